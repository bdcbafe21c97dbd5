package io.github.askjdbc.catalog;

import io.github.askjdbc.english.NounNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells which list the codes of a column are from: one that holds all of them, and whose name is
 * made of words of the column's and its table's names, possibly shortened. Of two lists that hold
 * them the one whose name tells more; two that tell as much are none.
 */
final class CodedColumns {

  private static final int IN_COLUMN = 2;
  private static final int IN_TABLE = 1;

  /** As few letters may be short for too many words. */
  private static final int SHORTEST = 3;

  /** One code alone may be in any list. */
  private static final int FEW = 2;

  private record Fit(CodeList list, int score, boolean whole) {}

  private final List<CodeList> lists;

  CodedColumns(List<CodeList> lists) {
    this.lists = lists;
  }

  /** Whether the name of some list has a word of the column's name. */
  boolean mayBe(Column column) {
    return lists.stream()
        .filter(list -> !list.table().equals(column.name().table()))
        .anyMatch(list -> fit(list, column.name()).score() >= IN_COLUMN);
  }

  /**
   * @param codes that the column holds, all of them
   */
  Optional<CodeList> of(Column column, Set<String> codes) {
    List<Fit> holding = new ArrayList<>();
    for (CodeList list : lists) {
      if (!list.table().equals(column.name().table()) && list.texts().keySet().containsAll(codes)) {
        holding.add(fit(list, column.name()));
      }
    }
    boolean only = holding.size() == 1 && codes.size() >= FEW && column.kind() == ColumnKind.TEXT;
    List<Fit> named =
        holding.stream()
            .filter(fit -> fit.score() >= IN_COLUMN && (fit.whole() || only))
            .sorted(Comparator.comparingInt(fit -> -fit.score()))
            .toList();
    boolean one =
        named.size() == 1 || (named.size() > 1 && named.get(0).score() > named.get(1).score());
    return one && !codes.isEmpty() ? Optional.of(named.get(0).list()) : Optional.empty();
  }

  /** How much of a list's name the column's says, and its table's. */
  private static Fit fit(CodeList list, ColumnName column) {
    List<String> own = new ArrayList<>(CodeList.telling(column.column()));
    own.add(String.join("", own));
    List<String> rows = new ArrayList<>(CodeList.telling(column.table().name()));
    rows.add(String.join("", rows));
    KeyName table = KeyName.of(column.table().name());
    int score = 0;
    boolean inColumn = false;
    boolean whole = true;
    for (String word : new HashSet<>(list.name())) {
      if (own.stream().anyMatch(other -> isSame(word, other))) {
        score += IN_COLUMN;
        inColumn = true;
      } else if (rows.stream().anyMatch(other -> isSame(word, other)) || table.mayBeWritten(word)) {
        score += IN_TABLE;
      } else {
        whole = false;
      }
    }
    return new Fit(list, inColumn ? score : 0, whole);
  }

  private static boolean isSame(String word, String other) {
    return NounNumber.isSame(word, other) || isShort(word, other) || isShort(other, word);
  }

  private static boolean isShort(String form, String word) {
    return form.length() >= SHORTEST
        && (word.startsWith(form)
            || new KeyName(List.of(word), false).mayBeWritten(form)
            || new KeyName(List.of(NounNumber.singular(word)), false).mayBeWritten(form));
  }
}

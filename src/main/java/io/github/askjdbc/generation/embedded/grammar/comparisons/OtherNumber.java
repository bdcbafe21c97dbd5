package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A number of a row, or of one that the row belongs to, as words name it with whose it is: "its
 * reorder level", "the policy's deductible", "the capacity of the venue".
 *
 * @param places tokens of the number and of those whose it is
 */
public record OtherNumber(ColumnName column, List<Integer> places) {

  public OtherNumber {
    places = List.copyOf(places);
  }

  /** That which stands at a token, of rows or of what they belong to. */
  public static Optional<OtherNumber> at(Draft draft, int at, TableName rows) {
    List<Integer> places = new ArrayList<>();
    int place = at;
    Optional<TableName> owner = draft.free(at) ? draft.table(at) : Optional.empty();
    if (owner.isPresent() && draft.onlyBetween(at, draft.next(at), WordClass.POSSESSIVE)) {
      places.add(at);
      place = draft.next(at);
    }
    Optional<ColumnName> column = draft.isQuantity(place) ? draft.column(place) : Optional.empty();
    boolean own = column.filter(one -> isOf(draft, rows, one.table())).isPresent();
    boolean theirs = places.isEmpty() || owner.equals(column.map(ColumnName::table));
    if (!own || !theirs) {
      return Optional.empty();
    }
    places.add(place);
    if (places.size() == 1) {
      places.addAll(owners(draft, place, rows, column.get().table()));
    }
    return column.map(one -> new OtherNumber(one, places));
  }

  /** "Of the policy", "of the contract's tariff": tokens of whose it is. */
  private static List<Integer> owners(Draft draft, int place, TableName rows, TableName table) {
    int first = draft.next(place);
    if (!draft.free(first) || !draft.fillerBefore(first, WordClass.OF)) {
      return List.of();
    }
    if (draft.table(first).equals(Optional.of(table))) {
      return List.of(first);
    }
    int second = draft.next(first);
    boolean chain =
        draft.free(second)
            && draft.table(second).equals(Optional.of(table))
            && draft.onlyBetween(first, second, WordClass.POSSESSIVE)
            && (draft.isUnknown(first)
                ? draft.graph.references(rows, table).isEmpty()
                : draft.table(first).filter(one -> belongs(draft, rows, one)).isPresent());
    return chain ? List.of(first, second) : List.of();
  }

  /** Whether a table is that of the rows, or holds the one row that each of them belongs to. */
  public static boolean isOf(Draft draft, TableName rows, TableName table) {
    return rows.equals(table)
        || belongs(draft, rows, table)
        || (draft.graph.references(rows, table).isEmpty()
            && between(draft, rows, table).size() == 1);
  }

  /** Those that the rows belong to, and that belong to the table. */
  private static List<TableName> between(Draft draft, TableName rows, TableName table) {
    return draft.knowledge.catalog().keysOf(rows).stream()
        .map(ForeignKey::to)
        .distinct()
        .filter(one -> !one.equals(rows) && !one.equals(table))
        .filter(one -> belongs(draft, rows, one) && belongs(draft, one, table))
        .toList();
  }

  private static boolean belongs(Draft draft, TableName rows, TableName to) {
    List<ForeignKey> keys = draft.graph.references(rows, to);
    return keys.size() == 1 && draft.graph.references(to, rows).isEmpty();
  }

  int last() {
    return places.stream().mapToInt(Integer::intValue).max().orElseThrow();
  }
}

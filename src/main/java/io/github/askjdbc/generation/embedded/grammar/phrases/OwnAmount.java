package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The one amount that rows stand for where only they are named: "the average invoice". */
public final class OwnAmount {

  private static final int SHORTEST = 3;

  private OwnAmount() {}

  /** "The total value of all open orders" is that of their one amount, which is no price apiece. */
  public static Optional<ColumnName> worth(Draft draft, int at) {
    int rows = at + 1;
    while (rows < draft.size() && draft.table(rows).isEmpty()) {
      rows++;
    }
    boolean said = draft.isUnknown(at) && WordClass.WORTH.contains(draft.tokens.get(at).text());
    return said && draft.fillerBefore(draft.next(at), WordClass.OF)
        ? draft
            .table(rows)
            .flatMap(table -> OnlyMoney.of(draft, table))
            .filter(OwnAmount::isOwnAmount)
        : Optional.empty();
  }

  /** Whether a token and the next are "order value". */
  public static boolean isOfNoun(Draft draft, int rows) {
    int worth = rows + 1;
    return draft.free(rows)
        && draft.table(rows).isPresent()
        && !NounNumber.isPlural(draft.tokens.get(rows).text())
        && draft.isUnknown(worth)
        && WordClass.WORTH.contains(draft.tokens.get(worth).text());
  }

  /** The one amount of the orders in "order value". */
  public static Optional<ColumnName> ofNoun(Draft draft, int rows) {
    return isOfNoun(draft, rows)
        ? draft
            .table(rows)
            .flatMap(table -> OnlyMoney.of(draft, table))
            .filter(OwnAmount::isOwnAmount)
        : Optional.empty();
  }

  /** "The average invoice" is that of their one amount; "the average invoices" are counted. */
  public static Optional<ColumnName> ofOneRow(Draft draft, int cue, int rows) {
    int behind = rows + 1;
    boolean whole =
        behind >= draft.size()
            || (draft.isUnknown(behind) && !draft.tokens.get(behind).content())
            || draft.beginsSentence(behind);
    boolean grouped =
        IntStream.range(0, draft.size())
            .anyMatch(at -> draft.isFree(at, Cue.EACH) || draft.isFree(at, Cue.EACH_TIME));
    return draft.isFree(cue, Cue.AVERAGE)
            && whole
            && !grouped
            && draft.next(cue) == rows
            && !NounNumber.isPlural(draft.tokens.get(rows).text())
        ? draft
            .table(rows)
            .flatMap(table -> OnlyMoney.of(draft, table))
            .filter(OwnAmount::isOwnAmount)
        : Optional.empty();
  }

  /**
   * {@code total_amount}, {@code order_value}, {@code grand_total}, and neither a freight cost nor
   * a discount.
   */
  public static boolean isOwnAmount(ColumnName column) {
    List<String> rows = NameParts.of(column.table().name());
    List<String> parts = NameParts.of(column.column());
    return parts.stream().anyMatch(WordClass.SIZE::contains)
        && parts.stream()
            .allMatch(
                part ->
                    WordClass.SIZE.contains(part)
                        || WordClass.OF_TOTAL.contains(part)
                        || rows.stream()
                            .anyMatch(row -> NounNumber.isSame(row, part) || isShort(part, row)));
  }

  /** {@code INVAMT} of {@code INVHDR}. */
  private static boolean isShort(String part, String row) {
    return part.length() >= SHORTEST && row.startsWith(part);
  }
}

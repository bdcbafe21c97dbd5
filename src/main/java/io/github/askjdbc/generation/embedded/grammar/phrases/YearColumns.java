package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.text.WrittenNumber;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Columns of numbers that hold years, of the tables that a question names. */
public final class YearColumns {

  private YearColumns() {}

  /** Whether a name begins or ends with a word for a year. */
  public static boolean isYear(ColumnName column) {
    List<String> parts = NameParts.of(column.column());
    return !parts.isEmpty()
        && (WordClass.YEAR.contains(parts.get(0))
            || WordClass.YEAR.contains(parts.get(parts.size() - 1)));
  }

  /** The same, or an event by whose name a column holds years: {@code founded}. */
  public static boolean isYear(Draft draft, ColumnName column) {
    return isYear(column) || isYearOfEvent(draft, column);
  }

  private static boolean isYearOfEvent(Draft draft, ColumnName column) {
    List<String> parts = NameParts.of(column.column());
    if (parts.isEmpty() || !WordClass.isParticiple(parts.get(parts.size() - 1))) {
      return false;
    }
    List<String> held = draft.knowledge.statistics().samples(column);
    return !held.isEmpty() && held.stream().allMatch(WrittenNumber::isYear);
  }

  /** The one that a free word speaks of: "built" of {@code built_year}. */
  public static Optional<ColumnName> told(Draft draft, int at) {
    return !draft.free(at) || !draft.tokens.get(at).content()
        ? Optional.empty()
        : one(
            all(draft)
                .filter(
                    column ->
                        TimeChoice.speaksOf(
                            draft.question.words().get(draft.tokens.get(at).span().last()),
                            column)));
  }

  /**
   * The one that there is, where no other column of times is told or is the row's own; never one of
   * what befell the rows: "members in 2020" were not born then.
   */
  public static Optional<ColumnName> only(Draft draft, int number) {
    boolean dated =
        draft.dates.of(draft.tokens.get(number).span()).stream()
            .filter(date -> draft.named.contains(date.column().table()))
            .anyMatch(TimeChoice::isSure);
    return dated || isOfOtherRows(draft, number)
        ? Optional.empty()
        : one(all(draft).filter(column -> !befell(column) && !isOfOthers(draft, column)));
  }

  /** "How many trips did each van make in 2024" speaks of no van that was built then. */
  private static boolean isOfOthers(Draft draft, ColumnName column) {
    return NameParts.of(column.column()).stream().anyMatch(WordClass::isParticiple)
        && draft.named.stream().anyMatch(rows -> !rows.equals(column.table()));
  }

  /** Whether it is the year of something that befell the row, and not the row's own. */
  public static boolean befell(ColumnName column) {
    return NameParts.of(column.column()).stream().anyMatch(WordClass.BEFALLS::contains);
  }

  /** "Ovens without repairs in 2024" were not built then: the rows before it have dates. */
  private static boolean isOfOtherRows(Draft draft, int number) {
    return NearestRows.of(draft, number).stream()
        .filter(rows -> all(draft).noneMatch(column -> column.table().equals(rows)))
        .anyMatch(rows -> !DeedDates.dates(draft, rows).isEmpty());
  }

  private static Optional<ColumnName> one(Stream<ColumnName> columns) {
    List<ColumnName> few = columns.limit(2).toList();
    return few.size() == 1 ? Optional.of(few.get(0)) : Optional.empty();
  }

  private static Stream<ColumnName> all(Draft draft) {
    return draft.named.stream()
        .flatMap(table -> draft.knowledge.catalog().table(table).stream())
        .flatMap(table -> table.columns().stream())
        .filter(column -> column.kind() == ColumnKind.NUMBER)
        .map(Column::name)
        .filter(column -> isYear(draft, column));
  }
}

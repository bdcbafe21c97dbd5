package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.generation.embedded.grammar.phrases.People;
import io.github.askjdbc.linking.TimeChoice;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Times that no word tells are those of what is asked for, and not of the one that it belongs to:
 * of "trips by the truck Bertha in May" the trips were in May, whenever the truck was serviced.
 */
final class DateOfAsked {

  private DateOfAsked() {}

  /**
   * The own date of the rows that are asked for, instead of one that befell what they belong to;
   * empty where they have none.
   *
   * @param period token of the time
   */
  static Optional<TimeChoice.Dated> instead(Draft draft, int period, TimeChoice.Dated chosen) {
    TableName dated = chosen.column().table();
    Optional<TableName> asked = asked(draft).filter(rows -> belongs(draft, rows, dated));
    boolean told = chosen.by().isPresent() || TimeChoice.isOwn(chosen.column());
    if (told || asked.isEmpty() || isBeside(draft, period, dated)) {
      return Optional.of(chosen);
    }
    return draft.dates.of(draft.tokens.get(period).span()).stream()
        .filter(one -> one.column().table().equals(asked.get()))
        .filter(one -> TimeChoice.isOwn(one.column()))
        .findFirst();
  }

  /**
   * The only date of the rows that are named first, where each of them belongs to those whose dates
   * may be meant as well: orders of each shop per year are told by when they were ordered.
   *
   * @param at token of the time
   */
  static Optional<TimeChoice.Dated> ofFirst(Draft draft, int at) {
    Optional<TableName> asked = asked(draft);
    List<TimeChoice.Dated> dated = draft.dates.of(draft.tokens.get(at).span());
    boolean others =
        asked.isPresent()
            && dated.stream()
                .filter(one -> isSpoken(draft, one.column().table()))
                .filter(one -> !one.column().table().equals(asked.get()))
                .allMatch(
                    one -> one.by().isEmpty() && belongs(draft, asked.get(), one.column().table()));
    return others
        ? draft
            .dates
            .likely(draft.tokens.get(at).span(), asked.get())
            .filter(one -> TimeChoice.isOwn(one.column()) || isOnly(draft, one.column()))
        : Optional.empty();
  }

  private static boolean isOnly(Draft draft, ColumnName date) {
    return DeedDates.dates(draft, date.table()).stream()
        .filter(one -> !TimeChoice.keepsBooks(one))
        .allMatch(date::equals);
  }

  /** Whether a word of this reading names rows of a table, or a cell of theirs. */
  static boolean isSpoken(Draft draft, TableName table) {
    return IntStream.range(0, draft.size())
        .anyMatch(
            at ->
                draft.rows(at).equals(Optional.of(table))
                    || draft.filter(at).flatMap(one -> one.holder()).equals(Optional.of(table))
                    || draft.column(at).filter(one -> one.table().equals(table)).isPresent());
  }

  /** The rows that the question names first. */
  private static Optional<TableName> asked(Draft draft) {
    return IntStream.range(0, draft.size())
        .boxed()
        .flatMap(at -> draft.table(at).stream())
        .findFirst();
  }

  /** Whether each of some rows has one of the others, or these are people who came to us once. */
  private static boolean belongs(Draft draft, TableName rows, TableName others) {
    boolean one =
        draft
            .graph
            .connect(rows, List.of(others))
            .filter(tree -> !tree.multipliesRoot())
            .isPresent();
    return !rows.equals(others) && (one || new People(draft).are(others));
  }

  /**
   * "Bills for visits in May": where the visits are no people, the visits were in May. "Bills that
   * each visit had in May" are told by the bills.
   */
  private static boolean isBeside(Draft draft, int period, TableName dated) {
    int noun = draft.previous(period);
    return draft.table(noun).equals(Optional.of(dated))
        && !draft.fillerBefore(period, WordClass.OWNING_VERB)
        && !new People(draft).are(dated);
  }
}

package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "How many passengers did we carry in March": where all that a question names is told by the rows
 * of one table, which it has no word for, a time is of the one date that these rows have, if that
 * is their own.
 */
final class OnlyRows {

  /** How sure the date is that no word of the question tells. */
  private static final double SCORE = 0.6;

  private OnlyRows() {}

  /**
   * The date of those rows.
   *
   * @param period token of the time
   */
  static Optional<TimeChoice.Dated> date(Draft draft, int period) {
    boolean named = IntStream.range(0, draft.size()).anyMatch(at -> draft.table(at).isPresent());
    List<TableName> rows =
        named ? List.of() : spoken(draft).stream().filter(one -> !isCalled(draft, one)).toList();
    List<ColumnName> dates =
        rows.stream()
            .filter(one -> rows.size() == 1)
            .flatMap(one -> DeedDates.dates(draft, one).stream())
            .filter(column -> !TimeChoice.keepsBooks(column))
            .toList();
    boolean told =
        draft.dates.of(draft.tokens.get(period).span()).stream()
            .anyMatch(one -> one.by().isPresent() && !dates.contains(one.column()));
    return dates.size() == 1 && TimeChoice.isOwn(dates.get(0)) && !told
        ? draft
            .knowledge
            .times()
            .form(dates.get(0))
            .map(form -> new TimeChoice.Dated(dates.get(0), form, SCORE, Optional.empty()))
        : Optional.empty();
  }

  /** "Bookings", which a table {@code bkg_hdr} holds, are no amount of theirs. */
  private static boolean isCalled(Draft draft, TableName rows) {
    String written = ShortNames.writtenOut(rows.name());
    List<String> stems = NameStems.of(rows.name());
    return draft.question.words().stream()
        .filter(Word::content)
        .anyMatch(
            word ->
                stems.contains(word.stem())
                    || List.of(written.split("_", -1)).stream()
                        .anyMatch(part -> NounNumber.isSame(part, word.folded())));
  }

  /** The tables of all columns and values that the question names. */
  private static List<TableName> spoken(Draft draft) {
    return IntStream.range(0, draft.size())
        .boxed()
        .flatMap(at -> draft.tokens.get(at).link().stream())
        .flatMap(OnlyRows::tables)
        .distinct()
        .toList();
  }

  private static Stream<TableName> tables(Link link) {
    return Stream.concat(
        link.holder().stream(), link.namedColumns().stream().map(ColumnName::table));
  }
}

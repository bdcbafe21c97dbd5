package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** When it was that a deed left rows, and whose deed it was. */
public final class DeedDates {

  /** How sure the date is that the verb stands for. */
  public static final double SCORE = 0.6;

  private DeedDates() {}

  /** The first rows that are named before the verb, or the people whose deed it is. */
  public static Optional<TableName> owner(Draft draft, int verb) {
    List<TableName> named =
        IntStream.range(0, verb)
            .boxed()
            .flatMap(at -> draft.table(at).stream())
            .distinct()
            .toList();
    List<TableName> meant =
        named.isEmpty() && AskedPerson.isAsked(draft) ? doers(draft, verb) : named;
    return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
  }

  /** The only people that the rows which such a deed leaves are of. */
  private static List<TableName> doers(Draft draft, int verb) {
    People people = new People(draft);
    return draft.knowledge.catalog().tables().stream()
        .map(Table::name)
        .filter(people::are)
        .filter(
            one -> LeftBehind.by(draft, verb, one).flatMap(people::only).equals(Optional.of(one)))
        .toList();
  }

  /** The date of rows that a verb tells, or else their own one; empty where they are planned. */
  public static Optional<TimeChoice.Dated> date(Draft draft, int verb, TableName rows) {
    List<ColumnName> dates = dates(draft, rows);
    List<ColumnName> told = dates.stream().filter(date -> speaks(draft, verb, date)).toList();
    List<ColumnName> own = dates.stream().filter(TimeChoice::isOwn).toList();
    List<ColumnName> meant = told.isEmpty() ? own : told;
    boolean planned =
        dates.stream().anyMatch(date -> GoverningVerb.isPlanned(date) && !meant.contains(date));
    return meant.size() == 1 && !planned
        ? draft
            .knowledge
            .times()
            .form(meant.get(0))
            .map(form -> new TimeChoice.Dated(meant.get(0), form, SCORE, Optional.empty()))
        : Optional.empty();
  }

  /** Whether a verb tells a column of dates: "joined" of {@code join_date}. */
  public static boolean speaks(Draft draft, int verb, ColumnName date) {
    Word said = draft.question.words().get(draft.tokens.get(verb).span().last());
    return TimeChoice.speaksOf(said, date);
  }

  /** The columns of rows that hold times. */
  public static List<ColumnName> dates(Draft draft, TableName rows) {
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .map(Column::name)
        .filter(column -> draft.knowledge.times().form(column).isPresent())
        .toList();
  }
}

package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Verbs that only say of rows that they came about when, or where, the words behind are read to
 * say: "races held between 2014 and 2017", "wines made before 2010" of the one year that wines
 * have, "courses taught on Mondays". Not of rows that have a state, since some of them may never
 * have come about.
 */
public final class CameAboutRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      boolean word = draft.isUnknown(at) && draft.tokens.get(at).content();
      Optional<TableName> rows = word ? rowsBefore(draft, at) : Optional.empty();
      if (rows.isPresent() && saysNoMore(draft, at, rows.get())) {
        draft.take(at);
      }
    }
  }

  private static Optional<TableName> rowsBefore(Draft draft, int at) {
    int before = draft.previous(at);
    return before < 0 || draft.free(before)
        ? Optional.empty()
        : draft.table(before).or(() -> draft.column(before).map(ColumnName::table));
  }

  private static boolean saysNoMore(Draft draft, int at, TableName rows) {
    String verb = draft.tokens.get(at).text();
    boolean held = WordClass.HELD.contains(verb);
    if ((!held && !WordClass.BROUGHT_ABOUT.contains(verb)) || RelationRule.isPlanned(draft, at)) {
      return false;
    }
    List<ColumnName> told = told(draft, at).toList();
    return !told.isEmpty()
        && told.stream().allMatch(column -> column.table().equals(rows))
        && (held
            ? isWhenOrWhere(draft, told)
            : told.stream().allMatch(column -> isOwn(draft, column)));
  }

  /** What the first time, number or value behind is compared with. */
  private static Stream<ColumnName> told(Draft draft, int at) {
    int behind = draft.next(at);
    while (behind < draft.size() && !draft.free(behind) && !isHeld(draft, behind)) {
      behind = draft.next(behind);
    }
    if (behind >= draft.size() || draft.free(behind)) {
      return Stream.empty();
    }
    WordSpan span = draft.tokens.get(behind).span();
    return draft.actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .filter(where -> where.from().contains(span))
        .flatMap(where -> UsedColumns.of(where).stream());
  }

  private static boolean isHeld(Draft draft, int at) {
    return draft.period(at).isPresent()
        || draft.number(at).isPresent()
        || draft.value(at).isPresent();
  }

  /** No name, which would be of what the rows are called, and no amount. */
  private static boolean isWhenOrWhere(Draft draft, List<ColumnName> told) {
    return told.stream()
        .allMatch(
            column ->
                isTime(draft, column)
                    || (!draft.isName(column) && !draft.columns.isQuantity(column)));
  }

  private static boolean isTime(Draft draft, ColumnName column) {
    return draft.knowledge.times().form(column).isPresent() || YearColumns.isYear(column);
  }

  /** The time of the rows themselves, and the only one that they have. */
  private static boolean isOwn(Draft draft, ColumnName column) {
    boolean year = NameParts.of(column.column()).stream().allMatch(WordClass.YEAR::contains);
    return (year || (isTime(draft, column) && TimeChoice.isOwn(column)))
        && draft.knowledge.catalog().table(column.table()).stream()
            .flatMap(table -> table.columns().stream())
            .filter(other -> !other.name().equals(column))
            .noneMatch(other -> isTime(draft, other.name()));
  }
}

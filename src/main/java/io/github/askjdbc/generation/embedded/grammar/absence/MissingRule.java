package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.TimeChoice;
import java.util.Optional;
import java.util.Set;

/**
 * Rows in which a cell is empty: "patients without an insurer", "orders that have not been shipped"
 * where a column holds the day. A number that is missing may as well be a zero, and a word whose
 * column says yes or no is no missing cell: neither is read.
 */
public final class MissingRule implements Rule {

  private static final Set<ColumnKind> EMPTY_IF_MISSING = Set.of(ColumnKind.TEXT, ColumnKind.DATE);

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      int not = at;
      int place = draft.next(at);
      if (!draft.isFree(at, Cue.NOT) || !draft.free(place) || isCompared(draft, place)) {
        continue;
      }
      if (withoutDate(draft, not, place)) {
        continue;
      }
      Optional<Column> column =
          draft
              .column(place)
              .flatMap(draft.columns::known)
              .filter(Column::nullable)
              .filter(known -> draft.named.contains(known.name().table()))
              .filter(
                  known ->
                      EMPTY_IF_MISSING.contains(known.kind()) || YearColumns.isYear(known.name()));
      if (column.filter(known -> isOfOthers(draft, place, known.name())).isPresent()) {
        draft.reject();
        return;
      }
      column.ifPresent(
          known ->
              draft.where(
                  new Condition.Present(new Expression.Cell(known.name()), true),
                  draft.take(not, place)));
    }
  }

  /** "Shops without any devices" have no rows of them, rather than some without a name. */
  private static boolean isOfOthers(Draft draft, int place, ColumnName column) {
    return draft.isName(column)
        && !WordClass.NAMING_COLUMN.contains(NounNumber.singular(draft.tokens.get(place).text()));
  }

  /** "Without expiry date" where the column says "expires". */
  private static boolean withoutDate(Draft draft, int not, int place) {
    int noun = place + 1;
    boolean worded =
        draft.isUnknown(place)
            && draft.free(noun)
            && WordClass.OWN_DATE.contains(draft.tokens.get(noun).text());
    Optional<ColumnName> date =
        draft
            .dates
            .asked(draft.tokens.get(not).span())
            .filter(one -> one.by().map(draft::at).equals(Optional.of(place)))
            .map(TimeChoice.Dated::column)
            .filter(one -> draft.columns.known(one).filter(Column::nullable).isPresent());
    if (!worded || date.isEmpty()) {
      return false;
    }
    draft.where(
        new Condition.Present(new Expression.Cell(date.get()), true), draft.take(not, place, noun));
    return true;
  }

  /** "Not paid in 2021" and "not paid by card" do not say that it was not paid. */
  private static boolean isCompared(Draft draft, int place) {
    int next = draft.next(place);
    return draft.value(next).isPresent()
        || draft.number(next).isPresent()
        || draft.period(next).isPresent()
        || draft.cue(next).isPresent();
  }
}

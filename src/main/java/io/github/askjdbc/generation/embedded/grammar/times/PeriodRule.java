package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Conditions on columns of dates: "hired after 2015", "orders in March 2022", "a due date between
 * 2022-01-01 and 2022-06-30". By whole days, so that they hold for times of day as well.
 *
 * <p>The column is the one that stands right before; without one, the one that a verb tells or that
 * is the row's own ({@link TimeChoice}), and never one of the things that befell it: who asks for
 * "employees in 2020" does not mean those hired then.
 */
public final class PeriodRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size() && !draft.rejected; at++) {
      if (draft.free(at) && draft.period(at).isPresent()) {
        condition(draft, at, draft.period(at).get());
      }
    }
  }

  private static void condition(Draft draft, int at, Period period) {
    Optional<TimeConditions.Wording> read = TimeConditions.wording(draft, at, period);
    if (read.isEmpty() || isStateAsOf(draft, at)) {
      return;
    }
    TimeConditions.Wording wording = read.get();
    int before = wording.before();
    if (AbsentTime.stands(draft, before)) {
      return;
    }
    if (draft.isFree(before, Cue.NOT) || draft.isFree(draft.previous(before), Cue.NOT)) {
      draft.reject(); // whether a row without a date is meant cannot be told
      return;
    }
    if (draft.fillerBefore(before, WordClass.OUGHT)) {
      return; // what should have been done by then may never have been
    }
    Optional<TimeConditions.Timed> column =
        TimeConditions.column(draft, at, before, wording.first());
    if (column.isEmpty()) {
      return;
    }
    if (isForetold(draft, wording.first(), column.get().name())) {
      draft.reject();
      return;
    }
    List<Integer> places = new ArrayList<>(wording.places());
    int teller = column.get().teller();
    places.add(teller);
    if (draft.free(teller + 1)
        && WordClass.DATE_NOUN.contains(draft.tokens.get(teller + 1).text())) {
      places.add(teller + 1); // "by admission date"
    }
    List<WordSpan> spans = draft.take(places);
    TimeConditions.days(wording.operator(), column.get(), period.first(), wording.last().dayAfter())
        .forEach(condition -> draft.where(condition, spans));
  }

  /** "Which clients will leave next month" is told by no date of those that have left. */
  private static boolean isForetold(Draft draft, int at, ColumnName date) {
    boolean future =
        draft.question.words().subList(0, draft.tokens.get(at).span().first()).stream()
            .anyMatch(word -> WordClass.FUTURE.contains(word.folded()));
    return future && NameParts.of(date.column()).stream().anyMatch(WordClass::isParticiple);
  }

  /** What held "as of" a day may have come about long before. */
  private static boolean isStateAsOf(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.AS) && draft.fillerBefore(at, WordClass.OF);
  }
}

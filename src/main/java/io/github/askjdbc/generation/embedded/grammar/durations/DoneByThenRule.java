package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;

/**
 * "Paid by the due date in 2024", "shipped in 2024 by the requested date": what was done by a day
 * is compared with it, and no reading that does not is what the question means.
 */
public final class DoneByThenRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean missed =
        draft.question.links().stream()
            .filter(link -> link.naming() == NameExtent.WHOLE)
            .filter(link -> isThen(draft, link.span()))
            .anyMatch(
                link ->
                    link.namedColumn()
                        .filter(then -> isDate(draft, then) && isDone(draft, link.span(), then))
                        .filter(then -> !isCompared(draft, then))
                        .isPresent());
    if (missed) {
      draft.reject();
    }
  }

  /** "By the" and a name. */
  private static boolean isThen(Draft draft, WordSpan name) {
    List<Word> words = draft.question.words();
    return name.first() > 1
        && WordClass.DETERMINER.contains(words.get(name.first() - 1).folded())
        && WordClass.BY.contains(words.get(name.first() - 2).folded());
  }

  private static boolean isDate(Draft draft, ColumnName column) {
    return draft.knowledge.times().form(column).isPresent();
  }

  /** Whether a verb before it tells another date of the same rows. */
  private static boolean isDone(Draft draft, WordSpan name, ColumnName then) {
    List<Word> words = draft.question.words();
    return draft.dates.of(name).stream()
        .filter(TimeChoice::isSure)
        .filter(
            dated ->
                dated
                    .by()
                    .filter(verb -> verb < name.first())
                    .filter(verb -> WordClass.isParticiple(words.get(verb).folded()))
                    .isPresent())
        .map(TimeChoice.Dated::column)
        .anyMatch(date -> date.table().equals(then.table()) && !date.equals(then));
  }

  private static boolean isCompared(Draft draft, ColumnName then) {
    return draft.actions.stream()
        .anyMatch(
            action ->
                action instanceof Action.AddWhere where
                    && where.condition() instanceof Condition.Comparison compared
                    && compared.left() instanceof Cell
                    && compared.right() instanceof Cell right
                    && right.column().equals(then));
  }
}

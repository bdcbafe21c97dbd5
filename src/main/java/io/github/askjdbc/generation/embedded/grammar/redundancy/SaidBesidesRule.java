package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.durations.EndedRows;
import io.github.askjdbc.generation.embedded.grammar.phrases.LengthWords;
import io.github.askjdbc.generation.embedded.grammar.selection.SaidAddress;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;

/**
 * Words beside what is read that say no more than it: "no e-mail address" of a column of e-mails,
 * "no phone recorded" where a cell is looked for that is empty, and "each number once" behind a
 * question, which leaves out what is shown already.
 */
public final class SaidBesidesRule implements Rule {

  /** An empty cell is told so many words before or behind at the most. */
  private static final int NEAR = 4;

  private static final String ADVERB = "ly";

  private static final String SENTENCE_ENDS = ".?!";

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      boolean word = draft.isUnknown(at) && draft.tokens.get(at).content();
      if (word
          && (SaidAddress.stands(draft, at) || isRecorded(draft, at) || isSaidOfRead(draft, at))) {
        draft.take(at);
      } else if (draft.isFree(at, Cue.EACH)) {
        once(draft, at);
        ofEach(draft, at);
      }
    }
  }

  /** "No phone recorded", "have given us no phone number". */
  private static boolean isRecorded(Draft draft, int at) {
    WordSpan said = draft.tokens.get(at).span();
    return WordClass.RECORDED.contains(draft.tokens.get(at).text())
        && draft.actions.stream()
            .filter(SaidBesidesRule::isEmpty)
            .flatMap(action -> action.from().stream())
            .anyMatch(
                span -> span.last() >= said.first() - NEAR && span.first() <= said.last() + NEAR);
  }

  private static boolean isSaidOfRead(Draft draft, int at) {
    return isLogged(draft, at)
        || isMarked(draft, at)
        || isAvailable(draft, at)
        || EndedRows.isSaid(draft, at)
        || isAllShown(draft, at);
  }

  /** "Marked as urgent", "we consider urgent". */
  private static boolean isMarked(Draft draft, int at) {
    int state = draft.next(at);
    String word = draft.tokens.get(at).text();
    boolean as =
        WordClass.MARKED.contains(word)
            ? draft.fillerBefore(state, WordClass.AS)
            : WordClass.CONSIDERING.contains(word) && draft.adjacent(at, state);
    return as
        && state < draft.size()
        && !draft.free(state)
        && (draft.filter(state).isPresent() || draft.value(state).isPresent());
  }

  /** "Which bookings are open? References only." */
  private static boolean isAllShown(Draft draft, int at) {
    int column = at - 1;
    int before = draft.previous(column);
    boolean shown =
        before >= 0
            && draft.next(at) >= draft.size()
            && draft.selected.stream().anyMatch(one -> one.token() == column && !one.assumed());
    if (!shown || !WordClass.ALONE.contains(draft.tokens.get(at).text())) {
      return false;
    }
    List<Word> words = draft.question.words();
    int from = words.get(draft.tokens.get(before).span().last()).end();
    int to = words.get(draft.tokens.get(column).span().first()).start();
    return draft
        .question
        .read()
        .substring(from, to)
        .chars()
        .anyMatch(letter -> SENTENCE_ENDS.indexOf(letter) >= 0);
  }

  /** "Publicly available". */
  private static boolean isAvailable(Draft draft, int at) {
    int flag = at - 1;
    return WordClass.AVAILABLE.contains(draft.tokens.get(at).text())
        && flag >= 0
        && !draft.free(flag)
        && draft.tokens.get(flag).text().endsWith(ADVERB)
        && draft.filter(flag).isPresent();
  }

  /** "And the list price of each", at the end of a list of rows. */
  private static void ofEach(Draft draft, int each) {
    boolean list =
        !draft.selected.isEmpty()
            && draft.selected.stream().noneMatch(one -> one.expression() instanceof Aggregate)
            && draft.actions.stream().noneMatch(Action.AddGroupBy.class::isInstance)
            && draft.counted.isEmpty();
    boolean shown = draft.shownBesides.filter(one -> !(one instanceof Aggregate)).isPresent();
    if (draft.free(each)
        && draft.next(each) >= draft.size()
        && !WordClass.PER.contains(draft.tokens.get(each).text())
        && (list || shown)) {
      draft.take(each);
    }
  }

  /** "How many hours were logged on each project". */
  private static boolean isLogged(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean spent = WordClass.SPENT.contains(word);
    boolean most = draft.summed.filter(SaidBesidesRule::isTime).isPresent();
    if (most && WordClass.LOGGED.contains(word)) {
      return true; // "logged the most hours"
    }
    return (spent || WordClass.LOGGED.contains(word))
        && draft.selected.stream()
            .anyMatch(
                shown ->
                    shown.expression() instanceof Aggregate number
                        && (number.function() == Function.SUM
                            || (spent && number.function() == Function.AVG))
                        && number
                            .column()
                            .filter(one -> isTime(one) || (spent && isCost(one)))
                            .isPresent());
  }

  private static boolean isCost(ColumnName column) {
    return NameParts.of(column.column()).stream().anyMatch(WordClass.COSTING::contains);
  }

  private static boolean isTime(ColumnName column) {
    return NameParts.of(column.column()).stream().anyMatch(LengthWords::isUnit);
  }

  private static boolean isEmpty(Action action) {
    return action instanceof Action.AddWhere where
        && (where.condition() instanceof Condition.Present present
            ? present.negated()
            : where.condition() instanceof Condition.Defined state
                && state.definition().testsMissing());
  }

  /** "Each order number once." */
  private static void once(Draft draft, int each) {
    int column = draft.next(each);
    int once = draft.next(column);
    Optional<ColumnName> shown = draft.column(column);
    boolean whole =
        shown.isPresent()
            && !draft.free(column)
            && draft.isUnknown(once)
            && WordClass.ONCE.contains(draft.tokens.get(once).text())
            && draft.next(once) >= draft.size();
    boolean plain =
        draft.selected.stream().noneMatch(one -> one.expression() instanceof Aggregate)
            && draft.actions.stream()
                .noneMatch(
                    one -> one instanceof Action.AddGroupBy || one instanceof Action.AddLimit);
    if (whole && plain) {
      draft.actions.add(new Action.AddDistinct(draft.take(each, once)));
    }
  }
}

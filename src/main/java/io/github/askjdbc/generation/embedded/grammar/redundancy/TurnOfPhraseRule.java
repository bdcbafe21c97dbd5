package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.english.Idioms;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Turns of phrase that say no more than the words behind them: "ended up cancelled" of what is
 * cancelled, "not a single order" of no order, "members, past or present" of all members. Where
 * "single" may be a kind of rows, as of rooms, nothing is read.
 */
public final class TurnOfPhraseRule implements Rule {

  /** Not made a single one, never made one single one. */
  private static final int NEAR = 5;

  @Override
  public void apply(Draft draft) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    for (int at = 0; at < draft.size() && !draft.rejected; at++) {
      int first = draft.tokens.get(at).span().first();
      int said = Idioms.becoming(words, first);
      int all = Idioms.allStates(words, first);
      int besides = Idioms.besides(words, first);
      if (besides > 0 && draft.at(first + besides - 1) < draft.size()) {
        draft.take(
            IntStream.rangeClosed(at, draft.at(first + besides - 1))
                .filter(one -> draft.isUnknown(one) && draft.tokens.get(one).content())
                .toArray());
      } else if (isCorresponding(draft, at)) {
        draft.take(at);
      } else if (all > 0 && isAskedBesides(words, first)) {
        draft.reject();
      } else if (all > 0 && draft.at(first + all - 1) < draft.size()) {
        draft.take(IntStream.rangeClosed(at, draft.at(first + all - 1)).toArray());
      } else if (said > 0) {
        becoming(draft, at, draft.at(first + said - 1));
      } else if (isNotASingle(draft, at)) {
        single(draft, at);
      }
    }
  }

  /** "The names, and whether active or not" asks for the state. */
  private static boolean isAskedBesides(List<String> words, int first) {
    return first > 0 && WordClass.AND.contains(words.get(first - 1));
  }

  /** "Names and corresponding buildings", "and the respective number of orders". */
  private static boolean isCorresponding(Draft draft, int at) {
    int next = at + 1;
    return at > 0
        && draft.isUnknown(at)
        && WordClass.CORRESPONDING.contains(draft.tokens.get(at).text())
        && (draft.isFree(next, Cue.COUNT) || draft.column(next).isPresent());
  }

  private static void becoming(Draft draft, int first, int last) {
    int state = draft.next(last);
    boolean read =
        draft
                .value(state)
                .map(Link.ToValue::column)
                .filter(column -> !draft.isName(column))
                .isPresent()
            || draft.filter(state).isPresent();
    if (read && draft.onlyBetween(last, state, WordClass.AS_STATE)) {
      draft.take(IntStream.rangeClosed(first, last).filter(draft::free).toArray());
    }
  }

  /** "Have not placed a single order", "not a single order". */
  private static boolean isNotASingle(Draft draft, int at) {
    return draft.free(at)
        && WordClass.SINGLE.contains(draft.tokens.get(at).text())
        && at > 0
        && WordClass.ARTICLE.contains(draft.tokens.get(at - 1).text())
        && draft.table(at + 1).isPresent()
        && IntStream.range(Math.max(0, at - NEAR), at).anyMatch(not -> draft.isFree(not, Cue.NOT));
  }

  private static void single(Draft draft, int at) {
    if (draft.isUnknown(at)) {
      draft.take(at);
    } else if (draft.onlyBetween(draft.previous(at), at, WordClass.ARTICLE)) {
      draft.reject(); // "not in a single room" is left to the values
    }
  }
}

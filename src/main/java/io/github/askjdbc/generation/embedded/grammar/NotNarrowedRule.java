package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.Idioms;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a question says not to look at: "whatever their status", "regardless of type", "closed ones
 * included", "including cancelled ones". It limits nothing and asks for nothing.
 */
final class NotNarrowedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    for (int at = 0; at < draft.size(); at++) {
      int said = Idioms.whatever(words, draft.tokens.get(at).span().first());
      if (said > 0) {
        whatever(draft, at, draft.tokens.get(at).span().first() + said);
      } else if (WordClass.ONES.contains(draft.tokens.get(at).text())) {
        ones(draft, at);
      }
    }
  }

  /** A column of kinds or states, and nothing that is counted. */
  private static void whatever(Draft draft, int from, int word) {
    int last = draft.at(word);
    boolean kind =
        draft.free(last)
            && draft
                .column(last)
                .filter(column -> draft.columns.isKind(column, ColumnKind.TEXT))
                .isPresent();
    int behind = draft.next(last);
    boolean ends = behind >= draft.size() || draft.isBehindComma(behind);
    if (kind && ends) {
      draft.take(IntStream.rangeClosed(from, last).filter(draft::free).toArray());
    }
  }

  /** "Closed ones included", "including closed ones": what else is so stays as it is. */
  private static void ones(Draft draft, int ones) {
    int what = draft.previous(ones);
    boolean state = what >= 0 && draft.free(what) && draft.table(what).isEmpty();
    int behind = draft.next(ones);
    int before = draft.previous(what);
    if (!state || !draft.adjacent(what, ones)) {
      return;
    }
    if (says(draft, behind, ones + 1) && draft.isBehindComma(what)) {
      draft.take(what, ones, behind);
    } else if (says(draft, before, what - 1)
        && (behind >= draft.size() || draft.isBehindComma(behind))) {
      draft.take(before, what, ones);
    }
  }

  private static boolean says(Draft draft, int at, int expected) {
    return at == expected
        && draft.isUnknown(at)
        && WordClass.INCLUSIVE.contains(draft.tokens.get(at).text());
  }
}

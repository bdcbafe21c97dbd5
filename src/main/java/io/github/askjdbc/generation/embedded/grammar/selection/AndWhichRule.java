package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Word;
import java.util.List;

/**
 * Words that lead from whether there are rows to which they are, and say nothing of them: "do we
 * have any overdue invoices, and if so, which ones", "is there a room that is free, and which one".
 */
public final class AndWhichRule implements Rule {

  @Override
  public void apply(Draft draft) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    for (int at = 0; at < draft.size(); at++) {
      int word = draft.tokens.get(at).span().first();
      boolean alone = draft.free(at) && draft.tokens.get(at).span().length() == 1;
      if (alone && (isIfSo(words, word) || isWhichOne(words, word))) {
        draft.take(at);
      }
    }
  }

  private static boolean isIfSo(List<String> words, int at) {
    return WordClass.IF_SO.contains(words.get(at))
        && at + 2 < words.size()
        && WordClass.SO.contains(words.get(at + 1))
        && WordClass.ASKING.contains(words.get(at + 2));
  }

  private static boolean isWhichOne(List<String> words, int at) {
    return WordClass.ONE_OF_THEM.contains(words.get(at))
        && at == words.size() - 1
        && at > 1
        && WordClass.ASKING_THING.contains(words.get(at - 1))
        && WordClass.AND.contains(words.get(at - 2));
  }
}

package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Word;
import java.util.List;

/**
 * Words that lead from whether there are rows to which they are, and say nothing of them: "do we
 * have any overdue invoices, and if so, which ones", "is there a room that is free, and which one".
 */
final class AndWhichRule implements Rule {

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
    return words.get(at).equals("if")
        && at + 2 < words.size()
        && words.get(at + 1).equals("so")
        && WordClass.ASKING.contains(words.get(at + 2));
  }

  private static boolean isWhichOne(List<String> words, int at) {
    return words.get(at).equals("one")
        && at == words.size() - 1
        && at > 1
        && words.get(at - 1).equals("which")
        && WordClass.AND.contains(words.get(at - 2));
  }
}

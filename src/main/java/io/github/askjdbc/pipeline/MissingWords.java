package io.github.askjdbc.pipeline;

import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.text.LetterCase;
import java.util.List;

/** Words of a question that nothing explains, as far as a text names them too. */
final class MissingWords {

  private MissingWords() {}

  /**
   * @param reason why there is no answer, in the words of a model
   */
  static List<Word> named(LinkedQuestion question, String reason) {
    String said = LetterCase.folded(reason);
    return question.unexplained().stream()
        .map(question.words()::get)
        .filter(word -> holds(said, LetterCase.folded(word.text())) || holds(said, word.stem()))
        .toList();
  }

  /** As the beginning of a word. */
  private static boolean holds(String text, String word) {
    for (int at = text.indexOf(word); at >= 0 && !word.isEmpty(); ) {
      if (at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1))) {
        return true;
      }
      at = text.indexOf(word, at + 1);
    }
    return false;
  }
}

package io.github.askjdbc.decision;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Set;

/**
 * Content words that no link explains, told apart by what is missing: the name of a thing that the
 * database holds nowhere, or only a word between such names.
 */
record UnknownWords(LinkedQuestion question, NearNames names, List<Integer> indices) {

  static UnknownWords of(LinkedQuestion question, NearNames names) {
    return new UnknownWords(question, names, question.unexplained());
  }

  /**
   * @param explained indices of words that a careful reader accounts for
   */
  UnknownWords except(Set<Integer> explained) {
    return new UnknownWords(
        question, names, indices.stream().filter(index -> !explained.contains(index)).toList());
  }

  List<Word> all() {
    return indices.stream().map(question.words()::get).toList();
  }

  /** Nouns and names that nothing in the database even resembles, and no evidence tells of. */
  List<Word> nowhere() {
    ToldWords told = ToldWords.of(question);
    return indices.stream()
        .filter(index -> mayName(question.words().get(index)))
        .filter(index -> !resembles(index))
        .filter(index -> !told.tell(question.words().get(index)))
        .map(question.words()::get)
        .toList();
  }

  private static boolean mayName(Word word) {
    boolean closed =
        WordClass.CLOSED_CLASS.contains(word.folded())
            || WordClass.NEVER_LAST.contains(word.folded()); // of a question that is broken off
    return word.mayName() && (word.quoted() || !closed);
  }

  private boolean resembles(int index) {
    Word word = question.words().get(index);
    return names.hold(word) || !names.of(word).isEmpty() || isHinted(index);
  }

  /** A value may take several words to name; what several words say of a name, one may not. */
  private boolean isHinted(int index) {
    return question.hints().stream()
        .filter(hint -> hint instanceof Link.ToValue || hint.span().length() == 1)
        .filter(Suggestions::isNear)
        .anyMatch(hint -> hint.span().words().anyMatch(word -> word == index));
  }
}

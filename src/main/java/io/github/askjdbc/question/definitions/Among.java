package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import java.util.Optional;

/** "The veterans among our machines": those machines that are veterans. */
final class Among {

  private Among() {}

  static boolean stands(Said question, Place term) {
    return DefiningWords.AMONG.contains(question.folded(term.end()));
  }

  /** The noun behind, with the condition; empty where the definition narrows another noun. */
  static Optional<String> restated(AskedWords words, Place term, TermDefinition definition) {
    Said question = words.question();
    int noun = question.afterArticles(term.end() + 1);
    boolean body = PlainStatement.COLLECTIVE.contains(question.folded(noun));
    int end = noun < question.size() ? words.afterNoun(noun, body) : -1;
    boolean same =
        end > 0
            && definition.head().equals(Optional.of(question.word(end - 1).stem()))
            && end == noun + 1;
    boolean fits = end > 0 && (body || NounNumber.isPlural(question.folded(end - 1)));
    return fits && (same || !definition.narrows())
        ? Optional.of(
            words.put(
                new Place(words.beforeArticles(term.first()), end),
                question.from(term.end() + 1, end) + " " + definition.condition().attributive()))
        : Optional.empty();
  }
}

package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;

/** "The amount exceeds the limit" is "the amount is more than the limit". */
final class ComparingVerb {

  private ComparingVerb() {}

  static String plain(String text) {
    Said said = Said.of(text);
    for (int at = 1; at + 1 < said.size(); at++) {
      String compared = DefiningWords.COMPARING_VERB.getOrDefault(said.folded(at), "");
      boolean number =
          said.isNumber(at + 1)
              || said.word(at + 1).isArticle()
              || DefiningWords.POSSESSIVE.contains(said.folded(at + 1));
      boolean plain = number && said.first(at, DefiningWords.BY) < 0; // "by more than 20 percent"
      if (plain && !compared.isEmpty() && isNoun(said, at - 1)) {
        return text.substring(0, said.word(at).start())
            + compared
            + text.substring(said.word(at).end());
      }
    }
    return text;
  }

  /** "It exceeds" tells of no number. */
  private static boolean isNoun(Said said, int at) {
    return !DefiningWords.PRONOUN.contains(said.folded(at))
        && !DefiningWords.VERB.contains(said.folded(at))
        && !DefiningWords.NEGATION.contains(said.folded(at))
        && !WordClass.CLOSED_CLASS.contains(said.folded(at));
  }
}

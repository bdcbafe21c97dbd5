package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.Optional;

/**
 * A question for a number that has a name of its own, with what the name means: "what is our loss
 * rate per branch", "how high was the revenue in 2024", "which branch has the highest headcount".
 */
final class NumberAsked {

  private static final String WHAT_IS = "What is the ";

  private static final int LONGEST_NOUN = 3;
  private static final int LONGEST_TIME = 3;
  private static final int LONGEST_ORDER = 2;
  private static final String THE = " the ";

  private final AskedWords words;
  private final Said question;
  private final TermDefinition definition;

  private NumberAsked(AskedWords words, TermDefinition definition) {
    this.words = words;
    this.question = words.question();
    this.definition = definition;
  }

  static Optional<String> restated(AskedWords words, TermDefinition definition) {
    Optional<String> behind = EachInFront.behind(words.question());
    return behind.isPresent()
        ? behind.flatMap(text -> restated(new AskedWords(Said.of(text)), definition))
        : words
            .found(definition.term())
            .filter(place -> words.endsThere(place.end()))
            .flatMap(place -> new NumberAsked(words, definition).put(place));
  }

  private Optional<String> put(Place place) {
    int from = words.beforeArticles(place.first());
    String meaning = definition.condition().attributive();
    Said said = Said.of(meaning);
    boolean again =
        DefiningWords.ADDING.contains(question.folded(from - 1))
            && question.folded(from - 1).equals(said.folded(0));
    int before = words.beforeArticles(again ? from - 1 : from);
    String rest = rest(place, said);
    Said told = Said.of(rest);
    boolean denies = said.first(0, DefiningWords.NEGATION) >= 0;
    boolean share = DefiningWords.SHARE.contains(said.folded(0));
    boolean other = (denies || share) && !isOfEach(denies ? told : withoutTime(told));
    boolean ofNone =
        definition.noun().isPresent() && (told.size() == 0 || (isOfTime() && !tellsTime(told)));
    Optional<String> lead = ofNone ? Optional.empty() : asked(from, before);
    return other
        ? lead.filter(WHAT_IS::equals).flatMap(one -> ShareOfOwner.of(said, told))
        : lead.map(one -> one + meaning + rest);
  }

  /** "The revenue of a year". */
  private boolean isOfTime() {
    return definition
        .noun()
        .filter(owner -> DefiningWords.STRETCH.contains(owner.folded(owner.size() - 1)))
        .isPresent();
  }

  private static boolean tellsTime(Said rest) {
    return rest.first(0, DefiningWords.DURING) >= 0
        && rest.words().stream().anyMatch(SaidWord::isNumber);
  }

  /**
   * What stands before the meaning; empty where no such number is asked for.
   *
   * @param from where the term begins, with its articles
   * @param before the same, with a word that the meaning says once more
   */
  private Optional<String> asked(int from, int before) {
    if (asks(before)) {
      return Optional.of(WHAT_IS);
    }
    boolean asker = before == 2 && DefiningWords.ASKER.contains(question.folded(1));
    boolean listed = (before == 1 || asker) && DefiningWords.TELLING.contains(question.folded(0));
    boolean most = DefiningWords.MOST.contains(question.folded(from - 1));
    return most
        ? Optional.of(question.text().substring(0, question.word(from).start()))
        : listed ? Optional.of(question.from(0, 1) + THE) : Optional.empty();
  }

  /**
   * Whether it tells of each of what there is one, or nothing: "the loss rate of Leeds" is a share
   * of some rows, and which of its conditions limits them is told by no word.
   */
  private static boolean isOfEach(Said rest) {
    int comma = rest.text().indexOf(',');
    Said first = Said.of(comma < 0 ? rest.text() : rest.text().substring(0, comma));
    int each = first.first(0, DefiningWords.EACH);
    boolean order = comma < 0 || rest.size() - first.size() <= LONGEST_ORDER;
    return order
        && (first.size() == 0
            || (each >= 0 && each <= 1 && first.size() - each <= LONGEST_NOUN + 1));
  }

  /** Without "in 2024" at the end. */
  private static Said withoutTime(Said rest) {
    for (int at = Math.max(0, rest.size() - LONGEST_TIME); at + 1 < rest.size(); at++) {
      if (DefiningWords.DURING.contains(rest.folded(at))
          && rest.word(rest.size() - 1).isNumber()
          && rest.first(at + 1, DefiningWords.PREPOSITION) < 0) {
        return Said.of(rest.from(0, at));
      }
    }
    return rest;
  }

  /** "What is", "how high was": nothing else stands before a place. */
  private boolean asks(int before) {
    if (before == 1 && DefiningWords.WHAT_IS.contains(question.folded(0))) {
      return true;
    }
    int verb = before - 1;
    boolean how = verb == 2 && DefiningWords.EXTENT.contains(question.folded(1));
    return (verb == 1 || how)
        && WordClass.ASKING.contains(question.folded(0))
        && DefiningWords.VERB.contains(question.folded(verb));
  }

  /** What stands behind the term, without "in percent" where a percentage is told. */
  private String rest(Place place, Said meaning) {
    boolean percent = meaning.folded(0).startsWith("percent");
    int length = percent ? question.length(place.end(), DefiningWords.IN_PERCENT) : 0;
    return question.text().substring(question.word(place.end() - 1 + length).end());
  }
}

package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What stands behind "if", made a condition of the noun that it speaks of. */
final class IfClause {

  static final int LONGEST_OWNED = 3;
  private static final int LONGEST_LENGTH = 6;
  private static final String WHOSE = "whose ";

  private IfClause() {}

  /**
   * @param text "it was delivered more than 10 days after the order date"
   * @param noun what is defined, which may stand in the place of "it"
   */
  static Optional<Narrowing> condition(String text, Optional<Said> noun) {
    Said said = Said.of(ComparingVerb.plain(owned(lying(TimeBetween.inUnit(plain(text))))));
    if (said.size() < 3) {
      return Optional.empty();
    }
    Optional<Narrowing> one = OneOfIts.of(said);
    if (one.isPresent()) {
      return one;
    }
    int verb = afterPronouns(said);
    if (verb > 0) {
      return said.size() - verb < 2
          ? Optional.empty()
          : Optional.of(Narrowing.ofVerb(said.from(verb)));
    }
    if (DefiningWords.POSSESSIVE.contains(said.folded(0))) {
      return Narrowing.of(WHOSE + said.from(1));
    }
    if (Narrowing.isParticiple(said.folded(0))) {
      return Optional.of(Narrowing.ofVerb("was " + withVerb(said)));
    }
    Optional<String> lying = TimeBetween.of(said);
    if (lying.isPresent()) {
      return lying.flatMap(Narrowing::of);
    }
    if (said.folded(0).equals("there") && DefiningWords.VERB.contains(said.folded(1))) {
      return Narrowing.of("with " + withoutOwner(said));
    }
    Optional<Narrowing> adding = Together.addingUp(said);
    if (adding.isPresent()) {
      return adding;
    }
    if (DefiningWords.EACH_OF.contains(said.folded(0))) {
      return Optional.empty();
    }
    Optional<Narrowing> owned = owned(said, noun).or(() -> NumberDone.of(said, noun));
    Optional<Narrowing> done =
        owned.isPresent() ? owned : subject(said, noun).map(at -> Narrowing.ofVerb(said.from(at)));
    return done.isPresent() || noun.isEmpty() ? done : HappeningInIt.of(said);
  }

  /** "The due date is before 1 May" is said of what is defined, unless it is called so itself. */
  private static Optional<Narrowing> owned(Said said, Optional<Said> noun) {
    int first = said.afterArticles(0);
    int verb = said.first(first, DefiningWords.VERB);
    String text = withOwners(said, first);
    boolean other =
        noun.isPresent()
            && first == 1
            && verb > first
            && (verb - first <= LONGEST_OWNED || TimeBetween.isLength(said, first))
            && !isSame(said.folded(verb - 1), noun.get().folded(noun.get().size() - 1));
    return other ? Narrowing.of(WHOSE + text) : Optional.empty();
  }

  /** One word, be it of one or of several; "claimed" is no "claim". */
  private static boolean isSame(String one, String other) {
    return NounNumber.singular(one).equals(NounNumber.singular(other));
  }

  /** "And the due date is over" behind what else is said of what is defined. */
  private static String withOwners(Said said, int first) {
    return owners(said, first, at -> at > first && said.word(at).isArticle());
  }

  /** With "whose" for what begins what is owned behind "and", where a verb follows. */
  private static String owners(Said said, int from, IntPredicate begins) {
    StringBuilder text = new StringBuilder(said.text().length());
    int done = said.word(from).start();
    for (int at = from + 1; at + 2 < said.size(); at++) {
      int verb = said.first(at + 1, DefiningWords.VERB);
      boolean owned =
          DefiningWords.JOIN.contains(said.folded(at - 1))
              && begins.test(at)
              && verb > at + 1
              && verb - at <= LONGEST_OWNED + 1;
      if (owned) {
        text.append(said.text(), done, said.word(at).start()).append(WHOSE);
        done = said.word(at + 1).start();
      }
    }
    return text.append(said.text().substring(done)).toString().strip();
  }

  /** "Hired in 2022 and with no leaving date": what one has, as a verb says it. */
  private static String withVerb(Said said) {
    StringBuilder text = new StringBuilder(said.text().length());
    int done = 0;
    for (int at = 2; at < said.size(); at++) {
      if (DefiningWords.JOIN.contains(said.folded(at - 1))
          && WordClass.POSSESSION.contains(said.folded(at))) {
        text.append(said.text(), done, said.word(at).start()).append("have");
        done = said.word(at).end();
      }
    }
    return text.append(said.text().substring(done)).toString();
  }

  /** "And its status is active" is "and whose status is active". */
  static String owned(String text) {
    Said said = Said.of(text);
    return said.size() == 0
        ? text
        : owners(said, 0, at -> DefiningWords.POSSESSIVE.contains(said.folded(at)));
  }

  /** "The due date lies before 1 May" is "the due date is before 1 May". */
  private static String lying(String text) {
    Said said = Said.of(text);
    StringBuilder plain = new StringBuilder(text.length());
    int done = 0;
    for (int at = 1; at + 1 < said.size(); at++) {
      if (DefiningWords.LYING.contains(said.folded(at))
          && !said.word(at - 1).isArticle()
          && !DefiningWords.PRONOUN.contains(said.folded(at - 1))
          && isDated(said, at + 1)) {
        plain.append(text, done, said.word(at).start()).append("is");
        done = said.word(at).end();
      }
    }
    return plain.append(text.substring(done)).toString();
  }

  /** Before a day, or a time that is so much before or after another. */
  private static boolean isDated(Said said, int at) {
    boolean length = DefiningWords.COMPARING.contains(said.folded(at)) || said.isNumber(at);
    return DefiningWords.DATED.contains(said.folded(at))
        || (length
            && IntStream.range(at + 1, said.size())
                .limit(LONGEST_LENGTH)
                .anyMatch(one -> DefiningWords.DATED.contains(said.folded(one))));
  }

  /** Behind "it", or "he or she"; 0 where there is none. */
  static int afterPronouns(Said said) {
    int at = 0;
    while (DefiningWords.PRONOUN.contains(said.folded(at))) {
      at += DefiningWords.JOIN.contains(said.folded(at + 1)) ? 2 : 1;
    }
    return at;
  }

  /** Behind the noun itself: "the order was delivered". */
  private static Optional<Integer> subject(Said said, Optional<Said> noun) {
    int first = said.afterArticles(0);
    return noun.map(one -> one.word(one.size() - 1).stem())
        .filter(stem -> first > 0 && first + 1 < said.size())
        .filter(stem -> said.word(first).stem().equals(stem))
        .filter(stem -> DefiningWords.VERB.contains(said.folded(first + 1)))
        .map(stem -> first + 1);
  }

  /** "Two or more notices against it" without the last two words. */
  private static String withoutOwner(Said said) {
    int end = said.size();
    int from = DefiningWords.BEEN.contains(said.folded(2)) ? 3 : 2;
    return DefiningWords.OBJECT.contains(said.folded(end - 1))
            && DefiningWords.PREPOSITION.contains(said.folded(end - 2))
        ? said.from(from, end - 2)
        : said.from(from);
  }

  /** Without what stands for the noun behind "and" and "or", whose verb needs none there. */
  private static String plain(String text) {
    Said said = Said.of(text);
    StringBuilder plain = new StringBuilder(text.length());
    int done = 0;
    for (int at = 1; at + 1 < said.size(); at++) {
      boolean again =
          DefiningWords.JOIN.contains(said.folded(at - 1))
              && DefiningWords.PRONOUN.contains(said.folded(at))
              && DefiningWords.VERB.contains(said.folded(at + 1));
      if (again) {
        plain.append(text, done, said.word(at).start());
        done = said.word(at + 1).start();
      }
    }
    return plain.append(text.substring(done)).toString();
  }
}

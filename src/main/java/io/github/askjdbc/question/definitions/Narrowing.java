package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.Optional;

/**
 * What narrows a noun, in the two places where a question may say it.
 *
 * @param attributive behind a noun: "with more than 10 orders"
 * @param predicative as a predicate: "have more than 10 orders"; empty where it makes none
 */
record Narrowing(String attributive, Optional<String> predicative) {

  /** Reads the words from the one that narrows: "with", "born", "that". Empty for others. */
  static Optional<Narrowing> of(String text) {
    Said said = Said.of(text);
    if (said.size() < 2) {
      return Optional.empty();
    }
    String lead = said.folded(0);
    if (DefiningWords.RELATIVE.contains(lead)) {
      return Optional.of(ofVerb(said.from(1)));
    }
    if (DefiningWords.HAVING.contains(lead)) {
      return Optional.of(ofHaving(said));
    }
    String rest = said.from(1);
    if (WordClass.POSSESSION.contains(lead)) {
      return Optional.of(new Narrowing("with " + rest, Optional.of("have " + rest)));
    }
    if (DefiningWords.NO_PREDICATE.contains(lead)) {
      Optional<Narrowing> together = Together.having(Said.of(rest));
      if (together.isPresent()) {
        return together;
      }
      return Optional.of(new Narrowing(compared(said), Optional.empty()));
    }
    String verb = isParticiple(lead) ? "were " : "are ";
    return Optional.of(new Narrowing(text, Optional.of(verb + joined(said))));
  }

  /** "Whose price is above 20" is "have a price above 20"; empty where no number is compared. */
  Optional<String> owning() {
    Said said = Said.of(attributive);
    int verb = said.first(1, DefiningWords.VERB);
    boolean owned =
        DefiningWords.NO_PREDICATE.contains(said.folded(0))
            && verb > 1
            && verb <= IfClause.LONGEST_OWNED + 1
            && said.first(verb + 1, DefiningWords.JOIN) < 0;
    boolean compared = owned && DefiningWords.COMPARING.contains(said.folded(verb + 1));
    boolean placed =
        compared
            && DefiningWords.PREPOSITION.contains(said.folded(verb + 1))
            && said.isNumber(verb + 2);
    String of = placed ? " " : " of ";
    return compared
        ? Optional.of("have a " + said.from(1, verb) + of + said.from(verb + 1))
        : Optional.empty();
  }

  /** This and another, both of which may be predicates. */
  Optional<Narrowing> and(Narrowing other) {
    return predicative
        .flatMap(one -> other.predicative().map(two -> one + " and " + two))
        .map(both -> new Narrowing("that " + both, Optional.of(both)));
  }

  /** Of a clause that begins with its verb: "was delivered after 10 days". */
  static Narrowing ofVerb(String text) {
    Said said = Said.of(text);
    if (DefiningWords.HAVING.contains(said.folded(0))) {
      return ofHaving(said);
    }
    String plural = plural(said);
    return new Narrowing("that " + plural, Optional.of(plural));
  }

  private static Narrowing ofHaving(Said said) {
    String plural = plural(said);
    boolean perfect =
        isParticiple(said.folded(1))
            || DefiningWords.BEEN.contains(said.folded(1))
            || DefiningWords.NEGATION.contains(said.folded(1))
            || DefiningWords.PREPOSITION.contains(said.folded(1));
    boolean clauses = false;
    for (int at = 1; at + 1 < said.size(); at++) {
      clauses |=
          DefiningWords.JOIN.contains(said.folded(at))
              && DefiningWords.VERB.contains(said.folded(at + 1));
    }
    return new Narrowing(
        perfect || clauses ? "that " + plural : "with " + said.from(1), Optional.of(plural));
  }

  private static boolean isCompared(Said said, int at) {
    return DefiningWords.COMPARING.contains(said.folded(at)) || said.isNumber(at);
  }

  /** The verbs as they stand behind several: "were delivered and have not been paid". */
  private static String plural(Said said) {
    StringBuilder plural = new StringBuilder(said.text().length());
    int done = 0;
    for (int at = 0; at < said.size(); at++) {
      SaidWord word = said.word(at);
      boolean begins = at == 0 || DefiningWords.JOIN.contains(said.folded(at - 1));
      plural.append(said.text(), done, word.start());
      boolean verb = at == 0 || (begins && isCompared(said, at + 1));
      String one = verb ? NounNumber.singular(word.folded()) : word.text();
      plural.append(begins ? DefiningWords.PLURAL.getOrDefault(word.folded(), one) : word.text());
      done = word.end();
    }
    return plural.append(said.text().substring(done)).toString();
  }

  /**
   * "Opened before 2005 that have 80 beds" as one predicate: the second half is no part of 2005.
   */
  private static String joined(Said said) {
    for (int at = 1; at + 1 < said.size(); at++) {
      if (DefiningWords.RELATIVE.contains(said.folded(at)) && said.word(at - 1).isNumber()) {
        return said.from(0, at) + " and " + said.from(at + 1);
      }
    }
    return said.text();
  }

  /** "Whose shelf life is shorter than 14 days" is "whose shelf life is less than 14 days". */
  private static String compared(Said said) {
    for (int at = 1; at + 2 < said.size(); at++) {
      String plain = DefiningWords.LENGTH.getOrDefault(said.folded(at), "");
      boolean number =
          DefiningWords.THAN.contains(said.folded(at + 1))
              && (said.word(at + 2).isNumber() || TimeBetween.isLength(said, 1));
      if (number && !plain.isEmpty()) {
        return said.text().substring(0, said.word(at).start()) + plain + " " + said.from(at + 1);
      }
    }
    return said.text();
  }

  static boolean isParticiple(String folded) {
    return WordClass.PARTICIPLE.contains(folded)
        || (folded.length() > 3 && WordClass.PARTICIPLE_ENDING.ends(folded));
  }
}

package io.github.askjdbc.question.definitions;

import java.util.List;
import java.util.Optional;

/**
 * What a word is to mean.
 *
 * @param kind how the term stands in a sentence
 * @param term its stems, without articles
 * @param noun what it is said of, as written: "production orders"; empty where nothing says so
 * @param condition what narrows the noun
 */
record TermDefinition(Kind kind, List<String> term, Optional<Said> noun, Narrowing condition) {

  private static final int MOST_BEFORE_UNIT = 3;

  /** How a term stands in a sentence. */
  enum Kind {
    /** It is a noun: "large losses". */
    THING,
    /** A noun has it: "late", "in dunning". */
    QUALITY,
    /** A noun does it: "get a green sticker". */
    DEED,
    /** It stands for values: "the Alpine region". */
    VALUES,
    /** It is a list on which things are: "the watch list". */
    GROUP,
    /** It is a number of each: "time to fill", so many days from one time to another. */
    MEASURE,
    /** It is a number made of many rows: "the loss rate", of each that the noun tells, if any. */
    NUMBER
  }

  TermDefinition {
    term = List.copyOf(term);
  }

  /** The last stem of the noun. */
  Optional<String> head() {
    return noun.map(said -> said.word(said.size() - 1).stem());
  }

  /** Whether the noun is narrowed by words of its own: "active sites". */
  boolean narrows() {
    return noun.filter(said -> said.size() > 1).isPresent();
  }

  /**
   * "Serious refers to a severity of 4 or 5": what is said of whatever has that severity; empty
   * where what is defined is no measure.
   */
  Optional<TermDefinition> ofMeasure() {
    Said said = Said.of(condition.attributive());
    boolean measure =
        kind == Kind.THING
            && noun.filter(one -> !one.isPlural()).isPresent()
            && (DefiningWords.OF.contains(said.folded(0))
                ? said.isNumber(1) || DefiningWords.COMPARING.contains(said.folded(1))
                : DefiningWords.COMPARING.contains(said.folded(0)) && endsWithNumber(said));
    return measure
        ? Narrowing.of("with a " + noun.get().text() + " " + said.text())
            .map(has -> new TermDefinition(Kind.QUALITY, term, Optional.empty(), has))
        : Optional.empty();
  }

  /** With or without one word that the number is told in. */
  private static boolean endsWithNumber(Said said) {
    int last = said.size() - 1;
    return said.isNumber(last) || (last <= MOST_BEFORE_UNIT && said.isNumber(last - 1));
  }

  /** A thing's term without its noun: "VIP" of "VIP customers"; empty where that is all of it. */
  List<String> ofThing() {
    int last = term.size() - 1;
    return head().filter(head -> last > 0 && head.equals(term.get(last))).isPresent()
        ? term.subList(0, last)
        : List.of();
  }
}

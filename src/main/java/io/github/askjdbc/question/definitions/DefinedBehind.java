package io.github.askjdbc.question.definitions;

import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.Optional;

/**
 * A definition that ends with what is defined: "films rated G or PG get a green sticker",
 * "customers with 10 orders are VIPs".
 */
final class DefinedBehind {

  private static final String TO = "to";

  private DefinedBehind() {}

  /**
   * @param start of what is defined, without articles
   * @param narrowing where what narrows it begins
   */
  static Optional<TermDefinition> read(Said said, int start, int narrowing) {
    if (DefiningWords.IN_WHICH.contains(said.folded(narrowing))) {
      return Optional.empty();
    }
    for (int at = said.size() - 2; at > narrowing + 1; at--) {
      int called = said.length(at, DefiningWords.CALLED);
      boolean grants = said.length(at, DefiningWords.GRANTED) > 0;
      boolean infinite = said.folded(at - 1).equals(TO); // "are considered to be"
      boolean last = at + called >= said.size(); // "payments that are late are considered"
      if (!infinite && !last && (called > 0 || grants)) {
        Kind kind = kind(said, at + called, called > 0);
        return defined(said, start, narrowing, at, at + called, kind);
      }
    }
    return Optional.empty();
  }

  private static Kind kind(Said said, int term, boolean called) {
    boolean several = said.folded(said.size() - 1).endsWith("s");
    boolean thing = said.word(term).isArticle() || several;
    return !called ? Kind.DEED : thing ? Kind.THING : Kind.QUALITY;
  }

  private static Optional<TermDefinition> defined(
      Said said, int start, int narrowing, int end, int term, Kind kind) {
    if (!isPlainTerm(said, term) || said.length(term, DefiningWords.EXCLUDED) > 0) {
      return Optional.empty();
    }
    int size = said.size();
    boolean anything = DefiningWords.STAND_IN.contains(said.folded(start));
    boolean person =
        kind == Kind.THING
            && DefiningWords.SOMEBODY.contains(said.folded(start))
            && size - said.afterArticles(term) == 1;
    boolean ofTerm = anything && !person;
    boolean named = kind == Kind.THING && size - term > 1 && narrowing == start + 1;
    return Narrowing.of(said.from(narrowing, end))
        .filter(one -> !ofTerm || named)
        .flatMap(
            one ->
                ofTerm
                    ? DefinitionReader.defined(said, kind, term, size, size - 1, size, one)
                    : DefinitionReader.defined(said, kind, term, size, start, narrowing, one));
  }

  /**
   * Whether the rest says nothing more: "orders in transit are orders sent" may be read in two
   * ways.
   */
  private static boolean isPlainTerm(Said said, int from) {
    for (int at = from; at < said.size(); at++) {
      if (said.word(at).isNumber()
          || (at > from && DefiningWords.RELATIVE.contains(said.folded(at)))
          || (at > from && Narrowing.isParticiple(said.folded(at)))) {
        return false;
      }
    }
    return true;
  }
}

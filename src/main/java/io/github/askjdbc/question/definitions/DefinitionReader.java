package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads one statement as a definition; what can be read in no way, or in two, is none. */
final class DefinitionReader {

  private static final int LONGEST_TERM = 6;
  private static final int LONGEST_NOUN = 4;
  private static final String WITH = "with ";
  private static final String DOING = "ing";
  private static final String ADVERB = "ly";

  private final Said said;
  private final int start;

  private DefinitionReader(Said said) {
    this.said = said;
    this.start = said.afterArticles(0);
  }

  static Optional<TermDefinition> read(String statement) {
    String plain = PlainStatement.of(statement);
    Optional<TermDefinition> code = CodeReader.read(plain);
    if (code.isPresent() || plain.indexOf('(') >= 0 || plain.indexOf('"') >= 0) {
      return code;
    }
    DefinitionReader reader = new DefinitionReader(Said.of(plain));
    int condition = reader.said.first(reader.start + 2, DefiningWords.CONDITION);
    return condition >= 0 ? reader.conditional(condition) : reader.plain();
  }

  /** "A payment is late if it was made after ...". */
  private Optional<TermDefinition> conditional(int at) {
    if (said.first(at + 1, DefiningWords.CONDITION) >= 0) {
      return Optional.empty();
    }
    Said subject = Said.of(said.from(0, at));
    Optional<Narrowing> condition = IfClause.condition(said.from(at + 1), noun(subject));
    int being = subject.first(start + 1, DefiningWords.COPULA);
    if (condition.isEmpty()) {
      return Optional.empty();
    }
    if (being > 0) {
      int from = being + Math.max(1, subject.length(being, DefiningWords.CALLED));
      return defined(called(from, at, being), from, at, start, being, condition.get());
    }
    for (int verb = start + 1; verb + 1 < at; verb++) {
      int called = subject.length(verb, DefiningWords.CALLED);
      if (called > 0 && !isClosed(verb - 1)) { // "may become" is no more than what may be
        Kind kind = called(verb + called, at, verb);
        return defined(kind, verb + called, at, start, verb, condition.get());
      }
      if (subject.length(verb, DefiningWords.GRANTED) > 0 || isVerb(subject, verb)) {
        return defined(Kind.DEED, verb, at, start, verb, condition.get());
      }
    }
    return IntStream.range(start + 1, at)
        .filter(verb -> isPast(subject, verb))
        .boxed()
        .findFirst()
        .flatMap(verb -> defined(Kind.DEED, verb, at, start, verb, condition.get()));
  }

  /** "A complaint dragged on": behind one thing, what it did. */
  private boolean isPast(Said subject, int at) {
    return start == 1
        && at == start + 1
        && (Narrowing.isParticiple(subject.folded(at))
            || DefiningWords.WENT.contains(subject.folded(at)))
        && !subject.isTied(at);
  }

  /** "A veteran", and "veterans" where several are spoken of, are things; "late" is none. */
  private Kind called(int from, int end, int nounEnd) {
    boolean article = from < end && said.word(from).isArticle();
    boolean several =
        start == 0
            && NounNumber.isPlural(said.folded(end - 1))
            && NounNumber.isPlural(said.folded(nounEnd - 1));
    return article || several ? Kind.THING : Kind.QUALITY;
  }

  /** "A claim meets ...": behind one thing, what ends in "s" is what it does. */
  private boolean isVerb(Said subject, int at) {
    return start > 0
        && subject.folded(at).endsWith("s")
        && !subject.folded(at).endsWith("ss")
        && !DefiningWords.PREPOSITION.contains(subject.folded(at))
        && !WordClass.FUNCTION.contains(subject.folded(at));
  }

  private Said noun(int from, int end) {
    return noun(said, from, end);
  }

  /** Without the capital with which a sentence begins; people where it stands for somebody. */
  static Said noun(Said said, int from, int end) {
    String noun = said.from(from, end);
    if (end - from == 1 && DefiningWords.SOMEBODY.contains(said.folded(from))) {
      return Said.of(DefiningWords.PEOPLE);
    }
    boolean capital = from == 0 && noun.length() > 1 && Character.isLowerCase(noun.charAt(1));
    return Said.of(capital ? Character.toLowerCase(noun.charAt(0)) + noun.substring(1) : noun);
  }

  /** What stands before "is", or before what it is called or gets. */
  private Optional<Said> noun(Said subject) {
    for (int at = start + 1; at < subject.size(); at++) {
      if (DefiningWords.COPULA.contains(subject.folded(at))
          || subject.length(at, DefiningWords.CALLED) > 0
          || subject.length(at, DefiningWords.GRANTED) > 0
          || isVerb(subject, at)
          || isPast(subject, at)) {
        return Optional.of(Said.of(subject.from(start, at)));
      }
    }
    return Optional.empty();
  }

  private Optional<TermDefinition> defined(
      Kind kind, int from, int end, int nounFrom, int nounEnd, Narrowing condition) {
    return defined(said, kind, from, end, nounFrom, nounEnd, condition);
  }

  /** What stands at one place is defined of the noun at another; empty for too many words. */
  static Optional<TermDefinition> defined(
      Said said, Kind kind, int from, int end, int nounFrom, int nounEnd, Narrowing condition) {
    boolean fits =
        from < end
            && end - from <= LONGEST_TERM
            && nounFrom < nounEnd
            && nounEnd - nounFrom <= LONGEST_NOUN;
    return fits
        ? Optional.of(
            new TermDefinition(
                kind, said.stems(from, end), Optional.of(noun(said, nounFrom, nounEnd)), condition))
        : Optional.empty();
  }

  private Optional<TermDefinition> plain() {
    for (int at = start + 1; at < said.size() && at - start <= LONGEST_TERM; at++) {
      if (said.isTied(at)) {
        continue;
      }
      int holds = said.length(at, DefiningWords.HOLDING);
      int called = said.length(at, DefiningWords.CALLED);
      int means = said.length(at, DefiningWords.MEANING);
      if (holds > 0) {
        return is(at, at + holds, Kind.GROUP);
      }
      boolean being = DefiningWords.BEING.contains(said.folded(at));
      Optional<TermDefinition> number =
          means > 0 || being
              ? NumberOfMany.read(said, start, at, at + Math.max(means, 1))
              : Optional.empty();
      if (number.isPresent()) {
        return number;
      }
      List<String> term = said.stems(start, at);
      Optional<TermDefinition> days =
          means > 0 || being
              ? DaysBetween.of(said.from(at + Math.max(means, 1))).map(one -> measure(term, one))
              : Optional.empty();
      if (days.isPresent()) {
        return days;
      }
      boolean sign = DefiningWords.SIGN.contains(said.folded(at));
      Optional<TermDefinition> coded =
          means > 0 || sign
              ? CodeReader.ofTerm(term, said.from(at + Math.max(means, 1)))
              : Optional.empty();
      if (coded.isPresent()) {
        return coded;
      }
      if (sign && AnyNoun.condition(said.from(at + 1)).isPresent() && lastNoun(at).isEmpty()) {
        return AnyNoun.condition(said.from(at + 1)).map(one -> ofAny(term, one));
      }
      if (means > 0) {
        int end = at;
        boolean ofThing = isOfThing(end);
        boolean ofNoun = isCompared(at + means) && lastNoun(at).isPresent();
        Optional<TermDefinition> any =
            AnyNoun.condition(said.from(at + means))
                .filter(one -> !ofNoun)
                .map(one -> ofThing ? thing(end, one) : ofAny(term, one));
        return any.isPresent() ? any : is(at, at + means, Kind.THING);
      }
      if (being) {
        boolean done = Narrowing.isParticiple(said.folded(at + 1)) && isCompared(at + 2);
        Optional<TermDefinition> is =
            done ? Optional.empty() : is(at, at + Math.max(called, 1), Kind.THING);
        return is.isPresent() ? is : done(at);
      }
      if (DefiningWords.HAVING.contains(said.folded(at))) {
        return has(at);
      }
      if (narrows(start, at)) {
        Optional<TermDefinition> reversed = DefinedBehind.read(said, start, at);
        boolean things = start > 0 || NounNumber.isPlural(said.folded(at - 1));
        boolean past = things && Narrowing.isParticiple(said.folded(at)) && isCompared(at + 1);
        return reversed.isPresent() || !past ? reversed : deed(at);
      }
      boolean does = isPlural(at) || (start > 0 && said.folded(at).endsWith("s"));
      boolean preposition = DefiningWords.PREPOSITION.contains(said.folded(at));
      boolean closed = isClosed(at) && !DefiningWords.TAKING.contains(said.folded(at));
      if (at > start && does && isCompared(at + 1) && !closed && !preposition) {
        return deed(at);
      }
    }
    return Optional.empty();
  }

  private static TermDefinition measure(List<String> term, Narrowing length) {
    return new TermDefinition(Kind.MEASURE, term, Optional.empty(), length);
  }

  /** "A senior dentist means hired before 2013", but "paid late" is what a row is. */
  private boolean isOfThing(int end) {
    return lastNoun(end).isPresent()
        && !Narrowing.isParticiple(said.folded(start))
        && !DefiningWords.NEGATION.contains(said.folded(start))
        && !DefiningWords.PREPOSITION.contains(said.folded(start))
        && !said.folded(end - 1).endsWith(ADVERB);
  }

  private TermDefinition thing(int end, Narrowing condition) {
    return new TermDefinition(Kind.THING, said.stems(start, end), lastNoun(end), condition);
  }

  /** "Perishable means that the shelf life is short". */
  private static TermDefinition ofAny(List<String> term, Narrowing condition) {
    return new TermDefinition(Kind.QUALITY, term, Optional.empty(), condition);
  }

  /** "Heavy parcels weigh more than 20 kg". */
  private Optional<TermDefinition> deed(int verb) {
    Narrowing does = Narrowing.ofVerb(said.from(verb));
    return Optional.of(new TermDefinition(Kind.THING, said.stems(start, verb), doers(verb), does));
  }

  /** "A senior lawyer was admitted before 2000". */
  private Optional<TermDefinition> done(int verb) {
    boolean copula = DefiningWords.VERB.contains(said.folded(verb));
    boolean compared =
        IntStream.range(verb, said.size())
            .anyMatch(at -> said.isNumber(at) || DefiningWords.DATED.contains(said.folded(at)));
    return copula
            && compared
            && Narrowing.isParticiple(said.folded(verb + 1))
            && doers(verb).isPresent()
        ? deed(verb)
        : Optional.empty();
  }

  /** Before a number, or words that compare with one. */
  private boolean isCompared(int at) {
    return DefiningWords.COMPARING.contains(said.folded(at))
        || (at < said.size() && said.word(at).isNumber())
        || (DefiningWords.DATED.contains(said.folded(at)) && said.isNumber(at + 1));
  }

  /** "Of the type emergency or surgery". */
  private boolean isKind(int at) {
    int kind = said.afterArticles(at);
    return WordClass.KIND_NOUN.contains(said.folded(kind)) && kind + 1 < said.size();
  }

  private boolean isClosed(int at) {
    return WordClass.CLOSED_CLASS.contains(said.folded(at));
  }

  /** "A large loss is a claim with ...", "the region consists of ...". */
  private Optional<TermDefinition> is(int end, int from, Kind kind) {
    if (end - start > LONGEST_TERM) {
      return Optional.empty();
    }
    List<String> term = said.stems(start, end);
    Optional<String> names = NameList.of(said.from(from));
    if (names.isPresent()) {
      Narrowing values = new Narrowing(names.get(), Optional.empty());
      return Optional.of(new TermDefinition(Kind.VALUES, term, Optional.empty(), values));
    }
    if (isCompared(from) && end + 1 == from) {
      return Narrowing.of(WITH + said.from(from))
          .map(one -> new TermDefinition(kind, term, lastNoun(end), one));
    }
    int first = said.afterArticles(from);
    boolean standIn = DefiningWords.STAND_IN.contains(said.folded(first));
    int nounEnd = standIn ? first + 1 : narrowing(first);
    if (nounEnd < 0 && said.folded(end).startsWith("mean")) {
      return clause(term, first);
    }
    boolean sign = DefiningWords.SIGN.contains(said.folded(end));
    boolean bare = first == from && !standIn && !isPlural(end) && !sign;
    boolean means = said.length(end, DefiningWords.MEANING) > 0;
    boolean measured = means && nounEnd > 0 && isCompared(nounEnd);
    boolean one = first == from && nounEnd == first + 1;
    boolean done = one && Narrowing.isParticiple(said.folded(first)); // "were built before 2008"
    if (nounEnd < 0 || done || (bare && !measured && !(means && isPlural(nounEnd)))) {
      return Optional.empty();
    }
    boolean person = end - start == 1 && DefiningWords.SOMEBODY.contains(said.folded(first));
    Said noun =
        person
            ? Said.of(DefiningWords.PEOPLE)
            : standIn ? noun(end - 1, end) : noun(first, nounEnd);
    boolean inWhich = DefiningWords.IN_WHICH.contains(said.folded(nounEnd));
    Optional<Narrowing> narrowing =
        inWhich
            ? IfClause.condition(said.from(nounEnd + 1), Optional.of(noun))
            : Narrowing.of(Range.tidied(said.from(nounEnd)));
    return narrowing
        .filter(condition -> noun.size() <= LONGEST_NOUN)
        .map(condition -> new TermDefinition(kind, term, Optional.of(noun), condition));
  }

  /** "Code red means the product is discontinued". */
  private Optional<TermDefinition> clause(List<String> term, int noun) {
    int verb = said.first(noun, DefiningWords.VERB);
    boolean fits = verb > noun && verb - noun <= LONGEST_NOUN && verb + 1 < said.size();
    return fits
        ? Optional.of(
            new TermDefinition(
                Kind.GROUP,
                term,
                Optional.of(noun(noun, verb)),
                Narrowing.ofVerb(IfClause.owned(said.from(verb)))))
        : Optional.empty();
  }

  /** "VIP customers are customers with": a noun of many needs no article. */
  private boolean isPlural(int end) {
    return said.folded(end - 1).endsWith("s");
  }

  /** Where what narrows a noun that stands there begins, or -1. */
  static int narrowing(Said said, int noun) {
    return new DefinitionReader(said).narrowing(noun);
  }

  private int narrowing(int noun) {
    for (int at = noun + 1; at < said.size() && at - noun <= LONGEST_NOUN; at++) {
      if (narrows(noun, at)) {
        return at;
      }
      if (WordClass.CLOSED_CLASS.contains(said.folded(at)) || isBeing(at)) {
        return -1;
      }
    }
    return -1;
  }

  private boolean isBeing(int at) {
    return DefiningWords.VERB.contains(said.folded(at));
  }

  private boolean narrows(int noun, int at) {
    String folded = said.folded(at);
    boolean open =
        at + 1 < said.size()
            && (WordClass.CLOSED_CLASS.contains(said.folded(at + 1))
                || DefiningWords.COMPARING.contains(said.folded(at + 1))
                || WordClass.FUNCTION.contains(said.folded(at + 1))
                || said.word(at + 1).isName()
                || said.word(at + 1).isNumber());
    return at > noun
        && (DefiningWords.RELATIVE.contains(folded)
            || DefiningWords.IN_WHICH.contains(folded)
            || (DefiningWords.PREPOSITION.contains(folded) && !DefiningWords.OF.contains(folded))
            || (DefiningWords.OF.contains(folded)
                && (isCompared(at + 1) || isCoded(at + 1) || isKind(at + 1)))
            || (DefiningWords.THAN.contains(said.folded(at + 1))
                && !DefiningWords.COMPARING.contains(folded))
            || (Narrowing.isParticiple(folded) && open)
            || (folded.endsWith(DOING) && isCompared(at + 1)));
  }

  /** "Type 40RF": a name and a code. */
  private boolean isCoded(int at) {
    return at + 2 == said.size()
        && !isClosed(at)
        && !said.word(at).isArticle()
        && CodeReader.isCode(said.word(at + 1));
  }

  /** "A VIP customer has made at least 40 rentals". */
  private Optional<TermDefinition> has(int at) {
    if (isClosed(at - 1)) {
      return Optional.empty(); // what one must have, or may have
    }
    Optional<Said> noun = CalledPeople.byFigure(said, at).or(() -> lastNoun(at));
    return Narrowing.of(Range.tidied(said.from(at)))
        .map(one -> new TermDefinition(Kind.THING, said.stems(start, at), noun, one));
  }

  private Optional<Said> doers(int verb) {
    return CalledPeople.byDeed(said, verb, lastNoun(verb)).or(() -> lastNoun(verb));
  }

  /** The last word of a term of several, unless a hyphen ties it to another. */
  private Optional<Said> lastNoun(int end) {
    boolean apart = end - start > 1 && said.text().charAt(said.word(end - 2).end()) == ' ';
    return apart ? Optional.of(noun(end - 1, end)) : Optional.empty();
  }
}

package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.List;
import java.util.Optional;

/** Puts what a term means into its place in a question. */
final class Restating {

  private static final String ARE_THERE = " are there";
  private static final String ARE_THOSE = "are those ";

  private final AskedWords words;
  private final Said question;
  private final TermDefinition definition;
  private final DefinedNoun defined;

  private Restating(Said question, TermDefinition definition) {
    this.words = new AskedWords(question);
    this.question = question;
    this.definition = definition;
    this.defined = new DefinedNoun(words, definition);
  }

  /**
   * Empty where the term is not there, is there twice, or stands where it may mean another thing.
   */
  static Optional<String> of(String question, TermDefinition definition) {
    Restating restating = new Restating(Said.of(question), definition);
    return switch (definition.kind()) {
      case VALUES -> restating.values();
      case MEASURE -> restating.measure();
      case NUMBER -> NumberAsked.restated(restating.words, definition);
      case DEED -> restating.words.found(definition.term()).flatMap(restating::predicate);
      case GROUP -> restating.words.found(definition.term()).flatMap(restating::ofGroup);
      case QUALITY -> restating.words.found(definition.term()).flatMap(restating::ofQuality);
      case THING -> restating.ofMeasure().or(restating::ofThing);
    };
  }

  /** Whether the term is there, wherever it stands. */
  static boolean mentions(String question, TermDefinition definition) {
    Restating restating = new Restating(Said.of(question), definition);
    return restating.words.places(definition.term()).findAny().isPresent();
  }

  /** Whether two terms stand side by side: what is "seniors and juniors" is seldom both. */
  static boolean joins(String question, List<TermDefinition> definitions) {
    Said said = Said.of(question);
    AskedWords words = new AskedWords(said);
    List<Place> places = definitions.stream().flatMap(one -> words.places(one.term())).toList();
    return places.stream()
        .filter(one -> DefiningWords.JOIN.contains(said.folded(one.end())))
        .anyMatch(
            one ->
                places.stream()
                    .anyMatch(next -> next.first() == said.afterArticles(one.end() + 1)));
  }

  private Optional<String> values() {
    return words
        .found(definition.term())
        .map(place -> new Place(words.beforeArticles(place.first()), place.end()))
        .filter(place -> DefiningWords.PREPOSITION.contains(question.folded(place.first() - 1)))
        .filter(place -> words.endsThere(place.end()))
        .map(place -> words.put(place, definition.condition().attributive()));
  }

  /** "The average time to fill", which is an average number of days. */
  private Optional<String> measure() {
    Optional<String> average =
        words
            .found(definition.term())
            .filter(place -> words.endsThere(place.end()))
            .filter(place -> DefiningWords.AVERAGING.contains(question.folded(place.first() - 1)))
            .map(place -> words.put(place, definition.condition().attributive()));
    return average.isPresent()
        ? average
        : OnAverage.of(question).flatMap(one -> of(one, definition));
  }

  /** "Serious complaints", "which complaints are serious", where a severity is defined. */
  private Optional<String> ofMeasure() {
    return words
        .found(definition.term())
        .filter(place -> !NounNumber.isPlural(question.folded(place.end() - 1)))
        .filter(
            place -> definition.head().filter(head -> words.isSaidBeside(head, place)).isEmpty())
        .flatMap(place -> definition.ofMeasure())
        .flatMap(measure -> of(question.text(), measure));
  }

  private Optional<String> ofThing() {
    List<String> bare = definition.ofThing();
    Optional<Place> whole = words.found(definition.term());
    if (whole.isPresent()) {
      return thing(whole.get());
    }
    return bare.isEmpty() ? Optional.empty() : words.found(bare).flatMap(this::thing);
  }

  private Optional<String> thing(Place place) {
    if (Among.stands(question, place)) {
      return Among.restated(words, place, definition);
    }
    boolean bare = question.stems(place.first(), place.end()).equals(definition.ofThing());
    Optional<Place> predicate =
        words.calledBefore(place).or(() -> bare ? words.arrivedBefore(place) : Optional.empty());
    Optional<String> clause = predicate.or(() -> words.doneBefore(place)).flatMap(this::clause);
    if (clause.isPresent()) {
      return clause;
    }
    if (predicate.isPresent()) {
      return WordClass.ASKING.contains(question.folded(predicate.get().first() - 1))
          ? ofUnnamed(place, predicate.get())
          : predicate(predicate.get());
    }
    if (isPartOfNoun(place)) {
      return QualityOfAny.restated(words, place, definition);
    }
    Place whole = withNoun(place);
    boolean alone = bare && whole.equals(place);
    return alone && !NounNumber.isPlural(question.folded(place.end() - 1))
        ? Optional.empty()
        : attributive(whole);
  }

  /** "Rare-blood patients", where rare blood is told by what it is that the patients have. */
  private boolean isPartOfNoun(Place place) {
    boolean owned =
        DefiningWords.NO_PREDICATE.contains(
            Said.of(definition.condition().attributive()).folded(0));
    return owned && place.end() - place.first() > 1 && question.isTied(place.end() - 1);
  }

  /**
   * "Who are our VIPs?" asks for things of which the noun is to be said. "What is the revenue?"
   * asks for a number, of which a definition says how it is reckoned.
   */
  private Optional<String> ofUnnamed(Place place, Place predicate) {
    if (!NounNumber.isPlural(question.folded(place.end() - 1))) {
      return Optional.empty();
    }
    boolean person = WordClass.ASKING_PERSON.contains(question.folded(predicate.first() - 1));
    if (definition.noun().isPresent()) {
      return attributive(withNoun(place));
    }
    return person ? predicate(predicate) : Optional.empty();
  }

  /** "Senior policyholders": the noun behind the term is a part of it. */
  private Place withNoun(Place place) {
    return definition
        .noun()
        .map(noun -> noun.stems(0, noun.size()))
        .flatMap(stems -> words.at(place.end(), stems))
        .or(() -> definition.head().flatMap(head -> words.at(place.end(), List.of(head))))
        .map(noun -> new Place(place.first(), noun.end()))
        .orElse(place);
  }

  private Optional<String> attributive(Place place) {
    boolean asks =
        DefiningWords.VERB.contains(question.folded(0)) && !question.folded(1).equals("there");
    boolean adjective =
        definition.kind() == Kind.QUALITY
            || question.stems(place.first(), place.end()).equals(definition.ofThing());
    boolean joined =
        adjective
            && (DefiningWords.JOIN.contains(question.folded(place.end()))
                || DefiningWords.JOIN.contains(question.folded(place.first() - 1)));
    boolean negated = DefiningWords.NEGATION.contains(question.folded(place.first() - 1));
    boolean many = isMany(place);
    return asks
            || joined
            || negated
            || definition.noun().isEmpty()
            || !(many || words.endsThere(place.end()))
        ? Optional.empty()
        : Optional.of(narrowed(place, many));
  }

  /** Several, as the question says it, or as the definition does and the question does not deny. */
  private boolean isMany(Place place) {
    boolean one = question.word(Math.max(0, place.first() - 1)).isOne();
    boolean plural = definition.noun().filter(Said::isPlural).isPresent();
    return NounNumber.isPlural(question.folded(place.end() - 1)) || (plural && !one);
  }

  /** "Loans that were late": a clause with the term, in the place of what narrows. */
  private Optional<String> clause(Place predicate) {
    boolean spoken = DefiningWords.SPEAKER.contains(question.folded(predicate.first()));
    boolean related = DefiningWords.RELATIVE.contains(question.folded(predicate.first() - 1));
    int relative = spoken && !related ? predicate.first() : predicate.first() - 1;
    int noun = defined.before(relative);
    boolean ofNoun = definition.noun().isEmpty() || (noun >= 0 && noun == relative - 1);
    int end = predicate.end();
    int last = DefiningWords.STAND_IN.contains(question.folded(end)) ? end + 1 : end;
    boolean fits =
        relative > 0
            && (related || spoken)
            && !WordClass.ASKING.contains(question.folded(relative - 1))
            && defined.isWhole(noun)
            && words.endsThere(last);
    return fits
            && ofNoun
            && !(definition.noun().isEmpty() && QualityOfAny.isSaidOfItself(words, definition))
        ? Optional.of(words.put(new Place(relative, last), definition.condition().attributive()))
        : Optional.empty();
  }

  private String narrowed(Place place, boolean many) {
    boolean something = DefiningWords.SOMETHING.contains(question.folded(place.first() - 1));
    Place whole = something ? new Place(place.first() - 1, place.end()) : place;
    String noun = something ? "a " + defined.noun(false) : defined.noun(many);
    return words.put(whole, noun + " " + definition.condition().attributive());
  }

  private Optional<String> ofGroup(Place place) {
    int before = words.beforeArticles(place.first());
    if (!DefiningWords.LISTED.contains(question.folded(before - 1))) {
      return Optional.empty();
    }
    return ofQuality(new Place(before - 1, place.end()));
  }

  /** "Late payments", "payments in dunning", "which payments are late". */
  private Optional<String> ofQuality(Place place) {
    Optional<Place> deed = DeedSaid.before(words, place, definition);
    if (deed.isPresent()) {
      return deed.flatMap(this::ofDeed);
    }
    Optional<Place> predicate = words.calledBefore(place).or(() -> words.arrivedBefore(place));
    if (predicate.isPresent()) {
      boolean same =
          definition.kind() == Kind.GROUP
              || definition.noun().isEmpty()
              || defined.before(predicate.get().first()) >= 0;
      if (!same) {
        return Optional.of(withNoun(place))
            .filter(it -> !it.equals(place))
            .flatMap(this::attributive);
      }
      Optional<String> clause = predicate.flatMap(this::clause);
      return clause.isPresent() ? clause : predicate(predicate.get());
    }
    if (definition.noun().isEmpty()) {
      return QualityOfAny.restated(words, place, definition);
    }
    Place whole = withNoun(place);
    if (!whole.equals(place) || isOnes(place)) {
      return attributive(isOnes(place) ? new Place(place.first(), place.end() + 1) : whole);
    }
    return defined.endsAt(place.first()) && words.endsThere(place.end())
        ? Optional.of(words.put(place, definition.condition().attributive()))
        : Optional.empty();
  }

  /** "Which parcels were delivered late", "parcels delivered late in May". */
  private Optional<String> ofDeed(Place place) {
    boolean behind = defined.endsAt(place.first()) && words.endsThere(place.end());
    String there = place.end() == question.size() ? " are there" : "";
    return behind
        ? Optional.of(words.put(place, definition.condition().attributive() + there))
        : words
            .calledBefore(place)
            .filter(called -> defined.before(called.first()) >= 0)
            .flatMap(called -> clause(called).or(() -> predicate(called)));
  }

  /** "The short ones", behind the noun that they are of. */
  private boolean isOnes(Place place) {
    String next = question.folded(place.end());
    return DefiningWords.STAND_IN.contains(next)
        && NounNumber.isPlural(next)
        && defined.before(place.first()) >= 0;
  }

  /** "How many stays per ward were long": what narrows the stays stands right behind them. */
  private Optional<String> behind(int noun, Place predicate, String narrowing) {
    boolean grouped =
        DefiningWords.PREPOSITION.contains(question.folded(noun + 1))
            || WordClass.PER.contains(question.folded(noun + 1));
    return grouped && defined.isWhole(noun)
        ? Optional.of(
            question.text().substring(0, question.word(noun).end())
                + " "
                + narrowing
                + " "
                + question.from(noun + 1, predicate.first())
                + question.text().substring(question.word(predicate.end() - 1).end()))
        : Optional.empty();
  }

  /** "Whose price is above 20 are there", and of a part of them "are those whose price is". */
  private String existing() {
    String attributive = definition.condition().attributive();
    boolean share = question.first(0, DefiningWords.SHARE) >= 0;
    return share ? ARE_THOSE + attributive : attributive + ARE_THERE;
  }

  /** The whole predicate in the place of one with the term; behind its noun, and not before it. */
  private Optional<String> predicate(Place place) {
    boolean last = words.endsSentence(place.end());
    Optional<String> said =
        definition
            .condition()
            .predicative()
            .or(() -> last ? Optional.empty() : definition.condition().owning())
            .or(() -> Optional.of(existing()))
            .filter(text -> last || !text.endsWith(ARE_THERE));
    boolean asked = WordClass.ASKING.contains(question.folded(0)) && place.first() > 0;
    boolean itself = definition.noun().isEmpty() && QualityOfAny.isSaidOfItself(words, definition);
    if (said.isEmpty() || !asked || itself) {
      return Optional.empty();
    }
    int noun = defined.before(place.first());
    if (said.get().endsWith(ARE_THERE) && noun >= 0 && noun + 1 < place.first()) {
      return behind(noun, place, said.get());
    }
    if (defined.isWhole(noun)) {
      return Optional.of(words.put(place, said.get()));
    }
    if (noun < 0) {
      return Optional.empty();
    }
    String text = words.put(place, said.get());
    return Optional.of(
        text.substring(0, question.word(noun).start())
            + defined.noun(NounNumber.isPlural(question.folded(noun)))
            + text.substring(question.word(noun).end()));
  }
}

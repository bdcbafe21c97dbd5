package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Puts what a term means into its place in a question. */
final class Restating {

  private final Said question;
  private final TermDefinition definition;

  private Restating(Said question, TermDefinition definition) {
    this.question = question;
    this.definition = definition;
  }

  /**
   * Empty where the term is not there, is there twice, or stands where it may mean another thing.
   */
  static Optional<String> of(String question, TermDefinition definition) {
    Restating restating = new Restating(Said.of(question), definition);
    return switch (definition.kind()) {
      case VALUES -> restating.values();
      case DEED -> restating.found(definition.term()).flatMap(restating::predicate);
      case GROUP -> restating.found(definition.term()).flatMap(restating::ofGroup);
      case QUALITY -> restating.found(definition.term()).flatMap(restating::ofQuality);
      case THING -> restating.ofThing();
    };
  }

  /** Whether the term is there, wherever it stands. */
  static boolean mentions(String question, TermDefinition definition) {
    Restating restating = new Restating(Said.of(question), definition);
    return restating.places(definition.term()).findAny().isPresent();
  }

  /** Some words of the question, the last one excluded. */
  private record Place(int first, int end) {}

  /** Where the stems stand in a row but for articles, if once. */
  private Optional<Place> found(List<String> stems) {
    List<Place> places = places(stems).toList();
    return places.size() == 1 ? Optional.of(places.get(0)) : Optional.empty();
  }

  private Stream<Place> places(List<String> stems) {
    return IntStream.range(0, question.size())
        .filter(at -> !question.word(at).isArticle())
        .mapToObj(at -> at(at, stems))
        .flatMap(Optional::stream);
  }

  private Optional<Place> at(int first, List<String> stems) {
    int at = first;
    for (int i = 0; i < stems.size(); i++) {
      at = i == 0 ? at : question.afterArticles(at);
      if (at >= question.size() || !question.word(at).stem().equals(stems.get(i))) {
        return Optional.empty();
      }
      at++;
    }
    return stems.isEmpty() ? Optional.empty() : Optional.of(new Place(first, at));
  }

  private Optional<String> values() {
    return found(definition.term())
        .map(place -> new Place(beforeArticles(place.first()), place.end()))
        .filter(place -> DefiningWords.PREPOSITION.contains(question.folded(place.first() - 1)))
        .filter(place -> endsThere(place.end()))
        .map(place -> put(place, definition.condition().attributive()));
  }

  private Optional<String> ofThing() {
    List<String> bare = definition.ofThing();
    Optional<Place> whole = found(definition.term());
    if (whole.isPresent()) {
      return thing(whole.get());
    }
    return bare.isEmpty() ? Optional.empty() : found(bare).flatMap(this::thing);
  }

  private Optional<String> thing(Place place) {
    Optional<Place> predicate = calledBefore(place);
    if (predicate.isPresent()) {
      return WordClass.ASKING.contains(question.folded(predicate.get().first() - 1))
          ? ofUnnamed(place, predicate.get())
          : predicate(predicate.get());
    }
    return attributive(withNoun(place));
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
        .flatMap(stems -> at(place.end(), stems))
        .or(() -> definition.head().flatMap(head -> at(place.end(), List.of(head))))
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
    boolean many = NounNumber.isPlural(question.folded(place.end() - 1));
    return asks
            || joined
            || negated
            || definition.noun().isEmpty()
            || !(many || endsThere(place.end()))
        ? Optional.empty()
        : Optional.of(put(place, noun(many) + " " + definition.condition().attributive()));
  }

  private String noun(boolean many) {
    String noun = definition.noun().orElseThrow().text();
    return many ? NounNumber.plural(noun) : NounNumber.singular(noun);
  }

  /** Whether no other noun follows, of which the term would say something. */
  private boolean endsThere(int end) {
    String next = question.folded(end);
    boolean comma =
        end < question.size()
            && question
                .text()
                .substring(question.word(end - 1).end(), question.word(end).start())
                .contains(",");
    return next.isEmpty()
        || comma
        || WordClass.CLOSED_CLASS.contains(next)
        || WordClass.FUNCTION.contains(next)
        || DefiningWords.VERB.contains(next);
  }

  private Optional<String> ofGroup(Place place) {
    int before = beforeArticles(place.first());
    if (!DefiningWords.LISTED.contains(question.folded(before - 1))) {
      return Optional.empty();
    }
    return ofQuality(new Place(before - 1, place.end()));
  }

  /** "Late payments", "payments in dunning", "which payments are late". */
  private Optional<String> ofQuality(Place place) {
    Optional<Place> predicate = calledBefore(place).or(() -> arrivedBefore(place));
    if (predicate.isPresent()) {
      boolean same = definition.kind() == Kind.GROUP || headBefore(predicate.get().first()) >= 0;
      return same ? predicate(predicate.get()) : Optional.empty();
    }
    Place whole = withNoun(place);
    if (!whole.equals(place)) {
      return attributive(whole);
    }
    int noun = headBefore(place.first());
    return noun == place.first() - 1 && noun >= 0 && endsThere(place.end())
        ? Optional.of(put(place, definition.condition().attributive()))
        : Optional.empty();
  }

  /** From "are" or "count as" to the end of the term, if that stands before it. */
  private Optional<Place> calledBefore(Place place) {
    int end = beforeArticles(place.first());
    int called = question.lengthBefore(end, DefiningWords.CALLED);
    return called == 0 ? Optional.empty() : Optional.of(new Place(end - called, place.end()));
  }

  private Optional<Place> arrivedBefore(Place place) {
    int called = question.lengthBefore(place.first(), DefiningWords.ARRIVING);
    return called == 0
        ? Optional.empty()
        : Optional.of(new Place(place.first() - called, place.end()));
  }

  private int beforeArticles(int from) {
    int at = from;
    while (at > 0 && question.word(at - 1).isArticle()) {
      at--;
    }
    return at;
  }

  /** The last place before one with the noun of the definition, or -1. */
  private int headBefore(int end) {
    return definition
        .head()
        .map(
            head ->
                IntStream.range(0, end)
                    .filter(at -> question.word(at).stem().equals(head))
                    .max()
                    .orElse(-1))
        .orElse(-1);
  }

  /** The whole predicate in the place of one with the term; behind its noun, and not before it. */
  private Optional<String> predicate(Place place) {
    Optional<String> said =
        definition
            .condition()
            .predicative()
            .or(() -> Optional.of(definition.condition().attributive() + " are there"))
            .filter(words -> place.end() == question.size() || !words.endsWith(" are there"));
    boolean asked = WordClass.ASKING.contains(question.folded(0)) && place.first() > 0;
    if (said.isEmpty() || !asked) {
      return Optional.empty();
    }
    int noun = headBefore(place.first());
    boolean narrowed = definition.narrows() && definition.kind() != Kind.QUALITY;
    if (!narrowed) {
      return Optional.of(put(place, said.get()));
    }
    if (noun < 0) {
      return Optional.empty();
    }
    String text = put(place, said.get());
    return Optional.of(
        text.substring(0, question.word(noun).start())
            + noun(NounNumber.isPlural(question.folded(noun)))
            + text.substring(question.word(noun).end()));
  }

  private String put(Place place, String words) {
    String text = question.text();
    return text.substring(0, question.word(place.first()).start())
        + words
        + text.substring(question.word(place.end() - 1).end());
  }
}

package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Participles that say what somebody did and not the state of a thing: "customers who rented a
 * lift", "who haven't rented yet", where some lift has the status "Rented". Only where rows of the
 * deed are kept in a table of their own, and nothing before speaks of such things: "jobs we have
 * delivered" are those whose state it is.
 */
final class ActiveDeeds {

  private ActiveDeeds() {}

  /** The links without the states that such words are taken for. */
  static List<Link> without(List<Link> found, List<Word> words, NameIndex names) {
    List<Link> kept = new ArrayList<>(found);
    kept.removeIf(
        link ->
            link instanceof Link.ToValue state
                && state.span().length() == 1
                && (PhrasalVerb.endsAt(words, state.span().first())
                    || isDeed(state, found, words, names)));
    return kept;
  }

  private static boolean isDeed(
      Link.ToValue state, List<Link> found, List<Word> words, NameIndex names) {
    int verb = state.span().first();
    int subject = verb - 1;
    while (subject > 0 && isBetween(subject, words, found)) {
      subject--;
    }
    return subject >= 0
        && WordClass.isParticiple(words.get(verb).folded())
        && isKept(words.get(verb), state, names)
        && IntStream.range(0, verb)
            .noneMatch(at -> tables(found, at).anyMatch(state.column().table()::equals))
        && (WordClass.ASKING_PERSON.contains(words.get(subject).folded())
            || isPerfect(words, subject, verb, state, found)
            || isSubject(words, subject, verb, found));
  }

  private static boolean isBetween(int at, List<Word> words, List<Link> found) {
    String word = words.get(at).folded();
    return WordClass.BEFORE_STATE.contains(word)
        || WordClass.EVER.contains(word)
        || (isDenied(at, found) && !isHaving(word));
  }

  private static boolean isDenied(int at, List<Link> found) {
    return found.stream()
        .anyMatch(
            link ->
                link instanceof Link.ToCue cue
                    && cue.cue() == Cue.NOT
                    && cue.span().equals(new WordSpan(at, at)));
  }

  /** "Have", and "haven't". */
  private static boolean isHaving(String word) {
    return WordClass.PERFECT.words().stream()
        .anyMatch(have -> word.equals(have) || word.startsWith(have + "n"));
  }

  /** Whether another table than that of the state is called by what the verb brings about. */
  private static boolean isKept(Word verb, Link.ToValue state, NameIndex names) {
    return Stream.concat(Stream.of(verb.stem()), EventNounLinks.noun(verb).stream())
        .flatMap(noun -> names.named(noun).stream())
        .filter(named -> named.column().isEmpty() && named.score() >= Link.LEAST_WHOLE)
        .anyMatch(named -> !named.table().equals(state.column().table()));
  }

  /** "Have never rented"; "have cancelled orders" may speak of the orders that they have. */
  private static boolean isPerfect(
      List<Word> words, int at, int verb, Link.ToValue state, List<Link> found) {
    boolean adverb = at < verb - 1;
    return isHaving(words.get(at).folded())
        && (adverb
            || isDenied(at, found)
            || (verb + 1 < words.size()
                && tables(found, verb + 1).noneMatch(state.column().table()::equals)));
  }

  /** "Customers rented Volvo equipment", where no preposition follows that passives have. */
  private static boolean isSubject(List<Word> words, int at, int verb, List<Link> found) {
    boolean object = verb + 1 < words.size() && words.get(verb + 1).content();
    return object
        && at == verb - 1
        && tables(found, at).findAny().isPresent()
        && found.stream().anyMatch(link -> link.span().first() == verb + 1 && isThing(link));
  }

  private static boolean isThing(Link link) {
    return link instanceof Link.ToValue || link instanceof Link.ToTable;
  }

  private static Stream<TableName> tables(List<Link> found, int at) {
    return found.stream()
        .filter(link -> link.span().covers(at) && link.score() >= Link.LEAST_WHOLE)
        .map(Link::namedTable)
        .flatMap(Optional::stream);
  }
}

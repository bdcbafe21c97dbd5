package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.text.Runs;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Where words of a question speak of an event, and whether they deny it ({@code states.txt}). */
final class StateWords {

  private static final int SHORTEST_BEGINNING = 4;
  private static final int WIDEST_GAP = 4;
  private static final int MOST_IN_ADVERB = 2;
  private static final int MOST_IN_STATE = 4;
  private static final int SHORTEST_BEHIND = 3;
  private static final String DENYING = "un";
  private static final String OPPOSITE = "in";
  private static final String LONGER = "longer";

  private final Map<List<String>, Set<String>> endedBy = new HashMap<>();
  private final Map<List<String>, Set<String>> endedByNow = new HashMap<>();
  private final Map<List<String>, Set<String>> phrasal = new HashMap<>();
  private final Map<String, String> irregular = new HashMap<>();
  private final Set<String> former;
  private final Set<String> ending;
  private final Set<String> auxiliary;
  private final Set<String> missing;
  private final Set<String> off;
  private final Set<String> put;
  private final Set<String> flagVerbs;
  private final List<List<String>> adverbs;
  private final Set<String> prepositions;
  private final Set<String> ordinary = LexiconFile.list("ordinary-words").words();

  StateWords() {
    LexiconFile file = LexiconFile.read("states");
    readStates(file, "lasts", endedBy);
    readStates(file, "now", endedByNow);
    file.section("phrasal")
        .keyed()
        .forEach((verb, events) -> phrasal.put(Runs.words(verb), stems(Runs.words(events))));
    file.section("irregular")
        .keyed()
        .forEach((form, plain) -> irregular.put(form, Stemming.stem(plain)));
    former = file.section("former").words();
    ending = stems(file.section("ending").words());
    auxiliary = file.section("auxiliary").words();
    missing = file.section("missing").words();
    off = file.section("off").words();
    put = file.section("put").words();
    flagVerbs = file.section("flag-verb").words();
    prepositions = file.section("when").words();
    adverbs = file.section("adverb").lines().stream().map(Runs::words).toList();
  }

  private static void readStates(
      LexiconFile file, String section, Map<List<String>, Set<String>> states) {
    file.section(section)
        .keyed()
        .forEach(
            (phrases, events) ->
                WordList.parts(phrases, ';')
                    .forEach(state -> states.put(Runs.words(state), stems(Runs.words(events)))));
  }

  private static Set<String> stems(Collection<String> words) {
    return words.stream().map(Stemming::stem).collect(Collectors.toUnmodifiableSet());
  }

  /** A word of an event's name, in its plain form: "withdraw" for "withdrawn". */
  StateName event(String word) {
    String told = withoutPreposition(word);
    String irregularly = irregular.get(told);
    if (!told.equals(word)) {
      return new StateName(irregularly == null ? Stemming.stem(told) : irregularly, false);
    }
    return irregularly == null
        ? name(word, Stemming.stem(word))
        : new StateName(irregularly, false);
  }

  /** A participle that a name writes together with what says that it holds times: revokedon. */
  private String withoutPreposition(String word) {
    return prepositions.stream()
        .filter(word::endsWith)
        .map(ending -> word.substring(0, word.length() - ending.length()))
        .filter(rest -> rest.length() >= SHORTEST_BEGINNING && isPast(rest))
        .findFirst()
        .orElse(word);
  }

  /** Whether a word of a name says by itself that it holds when something came about. */
  boolean isTimeOfEvent(String word) {
    return !withoutPreposition(word).equals(word);
  }

  /** A word of any other name, with its stem. */
  StateName name(String word, String stem) {
    // a word of its own is not short for others: what was not posted may have a postcode
    boolean cut =
        word.equals(stem) && word.length() >= SHORTEST_BEGINNING && !ordinary.contains(word);
    return new StateName(stem, cut);
  }

  /** Whether a word of the question is a form of a word of a name. */
  private boolean isForm(Word word, StateName name) {
    return isForm(word.folded(), word.stem(), name);
  }

  /** Nouns that begin as a short form in a name does are other things than what it is short for. */
  private boolean isForm(String folded, String stem, StateName name) {
    return stem.equals(name.stem())
        || name.stem().equals(irregular.get(folded))
        || (name.cut() && folded.startsWith(name.stem()) && WordClass.VERB_ENDING.ends(folded))
        || (name.quality()
            && WordClass.ADJECTIVE_ENDING.ends(folded)
            && Shortening.of(name.stem(), folded).isPresent());
  }

  /** Whether it says by a syllable that something has not come about: "unpaid". */
  boolean isDenied(Word word, StateName name) {
    return isFormBehind(DENYING, word, name);
  }

  /** Whether it says by a syllable that a flag is off: "inactive". */
  boolean isOff(Word word, StateName name) {
    return isDenied(word, name) || isFormBehind(OPPOSITE, word, name);
  }

  private boolean isFormBehind(String syllable, Word word, StateName name) {
    String folded = word.folded();
    if (!folded.startsWith(syllable) || folded.length() < syllable.length() + SHORTEST_BEHIND) {
      return false;
    }
    String rest = folded.substring(syllable.length());
    return isForm(rest, Stemming.stem(rest), name);
  }

  /** The longest words from a place on that name a state which the event ends. */
  Optional<WordSpan> lasting(List<Word> words, int at, StateName event) {
    return ended(endedBy, words, at, event);
  }

  /** The same for words that only say that something is so now, whatever it is. */
  Optional<WordSpan> now(List<Word> words, int at, StateName event) {
    return ended(endedByNow, words, at, event);
  }

  private static Optional<WordSpan> ended(
      Map<List<String>, Set<String>> states, List<Word> words, int at, StateName event) {
    return IntStream.rangeClosed(1, Math.min(MOST_IN_STATE, words.size() - at))
        .filter(
            length ->
                states
                    .getOrDefault(
                        words.subList(at, at + length).stream().map(Word::folded).toList(),
                        Set.of())
                    .contains(event.stem()))
        .mapToObj(length -> new WordSpan(at, at + length - 1))
        .reduce((shorter, longer) -> longer);
  }

  /** Whether the words from a place on name a state, whatever ends it; and to where. */
  Optional<WordSpan> state(List<Word> words, int at) {
    return IntStream.rangeClosed(1, Math.min(MOST_IN_STATE, words.size() - at))
        .filter(
            length ->
                endedBy.containsKey(
                    words.subList(at, at + length).stream().map(Word::folded).toList()))
        .mapToObj(length -> new WordSpan(at, at + length - 1))
        .reduce((shorter, longer) -> longer);
  }

  /** What people say for an event in two words: "taken off" for what was removed. */
  List<List<StateName>> phrasal(StateName event) {
    return phrasal.entrySet().stream()
        .filter(one -> one.getValue().contains(event.stem()))
        .map(one -> StateName.whole(one.getKey().stream().map(Stemming::stem).toList()))
        .toList();
  }

  /** Whether things are after the event no longer what they were. */
  boolean ends(StateName event) {
    return ending.contains(event.stem());
  }

  boolean isFormer(Word word) {
    return former.contains(word.folded());
  }

  boolean isMissing(Word word) {
    return missing.contains(word.folded());
  }

  /** Whether its form says that something came about. */
  boolean isPast(Word word) {
    return isPast(word.folded());
  }

  private boolean isPast(String word) {
    return WordClass.PARTICIPLE_ENDING.ends(word) || irregular.containsKey(word);
  }

  /** "Longer" of "no longer". */
  static boolean isLonger(Word word) {
    return word.folded().equals(LONGER);
  }

  /** The first words that hold one form of each name near each other; empty if none do. */
  Optional<WordSpan> span(List<Word> words, List<StateName> names) {
    return IntStream.range(0, words.size())
        .filter(at -> isFreeForm(words, at, names.get(0)))
        .mapToObj(at -> span(words, names, at))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<WordSpan> span(List<Word> words, List<StateName> names, int start) {
    int reach = names.size() + 1;
    Set<Integer> places = new HashSet<>(Set.of(start));
    for (StateName name : names.subList(1, names.size())) {
      Optional<Integer> nearest =
          IntStream.rangeClosed(Math.max(0, start - reach), start + reach)
              .filter(at -> at < words.size() && !places.contains(at))
              .filter(at -> isFreeForm(words, at, name))
              .boxed()
              .min(Comparator.comparingInt(at -> Math.abs(at - start)));
      if (nearest.isEmpty()) {
        return Optional.empty();
      }
      places.add(nearest.get());
    }
    WordSpan span =
        new WordSpan(
            places.stream().mapToInt(p -> p).min().orElseThrow(),
            places.stream().mapToInt(p -> p).max().orElseThrow());
    return span.length() <= names.size() + 2 ? Optional.of(span) : Optional.empty();
  }

  private boolean isFreeForm(List<Word> words, int at, StateName name) {
    return !words.get(at).quoted() && isForm(words.get(at), name);
  }

  /** The first word of the denial that reaches some words; empty if nothing denies them. */
  Optional<Integer> denial(List<Word> words, Set<Integer> denying, WordSpan denied) {
    for (int at = denied.first(); at <= denied.last(); at++) {
      if (denying.contains(at)) {
        return Optional.of(Math.min(at, denied.first()));
      }
    }
    for (int at = denied.first() - 1; at >= Math.max(0, denied.first() - WIDEST_GAP); at--) {
      if (denying.contains(at)) {
        return Optional.of(at);
      }
      if (!mayStandBetween(words.get(at))) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** From the name of a flag to the word behind it that says that it is off. */
  Optional<WordSpan> off(List<Word> words, WordSpan named) {
    int at = named.last() + 1;
    while (at < words.size()
        && at <= named.last() + WIDEST_GAP
        && (auxiliary.contains(words.get(at).folded()) || put.contains(words.get(at).folded()))) {
      at++;
    }
    return at < words.size() && off.contains(words.get(at).folded())
        ? Optional.of(new WordSpan(named.first(), at))
        : Optional.empty();
  }

  /** With the verb before a flag that says no more than the flag: "require a signature". */
  WordSpan withVerb(List<Word> words, WordSpan flag) {
    int first = flag.first();
    for (int at = first - 1; at >= Math.max(0, flag.first() - WIDEST_GAP); at--) {
      if (flagVerbs.contains(words.get(at).folded())) {
        first = at;
      } else if (!mayStandBehind(words.get(at))) {
        break;
      }
    }
    return words.get(first).content() ? new WordSpan(first, flag.last()) : flag;
  }

  /** "Marked for", "need a". */
  private static boolean mayStandBehind(Word word) {
    return WordClass.ARTICLE.contains(word.folded())
        || WordClass.DETERMINER.contains(word.folded())
        || WordClass.FOR.contains(word.folded());
  }

  private boolean mayStandBetween(Word word) {
    return auxiliary.contains(word.folded())
        || WordClass.VERB_ENDING.ends(word.folded())
        || irregular.containsKey(word.folded());
  }

  /** Some words with the adverbs right after them, and with those before the auxiliaries there. */
  WordSpan withAdverbs(List<Word> words, WordSpan span) {
    int last = adverb(words, span.last() + 1).map(WordSpan::last).orElse(span.last());
    int first = span.first();
    int nearest = Math.max(0, span.first() - WIDEST_GAP);
    for (int at = span.first() - 1; at >= nearest; at--) {
      Optional<WordSpan> adverb = adverb(words, at);
      if (adverb.isPresent()) {
        first = at;
      } else if (!auxiliary.contains(words.get(at).folded())) {
        break;
      }
    }
    return new WordSpan(first, last);
  }

  /** The adverb that begins at a place. */
  private Optional<WordSpan> adverb(List<Word> words, int at) {
    List<String> rest = words.stream().skip(at).limit(MOST_IN_ADVERB).map(Word::folded).toList();
    return adverbs.stream()
        .filter(adverb -> Collections.indexOfSubList(rest, adverb) == 0)
        .findFirst()
        .map(adverb -> new WordSpan(at, at + adverb.size() - 1));
  }
}

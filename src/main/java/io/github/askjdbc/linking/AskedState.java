package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.WordClass;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A question as far as states go: what its words speak of, deny and date. */
final class AskedState {

  private final String text;
  private final List<Word> words;
  private final List<Link> links;
  private final StateWords states;
  private final Dialect dialect;

  /** Words that deny what follows them. */
  private final Set<Integer> denying = new HashSet<>();

  /**
   * @param text that the words are of
   * @param links what the words are otherwise
   */
  AskedState(String text, List<Word> words, List<Link> links, StateWords states, Dialect dialect) {
    this.text = text;
    this.words = words;
    this.links = links;
    this.states = states;
    this.dialect = dialect;
    for (Link link : links) {
      if (link instanceof Link.ToCue cue && cue.cue() == Cue.NOT) {
        denying.add(link.span().first());
      }
    }
  }

  List<Word> words() {
    return words;
  }

  List<Link> links() {
    return links;
  }

  Dialect dialect() {
    return dialect;
  }

  /** Whether a word there denies what follows it. */
  boolean denies(int at) {
    return denying.contains(at);
  }

  boolean asks(Cue cue) {
    return links.stream().anyMatch(link -> link instanceof Link.ToCue one && one.cue() == cue);
  }

  /** Whether a word there asks for it. */
  boolean asks(Cue cue, int at) {
    return links.stream()
        .anyMatch(
            link -> link instanceof Link.ToCue one && one.cue() == cue && link.span().covers(at));
  }

  /** Whether a word there is of the name of a table. */
  boolean isNamed(int at) {
    return links.stream().anyMatch(link -> link.namedTable().isPresent() && link.span().covers(at));
  }

  /** Where a table is named last before a place; the earlier the less, and none least. */
  int lastNamed(TableName table, int before) {
    return links.stream()
        .filter(link -> link.namedTable().equals(Optional.of(table)))
        .filter(link -> link.naming() == NameExtent.WHOLE && link.span().last() < before)
        .mapToInt(link -> link.span().last())
        .max()
        .orElse(-1);
  }

  /** Whether a comma stands between a word and the one before it. */
  boolean isBehindComma(int at) {
    return at > 0 && text.substring(words.get(at - 1).end(), words.get(at).start()).contains(",");
  }

  boolean names(TableName table) {
    return links.stream().flatMap(link -> link.namedTable().stream()).anyMatch(table::equals);
  }

  /** The same by other words than some: a supplier order is not named by "customer order". */
  boolean namesOutside(TableName table, WordSpan some) {
    return links.stream()
        .filter(link -> !some.contains(link.span()))
        .flatMap(link -> link.namedTable().stream())
        .anyMatch(table::equals);
  }

  /** Where it speaks of something; empty where it does not. */
  Optional<WordSpan> said(List<StateName> names) {
    return states.span(words, names);
  }

  /**
   * From the word that denies some words to their end; empty where nothing of their sentence does:
   * "who never ordered anything? First names" denies no names.
   */
  Optional<WordSpan> denied(WordSpan span) {
    return LeftOut.of(words, span)
        .or(
            () ->
                states
                    .denial(words, denying, span)
                    .map(first -> new WordSpan(first, span.last()))
                    .filter(denied -> !Phrases.spansSentences(words, denied)));
  }

  /** From the name of a flag to the word behind it that says that it is off. */
  Optional<WordSpan> off(WordSpan named) {
    return states.off(words, named);
  }

  /** With the verb before a flag that says no more than the flag. */
  WordSpan withVerb(WordSpan flag) {
    return states.withVerb(words, flag);
  }

  /** Words that say by a syllable that something is not so: "unapproved", "inactive". */
  List<WordSpan> deniedBySyllable(StateName name) {
    return IntStream.range(0, words.size())
        .filter(at -> states.isOff(words.get(at), name))
        .mapToObj(at -> new WordSpan(at, at))
        .toList();
  }

  /** The same words with "yet" and "still" beside them, which say no more than the state does. */
  WordSpan withAdverbs(WordSpan span) {
    return states.withAdverbs(words, span);
  }

  /** Whether the question asks when, or a time or number nearby says when or how much. */
  boolean isDated(WordSpan span) {
    int end = span.last();
    boolean when =
        words.stream().limit(span.first()).anyMatch(word -> word.folded().equals("when"));
    boolean included =
        words.stream()
            .skip(end + 1L)
            .limit(2)
            .anyMatch(word -> WordClass.INCLUDING.contains(word.folded()));
    if (when || included) {
      return true;
    }
    return links.stream()
        .filter(link -> link.span().first() > end && link.span().first() <= reach(end))
        .anyMatch(
            link ->
                link instanceof Link.ToPeriod
                    || link instanceof Link.ToNumber
                    || (link instanceof Link.ToCue cue && isComparison(cue.cue())));
  }

  /** "Left the company in 2024": how far what stands behind may say when. */
  private int reach(int end) {
    int at = end + 1;
    while (at < words.size()
        && (!words.get(at).content() || WordClass.WORKPLACE.contains(words.get(at).folded()))) {
      at++;
    }
    return Math.max(at, end + 3);
  }

  private static boolean isComparison(Cue cue) {
    return cue == Cue.BEFORE || cue == Cue.AFTER || cue == Cue.SINCE || cue == Cue.BETWEEN;
  }
}

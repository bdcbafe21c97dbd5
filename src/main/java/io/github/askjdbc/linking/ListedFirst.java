package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What is to stand first in a list of all rows: "dearest first", "put the most recent hires first",
 * "highest number on top". It ends its sentence and begins after a comma, an article or nothing at
 * all; "who was hired first" asks for one row.
 *
 * @param phrase all of its words
 * @param end those for the end that comes first
 * @param of which sort of end it is
 * @param upper whether it is the upper one: the highest, the latest
 */
public record ListedFirst(WordSpan phrase, WordSpan end, Sort of, boolean upper) {

  /** What an end is one of. */
  public enum Sort {
    /** Of times: earliest, newest. */
    TIME,
    /** Of what is counted: busiest. */
    ROWS,
    /** Of any quantity: highest, dearest. */
    QUANTITY
  }

  /** Words from an end to the "first" after it. */
  private static final int REACH = 4;

  static Optional<ListedFirst> of(String read, List<Word> words, List<Link> links) {
    return IntStream.range(1, words.size())
        .filter(at -> isLast(read, words, at))
        .boxed()
        .flatMap(last -> endingAt(read, words, links, last).stream())
        .findFirst();
  }

  private static Optional<ListedFirst> endingAt(
      String read, List<Word> words, List<Link> links, int last) {
    int first = first(words, last);
    for (int at = first - 1; at >= Math.max(0, first - REACH); at--) {
      if (endsClause(read, words, at)) {
        return Optional.empty();
      }
      Optional<ListedFirst> found = end(words, links, new WordSpan(at, last));
      if (found.isPresent()) {
        int start = start(words, found.get().end().first());
        boolean apart = start == 0 || start < at || endsClause(read, words, start - 1);
        boolean adjacent = at + 1 == first;
        return apart || adjacent
            ? found.map(
                one -> new ListedFirst(new WordSpan(start, last), one.end, one.of, one.upper))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Whether a sentence ends with a word for the place of what comes first. */
  private static boolean isLast(String read, List<Word> words, int at) {
    return first(words, at) <= at
        && (at + 1 == words.size()
            || between(read, words, at).chars().anyMatch(c -> ".;?!".indexOf(c) >= 0)
            || isShownBehind(read, words, at));
  }

  /** "Longest first, with the length". */
  private static boolean isShownBehind(String read, List<Word> words, int at) {
    return between(read, words, at).indexOf(',') >= 0
        && WordClass.WITH.contains(words.get(at + 1).folded());
  }

  /** Where "first", "on top" or "at the top" begins; behind the word where it is none of them. */
  private static int first(List<Word> words, int last) {
    if (words.get(last).folded().equals("first")) {
      return last;
    }
    if (!words.get(last).folded().equals("top")) {
      return last + 1;
    }
    int before = words.get(last - 1).folded().equals("the") ? last - 2 : last - 1;
    return before > 0 && WordClass.AT_TOP.contains(words.get(before).folded()) ? before : last + 1;
  }

  private static boolean endsClause(String read, List<Word> words, int at) {
    return between(read, words, at).chars().anyMatch(c -> ",.;:?!".indexOf(c) >= 0);
  }

  private static String between(String read, List<Word> words, int at) {
    return read.substring(words.get(at).end(), words.get(at + 1).start());
  }

  private static int start(List<Word> words, int end) {
    int start = end;
    while (start > 0 && WordClass.BEFORE_LISTED_FIRST.contains(words.get(start - 1).folded())) {
      start--;
    }
    return start;
  }

  /** The end that the first of some words names, with the word before it for "most recent". */
  private static Optional<ListedFirst> end(List<Word> words, List<Link> links, WordSpan rest) {
    int at = rest.first();
    String word = words.get(at).folded();
    boolean most = at > 0 && words.get(at - 1).folded().equals("most");
    WordSpan one = new WordSpan(at, at);
    if (WordClass.LATEST.contains(word)) {
      return Optional.of(new ListedFirst(rest, one, Sort.TIME, true));
    }
    if (most && WordClass.RECENT.contains(word)) {
      return Optional.of(new ListedFirst(rest, new WordSpan(at - 1, at), Sort.TIME, true));
    }
    if (WordClass.EARLIEST.contains(word)) {
      return Optional.of(new ListedFirst(rest, one, Sort.TIME, false));
    }
    if (WordClass.BUSIEST.contains(word)) {
      return Optional.of(new ListedFirst(rest, one, Sort.ROWS, true));
    }
    return Stream.concat(measured(links, at), cued(links, at))
        .findFirst()
        .map(end -> new ListedFirst(rest, end.span(), Sort.QUANTITY, end.is(Cue.TOP)));
  }

  private static Stream<Demand> measured(List<Link> links, int at) {
    return links.stream()
        .filter(link -> link instanceof Link.ToMeasure measure && measure.superlative())
        .filter(link -> link.span().last() == at)
        .flatMap(link -> Demand.of(List.of(link), List.of()).stream());
  }

  private static Stream<Demand> cued(List<Link> links, int at) {
    return links.stream()
        .filter(link -> link.span().last() == at)
        .filter(link -> link instanceof Link.ToCue cue && isEnd(cue.cue()))
        .flatMap(link -> Demand.of(List.of(link), List.of()).stream());
  }

  private static boolean isEnd(Cue cue) {
    return cue == Cue.TOP || cue == Cue.BOTTOM;
  }
}

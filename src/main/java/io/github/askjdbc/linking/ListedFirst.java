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
        .findFirst()
        .or(() -> begun(read, words, links))
        .or(() -> fromTo(read, words, links));
  }

  /**
   * "From the oldest to the youngest"; not from the largest of some rows to the smallest, nor from
   * the most, which does not say of what.
   */
  private static Optional<ListedFirst> fromTo(String read, List<Word> words, List<Link> links) {
    return IntStream.range(1, words.size() - 3)
        .filter(at -> WordClass.FROM.contains(words.get(at).folded()))
        .boxed()
        .flatMap(at -> fromTo(words, links, at).stream())
        .filter(one -> endsPhrase(read, words, one.phrase.last()))
        .findFirst();
  }

  private static Optional<ListedFirst> fromTo(List<Word> words, List<Link> links, int from) {
    return endBehind(words, links, from)
        .filter(one -> !WordClass.MOST.contains(words.get(one.end.last()).folded()))
        .flatMap(
            one ->
                otherEnd(words, links, one)
                    .map(last -> new WordSpan(from, last))
                    .filter(phrase -> links.stream().noneMatch(link -> namesRows(link, phrase)))
                    .map(phrase -> new ListedFirst(phrase, one.end, one.of, one.upper)));
  }

  /** The last word of "to the youngest" behind "the oldest", or behind that and a noun. */
  private static Optional<Integer> otherEnd(List<Word> words, List<Link> links, ListedFirst one) {
    int next = one.end.last() + 1;
    return IntStream.range(next, Math.min(words.size(), next + 2))
        .filter(to -> WordClass.TO.contains(words.get(to).folded()))
        .boxed()
        .flatMap(to -> endBehind(words, links, to).stream())
        .filter(other -> other.upper != one.upper)
        .map(other -> other.end.last())
        .findFirst();
  }

  /** "From the least to the most experienced" goes on. */
  private static boolean endsPhrase(String read, List<Word> words, int at) {
    return at + 1 == words.size() || endsClause(read, words, at) || !words.get(at + 1).content();
  }

  private static boolean namesRows(Link link, WordSpan phrase) {
    return link.namedTable().isPresent()
        && phrase.first() <= link.span().first()
        && link.span().first() <= phrase.last() + 1;
  }

  /** "Most expensive" rather than "most". */
  private static Optional<ListedFirst> endBehind(List<Word> words, List<Link> links, int at) {
    List<ListedFirst> ends =
        IntStream.range(at + 1, Math.min(words.size(), at + REACH))
            .boxed()
            .flatMap(end -> end(words, links, new WordSpan(end, end)).stream())
            .toList();
    return ends.stream()
        .filter(
            one ->
                ends.stream().noneMatch(other -> !other.equals(one) && other.end.contains(one.end)))
        .findFirst();
  }

  /** "Starting with the dearest", at the end of a sentence. */
  private static Optional<ListedFirst> begun(String read, List<Word> words, List<Link> links) {
    return IntStream.range(1, words.size() - 2)
        .filter(at -> WordClass.BEGINNING.contains(words.get(at).folded()))
        .filter(at -> WordClass.WITH.contains(words.get(at + 1).folded()))
        .boxed()
        .flatMap(
            at ->
                IntStream.range(at + 2, Math.min(words.size(), at + 2 + REACH))
                    .filter(last -> endsSentence(read, words, last))
                    .boxed()
                    .flatMap(last -> end(words, links, new WordSpan(last, last)).stream())
                    .map(
                        one ->
                            new ListedFirst(
                                new WordSpan(at, one.phrase.last()), one.end, one.of, one.upper)))
        .findFirst();
  }

  private static boolean endsSentence(String read, List<Word> words, int at) {
    return at + 1 == words.size()
        || between(read, words, at).chars().anyMatch(c -> ".;?!".indexOf(c) >= 0);
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
        && (endsSentence(read, words, at) || isShownBehind(read, words, at));
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

package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How many rows a question wants from one end: "top 3", "the first five", "the 3 cheapest". "The
 * last 3 months" and "the top 10 percent" are no number of rows.
 */
final class AskedLimits {

  private final List<Link> links;
  private final List<Word> words;
  private final List<WordSpan> ends;

  /**
   * @param demands that words and adjectives make
   */
  AskedLimits(List<Link> links, List<Word> words, List<Demand> demands) {
    this.links = links;
    this.words = words;
    this.ends =
        demands.stream()
            .filter(demand -> demand.kind() == Cue.Kind.EXTREME)
            .filter(demand -> !demand.is(Cue.MAXIMUM) && !demand.is(Cue.MINIMUM))
            .filter(demand -> demands.stream().noneMatch(demand::liesWithin))
            .map(Demand::span)
            .toList();
  }

  /** The number with the words for its end. */
  List<WordSpan> spans() {
    return links.stream()
        .filter(link -> link instanceof Link.ToNumber number && number.number().signum() > 0)
        .map(Link::span)
        .filter(number -> !isOfTime(number))
        .flatMap(number -> before(number).or(() -> after(number)).stream())
        .toList();
  }

  private boolean isOfTime(WordSpan number) {
    int next = number.last() + 1;
    return links.stream()
            .anyMatch(link -> link instanceof Link.ToPeriod && link.span().overlaps(number))
        || (next < words.size() && SideWords.isUnit(words.get(next)));
  }

  private Optional<WordSpan> before(WordSpan number) {
    int last = number.first() - 1;
    return Stream.concat(ends.stream().filter(end -> end.last() == last), named(last))
        .findFirst()
        .map(end -> new WordSpan(end.first(), number.last()));
  }

  private Optional<WordSpan> after(WordSpan number) {
    int first = number.last() + 1;
    return Stream.concat(ends.stream().filter(end -> end.first() == first), named(first))
        .findFirst()
        .map(end -> new WordSpan(number.first(), end.last()));
  }

  private Stream<WordSpan> named(int word) {
    return word >= 0 && word < words.size() && WordClass.LIST_END.contains(words.get(word).folded())
        ? Stream.of(new WordSpan(word, word))
        : Stream.empty();
  }
}

package io.github.askjdbc.linking;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Lengths of time that a question speaks of: "month", "30 days", "two weeks". */
final class Lengths {

  private static final BigDecimal MOST = BigDecimal.valueOf(1000);

  private final PeriodWords vocabulary;
  private final List<String> texts;
  private final List<Link> links;

  /**
   * @param texts of the words, folded
   * @param links among which the question's numbers are
   */
  Lengths(PeriodWords vocabulary, List<String> texts, List<Link> links) {
    this.vocabulary = vocabulary;
    this.texts = List.copyOf(texts);
    this.links = List.copyOf(links);
  }

  /** The one whose unit a word is; empty for other words, and for what is below the question. */
  Optional<Length> endingAt(int at) {
    if (at < 0) {
      return Optional.empty();
    }
    Optional<PeriodWords.Unit> unit = vocabulary.unit(texts.get(at));
    Optional<Link> number =
        links.stream()
            .filter(link -> link.namedNumber().isPresent() && link.span().last() == at - 1)
            .findFirst();
    return number.isEmpty()
        ? unit.map(one -> new Length(new WordSpan(at, at), 1, one))
        : unit.flatMap(one -> number.flatMap(link -> counted(link, at, one)));
  }

  private static Optional<Length> counted(Link number, int at, PeriodWords.Unit unit) {
    return number
        .namedNumber()
        .filter(count -> count.signum() > 0 && count.compareTo(MOST) <= 0)
        .filter(count -> count.stripTrailingZeros().scale() <= 0)
        .map(count -> new Length(new WordSpan(number.span().first(), at), count.intValue(), unit));
  }
}

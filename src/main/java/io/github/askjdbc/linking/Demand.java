package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Something that a question asks a query to do, beside naming tables, columns and values.
 *
 * @param cue what exactly; empty for a period and for a number of rows, which no cue stands for
 * @param span the words that ask for it
 * @param source how they ask
 * @param column that it is asked of, where the words tell: of "oldest", the age
 */
public record Demand(
    Cue.Kind kind, Optional<Cue> cue, WordSpan span, Source source, Optional<ColumnName> column) {

  /** How words ask for something. */
  public enum Source {
    /** By words for the operation itself. */
    WORDS,
    /** By an adjective that compares by a column. */
    ADJECTIVE,
    /** By the name of a number whose definition holds the operation. */
    METRIC
  }

  private static Demand of(Cue cue, WordSpan span, Source source, Optional<ColumnName> column) {
    return new Demand(cue.demand(), Optional.of(cue), span, source, column);
  }

  private static Demand of(Cue.Kind kind, WordSpan span) {
    return new Demand(kind, Optional.empty(), span, Source.WORDS, Optional.empty());
  }

  /** What words for an operation ask for. */
  public static Demand of(Link.ToCue link) {
    return of(link.cue(), link.span(), Source.WORDS, Optional.empty());
  }

  /** Of all links, in their order, and the numbers of rows last. */
  static List<Demand> of(List<Link> links, List<Word> words) {
    List<Demand> demands = new ArrayList<>();
    for (Link link : links) {
      WordSpan span = link.span();
      if (link instanceof Link.ToCue cue) {
        demands.add(of(cue));
      } else if (link instanceof Link.ToMeasure measure) {
        demands.add(of(measure.cue(), span, Source.ADJECTIVE, Optional.of(measure.column())));
      } else if (link instanceof Link.ToMetric metric) {
        for (Cue cue : metric.cues()) {
          demands.add(of(cue, span, Source.METRIC, Optional.empty()));
        }
      } else if (link instanceof Link.ToPeriod) {
        demands.add(of(Cue.Kind.PERIOD, span));
      }
    }
    new AskedLimits(links, words, demands)
        .spans()
        .forEach(span -> demands.add(of(Cue.Kind.LIMIT, span)));
    return demands;
  }

  /** Whether longer words for something else hold these: "least" in "at least" names no end. */
  public boolean liesWithin(Demand other) {
    return source == Source.WORDS
        && other.source == Source.WORDS
        && cue.isPresent()
        && other.cue.isPresent()
        && other.span.length() > span.length()
        && other.span.overlaps(span);
  }

  public boolean is(Cue wanted) {
    return cue.filter(wanted::equals).isPresent();
  }

  /** For an extreme, whether it is the upper end of what is ranked; empty for other demands. */
  public Optional<Boolean> upper() {
    return kind == Cue.Kind.EXTREME
        ? cue.map(end -> end == Cue.TOP || end == Cue.MAXIMUM || end == Cue.FREQUENT)
        : Optional.empty();
  }

  /** For the direction of an order, whether the largest come first; empty for other demands. */
  public Optional<Boolean> descending() {
    return kind == Cue.Kind.ORDER && !is(Cue.ORDER)
        ? cue.map(way -> way == Cue.DESCENDING)
        : Optional.empty();
  }
}

package io.github.askjdbc.linking;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Comparisons with a length of time gone by: "more than 30 days ago" is before that day. */
final class AgoCues {

  private static final Map<Cue, Cue> OF_DAYS =
      Map.of(
          Cue.MORE_THAN, Cue.BEFORE,
          Cue.AT_LEAST, Cue.AT_MOST,
          Cue.LESS_THAN, Cue.AFTER,
          Cue.AT_MOST, Cue.SINCE);

  private AgoCues() {}

  /** The comparison that ends right before a word, if it is one of lengths. */
  static Optional<Link.ToCue> before(int word, List<Link> links) {
    return links.stream()
        .filter(link -> link instanceof Link.ToCue cue && OF_DAYS.containsKey(cue.cue()))
        .filter(link -> link.span().last() == word - 1)
        .map(Link.ToCue.class::cast)
        .findFirst();
  }

  /**
   * @param ago the words for a length gone by
   * @return the same links, those for the comparison with it turned to one of days
   */
  static List<Link> turned(List<Link> links, WordSpan ago) {
    return links.stream()
        .map(
            link ->
                link instanceof Link.ToCue cue
                        && OF_DAYS.containsKey(cue.cue())
                        && cue.span().last() == ago.first() - 1
                    ? new Link.ToCue(cue.span(), OF_DAYS.get(cue.cue()))
                    : link)
        .toList();
  }
}

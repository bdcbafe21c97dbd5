package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "Which dishes cost less than 10", "how much does the soup cost": what something costs is its
 * price, where its rows hold one, and not what it costs those who make it.
 */
final class CostVerb {

  private static final String COST = "cost";
  private static final String PRICE = "price";

  private final List<Word> words;
  private final boolean said;

  CostVerb(List<Word> words) {
    this.words = words;
    this.said = IntStream.range(0, words.size()).anyMatch(this::isVerb);
  }

  /**
   * Without those that read the verb as a cost where it says the price, and the noun as a price.
   */
  List<Link> apart(List<Link> links) {
    return links.stream()
        .filter(link -> said ? !isOtherwise(link, links) : !isNounForPrice(link, links))
        .toList();
  }

  /** "A cost of more than 10" is no price where rows have both. */
  private boolean isNounForPrice(Link link, List<Link> links) {
    return link.evidence() == Evidence.SYNONYM
        && link.span().words().anyMatch(at -> words.get(at).stem().equals(COST))
        && link.namedColumn()
            .filter(column -> says(column, PRICE) && !says(column, COST))
            .isPresent()
        && beside(link, links).anyMatch(column -> says(column, COST));
  }

  /** Other columns of the same rows that the same words may name. */
  private static Stream<ColumnName> beside(Link link, List<Link> links) {
    return links.stream()
        .filter(other -> other.span().equals(link.span()))
        .flatMap(other -> other.namedColumn().stream())
        .filter(column -> column.table().equals(link.namedColumn().orElseThrow().table()));
  }

  /** Whether a link reads the verb, or "how much" before it, as a cost beside which a price is. */
  private boolean isOtherwise(Link link, List<Link> links) {
    return link.namedColumn().filter(column -> says(column, COST)).isPresent()
        && link.span().words().anyMatch(this::asks)
        && beside(link, links).anyMatch(column -> says(column, PRICE) && !says(column, COST));
  }

  private boolean asks(int at) {
    return isVerb(at) || (at < 2 && WordClass.ASKING.contains(words.get(0).folded()));
  }

  private boolean isVerb(int at) {
    if (!words.get(at).stem().equals(COST)) {
      return false;
    }
    boolean last = at + 1 == words.size();
    boolean done =
        words.subList(0, at).stream().anyMatch(word -> WordClass.DOING.contains(word.folded()));
    boolean compared = !last && WordClass.BEHIND_COST.contains(words.get(at + 1).folded());
    return compared || (last && done);
  }

  private static boolean says(ColumnName column, String what) {
    return NameParts.of(column.column()).stream().anyMatch(part -> part.contains(what));
  }
}

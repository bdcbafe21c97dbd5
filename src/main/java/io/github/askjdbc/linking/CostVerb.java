package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * "Articles that cost more than 10" are told by their price where they have one beside what they
 * cost the shop; "a cost over 10" is not.
 */
final class CostVerb {

  private static final Set<Cue> COMPARING =
      Set.of(
          Cue.MORE_THAN, Cue.LESS_THAN, Cue.AT_LEAST, Cue.AT_MOST, Cue.BETWEEN, Cue.EXACTLY);

  private CostVerb() {}

  /** The links without those to costs of rows that have prices, where the verb is meant. */
  static List<Link> without(List<Link> links, List<Word> words) {
    return links.stream()
        .filter(
            link ->
                !isCost(link)
                    || !isVerb(link.span(), words, links)
                    || links.stream().noneMatch(other -> isPriceOf(other, link)))
        .toList();
  }

  private static boolean isCost(Link link) {
    return link.span().length() == 1
        && link.namedColumn().filter(column -> has(column, WordClass.COST)).isPresent();
  }

  private static boolean isPriceOf(Link other, Link cost) {
    return other.span().equals(cost.span())
        && other
            .namedColumn()
            .filter(column -> has(column, WordClass.PRICE) && !has(column, WordClass.COST))
            .map(ColumnName::table)
            .equals(cost.namedColumn().map(ColumnName::table));
  }

  private static boolean has(ColumnName column, WordClass words) {
    return NameParts.of(column.column()).stream().anyMatch(words::contains);
  }

  /** Behind a relative pronoun or its noun, before a number; or at the end of "how much does". */
  private static boolean isVerb(WordSpan span, List<Word> words, List<Link> links) {
    int at = span.first();
    if (at == 0 || !WordClass.COSTING.contains(words.get(at).folded())) {
      return false;
    }
    boolean asked = at + 1 == words.size() && words.get(0).folded().equals("how");
    boolean behind =
        WordClass.RELATIVE_PRONOUN.contains(words.get(at - 1).folded())
            || links.stream()
                .anyMatch(
                    link ->
                        link.namedTable().isPresent()
                            && link.naming() == NameExtent.WHOLE
                            && link.span().last() == at - 1);
    return asked || (behind && links.stream().anyMatch(link -> compares(link, at + 1)));
  }

  private static boolean compares(Link link, int at) {
    boolean compares =
        link instanceof Link.ToNumber
            || Optional.of(link)
                .filter(Link.ToCue.class::isInstance)
                .map(cue -> ((Link.ToCue) cue).cue())
                .filter(COMPARING::contains)
                .isPresent();
    return compares && link.span().first() == at;
  }
}

package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * "Articles that cost more than 10" are told by their price where they have one beside what they
 * cost the shop; "a cost over 10" is told by the cost.
 */
final class CostOrPrice {

  private static final Set<Cue> COMPARING =
      Set.of(Cue.MORE_THAN, Cue.LESS_THAN, Cue.AT_LEAST, Cue.AT_MOST, Cue.BETWEEN, Cue.EXACTLY);

  private CostOrPrice() {}

  /** The links without those to the other of the two, where rows have both. */
  static List<Link> without(List<Link> links, List<Word> words) {
    return links.stream().filter(link -> !isOther(link, links, words)).toList();
  }

  private static boolean isOther(Link link, List<Link> links, List<Word> words) {
    boolean cost = isCost(link);
    boolean price = link.evidence() == Evidence.SYNONYM && isPrice(link);
    if ((!cost && !price) || !WordClass.COSTING.contains(words.get(link.span().first()).folded())) {
      return false;
    }
    boolean both =
        links.stream()
            .filter(other -> other.span().equals(link.span()))
            .filter(other -> cost ? isPrice(other) : isCost(other))
            .anyMatch(other -> table(other).equals(table(link)));
    return both && cost == isVerb(link.span(), words, links);
  }

  private static Optional<TableName> table(Link link) {
    return link.namedColumn().map(ColumnName::table);
  }

  private static boolean isCost(Link link) {
    return link.span().length() == 1
        && link.namedColumn().filter(column -> has(column, WordClass.COST)).isPresent();
  }

  private static boolean isPrice(Link link) {
    return link.span().length() == 1
        && link.namedColumn()
            .filter(column -> has(column, WordClass.PRICE) && !has(column, WordClass.COST))
            .isPresent();
  }

  private static boolean has(ColumnName column, WordClass words) {
    return NameParts.of(column.column()).stream().anyMatch(words::contains);
  }

  /** Behind a relative pronoun or its noun, before a number; or at the end of "how much does". */
  private static boolean isVerb(WordSpan span, List<Word> words, List<Link> links) {
    int at = span.first();
    if (at == 0) {
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

package io.github.askjdbc.repair;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordSpan;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a question wants groups of: the tables and columns named right after "each". */
final class AskedGroups {

  private static final String CONJUNCTION = "and";

  private final LinkedQuestion question;
  private final Set<ColumnName> columns = new HashSet<>();
  private final Set<TableName> tables = new HashSet<>();

  AskedGroups(LinkedQuestion question) {
    this.question = question;
    question.demands().stream()
        .filter(demand -> demand.is(Cue.EACH))
        .forEach(demand -> follow(demand.span().last() + 1));
  }

  /** Whether groups by this column, or by the rows of its table, are asked for. */
  boolean hold(ColumnName column) {
    return columns.contains(column) || tables.contains(column.table());
  }

  private void follow(int after) {
    int at = after;
    while (at < question.words().size() && !question.words().get(at).content()) {
      at++;
    }
    int start = at;
    List<Link> named =
        question.links().stream()
            .filter(link -> link instanceof Link.ToTable || link instanceof Link.ToColumn)
            .filter(link -> link.span().first() == start)
            .toList();
    int last =
        named.stream().map(Link::span).mapToInt(WordSpan::last).max().orElse(Integer.MIN_VALUE);
    for (Link link : named) {
      if (link.span().last() == last) {
        link.namedTable().ifPresent(tables::add);
        link.namedColumn().ifPresent(columns::add);
      }
    }
    int next = last + 1;
    if (!named.isEmpty()
        && next < question.words().size()
        && question.words().get(next).folded().equals(CONJUNCTION)) {
      follow(next + 1);
    }
  }
}

package io.github.askjdbc.repair;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Writes a literal that the column does not hold as the one stored value that it can mean
 * (Tool-SQL's database retriever, with the kinds of match that do not change what is meant).
 *
 * <p>Left alone: a literal that several stored values match, and one that matches only in meaning,
 * in part or by a slip of the pen: to compare with the nearest cell is to answer what was not
 * asked.
 */
record StoredLiteral(String id, Set<MatchKind> kinds) implements Repair {

  private static final int SEVERAL = 10;

  StoredLiteral {
    kinds = Set.copyOf(kinds);
  }

  @Override
  public String signal() {
    return "empty-predicate";
  }

  @Override
  public Optional<Change> change(Subject subject, List<Finding> findings) {
    return Change.all(
        subject.query().all(Expr.Comparison.class).stream()
            .map(Placed::node)
            .filter(comparison -> comparison.operator().equals("="))
            .filter(comparison -> flagged(comparison, findings))
            .flatMap(comparison -> change(subject, comparison).stream())
            .toList());
  }

  private static boolean flagged(Expr.Comparison comparison, List<Finding> findings) {
    return findings.stream().anyMatch(finding -> finding.span().equals(comparison.span()));
  }

  private Optional<Change> change(Subject subject, Expr.Comparison comparison) {
    boolean columnFirst = subject.names().column(comparison.left()).isPresent();
    Expr named = columnFirst ? comparison.left() : comparison.right();
    Expr literal = columnFirst ? comparison.right() : comparison.left();
    Optional<ColumnName> column = subject.names().column(named);
    Optional<String> text = subject.names().text(literal);
    if (column.isEmpty() || text.isEmpty()) {
      return Optional.empty();
    }
    return stored(subject, column.get(), text.get())
        .map(
            stored ->
                Change.of(
                    literal,
                    new Expr.Text(literal.span(), stored),
                    "'%s' is written '%s', as %s holds it"
                        .formatted(text.get(), stored, column.get())));
  }

  private Optional<String> stored(Subject subject, ColumnName column, String text) {
    ValueQuery query = ValueQuery.similar(text).by(kinds).in(column).atMost(SEVERAL);
    Set<String> matches =
        subject.values().lookup(query).stream()
            .filter(match -> match.column().equals(column))
            .filter(match -> kinds.contains(match.kind()))
            .map(ValueMatch::stored)
            .collect(Collectors.toSet());
    return matches.size() == 1 ? Optional.of(matches.iterator().next()) : Optional.empty();
  }
}

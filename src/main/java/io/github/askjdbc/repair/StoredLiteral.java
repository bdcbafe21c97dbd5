package io.github.askjdbc.repair;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import java.util.EnumSet;
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
final class StoredLiteral {

  private static final int SEVERAL = 10;

  private static final Set<MatchKind> KINDS = EnumSet.of(MatchKind.CASE, MatchKind.ACCENT);

  private StoredLiteral() {}

  static Optional<Change> change(Subject subject, List<Finding> findings) {
    return Change.all(
        Repair.comparisons(subject, findings).stream()
            .filter(comparison -> comparison.operator().equals("="))
            .flatMap(comparison -> change(subject, comparison).stream())
            .toList());
  }

  private static Optional<Change> change(Subject subject, Expr.Comparison comparison) {
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

  private static Optional<String> stored(Subject subject, ColumnName column, String text) {
    ValueQuery query = ValueQuery.similar(text).by(KINDS).in(column).atMost(SEVERAL);
    Set<String> matches =
        subject.values().lookup(query).stream()
            .filter(match -> match.column().equals(column))
            .filter(match -> KINDS.contains(match.kind()))
            .map(ValueMatch::stored)
            .collect(Collectors.toSet());
    return matches.size() == 1 ? Optional.of(matches.iterator().next()) : Optional.empty();
  }
}

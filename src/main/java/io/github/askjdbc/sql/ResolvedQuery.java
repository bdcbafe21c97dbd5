package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A query with what its names mean in a database.
 *
 * @param tables every stored table it reads, once each, in the order of the text
 * @param columns the stored column that a reference means, followed through aliases and subqueries;
 *     references to computed columns have none
 * @param textual double-quoted names that mean text, since no column is named so
 * @param problems for persons: names that are unknown, unclear or private; empty when all is well
 */
public record ResolvedQuery(
    ParsedQuery query,
    List<Table> tables,
    Map<Expr.ColumnRef, ColumnName> columns,
    Set<Expr.ColumnRef> textual,
    List<String> problems) {
  public ResolvedQuery {
    tables = List.copyOf(tables);
    columns = Map.copyOf(columns);
    textual = Set.copyOf(textual);
    problems = List.copyOf(problems);
  }

  /** Every comparison of a stored column with a text literal, in the order of the text. */
  public List<Equality> equalities() {
    List<Equality> equalities = new ArrayList<>();
    for (Placed<Expr.Comparison> placed : query.all(Expr.Comparison.class)) {
      Expr.Comparison comparison = placed.node();
      if (comparison.operator().equals("=")) {
        Optional<ColumnName> column =
            column(comparison.left()).or(() -> column(comparison.right()));
        Optional<String> literal = text(comparison.right()).or(() -> text(comparison.left()));
        if (column.isPresent() && literal.isPresent()) {
          equalities.add(
              new Equality(column.get(), literal.get(), placed.clause(), comparison.span()));
        }
      }
    }
    return equalities;
  }

  /** The stored column that an expression is, if it is one and nothing else. */
  public Optional<ColumnName> column(Expr expr) {
    return expr instanceof Expr.ColumnRef ref
        ? Optional.ofNullable(columns.get(ref))
        : Optional.empty();
  }

  /** The text that an expression is, if it is a literal. */
  public Optional<String> text(Expr expr) {
    if (expr instanceof Expr.Text text) {
      return Optional.of(text.value());
    }
    return expr instanceof Expr.ColumnRef ref && textual.contains(ref)
        ? Optional.of(ref.name().value())
        : Optional.empty();
  }

  /** The SQL to be executed: written anew from the tree. */
  public String render() {
    return QueryRenderer.render(query.query(), textual);
  }
}

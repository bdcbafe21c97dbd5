package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One number that a query makes of rows, with what the rows meet: "SELECT SUM(t1.amount) FROM bill
 * t1 JOIN office t2 ... WHERE t2.town = 'Leeds'". Every column in it is written with its table.
 *
 * @param base the table whose rows are counted or added up
 * @param others tables that those rows refer to
 * @param function the aggregate, in upper case
 * @param argument of the aggregate; empty where rows are counted
 * @param column that the argument is, where it is no more than one
 * @param conditions all of which the rows meet
 */
public record NumberOfRows(
    TableName base,
    List<TableName> others,
    String function,
    Optional<String> argument,
    Optional<ColumnName> column,
    List<String> conditions) {

  public NumberOfRows {
    others = List.copyOf(others);
    conditions = List.copyOf(conditions);
  }

  /** The same of rows that meet one more condition. */
  public NumberOfRows and(String condition) {
    List<String> all = new ArrayList<>(conditions);
    all.add(condition);
    return new NumberOfRows(base, others, function, argument, column, all);
  }

  /**
   * Empty where the text is no such query, or repeats rows of the one table for those of another.
   */
  public static Optional<NumberOfRows> of(String sql, Dialect dialect, CatalogSnapshot catalog) {
    if (!(ParsedQuery.parse(sql, dialect) instanceof ParseOutcome.Parsed outcome)
        || !(outcome.query().query().body() instanceof QueryBody.Select select)
        || !isPlain(outcome.query(), select)
        || !(select.items().get(0).value().ungrouped() instanceof Expr.Call call)
        || !call.aggregate()
        || call.distinct()
        || call.filter().isPresent()
        || call.over().isPresent()
        || call.arguments().size() > 1) {
      return Optional.empty();
    }
    ResolvedQuery resolved = outcome.query().resolve(catalog);
    List<TableName> tables = resolved.tables().stream().map(Table::name).toList();
    boolean read =
        resolved.problems().isEmpty()
            && tables.stream().distinct().count() == tables.size()
            && resolved.columns().size() == resolved.query().columns().size();
    Writer writer = new Writer(resolved, dialect);
    return read
        ? base(tables, catalog)
            .map(
                base ->
                    new NumberOfRows(
                        base,
                        tables.stream().filter(one -> !one.equals(base)).toList(),
                        call.name(),
                        call.arguments().stream().findFirst().map(writer::written),
                        call.arguments().stream().findFirst().flatMap(resolved::column),
                        conditions(select).map(writer::written).toList()))
        : Optional.empty();
  }

  private static boolean isPlain(ParsedQuery parsed, QueryBody.Select select) {
    return parsed.selects().size() == 1
        && parsed.query().orderBy().isEmpty()
        && parsed.query().limit().isEmpty()
        && select.items().size() == 1
        && !select.distinct()
        && select.groupBy().isEmpty()
        && select.having().isEmpty();
  }

  /** The one table each of whose rows leads to one row of every other. */
  private static Optional<TableName> base(List<TableName> tables, CatalogSnapshot catalog) {
    List<TableName> found =
        tables.stream().filter(one -> leadsTo(one, tables, catalog)).distinct().toList();
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  /** Whether each row of a table leads to one row of each of some others. */
  public static boolean leadsTo(TableName from, List<TableName> tables, CatalogSnapshot catalog) {
    List<TableName> reached = new ArrayList<>(List.of(from));
    for (int at = 0; at < reached.size(); at++) {
      TableName here = reached.get(at);
      catalog.keysOf(here).stream()
          .filter(key -> key.from().equals(here))
          .map(ForeignKey::to)
          .filter(to -> !reached.contains(to))
          .forEach(reached::add);
    }
    return reached.containsAll(tables);
  }

  private static Stream<Expr> conditions(QueryBody.Select select) {
    return select.where().stream()
        .map(Expr::ungrouped)
        .flatMap(
            where ->
                where instanceof Expr.Chain chain && chain.conjunction()
                    ? chain.operands().stream()
                    : Stream.of(where));
  }

  /** Writes parts of a query with the table of every column. */
  private record Writer(ResolvedQuery resolved, Dialect dialect) {

    String written(Expr part) {
      String text = resolved.query().text();
      StringBuilder out = new StringBuilder();
      int at = part.span().start();
      for (Map.Entry<Expr.ColumnRef, ColumnName> one : within(part.span())) {
        Span span = one.getKey().span();
        out.append(text, at, span.start()).append(name(one.getValue()));
        at = span.end();
      }
      String written = out.append(text, at, part.span().end()).toString();
      return part instanceof Expr.Chain ? "(" + written + ")" : written;
    }

    private List<Map.Entry<Expr.ColumnRef, ColumnName>> within(Span part) {
      return resolved.columns().entrySet().stream()
          .filter(one -> part.holds(one.getKey().span()))
          .sorted(Comparator.comparingInt(one -> one.getKey().span().start()))
          .toList();
    }

    private String name(ColumnName column) {
      return IdentifierQuoting.of(dialect).quote(Stream.of(column.table().name(), column.column()));
    }
  }
}

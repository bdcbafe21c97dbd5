package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A condition or expression over a table, and over those that its rows refer to, that somebody
 * defined by SQL, such as "VIP" by {@code orders > 10}: parsed, free of subqueries, and of public
 * columns only. A query that it is put into passes the guard all the same.
 *
 * @param sql as defined; {@link #references} are stretches of it
 * @param literals its texts and numbers
 * @param aggregates the names of those in it, in upper case
 * @param function the aggregate that the whole of it is, in upper case; empty where it is none
 * @param aggregate whether it makes one value of many rows, so that no column stands outside of an
 *     aggregate
 * @param comparison whether it is one comparison, which needs no parentheses among others
 */
public record Definition(
    TableName table,
    String sql,
    List<Reference> references,
    List<String> literals,
    List<String> aggregates,
    Optional<String> function,
    boolean aggregate,
    boolean comparison) {

  /** Where a column stands in the text. */
  public record Reference(Span span, ColumnName column) {}

  public Definition {
    references = List.copyOf(references);
    literals = List.copyOf(literals);
    aggregates = List.copyOf(aggregates);
  }

  /** What a condition on single rows defines; empty if it is none over public columns. */
  public static Optional<Definition> condition(
      String sql, TableName table, CatalogSnapshot catalog, Dialect dialect) {
    return condition(sql, table, List.of(), catalog, dialect);
  }

  /**
   * The same over columns of several tables, each written with its table.
   *
   * @param others that rows of the first refer to
   */
  public static Optional<Definition> condition(
      String sql,
      TableName table,
      List<TableName> others,
      CatalogSnapshot catalog,
      Dialect dialect) {
    List<TableName> tables = Stream.concat(Stream.of(table), others.stream()).toList();
    String from = from(tables, dialect);
    return read(
            sql, new Frame("SELECT NULL FROM " + from + " WHERE (", ")"), tables, catalog, dialect)
        .filter(read -> read.select().where().isPresent())
        .filter(read -> !read.definition().references().isEmpty())
        .filter(read -> aggregates(read.parsed()).isEmpty())
        .map(Read::definition);
  }

  private static String from(List<TableName> tables, Dialect dialect) {
    return tables.stream().map(one -> quoted(one, dialect)).collect(Collectors.joining(", "));
  }

  /** What an expression defines, aggregates allowed; empty if it is none over public columns. */
  public static Optional<Definition> expression(
      String sql, TableName table, CatalogSnapshot catalog, Dialect dialect) {
    return expression(sql, table, List.of(), catalog, dialect);
  }

  /**
   * The same over columns of several tables, each written with its table.
   *
   * @param others that rows of the first refer to
   */
  public static Optional<Definition> expression(
      String sql,
      TableName table,
      List<TableName> others,
      CatalogSnapshot catalog,
      Dialect dialect) {
    List<TableName> tables = Stream.concat(Stream.of(table), others.stream()).toList();
    String from = from(tables, dialect);
    return read(sql, new Frame("SELECT (", ") FROM " + from), tables, catalog, dialect)
        .filter(read -> read.select().where().isEmpty() && read.select().items().size() == 1)
        .map(Read::definition);
  }

  /** Whether its last test is that a cell is missing. */
  public boolean testsMissing() {
    return sql.endsWith(" IS NULL");
  }

  /** Whether its last test is that a cell is there. */
  public boolean testsPresent() {
    return sql.endsWith(" IS NOT NULL");
  }

  /** Whether it tells of each row of which of several kinds it is. */
  public boolean tellsKinds() {
    return !aggregate && sql.startsWith("CASE WHEN ");
  }

  /** The columns that it reads, once each. */
  public List<ColumnName> columns() {
    return references.stream().map(Reference::column).distinct().toList();
  }

  /**
   * The definition with every column written as another query calls it, in parentheses unless it is
   * one comparison.
   *
   * @param names writes a column, quoted and qualified as is needed there
   */
  public String written(Function<ColumnName, String> names) {
    return comparison ? bare(names) : "(" + bare(names) + ")";
  }

  /** The same without parentheses around it. */
  public String bare(Function<ColumnName, String> names) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    for (Reference reference : references) {
      out.append(sql, at, reference.span().start()).append(names.apply(reference.column()));
      at = reference.span().end();
    }
    return out.append(sql.substring(at)).toString();
  }

  /** What makes a statement of the text. */
  private record Frame(String before, String after) {}

  private record Read(ParsedQuery parsed, QueryBody.Select select, Definition definition) {}

  private static Optional<Read> read(
      String sql, Frame frame, List<TableName> tables, CatalogSnapshot catalog, Dialect dialect) {
    if (sql.isBlank()
        || !(ParsedQuery.parse(frame.before() + sql + frame.after(), dialect)
            instanceof ParseOutcome.Parsed outcome)
        || !(outcome.query().query().body() instanceof QueryBody.Select select)) {
      return Optional.empty();
    }
    ParsedQuery parsed = outcome.query();
    ResolvedQuery resolved = parsed.resolve(catalog);
    if (!isPlain(parsed, select) || !readsAlone(tables, resolved)) {
      return Optional.empty();
    }
    List<Expr.Call> aggregates = aggregates(parsed);
    Expr whole = select.items().get(0).value().ungrouped();
    Definition definition =
        new Definition(
            tables.get(0),
            sql,
            references(resolved, frame.before().length()),
            Stream.concat(
                    parsed.textLiterals().stream().map(text -> text.node().value()),
                    parsed.numbers().stream().map(number -> number.node().written()))
                .toList(),
            aggregates.stream().map(Expr.Call::name).toList(),
            whole instanceof Expr.Call call && call.aggregate()
                ? Optional.of(call.name())
                : Optional.empty(),
            !aggregates.isEmpty() && isWithin(aggregates, resolved.columns().keySet()),
            select
                .where()
                .map(Expr::ungrouped)
                .filter(where -> where instanceof Expr.Comparison || where instanceof Expr.Is)
                .isPresent());
    return Optional.of(new Read(parsed, select, definition));
  }

  private static boolean isPlain(ParsedQuery parsed, QueryBody.Select select) {
    return parsed.selects().size() == 1
        && parsed.query().orderBy().isEmpty()
        && parsed.query().limit().isEmpty()
        && select.groupBy().isEmpty()
        && select.having().isEmpty();
  }

  /** Whether every name means a column of these tables. */
  private static boolean readsAlone(List<TableName> tables, ResolvedQuery resolved) {
    return resolved.problems().isEmpty()
        && resolved.tables().stream().map(Table::name).toList().equals(tables)
        && resolved.columns().size() + resolved.textual().size()
            == resolved.query().columns().size();
  }

  private static List<Reference> references(ResolvedQuery resolved, int offset) {
    return resolved.columns().entrySet().stream()
        .map(one -> new Reference(one.getKey().span().minus(offset), one.getValue()))
        .sorted(Comparator.comparingInt(reference -> reference.span().start()))
        .toList();
  }

  private static boolean isWithin(List<Expr.Call> calls, Set<Expr.ColumnRef> columns) {
    return columns.stream()
        .map(Expr.ColumnRef::span)
        .allMatch(column -> calls.stream().anyMatch(call -> call.span().holds(column)));
  }

  private static List<Expr.Call> aggregates(ParsedQuery parsed) {
    return parsed.calls().stream().map(Placed::node).filter(Expr.Call::aggregate).toList();
  }

  private static String quoted(TableName table, Dialect dialect) {
    return IdentifierQuoting.of(dialect)
        .quote(
            Stream.of(table.catalog().stream(), table.schema().stream(), Stream.of(table.name()))
                .flatMap(Function.identity()));
  }
}

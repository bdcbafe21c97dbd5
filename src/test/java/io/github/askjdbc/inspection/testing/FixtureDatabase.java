package io.github.askjdbc.inspection.testing;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.sqlite.JDBC;

/** A SQLite database in memory, wholly known: every table and every text value. */
public final class FixtureDatabase implements ReadOnlyDatabase, AutoCloseable {
  private final Connection connection;
  private final Dialect dialect;
  private final Map<ColumnName, List<String>> values = new LinkedHashMap<>();
  private final CatalogSnapshot catalog;
  private int queries;

  /**
   * @param ddl statements that make and fill the tables, each with its semicolon
   * @param dialect that the detectors are told; SQLite runs it whatever it is
   * @param unindexed columns, as {@code table.column}, whose values the index does not know
   */
  public FixtureDatabase(List<String> ddl, Dialect dialect, List<String> unindexed)
      throws SQLException {
    // not by DriverManager, which does not see the drivers of every class loader
    this.connection = new JDBC().connect("jdbc:sqlite::memory:", new Properties());
    this.dialect = dialect;
    try (Statement statement = connection.createStatement()) {
      statement.executeUpdate(String.join("\n", ddl));
    }
    List<Table> tables = tables(unindexed);
    this.catalog = new CatalogSnapshot(tables, foreignKeys(tables));
  }

  /** Its catalog and its values, without a semantic layer. */
  public DatabaseKnowledge knowledge() {
    return new DatabaseKnowledge(catalog, new FixtureValues(), SemanticLayer.NONE);
  }

  /** How many probes were run. */
  public int queries() {
    return queries;
  }

  private List<Table> tables(List<String> unindexed) throws SQLException {
    List<String> views = strings("SELECT name FROM sqlite_master WHERE type = 'view'");
    List<Table> tables = new ArrayList<>();
    for (String name :
        strings("SELECT name FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY rowid")) {
      List<Column> columns = new ArrayList<>();
      for (String column : strings("SELECT name FROM pragma_table_info('" + name + "')")) {
        ColumnName columnName = new ColumnName(TableName.of(name), column);
        String type = type(name, column);
        columns.add(new Column(columnName, kind(type), type, true, Optional.empty()));
        if (!unindexed.contains(columnName.toString())) {
          values.put(
              columnName,
              strings(
                  "SELECT DISTINCT "
                      + column
                      + " FROM "
                      + name
                      + " WHERE "
                      + column
                      + " IS NOT NULL"));
        }
      }
      tables.add(
          new Table(
              TableName.of(name),
              views.contains(name),
              Optional.empty(),
              columns,
              Set.of(),
              primaryKey(name)));
    }
    return tables;
  }

  private String type(String table, String column) throws SQLException {
    return strings(
            "SELECT type FROM pragma_table_info('" + table + "') WHERE name = '" + column + "'")
        .get(0);
  }

  private static ColumnKind kind(String type) {
    return switch (type.replaceAll("\\(.*", "")) {
      case "INTEGER", "REAL", "NUMBER", "DECIMAL" -> ColumnKind.NUMBER;
      case "DATE" -> ColumnKind.DATE;
      default -> ColumnKind.TEXT;
    };
  }

  private List<String> primaryKey(String table) throws SQLException {
    return strings("SELECT name FROM pragma_table_info('" + table + "') WHERE pk > 0 ORDER BY pk");
  }

  private List<ForeignKey> foreignKeys(List<Table> tables) throws SQLException {
    List<ForeignKey> keys = new ArrayList<>();
    for (Table table : tables) {
      String list = " FROM pragma_foreign_key_list('" + table.name() + "') ORDER BY id";
      List<String> from = strings("SELECT \"from\"" + list);
      List<String> to = strings("SELECT \"table\"" + list);
      List<String> columns = strings("SELECT \"to\"" + list);
      for (int i = 0; i < from.size(); i++) {
        keys.add(
            new ForeignKey(
                table.name(),
                List.of(from.get(i)),
                TableName.of(to.get(i)),
                List.of(columns.get(i)),
                ForeignKey.Origin.DECLARED));
      }
    }
    return keys;
  }

  private List<String> strings(String sql) throws SQLException {
    List<String> strings = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        strings.add(rows.getString(1));
      }
    }
    return strings;
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    if (!budget.takeProbe()) {
      return new ProbeOutcome.OutOfBudget("the question's probes are used up");
    }
    queries++;
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query.sql())) {
      List<String> columns = new ArrayList<>();
      for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
        columns.add(rows.getMetaData().getColumnLabel(i));
      }
      List<List<Object>> cells = new ArrayList<>();
      while (rows.next() && cells.size() < query.maxRows()) {
        List<Object> row = new ArrayList<>();
        for (int i = 1; i <= columns.size(); i++) {
          row.add(rows.getObject(i));
        }
        cells.add(row);
      }
      return new ProbeOutcome.Rows(columns, cells, false);
    } catch (SQLException e) {
      return ProbeOutcome.Failed.of(e);
    }
  }

  @Override
  public DatabaseIdentity identity() {
    return new DatabaseIdentity("jdbc:sqlite::memory:", "", "", "");
  }

  @Override
  public Dialect dialect() {
    return dialect;
  }

  @Override
  public boolean cacheable() {
    return true;
  }

  @Override
  public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) throws SQLException {
    return reader.read(connection.getMetaData());
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }

  private static Set<String> words(String text) {
    return Set.copyOf(Arrays.asList(text.toLowerCase(Locale.ROOT).split("[^a-z0-9]+")));
  }

  private final class FixtureValues implements ValueIndex {
    @Override
    public Optional<Boolean> contains(ColumnName column, String literal) {
      return Optional.ofNullable(values.get(column)).map(held -> held.contains(literal));
    }

    @Override
    public List<ValueMatch> lookup(ValueQuery query) {
      String text = query.text();
      List<ValueMatch> matches = new ArrayList<>();
      values.forEach(
          (column, held) ->
              held.stream()
                  .filter(value -> value.strip().equalsIgnoreCase(text.strip()))
                  .map(
                      value ->
                          value.equals(text)
                              ? new ValueMatch(column, value, MatchKind.EXACT, 1)
                              : new ValueMatch(column, value, MatchKind.CASE, 0.9))
                  .forEach(matches::add));
      if (query.kinds().contains(MatchKind.PART)) {
        Set<String> words = words(text);
        values.forEach(
            (column, held) ->
                held.stream()
                    .filter(value -> words(value).size() > words.size())
                    .filter(value -> words(value).containsAll(words))
                    .map(value -> new ValueMatch(column, value, MatchKind.PART, 0.5))
                    .forEach(matches::add));
      }
      matches.removeIf(
          match -> query.column().filter(only -> !only.equals(match.column())).isPresent());
      matches.sort(java.util.Comparator.comparingDouble(ValueMatch::score).reversed());
      return matches;
    }

    @Override
    public IndexCoverage coverage(ColumnName column) {
      return Optional.ofNullable(values.get(column))
          .<IndexCoverage>map(held -> new IndexCoverage.Full(held.size()))
          .orElse(new IndexCoverage.Unread("not in this fixture"));
    }
  }
}

package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A table {@code SQ} has columns of names that mean something else, and a sequence its name. */
class PseudoColumnsTest {
  private static final List<String> NAMES =
      List.of("NEXTVAL", "CURRVAL", "ROWNUM", "USER", "SYSDATE", "TODAY", "LEVEL", "PREVVAL");

  private record Target(String url, Dialect dialect) {
    @Override
    public String toString() {
      return url;
    }
  }

  static Stream<Target> targets() {
    Stream<Target> modes =
        Stream.of(
                "REGULAR",
                "LEGACY",
                "Oracle",
                "PostgreSQL",
                "MySQL",
                "MariaDB",
                "MSSQLServer",
                "DB2",
                "Derby",
                "HSQLDB",
                "STRICT")
            .map(mode -> new Target("jdbc:h2:mem:;MODE=" + mode, Dialect.H2));
    Stream<Target> syntaxes =
        Stream.of("pgs", "mys", "mss", "db2", "ora")
            .map(
                syntax ->
                    new Target(
                        "jdbc:hsqldb:mem:pseudo-" + syntax + ";sql.syntax_" + syntax + "=true",
                        Dialect.HSQLDB));
    Stream<Target> derby =
        Stream.of(new Target("jdbc:derby:memory:pseudo;create=true", Dialect.DERBY));
    return Stream.concat(Stream.concat(modes, syntaxes), derby);
  }

  @ParameterizedTest
  @MethodSource("targets")
  void check_nameThatMeansSomethingElse_readsTheColumnOrIsRefused(Target target)
      throws SQLException {
    SelectGuard guard = new SelectGuard(AllowList.of(target.dialect()));
    try (Connection connection = DriverManager.getConnection(target.url());
        Statement statement = connection.createStatement()) {
      create(statement);
      int run = 0;
      for (String name : NAMES) {
        for (String sql : queries(name)) {
          if (guard.check(sql, catalog()) instanceof GuardOutcome.Allowed allowed) {
            assertThat(cells(statement, allowed.sql())).as(allowed.sql()).containsOnly("77");
            run++;
          }
        }
      }
      assertThat(run).as("queries that were run").isGreaterThan(NAMES.size());
      assertThat(cells(statement, "SELECT NEXT VALUE FOR SQ FROM SINGLE"))
          .as("the sequence")
          .containsExactly("5");
    }
  }

  private static List<String> queries(String name) {
    String quoted = '"' + name + '"';
    return List.of(
        "SELECT " + name + " FROM SQ",
        "SELECT sq." + name + " FROM SQ",
        "SELECT " + quoted + " FROM SQ",
        "SELECT sq." + quoted + " FROM SQ",
        "SELECT \"SQ\"." + quoted + " FROM SQ",
        "SELECT * FROM SQ",
        "SELECT sq.* FROM SQ",
        "SELECT sq." + name + " FROM (SELECT ID AS " + name + " FROM SINGLE) sq",
        "SELECT sq." + quoted + " FROM (SELECT ID AS " + quoted + " FROM SINGLE) sq",
        "SELECT " + name + " FROM (SELECT ID AS " + name + " FROM SINGLE) sq",
        "SELECT sq.* FROM (SELECT ID AS " + name + " FROM SINGLE) sq",
        "SELECT ID AS " + name + " FROM SINGLE sq ORDER BY " + name,
        "SELECT ID AS " + quoted + " FROM SINGLE sq ORDER BY " + quoted,
        "SELECT ID AS " + name + " FROM SINGLE sq GROUP BY " + name,
        "SELECT MAX(sq." + name + ") FROM SQ",
        "SELECT ID FROM SINGLE WHERE EXISTS (SELECT 1 FROM SQ WHERE " + name + " = ID)",
        "SELECT ID FROM SINGLE s WHERE EXISTS (SELECT 1 FROM SQ WHERE sq." + quoted + " = s.ID)");
  }

  private static void create(Statement statement) throws SQLException {
    StringBuilder table = new StringBuilder("CREATE TABLE SQ (");
    StringBuilder values = new StringBuilder("INSERT INTO SQ VALUES (");
    for (String name : NAMES) {
      table.append(name.equals(NAMES.get(0)) ? "" : ", ").append('"').append(name).append("\" INT");
      values.append(name.equals(NAMES.get(0)) ? "" : ", ").append("77");
    }
    statement.execute(table.append(')').toString());
    statement.execute(values.append(')').toString());
    statement.execute("CREATE TABLE SINGLE (ID INTEGER)");
    statement.execute("INSERT INTO SINGLE VALUES (77)");
    statement.execute("CREATE SEQUENCE SQ START WITH 5");
  }

  private static CatalogSnapshot catalog() {
    return new CatalogSnapshot(
        List.of(table("SQ", NAMES), table("SINGLE", List.of("ID"))), List.of());
  }

  private static Table table(String name, List<String> columns) {
    TableName table = TableName.of(name);
    return new Table(
        table,
        false,
        Optional.empty(),
        columns.stream()
            .map(
                column ->
                    new Column(
                        new ColumnName(table, column),
                        ColumnKind.NUMBER,
                        "INTEGER",
                        true,
                        Optional.empty()))
            .toList(),
        Set.of(),
        List.of());
  }

  private static List<String> cells(Statement statement, String sql) throws SQLException {
    List<String> cells = new ArrayList<>();
    try (ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
          cells.add(result.getString(i));
        }
      }
    }
    return cells;
  }
}

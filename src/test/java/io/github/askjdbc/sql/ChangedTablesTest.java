package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Columns that a table was given since the catalog was read take no part in what was allowed. */
class ChangedTablesTest {
  private static final List<String> DATA =
      List.of(
          "INSERT INTO product (id, title, price) VALUES (1, 'pen', 2)",
          "INSERT INTO product (id, title, price) VALUES (2, 'ink', 9)",
          "INSERT INTO visit (id, person_id, cost, note) VALUES (1, 1, 5, 'pen')",
          "INSERT INTO visit (id, person_id, cost, note) VALUES (2, 3, 7, 'cap')");
  private static final List<String> CHANGES =
      List.of(
          "ALTER TABLE product ADD COLUMN note VARCHAR(40)",
          "ALTER TABLE visit ADD COLUMN title VARCHAR(40)",
          "UPDATE product SET note = 'secret'",
          "UPDATE visit SET title = 'secret'");
  private static final List<String> QUERIES =
      List.of(
          "SELECT * FROM product",
          "SELECT q.* FROM product q",
          "SELECT * FROM product q JOIN visit v ON v.id = q.id",
          "SELECT x.* FROM (SELECT * FROM product) x",
          "SELECT id FROM product UNION SELECT id FROM (SELECT * FROM visit) v",
          "SELECT q.title FROM product q NATURAL JOIN visit v",
          "SELECT * FROM product q JOIN visit v USING (id)",
          "SELECT title FROM product WHERE EXISTS (SELECT 1 FROM visit WHERE title = note)",
          "SELECT title FROM product WHERE title IN (SELECT note FROM visit WHERE title < 'z')",
          "SELECT q.id FROM product q WHERE q.id = (SELECT MAX(v.id) FROM visit v WHERE price > 1)",
          "SELECT title AS note FROM product ORDER BY note");

  static Stream<Arguments> targets() {
    return Stream.of(
        Arguments.of("jdbc:sqlite::memory:", Dialect.SQLITE),
        Arguments.of("jdbc:h2:mem:", Dialect.H2),
        Arguments.of("jdbc:hsqldb:mem:changed", Dialect.HSQLDB),
        Arguments.of("jdbc:derby:memory:changed;create=true", Dialect.DERBY),
        Arguments.of("jdbc:duckdb:", Dialect.DUCKDB));
  }

  @ParameterizedTest
  @MethodSource("targets")
  void check_columnAddedSince_changesNothing(String url, Dialect dialect) throws SQLException {
    SelectGuard guard = new SelectGuard(AllowList.of(dialect));
    List<String> allowed = new ArrayList<>();
    for (String query : QUERIES) {
      GuardOutcome outcome = guard.check(query, SampleCatalog.create(dialect));
      assertThat(outcome).as(query).isInstanceOf(GuardOutcome.Allowed.class);
      allowed.add(((GuardOutcome.Allowed) outcome).sql());
    }
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String ddl : SampleCatalog.DDL) {
        statement.execute(ddl);
      }
      for (String insert : DATA) {
        statement.execute(insert);
      }
      List<List<String>> before = shown(statement, allowed);
      for (String change : CHANGES) {
        statement.execute(change);
      }

      assertThat(shown(statement, allowed)).isEqualTo(before);
    }
  }

  private static List<List<String>> shown(Statement statement, List<String> queries)
      throws SQLException {
    List<List<String>> shown = new ArrayList<>();
    for (String query : queries) {
      List<String> rows = new ArrayList<>();
      try (ResultSet result = statement.executeQuery(query)) {
        while (result.next()) {
          StringBuilder row = new StringBuilder();
          for (int i = 1; i <= result.getMetaData().getColumnCount(); i++) {
            row.append(result.getString(i)).append(' ');
          }
          rows.add(row.toString());
        }
      }
      if (!query.contains("ORDER BY")) {
        rows.sort(null); // a database may give them in another order each time
      }
      rows.add(0, query);
      shown.add(rows);
    }
    return shown;
  }
}

package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Where a target gives one object, its caller gets one; where it gives two, two. */
class OneWrapperTest {

  static List<String> targets() {
    return List.of(
        "h2:mem:",
        "sqlite::memory:",
        "duckdb:",
        "hsqldb:mem:facts;shutdown=true",
        "derby:memory:facts;create=true");
  }

  @ParameterizedTest
  @MethodSource("targets")
  void getGeneratedKeys_askedTwice_areAsOftenTheSameAsTheTargets(String target)
      throws SQLException {
    assertLikeTheTarget(
        target,
        (connection, facts) -> {
          Statement statement = connection.createStatement();
          statement.executeUpdate(
              "INSERT INTO town (name) VALUES ('Ely')", Statement.RETURN_GENERATED_KEYS);
          ResultSet keys = statement.getGeneratedKeys();
          facts.twice("rows", statement::getResultSet);
          facts.add("keys behind rows", () -> statement.getResultSet() == keys);
          facts.add("keys again", () -> statement.getGeneratedKeys() == keys);
          facts.twice("keys", statement::getGeneratedKeys);
          facts.add("statement of keys", () -> keys.getStatement() == statement);
          facts.twice("it", keys::getStatement);
          facts.add("its connection", () -> keys.getStatement().getConnection() == connection);
          facts.add("its rows", () -> keys.getStatement().getResultSet() == keys);
        });
  }

  @ParameterizedTest
  @MethodSource("targets")
  void getResultSet_askedTwice_isAsOftenTheSameAsTheTargets(String target) throws SQLException {
    assertLikeTheTarget(
        target,
        (connection, facts) -> {
          Statement statement = connection.createStatement();
          ResultSet rows = statement.executeQuery("SELECT * FROM town");
          facts.add("rows", () -> statement.getResultSet() == rows);
          facts.twice("rows", statement::getResultSet);
          facts.add("statement", () -> rows.getStatement() == statement);
          facts.add("more", statement::getMoreResults);
          facts.add("rows after", () -> statement.getResultSet() == rows);
        });
  }

  @ParameterizedTest
  @MethodSource("targets")
  void getStatement_ofMetadata_isAsMuchOfAStatementAsTheTargets(String target) throws SQLException {
    assertLikeTheTarget(
        target,
        (connection, facts) -> {
          ResultSet tables = connection.getMetaData().getTables(null, null, "%", null);
          ResultSet types = connection.getMetaData().getTypeInfo();
          behind("tables", tables, connection, facts);
          behind("types", types, connection, facts);
          facts.add("of both", () -> tables.getStatement() == types.getStatement());
        });
  }

  private static void behind(String name, ResultSet rows, Connection connection, Facts facts)
      throws SQLException {
    Statement statement = rows.getStatement();
    facts.add(name + " prepared", () -> statement instanceof PreparedStatement);
    facts.add(name + " callable", () -> statement instanceof CallableStatement);
    facts.add(name + " twice", () -> rows.getStatement() == statement);
    facts.add(name + " rows", () -> statement.getResultSet() == rows);
    facts.add(name + " connection", () -> statement.getConnection() == connection);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "h2:mem: | SELECT ARRAY[ARRAY[1, 2], ARRAY[3]], ROW(1, ARRAY[2])",
        "duckdb: | SELECT [[1, 2], [3]], {'a': 1, 'b': [2]}",
        "hsqldb:mem:facts;shutdown=true | SELECT ARRAY[1, 2], 3 FROM (VALUES(0))"
      })
  void getObject_askedTwice_isAsOftenTheSameAsTheTargets(String target, String sql)
      throws SQLException {
    assertLikeTheTarget(
        target,
        (connection, facts) -> {
          ResultSet rows = connection.createStatement().executeQuery(sql);
          rows.next();
          facts.twice("object", () -> rows.getObject(1));
          facts.twice("array", () -> rows.getArray(1));
          facts.add("both", () -> rows.getArray(1) == rows.getObject(1));
          facts.twice("second", () -> rows.getObject(2));
          facts.twice("element", () -> ((Object[]) rows.getArray(1).getArray())[0]);
          facts.add(
              "element of rows",
              () -> {
                ResultSet elements = rows.getArray(1).getResultSet();
                elements.next();
                return elements.getObject(2) == ((Object[]) rows.getArray(1).getArray())[0];
              });
        });
  }

  private static void assertLikeTheTarget(String target, Facts.Inquiry inquiry)
      throws SQLException {
    Map<String, String> alone = Facts.alone(target, inquiry);
    assertThat(Facts.asked(target, inquiry))
        .as("as of the target")
        .hasSize(alone.size())
        .containsExactlyEntriesOf(alone);
  }
}

package io.github.askjdbc.driver;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** The embedded targets that behaviour is shown on, each with a small table of towns. */
final class Databases {
  static final String H2 = "h2:mem:";
  static final String SQLITE = "sqlite::memory:";

  private Databases() {}

  static Stream<Arguments> targets() {
    return Stream.of(Arguments.of(H2), Arguments.of(SQLITE));
  }

  /** A connection of ours to a fresh database. */
  static Connection towns(FixedComponents components, String target) throws SQLException {
    Connection connection = components.connect("jdbc:ask:" + target);
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE town (id INTEGER PRIMARY KEY, name VARCHAR(20), people INT)");
      statement.execute(
          "INSERT INTO town VALUES (1, 'Ely', 20), (2, 'Wells', 12), (3, 'Truro', 23)");
    }
    components.ran.clear();
    return connection;
  }

  /** The first column of a query's result. */
  static List<String> column(Statement statement, String text) throws SQLException {
    List<String> cells = new ArrayList<>();
    try (var results = statement.executeQuery(text)) {
      while (results.next()) {
        cells.add(results.getString(1));
      }
    }
    return cells;
  }
}

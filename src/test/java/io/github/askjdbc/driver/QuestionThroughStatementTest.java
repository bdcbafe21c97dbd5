package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

class QuestionThroughStatementTest {

  @Test
  void executeQuery_knownQuestion_givesTheTargetsRows() throws SQLException {
    FixedRooms rooms =
        new FixedRooms().knowing("How many categories?", "SELECT COUNT(*) FROM category");
    try (Connection connection = rooms.connect("jdbc:ask:demo");
        Statement statement = connection.createStatement();
        ResultSet results = statement.executeQuery("How many categories?")) {
      assertThat(results.next()).isTrue();
      assertThat(results.getInt(1)).isEqualTo(5);
      assertThat(results.getStatement()).isSameAs(statement);
      assertThat(statement.getWarnings().getSQLState()).isEqualTo("01N01");
    }
  }
}

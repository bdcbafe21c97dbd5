package io.github.askjdbc.memory;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * A question and what a person found right for it.
 *
 * @param question normalised, as {@link QuestionKey} has it
 * @param sql ran on the database when it was found right
 */
public record RightAnswer(String question, String sql) {

  /** Those without evidence, the latest first. */
  static List<RightAnswer> latest(Connection connection, String target, int most)
      throws SQLException {
    List<RightAnswer> latest = new ArrayList<>();
    try (PreparedStatement statement =
        connection.prepareStatement(
            "SELECT question, sql FROM verified WHERE target = ? AND evidence = ''"
                + " ORDER BY changed DESC, question LIMIT ?")) {
      statement.setString(1, target);
      statement.setInt(2, most);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          latest.add(new RightAnswer(rows.getString(1), rows.getString(2)));
        }
      }
    }
    return List.copyOf(latest);
  }
}

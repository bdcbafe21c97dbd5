package io.github.askjdbc.memory;

import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.memory.WriterRecords.Judged;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads from the file of a memory how writers did, on all databases at once. */
final class RecordsReader {

  private RecordsReader() {}

  static WriterRecords all(Connection connection) throws SQLException {
    return new WriterRecords(verdicts(connection), FileExams.all(connection));
  }

  private static Map<Judged, List<ScoredSql>> verdicts(Connection connection) throws SQLException {
    Map<Judged, List<ScoredSql>> verdicts = new HashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT target, own_scale, own_confidence, own_sureness, own_right FROM"
                    + " verified"
                    + " WHERE own_scale IS NOT NULL ORDER BY target, question, evidence")) {
      while (rows.next()) {
        verdicts
            .computeIfAbsent(
                new Judged(rows.getString("target"), rows.getString("own_scale")),
                first -> new ArrayList<>())
            .add(
                new ScoredSql(
                    rows.getDouble("own_confidence"),
                    NullableColumn.number(rows, "own_sureness"),
                    rows.getBoolean("own_right")));
      }
    }
    return verdicts;
  }
}

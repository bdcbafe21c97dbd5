package io.github.askjdbc.memory;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.memory.ExamAnswer.Cost;
import io.github.askjdbc.memory.ExamAnswer.Outcome;
import io.github.askjdbc.memory.WriterRecords.Examined;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Exams that are kept in the file of a memory. */
final class FileExams implements ExamRecords {

  private static final String OF_KEY =
      " WHERE target = ? AND model = ? AND prompt = ? AND schema_mark = ?";

  private final MemoryFile file;

  FileExams(MemoryFile file) {
    this.file = file;
  }

  @Override
  public Map<Integer, ExamAnswer> answered(DatabaseIdentity database, ExamKey key, Paper paper)
      throws SQLException {
    return file.read(connection -> answers(connection, DatabaseKey.of(database), key, paper));
  }

  @Override
  public void keep(DatabaseIdentity database, ExamKey key, Paper paper, ExamAnswer answer)
      throws SQLException {
    String target = DatabaseKey.of(database);
    file.write(
        connection -> {
          insert(connection, target, key, paper, answer);
          if (answers(connection, target, key, paper).size() == paper.size()) {
            forgetOthers(connection, target, key, paper);
          }
          return answer;
        });
  }

  @Override
  public Optional<ExamRecord> latest(DatabaseIdentity database, ExamKey key) throws SQLException {
    String target = DatabaseKey.of(database);
    return file.read(
        connection -> {
          Optional<Paper> whole = whole(connection, target, key);
          return whole.isEmpty()
              ? Optional.empty()
              : Optional.of(record(answers(connection, target, key, whole.get())));
        });
  }

  /** Each that was sat to its end. */
  static Map<Examined, ExamRecord> all(Connection connection) throws SQLException {
    Map<Examined, Paper> whole = new HashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT target, model, prompt, schema_mark, paper, size FROM exam GROUP BY target,"
                    + " model, prompt, schema_mark, paper, size HAVING COUNT(*) = size"
                    + " ORDER BY paper")) {
      while (rows.next()) {
        ExamKey key =
            new ExamKey(
                rows.getString("model"), rows.getString("prompt"), rows.getString("schema_mark"));
        whole.putIfAbsent(
            new Examined(rows.getString("target"), key),
            new Paper(rows.getString("paper"), rows.getInt("size")));
      }
    }
    Map<Examined, ExamRecord> all = new HashMap<>();
    for (Map.Entry<Examined, Paper> one : whole.entrySet()) {
      Examined examined = one.getKey();
      all.put(
          examined,
          record(answers(connection, examined.database(), examined.key(), one.getValue())));
    }
    return all;
  }

  private static ExamRecord record(Map<Integer, ExamAnswer> answers) {
    return new ExamRecord(List.copyOf(answers.values()));
  }

  private static Optional<Paper> whole(Connection connection, String target, ExamKey key)
      throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement(
            "SELECT paper, size FROM exam"
                + OF_KEY
                + " GROUP BY paper, size HAVING COUNT(*) = size ORDER BY paper LIMIT 1")) {
      identify(statement, target, key);
      try (ResultSet row = statement.executeQuery()) {
        return row.next()
            ? Optional.of(new Paper(row.getString("paper"), row.getInt("size")))
            : Optional.empty();
      }
    }
  }

  private static Map<Integer, ExamAnswer> answers(
      Connection connection, String target, ExamKey key, Paper paper) throws SQLException {
    Map<Integer, ExamAnswer> answers = new TreeMap<>();
    try (PreparedStatement statement =
        connection.prepareStatement(
            "SELECT number, kind, answerable, outcome, refused, confidence, calls, tokens_in,"
                + " tokens_out, millis, sureness FROM exam"
                + OF_KEY
                + " AND paper = ? AND size = ?")) {
      identify(statement, target, key);
      statement.setString(5, paper.paper());
      statement.setInt(6, paper.size());
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          answers.put(rows.getInt("number"), answer(rows));
        }
      }
    }
    return answers;
  }

  private static ExamAnswer answer(ResultSet row) throws SQLException {
    Cost cost =
        new Cost(
            row.getInt("calls"),
            row.getLong("tokens_in"),
            row.getLong("tokens_out"),
            row.getLong("millis"));
    try {
      return new ExamAnswer(
          row.getInt("number"),
          row.getString("kind"),
          row.getBoolean("answerable"),
          Outcome.valueOf(row.getString("outcome")),
          row.getBoolean("refused"),
          NullableColumn.number(row, "confidence"),
          NullableColumn.number(row, "sureness"),
          cost);
    } catch (IllegalArgumentException e) {
      throw new SQLException("it holds an outcome that is none; name another file", "HY000", e);
    }
  }

  private static void insert(
      Connection connection, String target, ExamKey key, Paper paper, ExamAnswer answer)
      throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement(
            "INSERT OR REPLACE INTO exam (target, model, prompt, schema_mark, paper, size, number,"
                + " kind, answerable, outcome, refused, confidence, calls, tokens_in, tokens_out,"
                + " millis, sureness) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
      identify(statement, target, key);
      statement.setString(5, paper.paper());
      statement.setInt(6, paper.size());
      statement.setInt(7, answer.number());
      statement.setString(8, answer.kind());
      statement.setBoolean(9, answer.answerable());
      statement.setString(10, answer.outcome().name());
      statement.setBoolean(11, answer.refused());
      statement.setObject(12, NullableColumn.parameter(answer.confidence()));
      statement.setInt(13, answer.cost().calls());
      statement.setLong(14, answer.cost().in());
      statement.setLong(15, answer.cost().out());
      statement.setLong(16, answer.cost().millis());
      statement.setObject(17, NullableColumn.parameter(answer.sureness()));
      statement.executeUpdate();
    }
  }

  private static void forgetOthers(Connection connection, String target, ExamKey key, Paper paper)
      throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement("DELETE FROM exam" + OF_KEY + " AND paper <> ?")) {
      identify(statement, target, key);
      statement.setString(5, paper.paper());
      statement.executeUpdate();
    }
  }

  private static void identify(PreparedStatement statement, String target, ExamKey key)
      throws SQLException {
    statement.setString(1, target);
    statement.setString(2, key.model());
    statement.setString(3, key.prompt());
    statement.setString(4, key.schema());
  }
}

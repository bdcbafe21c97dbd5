package io.github.askjdbc.hostile;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;

/** A way to hand a text to the driver. */
enum QuestionForm {
  BARE("%s"),
  BARE_AFTER_AN_OPENING("How many customers live in Oslo %s"),
  ASK("ASK %s"),
  ASK_AFTER_AN_OPENING("ASK how many customers %s"),
  ASK_QUOTED("ASK '%s'"),
  USING("ASK 'how many customers are there' USING '%s'"),
  ASK_SQL("ASK SQL how many customers %s"),
  ASK_EXPLAIN("ASK EXPLAIN how many customers %s"),
  ASK_EXPLAIN_QUOTED("ASK EXPLAIN '%s'"),
  CHECK("ASK CHECK 'how many customers %s' AS SELECT COUNT(*) FROM customer"),
  CHECK_USING("ASK CHECK 'how many' USING '%s' AS SELECT COUNT(*) FROM customer"),
  CHECK_OF_SQL("ASK CHECK 'how many customers' AS %s"),
  CHECK_OF_LITERAL(
      "ASK CHECK 'how many customers' AS SELECT COUNT(*) FROM customer WHERE city = '%s'"),
  CHECK_OF_NAME("ASK CHECK 'how many customers' AS SELECT COUNT(*) FROM customer WHERE \"%s\" = 1"),
  CHECK_OF_NUMBER("ASK CHECK 'how many customers' AS SELECT COUNT(*) FROM customer WHERE id > %s"),
  CONFIRM("ASK CONFIRM 'how many customers %s'"),
  CORRECT("ASK CORRECT 'how many customers %s' AS SELECT COUNT(*) FROM customer"),
  CORRECT_OF_SQL("ASK CORRECT 'how many customers' AS %s"),
  FORGET("ASK FORGET 'how many customers %s'"),
  WRAPPED("SELECT * FROM ASK('how many customers %s') t"),
  WRAPPED_WITH_EVIDENCE("SELECT * FROM ASK('how many customers', '%s') t LIMIT 100"),
  SQL_AROUND("SELECT * FROM ASK('how many customers') t WHERE '%s' = ''"),
  PLAIN_SQL("SELECT * FROM customer WHERE city = '%s'"),
  PLAIN_SQL_OF_IT("SELECT %s"),
  BOUND("SELECT * FROM ASK(?) t") {
    @Override
    void run(Connection connection, String text) throws SQLException {
      bind(connection, sql, "how many customers " + text);
    }
  },
  BOUND_EVIDENCE("SELECT * FROM ASK(?, ?) t") {
    @Override
    void run(Connection connection, String text) throws SQLException {
      bind(connection, sql, "how many customers", text);
    }
  },
  PREPARED("How many customers live in Oslo %s") {
    @Override
    void run(Connection connection, String text) throws SQLException {
      bind(connection, filled(text));
    }
  },
  PREPARED_ASK("ASK how many customers %s") {
    @Override
    void run(Connection connection, String text) throws SQLException {
      bind(connection, filled(text));
    }
  },
  UPDATE("ASK how many customers %s") {
    @Override
    void run(Connection connection, String text) throws SQLException {
      try (Statement statement = connection.createStatement()) {
        statement.executeUpdate(filled(text));
      }
    }
  };

  final String sql;

  QuestionForm(String sql) {
    this.sql = sql;
  }

  /** The text in its place; its quotes are doubled where that is in quotes. */
  String filled(String text) {
    int place = sql.indexOf("%s");
    boolean quoted = sql.indexOf('\'', place) >= 0 && sql.lastIndexOf('\'', place) >= 0;
    return sql.substring(0, place)
        + (quoted ? text.replace("'", "''") : text)
        + sql.substring(place + 2);
  }

  void run(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(filled(text));
    }
  }

  private static void bind(Connection connection, String sql, String... texts) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < texts.length; i++) {
        statement.setString(i + 1, texts[i]);
      }
      statement.execute();
    }
  }
}

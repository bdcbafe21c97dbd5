package io.github.askjdbc.steadiness;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * Small databases and questions to them: a hospital, a shop, a bank, and a longer one that declares
 * no keys, so that its values take several steps to be read and its joins are inferred.
 */
final class SteadyDatabases {
  private static final String QUESTIONS = "/io/github/askjdbc/questions/";
  private static final List<String> SCRIPTS = List.of("hospital", "shop", "bank");
  private static final List<String> FILES =
      List.of(
          QUESTIONS + "plain.jsonl",
          QUESTIONS + "adversarial.jsonl",
          "/io/github/askjdbc/steadiness/library.jsonl");

  private static final String NUMBERS =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d) ";

  private SteadyDatabases() {}

  /** Writes the databases into a folder, and beside them the questions; gives the file of these. */
  static Path create(Path folder) throws IOException, SQLException {
    for (String name : SCRIPTS) {
      run(folder.resolve(name + ".sqlite"), resource(QUESTIONS + name + ".sql").split(";\\R"));
    }
    run(
        folder.resolve("library.sqlite"),
        "CREATE TABLE author (author_id INTEGER, name TEXT, country TEXT)",
        "CREATE TABLE book (book_id INTEGER, title TEXT, author_id INTEGER, year INTEGER)",
        "CREATE TABLE loan (loan_id INTEGER PRIMARY KEY, book_id INTEGER, reader TEXT, days INTEGER)",
        "INSERT INTO author "
            + NUMBERS.formatted(300)
            + "SELECT i, 'Author ' || char(65 + i % 26) || i, CASE i % 3 WHEN 0 THEN 'Norway'"
            + " WHEN 1 THEN 'Peru' ELSE 'Ghana' END FROM n",
        "INSERT INTO book "
            + NUMBERS.formatted(3_000)
            + "SELECT i, 'Volume ' || i, 1 + i % 300, 1900 + i % 120 FROM n",
        "INSERT INTO loan "
            + NUMBERS.formatted(60_000)
            + "SELECT i, 1 + i % 3000, 'Reader ' || (i * 7 % 25000), i % 40 FROM n");
    Path questions = folder.resolve("questions.jsonl");
    StringBuilder all = new StringBuilder();
    for (String file : FILES) {
      all.append(resource(file).strip()).append('\n');
    }
    Files.writeString(questions, all);
    return questions;
  }

  private static void run(Path database, String... statements) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (String sql : statements) {
        if (!sql.isBlank()) {
          statement.execute(sql);
        }
      }
      connection.commit();
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = SteadyDatabases.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

package io.github.askjdbc.scale;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** A generated SQLite database of one long table, ten rows for each distinct text. */
final class LongDatabase {
  private static final List<String> SYLLABLES =
      List.of(
          "ka", "to", "mi", "ren", "sol", "ver", "bal", "dor", "wick", "ham", "ton", "ley", "mar",
          "lin", "cas", "ey", "od", "dar", "fen", "gor", "hul", "ing", "jas", "kel", "lor", "mun",
          "nor", "os", "pel", "qui", "ras", "ster", "tur", "ul", "van", "wes", "xan", "yor", "zel");

  private static final int WORDS = 20_000;
  private static final int BATCH = 10_000;

  private final Random random = new Random(7);
  private final int texts;

  LongDatabase(int texts) {
    this.texts = texts;
  }

  int rows() {
    return 10 * texts;
  }

  void create(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA journal_mode = OFF");
      statement.execute("PRAGMA synchronous = OFF");
      connection.setAutoCommit(false);
      statement.execute("CREATE TABLE given (id INTEGER PRIMARY KEY, name TEXT)");
      insertNames(connection);
      statement.execute(
          "CREATE TABLE purchase (id INTEGER PRIMARY KEY, customer TEXT, status TEXT, amount REAL)");
      statement.execute(
          "INSERT INTO purchase WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n"
              + " WHERE i < "
              + (rows() - 1)
              + ") SELECT i, (SELECT name FROM given WHERE id = (i * 7919) % "
              + texts
              + "), CASE i % 3 WHEN 0 THEN 'open' WHEN 1 THEN 'paid' ELSE 'returned' END, i % 100"
              + " FROM n");
      statement.execute("DROP TABLE given");
    }
    connection.commit();
  }

  private void insertNames(Connection connection) throws SQLException {
    String[] words = new String[WORDS];
    for (int i = 0; i < WORDS; i++) {
      words[i] = word();
    }
    Set<String> names = new HashSet<>();
    try (PreparedStatement insert =
        connection.prepareStatement("INSERT INTO given VALUES (?, ?)")) {
      while (names.size() < texts) {
        String name = common(words) + " " + common(words);
        if (random.nextInt(3) == 0) {
          name += " " + common(words);
        }
        if (names.add(name)) {
          insert.setInt(1, names.size() - 1);
          insert.setString(2, name);
          insert.addBatch();
          if (names.size() % BATCH == 0) {
            insert.executeBatch();
          }
        }
      }
      insert.executeBatch();
    }
  }

  /** Some words are much commoner than others, as in names of people and firms. */
  private String common(String[] words) {
    return words[(int) (words.length * Math.pow(random.nextDouble(), 2))];
  }

  private String word() {
    StringBuilder word = new StringBuilder();
    for (int i = 2 + random.nextInt(3); i > 0; i--) {
      word.append(SYLLABLES.get(random.nextInt(SYLLABLES.size())));
    }
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}

package io.github.askjdbc.memory;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** What the file of a memory holds, and by what it is told from any other database. */
final class MemorySchema {

  /** "askm", in the file's header. */
  private static final int APPLICATION = 0x61736b6d;

  private static final int VERSION = 3;

  /** What each version before lacked; is made as the file is opened. */
  private static final int WITHOUT_EXAMS = 1;

  private static final int WITHOUT_SURENESS = 2;

  private static final List<String> SCHEMA =
      List.of(
          """
          CREATE TABLE IF NOT EXISTS verified (
            target TEXT NOT NULL,
            question TEXT NOT NULL,
            evidence TEXT NOT NULL,
            sql TEXT NOT NULL,
            verdict TEXT NOT NULL,
            at INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            own_sql TEXT,
            own_confidence REAL,
            own_scale TEXT,
            own_signals TEXT,
            own_right INTEGER,
            own_sureness REAL,
            PRIMARY KEY (target, question, evidence))""",
          """
          CREATE TABLE IF NOT EXISTS exam (
            target TEXT NOT NULL,
            model TEXT NOT NULL,
            prompt TEXT NOT NULL,
            schema_mark TEXT NOT NULL,
            paper TEXT NOT NULL,
            size INTEGER NOT NULL,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL,
            answerable INTEGER NOT NULL,
            outcome TEXT NOT NULL,
            refused INTEGER NOT NULL,
            confidence REAL,
            calls INTEGER NOT NULL,
            tokens_in INTEGER NOT NULL,
            tokens_out INTEGER NOT NULL,
            millis INTEGER NOT NULL,
            sureness REAL,
            PRIMARY KEY (target, model, prompt, schema_mark, paper, size, number))""",
          "CREATE INDEX IF NOT EXISTS verified_changed ON verified (target, changed)",
          "PRAGMA application_id = " + APPLICATION,
          "PRAGMA user_version = " + VERSION);

  /** In one statement, so that no other program makes the file meanwhile. */
  private static final String HEADER =
      """
      SELECT
        (SELECT application_id FROM pragma_application_id) AS application,
        (SELECT user_version FROM pragma_user_version) AS version,
        COUNT(*) AS objects,
        TOTAL(type IN ('trigger', 'view')) AS code
      FROM sqlite_schema""";

  private MemorySchema() {}

  /**
   * Whether the file is to be {@link #make made}: nobody has made anything of it yet, or an earlier
   * version of this driver did.
   *
   * @throws SQLException if something else has, or it is damaged
   */
  static boolean isBehind(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet header = statement.executeQuery(HEADER)) {
      int application = header.getInt("application");
      int version = header.getInt("version");
      if (application == 0 && version == 0 && header.getInt("objects") == 0) {
        return true;
      }
      if (application != APPLICATION) {
        throw new SQLException("it is a database of something else; name another file");
      }
      if (version < WITHOUT_EXAMS || version > VERSION) {
        throw new SQLException(
            "it is of version %d, this driver knows %d; name another file"
                .formatted(version, VERSION));
      }
      if (header.getInt("code") > 0) {
        throw new SQLException("it holds what this driver does not write; name another file");
      }
      throwIfDamaged(connection, version);
      return version != VERSION;
    }
  }

  private static void throwIfDamaged(Connection connection, int version) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.executeQuery("SELECT own_right FROM verified LIMIT 1").close();
      if (version != WITHOUT_EXAMS) {
        statement.executeQuery("SELECT millis FROM exam LIMIT 1").close();
      }
      try (ResultSet found = statement.executeQuery("PRAGMA quick_check(1)")) {
        if (!found.next() || !found.getString(1).equals("ok")) {
          throw new SQLException("it is damaged; restore a copy or name another file");
        }
      }
    }
  }

  /** Makes what the file lacks. */
  static boolean make(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      int version = version(statement);
      if (version == WITHOUT_EXAMS || version == WITHOUT_SURENESS) {
        statement.execute("ALTER TABLE verified ADD COLUMN own_sureness REAL");
      }
      if (version == WITHOUT_SURENESS) {
        statement.execute("ALTER TABLE exam ADD COLUMN sureness REAL");
      }
      for (String sql : SCHEMA) {
        statement.execute(sql);
      }
    }
    return true;
  }

  private static int version(Statement statement) throws SQLException {
    try (ResultSet version = statement.executeQuery("PRAGMA user_version")) {
      return version.getInt(1);
    }
  }
}

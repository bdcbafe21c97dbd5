package io.github.askjdbc.inspection;

import io.github.askjdbc.database.Dialect;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.io.TempDir;

class DetectorsInTroubleTest extends DetectorsInTroubleContract {

  @TempDir private Path folder;

  @Override
  String url() {
    return "jdbc:sqlite:" + folder.resolve("a.db");
  }

  @Override
  Dialect dialect() {
    return Dialect.SQLITE;
  }

  @Override
  void prepare(Statement statement) throws SQLException {
    statement.executeUpdate(
        """
        CREATE TABLE ward (id INTEGER PRIMARY KEY, n INTEGER, raw TEXT);
        CREATE VIEW coded AS SELECT n, CAST(json_extract(raw, '$.code') AS TEXT) AS code FROM ward;
        CREATE TABLE bed (id INTEGER PRIMARY KEY, ward_id INTEGER REFERENCES ward (id));
        WITH RECURSIVE s (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < 1000)
          INSERT INTO ward (n, raw) SELECT i, 'no json' FROM s;
        INSERT INTO bed SELECT id, id FROM ward;
        """);
  }

  @Override
  void lock(Statement statement) throws SQLException {
    statement.executeUpdate("BEGIN EXCLUSIVE");
  }
}

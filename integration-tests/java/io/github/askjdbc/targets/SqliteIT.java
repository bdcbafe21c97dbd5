package io.github.askjdbc.targets;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.Function;
import org.sqlite.SQLiteConnection;

class SqliteIT extends TargetContract {

  @TempDir private Path folder;

  @Override
  public String url() {
    return "jdbc:sqlite:" + folder.resolve("clinic.db");
  }

  /** A text that is no number is 0. */
  @Override
  public boolean tellsCellsThatAreNoNumbers() {
    return false;
  }

  private final AtomicLong calls = new AtomicLong();

  /** SQLite stores no functions; the program that asks brings one. */
  @Override
  public void createStaff() throws SQLException {
    Function.create(
        asking().unwrap(SQLiteConnection.class),
        "audit",
        new Function() {
          @Override
          protected void xFunc() throws SQLException {
            calls.incrementAndGet();
            result(value_int(0));
          }
        });
    run("CREATE VIEW staff AS SELECT id, name, audit(salary) AS wage FROM doctor");
  }

  @Override
  public long effects() {
    return calls.get();
  }
}

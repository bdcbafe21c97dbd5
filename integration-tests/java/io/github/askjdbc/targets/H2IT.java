package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.AbstentionException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.h2.api.Trigger;
import org.junit.jupiter.api.Test;

public class H2IT extends TargetContract implements UnfencedContract, StoredFunctionContract {

  @Override
  public String url() {
    return "jdbc:h2:mem:clinic;DB_CLOSE_DELAY=-1;BUILTIN_ALIAS_OVERRIDE=TRUE";
  }

  @Override
  public String renaming(String from, String to) {
    return "ALTER TABLE gadget ALTER COLUMN " + from + " RENAME TO " + to;
  }

  private static final java.util.concurrent.atomic.AtomicLong CALLS =
      new java.util.concurrent.atomic.AtomicLong();

  /** For the database to call. */
  public static int audit(int id) {
    CALLS.incrementAndGet();
    return id;
  }

  @Override
  public long effects() {
    return CALLS.get();
  }

  @Override
  public void createStaff() throws SQLException {
    run("CREATE ALIAS IF NOT EXISTS audit FOR '" + H2IT.class.getName() + ".audit'");
    run("CREATE VIEW staff AS SELECT id, name, audit(salary) AS wage FROM doctor");
  }

  @Override
  public void createNurses() throws SQLException {
    run("CREATE ALIAS IF NOT EXISTS audit FOR '" + H2IT.class.getName() + ".audit'");
    run(
        "CREATE TABLE nurse (id INTEGER, wage INTEGER,"
            + " grade INTEGER GENERATED ALWAYS AS (audit(wage)))");
  }

  @Test
  void table_withATriggerOnReading_isNotRead() throws SQLException {
    run(
        "CREATE TRIGGER IF NOT EXISTS watched BEFORE SELECT ON visit CALL '"
            + Watcher.class.getName()
            + "'");
    long before = effects();

    for (String question : List.of("How many doctors are there?", "How many visits are there?")) {
      try {
        rows(asking(), question);
      } catch (AbstentionException abstention) {
        assertThat(abstention.getSQLState()).isEqualTo("NL002");
      }
    }
    assertThat(effects()).isEqualTo(before);
  }

  /** For the database to call. */
  public static final class Watcher implements Trigger {
    @Override
    public void fire(Connection connection, Object[] before, Object[] after) {
      audit(0);
    }
  }

  @Override
  public String harmlessName() {
    return "round";
  }

  /** For the database to call. */
  public static int number(int id) {
    CALLS.incrementAndGet();
    return 4711;
  }

  @Override
  public boolean hasItItself() {
    return true;
  }

  @Override
  public long calls() {
    return effects();
  }

  @Override
  public void storeFunction() throws SQLException {
    runPastUs("CREATE ALIAS round FOR '" + H2IT.class.getName() + ".number'");
  }

  @Override
  public void dropFunction() throws SQLException {
    runPastUs("DROP ALIAS round");
  }

  @Override
  public String invisible() {
    return "INVISIBLE";
  }
}

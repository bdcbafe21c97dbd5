package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

public class DerbyIT extends TargetContract implements UnfencedContract, StoredFunctionContract {

  @Override
  public String url() {
    return "jdbc:derby:memory:clinic;create=true";
  }

  @Override
  public List<String> temporaryNurses() {
    return List.of(
        "DECLARE GLOBAL TEMPORARY TABLE nurse (id INTEGER, name VARCHAR(60))"
            + " ON COMMIT PRESERVE ROWS NOT LOGGED",
        "INSERT INTO session.nurse VALUES (1, 'Gus Hale'), (2, 'Ida Jansen')");
  }

  @Override
  public boolean listsTemporaryTables() {
    return false;
  }

  @Override
  public String renaming(String from, String to) {
    return "RENAME COLUMN gadget." + from + " TO " + to;
  }

  @Override
  public boolean writesQuarters() {
    return false;
  }

  @Override
  public boolean knowsWith() {
    return false;
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
    createFunction();
    run("CREATE VIEW staff AS SELECT id, name, audit(salary) AS wage FROM doctor");
  }

  private void createFunction() throws SQLException {
    try {
      run(
          "CREATE FUNCTION audit (id INTEGER) RETURNS INTEGER PARAMETER STYLE JAVA LANGUAGE JAVA"
              + " DETERMINISTIC NO SQL EXTERNAL NAME '"
              + DerbyIT.class.getName()
              + ".audit'");
    } catch (SQLException exists) {
      assertThat(exists.getSQLState()).isEqualTo("X0Y68");
    }
  }

  @Override
  public void createNurses() throws SQLException {
    createFunction();
    run(
        "CREATE TABLE nurse (id INTEGER, wage INTEGER,"
            + " grade INTEGER GENERATED ALWAYS AS (audit(wage)))");
  }

  @Test
  void view_callingAFunctionNamedAsHarmlessOnesAre_notRead() throws SQLException {
    run(
        "CREATE FUNCTION sign (id INTEGER) RETURNS INTEGER PARAMETER STYLE JAVA LANGUAGE JAVA"
            + " DETERMINISTIC NO SQL EXTERNAL NAME '"
            + DerbyIT.class.getName()
            + ".audit'");
    run("CREATE VIEW staff AS SELECT id, name, sign(salary) AS wage FROM doctor");
    long before = effects();

    assertThatThrownBy(() -> rows(asking(), "What is the average wage of the staff?"))
        .isInstanceOf(AbstentionException.class);
    assertThat(effects()).isEqualTo(before);
    run("DROP VIEW staff");
    run("DROP FUNCTION sign");
  }

  /** It says that a text is no number, and not which. */
  @Override
  public boolean tellsCellsThatAreNoNumbers() {
    return false;
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
  public long calls() {
    return effects();
  }

  @Override
  public void storeFunction() throws SQLException {
    runPastUs(
        "CREATE FUNCTION round (id INTEGER) RETURNS INTEGER PARAMETER STYLE JAVA LANGUAGE JAVA"
            + " DETERMINISTIC NO SQL EXTERNAL NAME '"
            + DerbyIT.class.getName()
            + ".number'");
  }

  @Override
  public void dropFunction() throws SQLException {
    runPastUs("DROP FUNCTION round");
  }
}

package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.AbstentionException;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What only reading a view runs: a question that is about something else never runs it. */
interface ViewContract extends TargetSession {

  /** Of other tables, some with words of the view, and of the view itself. */
  List<String> QUESTIONS =
      List.of(
          "What is the average wage of the staff?",
          "How many doctors are there?",
          ANSWERABLE,
          "What are the names of the doctors in the Cardiology department?",
          "Which doctor has the highest salary?",
          UNANSWERABLE,
          "What are the names of all staff?");

  /**
   * Makes the view {@code staff (id, name, wage)} of the doctors, which calls what {@link #effects}
   * tells of for each of them.
   */
  void createStaff() throws SQLException;

  /** How far it went; what is rolled back counts too. */
  long effects() throws SQLException;

  @Test
  default void view_callingWhatHasEffects_notRunForQuestions() throws SQLException {
    createStaff();
    assertNothingRuns("a session like any other", QUESTIONS);
    List<String> some = QUESTIONS.subList(0, 3);
    asking().setAutoCommit(false);
    assertNothingRuns("no transaction", some);
    update("UPDATE doctor SET salary = salary + 1 WHERE id = 1");
    assertNothingRuns("a transaction", some);
    asking().rollback();
    asking().setAutoCommit(true);
    ClinicScript.drop(target(), "nurse");
    for (String sql : temporaryNurses()) {
      run(sql);
    }
    assertNothingRuns("a session with a table of its own", some);
    asking().setAutoCommit(false);
    assertNothingRuns("the same without autocommit", some);
    asking().rollback();
    asking().setAutoCommit(true);
  }

  private void assertNothingRuns(String session, List<String> questions) throws SQLException {
    long before = effects();
    for (String question : questions) {
      outcome(question);
      assertThat(effects()).as(session + ": " + question).isEqualTo(before);
    }
    outcome("ASK CHECK 'How many doctors are there?' AS SELECT COUNT(*) FROM staff");
    assertThat(effects()).as(session + ": SQL to check").isEqualTo(before);
  }

  /** The rows, or the SQLSTATE of the abstention; a target's error fails the test. */
  private String outcome(String question) throws SQLException {
    try {
      return rows(asking(), question).toString();
    } catch (AbstentionException abstention) {
      return abstention.getSQLState();
    }
  }

  @Test
  default void view_callingHarmlessFunctions_isAnsweredFrom() throws SQLException {
    ClinicScript.drop(target(), "clinician");
    ClinicScript.drop(target(), "physician");
    run("CREATE VIEW physician AS SELECT id, UPPER(name) AS name, salary FROM doctor");
    run(
        "CREATE VIEW clinician AS SELECT p.id, p.name, p.salary FROM physician p"
            + " WHERE p.salary BETWEEN 1 AND 9000 AND p.name LIKE '%A%'"
            + " AND p.id IN (SELECT v.doctor_id FROM visit v)");
    try {
      assertThat(rows(asking(), "How many clinicians are there?")).containsExactly(List.of("2"));
    } finally {
      run("DROP VIEW clinician");
      run("DROP VIEW physician");
    }
  }
}

package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Private columns stay private. */
interface PrivacyContract extends TargetSession {

  @Test
  default void question_privateColumn_neverShown() {
    assertThatThrownBy(() -> rows(asking(), "What is the password of Mia Castel?"))
        .isInstanceOf(AbstentionException.class);
  }

  @Test
  default void privateColumn_byAnyWay_neverReachesTheDatabase() throws SQLException {
    ClinicScript.drop(target(), "patient_view");
    run("CREATE VIEW patient_view AS SELECT id, name, password FROM patient");
    try {
      for (String sql :
          List.of(
              "SELECT password FROM patient",
              "SELECT * FROM patient",
              "SELECT p.* FROM patient p",
              "SELECT name FROM patient WHERE password = 'x1'",
              "SELECT name FROM patient ORDER BY password",
              "SELECT name FROM patient GROUP BY name, password",
              "SELECT COUNT(DISTINCT password) FROM patient",
              "SELECT secret FROM (SELECT password AS secret FROM patient) t",
              "SELECT name FROM patient WHERE id IN (SELECT id FROM patient WHERE password > 'a')",
              "SELECT password FROM patient_view",
              "SELECT * FROM patient_view",
              "SELECT name FROM doctor UNION SELECT password FROM patient",
              "WITH s AS (SELECT password FROM patient) SELECT * FROM s")) {
        assertThat(decision("ASK CHECK 'names of patients' AS " + sql))
            .as(sql)
            .startsWith("abstain NL005");
      }
      assertThatThrownBy(() -> rows(asking(), "Show all patients sorted by password"))
          .isInstanceOfSatisfying(
              AbstentionException.class,
              e -> {
                assertThat(e.candidate().orElse("")).doesNotContainIgnoringCase("password");
                assertThat(e.suggestions().toString()).doesNotContainIgnoringCase("password");
              });
      for (String question : List.of("Show all patients", "Show all patient view")) {
        assertThat(columns("ASK SQL " + question)).as(question).doesNotContain("password");
      }
    } finally {
      run("DROP VIEW patient_view");
    }
  }
}

package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class AskedDatabaseTest extends PipelineFixture {

  private static final ProbeQuery DOCTORS = ProbeQuery.of("SELECT COUNT(*) FROM doctor", 10);
  private static final ProbeQuery NURSES = ProbeQuery.of("SELECT COUNT(*) FROM nurse", 10);

  private static Object count(ProbeOutcome outcome) {
    return ((ProbeOutcome.Rows) outcome).rows().get(0).get(0);
  }

  @Test
  void query_answeredBefore_isNotSentAgain() throws SQLException {
    AskedDatabase asked = new AskedDatabase(clinic.database());
    QuestionBudget oneProbe = new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 1);

    assertThat(count(asked.query(DOCTORS, oneProbe))).isEqualTo(2);
    assertThat(count(asked.query(DOCTORS, oneProbe))).isEqualTo(2);
    assertThat(asked.query(ProbeQuery.of(DOCTORS.sql(), 11), oneProbe))
        .isInstanceOf(ProbeOutcome.OutOfBudget.class);
  }

  @Test
  void query_refusedBefore_isSentAgain() throws SQLException {
    AskedDatabase asked = new AskedDatabase(clinic.database());

    assertThat(asked.query(NURSES, budget())).isInstanceOf(ProbeOutcome.Failed.class);
    clinic.run("CREATE TABLE nurse (id INTEGER)");

    assertThat(count(asked.query(NURSES, budget()))).isEqualTo(0);
  }

  @Test
  void query_ofTheNextQuestion_isSentAgain() throws SQLException {
    assertThat(count(new AskedDatabase(clinic.database()).query(DOCTORS, budget()))).isEqualTo(2);
    clinic.run("INSERT INTO doctor VALUES (3, 'Uma Reyes', 9500, 2)");

    assertThat(count(new AskedDatabase(clinic.database()).query(DOCTORS, budget()))).isEqualTo(3);
  }
}

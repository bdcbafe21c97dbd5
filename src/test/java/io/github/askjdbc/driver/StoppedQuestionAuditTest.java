package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.askjdbc.audit.AuditPlace;
import io.github.askjdbc.audit.QuestionAudit;
import io.github.askjdbc.question.BudgetExhaustedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is recorded of questions that something stops. */
class StoppedQuestionAuditTest {

  private static final String COUNT = "How many towns are there?";

  @TempDir private Path folder;
  private Path file;
  private FixedComponents components;

  @BeforeEach
  void open() throws IOException {
    file = folder.resolve("audit.jsonl");
    QuestionAudit audit = new QuestionAudit(new AuditPlace.File(file), true, () -> 0);
    audit.check();
    components = new FixedComponents().knowing(COUNT, "SELECT COUNT(*) FROM town").auditing(audit);
  }

  private String asked() throws SQLException, IOException {
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(COUNT)).isInstanceOf(SQLException.class);
    }
    List<JsonNode> lines = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      lines.add(JsonMapper.builder().build().readTree(line));
    }
    assertThat(lines).hasSize(1);
    assertThat(lines.get(0).path("question").asText()).isEqualTo(COUNT);
    return lines.get(0).path("decision").asText() + " " + lines.get(0).path("sqlstate").asText();
  }

  @Test
  void question_cancelled_isRecordedAsCancelled() throws SQLException, IOException {
    components.thinking(budget -> budget.cancel());

    assertThat(asked()).isEqualTo("cancelled 57014");
  }

  @Test
  void question_outOfBudget_isRecordedAsAbstention() throws SQLException, IOException {
    components.thinking(
        budget -> {
          throw new BudgetExhaustedException("of the time");
        });

    assertThat(asked()).isEqualTo("abstain NL006");
  }

  @Test
  void question_thatFails_isRecordedAsFailed() throws SQLException, IOException {
    components.thinking(
        budget -> {
          throw new IllegalStateException("Ely");
        });

    assertThat(asked()).isEqualTo("failed HY000");
    assertThat(Files.readString(file)).doesNotContain("Ely");
  }

  @Test
  void question_whoseTablesKeepChanging_isRecordedOnceAsAbstention()
      throws SQLException, IOException {
    components.changing(9);

    assertThat(asked()).isEqualTo("abstain NL005");
  }
}

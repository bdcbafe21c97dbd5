package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.decision.AbstentionReason;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verdicts, memories and verified SQL that may not be used. */
class VerifiedQuestionsRefusalTest extends VerifiedQuestionsFixture {
  @Test
  void verdict_withoutMemory_saysWhatToSet() throws SQLException {
    unhurried();
    try (Connection connection = shop()) {
      for (String text :
          List.of("ASK CONFIRM '" + COUNT + "'", "ASK FORGET '" + COUNT + "'", CORRECT_VIPS)) {
        assertThatThrownBy(() -> rows(connection, text))
            .isInstanceOf(AbstentionException.class)
            .hasFieldOrPropertyWithValue("SQLState", "NL005")
            .hasMessageContainingAll("ask.memory is not set", "absolute path");
      }
    }
    assertThat(folder.resolve("memory.db")).doesNotExist();
  }

  @Test
  void connect_memoryInTheUrlOrRelative_isRefused() {
    assertThatThrownBy(
            () ->
                new AskDriver()
                    .connect("jdbc:ask:sqlite::memory:?ask.memory=/tmp/m.db", new Properties()))
        .hasMessageContaining("ask.memory may not stand in the URL");
    settings.setProperty("ask.memory", "memory.db");
    assertThatThrownBy(this::shop).hasMessageContaining("the absolute path of a file");
  }

  @Test
  void connect_fileThatIsNoMemory_isRefused() throws Exception {
    Path notes = Files.writeString(folder.resolve("notes.txt"), "no database ".repeat(100));
    settings.setProperty("ask.memory", notes.toString());
    assertThatThrownBy(this::shop)
        .isInstanceOf(SQLException.class)
        .hasFieldOrPropertyWithValue("SQLState", "08001")
        .hasMessageContainingAll("ask.memory names", "notes.txt", "cannot be used");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DROP TABLE customer",
        "SELECT 1 FROM customer; DROP TABLE customer",
        "DELETE FROM customer",
        "SELECT password FROM customer",
        "SELECT name FROM customer WHERE password = 'x'",
        "SELECT nothing FROM customer",
        "SELECT load_extension('x') FROM customer",
        "how many"
      })
  void correct_sqlThatMayNotRun_isRefused(String sql) throws SQLException {
    try (Connection connection = shop()) {
      assertAbstains(connection, "ASK CORRECT '" + VIPS + "' AS " + sql, AbstentionReason.REFUSED);
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
      assertThat(rows(connection, "SELECT COUNT(*) FROM customer")).containsExactly("3");
    }
  }

  @Test
  void correct_sqlThatFails_isRefusedWithoutSayingAnyValue() throws SQLException {
    try (Connection connection = shop("h2", "shop")) {
      assertThatThrownBy(
              () ->
                  rows(
                      connection,
                      "ASK CORRECT '" + VIPS + "' AS SELECT CAST(name AS INTEGER) FROM customer"))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL005")
          .hasMessageContainingAll("does not run on this database", "SQLSTATE 22018")
          .hasMessageNotContaining("Ada")
          .hasNoCause();
    }
  }

  @Test
  void ask_verifiedSqlOfAColumnThatBecamePrivate_isRefused() throws SQLException {
    try (Connection connection = shop()) {
      rows(connection, "ASK CORRECT '" + VIPS + "' AS SELECT spent FROM customer");
    }
    settings.setProperty("ask.private", "customer.spent");
    try (Connection connection = shop()) {
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.REFUSED);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2"})
  void ask_verifiedSqlOfATableThatIsGone_abstains(String kind) throws SQLException {
    try (Connection connection = shop(kind, "shop")) {
      run(connection, "CREATE TABLE vip (name VARCHAR(20))");
      rows(connection, "ASK CORRECT '" + COUNT + "' AS SELECT COUNT(*) FROM vip");
      assertThat(rows(connection, COUNT)).containsExactly("0");
      run(connection, "DROP TABLE vip");
      assertAbstains(connection, COUNT, AbstentionReason.REFUSED);
      run(connection, "CREATE TABLE vip (name VARCHAR(20))");
      assertThat(rows(connection, COUNT)).containsExactly("0");
    }
  }

  @Test
  void ask_verifiedSqlThatNowFails_abstainsAndSuggestsNothingElse() throws SQLException {
    String sql = "SELECT SUM(CAST(spent AS INTEGER)) FROM customer";
    try (Connection connection = shop("h2", "shop")) {
      rows(connection, "ASK CORRECT '" + VIPS + "' AS " + sql);
      assertThat(rows(connection, "ASK " + VIPS)).containsExactly("460");
      run(connection, "UPDATE customer SET spent = 'a lot' WHERE id = 3");
      // the decision of a moment ago, whose failure is seen when it runs
      assertThatThrownBy(() -> rows(connection, "ASK " + VIPS))
          .hasFieldOrPropertyWithValue("SQLState", "22018")
          .hasMessageNotContaining("a lot")
          .hasNoCause();
      assertThatThrownBy(() -> rows(connection, "ASK " + VIPS))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL004")
          .hasMessageContaining("execution-error")
          .hasMessageNotContaining("a lot");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"DELETE FROM customer", "SELECT password FROM customer", "", "\u0000"})
  void ask_sqlThatSomebodyPutIntoTheFile_isRefused(String sql) throws SQLException {
    try (Connection connection = shop()) {
      rows(connection, CORRECT_VIPS);
      try (Connection file =
              DriverManager.getConnection("jdbc:sqlite:" + settings.getProperty("ask.memory"));
          PreparedStatement change = file.prepareStatement("UPDATE verified SET sql = ?")) {
        change.setString(1, sql);
        change.executeUpdate();
      }
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.REFUSED);
      assertThat(rows(connection, "SELECT COUNT(*) FROM customer")).containsExactly("3");
    }
  }

  @Test
  void ask_verifiedSqlThatBreaksARule_abstains() throws Exception {
    String rules =
        """
        constraints:
          - {kind: forbidden-column, column: customer.spent, message: Nobody may see this}
        """;
    settings.setProperty(
        "ask.constraints", Files.writeString(folder.resolve("rules.yaml"), rules).toString());
    try (Connection connection = shop()) {
      assertThat(rows(connection, CORRECT_VIPS).get(0)).startsWith("corrected | answer");
      assertThat(
              rows(connection, "ASK CORRECT '" + VIPS + "' AS SELECT spent FROM customer").get(0))
          .startsWith("corrected | abstain | SELECT spent FROM customer | 0.0 | NL005")
          .contains("refused: Nobody may see this.");
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.REFUSED);
    }
  }

  @Test
  void ask_memoryThatIsGone_isAnErrorAndNoOtherAnswer() throws Exception {
    try (Connection connection = shop()) {
      assertThat(rows(connection, COUNT)).containsExactly("3");
      Files.delete(folder.resolve("memory.db"));
      assertThatThrownBy(() -> rows(connection, COUNT))
          .isExactlyInstanceOf(SQLException.class)
          .hasMessageContainingAll("ask.memory names", "cannot be used");
    }
  }

  @Test
  void executeUpdate_verdict_isRefusedAsAQuestion() throws SQLException {
    try (Connection connection = shop();
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeUpdate(CORRECT_VIPS))
          .hasFieldOrPropertyWithValue("SQLState", "NL007");
    }
  }
}

package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line with its questions as arguments. */
class AskCommandTest {

  private static final String QUESTION = "How many patients are there?";

  @TempDir private Path folder;
  private String file;
  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  @BeforeEach
  void makeDatabase() throws SQLException {
    file = folder.resolve("clinic.db").toString();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE patient (id INTEGER PRIMARY KEY, name TEXT, note TEXT)");
      statement.execute(
          "INSERT INTO patient VALUES (1, 'Ann', 'a' || char(27) || '[2Jb'), (2, 'Bob', NULL)");
    }
  }

  private int ask(String... arguments) {
    return AskCommand.commandLine()
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(errors, true))
        .execute(arguments);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "evaluate", "evaluate labels", "train confidence"})
  void version_ofEveryCommand_isPrinted(String command) {
    String[] arguments = (command + " --version").strip().split(" ");
    assertThat(ask(arguments)).isZero();
    assertThat(output.toString()).startsWith("ask-jdbc 0.").contains("Java ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:ask:jdbc:sqlite:", "jdbc:ask:sqlite:", "jdbc:sqlite:", "sqlite:"})
  void url_withAnyPrefixes_connects(String prefix) {
    assertThat(ask(prefix + file, QUESTION)).isZero();
    assertThat(output.toString()).contains("? " + QUESTION, "Answered with confidence", "  2");
  }

  @Test
  void url_sqliteFileThatIsNotThere_isAnError() {
    Path missing = folder.resolve("missing.db");
    assertThat(ask("jdbc:sqlite:" + missing, QUESTION)).isEqualTo(2);
    assertThat(errors.toString()).startsWith("There is no SQLite file " + missing);
    assertThat(missing).doesNotExist();
  }

  @Test
  void statement_thatWrites_needsItsOption() {
    String sql = "DELETE FROM patient";
    assertThat(ask("sqlite:" + file, sql)).isEqualTo(2);
    assertThat(output.toString()).contains("not run: this statement may change", "--write");
    assertThat(ask("sqlite:" + file, "--write", sql)).isZero();
    assertThat(output.toString()).contains("done, rows changed: 2");
  }

  @Test
  void statement_failingWithoutState_isToldWithoutNull() {
    assertThat(ask("sqlite:" + file, "SELECT nothing FROM nowhere")).isEqualTo(2);
    assertThat(output.toString()).contains("  failed: ").doesNotContain("null");
  }

  @Test
  void setting_ofTheDriver_isTaken() {
    assertThat(ask("-s", "ask.messages=full", "sqlite:" + file, QUESTION)).isZero();
    assertThat(ask("sqlite:" + file, "-s", "ask.questions=off", QUESTION)).isEqualTo(2);
  }

  @Test
  void setting_unknown_isNamed() {
    assertThat(ask("sqlite:" + file, "-s", "ask.modell=ollama:x", QUESTION)).isEqualTo(2);
    assertThat(errors.toString()).contains("ask.modell");
  }

  @Test
  void format_json_outputHoldsRowsAlone() {
    assertThat(ask("sqlite:" + file, "--format", "json", "SELECT id, note FROM patient", QUESTION))
        .isZero();
    assertThat(output.toString().lines())
        .containsExactly(
            "[{\"id\":1,\"note\":\"a\\u001B[2Jb\"},{\"id\":2,\"note\":null}]",
            "[{\"COUNT(*)\":2}]");
    assertThat(errors.toString()).contains("Answered with confidence");
  }

  @Test
  void format_abstention_goesToTheErrorsWithItsExitCode() {
    assertThat(ask("sqlite:" + file, "--format", "csv", "How many lawyers are there?"))
        .isEqualTo(1);
    assertThat(output.toString()).isEmpty();
    assertThat(errors.toString()).contains("no answer (NL002)");
  }

  @Test
  void cells_withControlCharacters_areHarmlessInATable() {
    assertThat(ask("sqlite:" + file, "SELECT note FROM patient", "SELECT '\u001b]0;x\u0007'"))
        .isZero();
    assertThat(output.toString()).contains("a [2Jb").doesNotContain("\u001b", "\u0007");
  }

  @Test
  void rows_beyondTheLimit_areSaidToBeThere() {
    assertThat(
            ask("sqlite:" + file, "--max-rows", "1", "--format", "csv", "SELECT id FROM patient"))
        .isZero();
    assertThat(output.toString()).isEqualTo("id\n1\n");
    assertThat(errors.toString()).contains("the first 1 row; there are more");
  }

  @Test
  void noArguments_runTheDemo() {
    assertThat(ask()).isZero();
    assertThat(output.toString()).contains("Bristol", "no answer (NL");
  }

  @Test
  void driver_fileThatIsNotThere_isToldInOneLine() {
    assertThat(ask("--driver", "nowhere.jar", "jdbc:other:x", QUESTION)).isEqualTo(2);
    assertThat(errors.toString().strip()).isEqualTo("There is no file nowhere.jar");
  }

  @Test
  void driver_none_isNamedAsTheWay() {
    assertThat(ask("jdbc:other:x", QUESTION)).isEqualTo(2);
    assertThat(errors.toString()).contains("--driver FILE");
  }
}

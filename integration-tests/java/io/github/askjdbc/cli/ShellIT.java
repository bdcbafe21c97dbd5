package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.answers.RowFormat;
import io.github.askjdbc.cli.asking.StatementRunner;
import io.github.askjdbc.cli.asking.TypedText;
import io.github.askjdbc.cli.shell.Console;
import io.github.askjdbc.cli.shell.ConsoleConsent;
import io.github.askjdbc.cli.shell.ModelWait;
import io.github.askjdbc.cli.shell.Shell;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.Size;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell as a person at a terminal meets it, key by key. */
class ShellIT {

  private static final String PER_WARD = "How many patients are there for each ward?";
  private static final String ENDLESS =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT MAX(i) FROM n;";

  @TempDir private Path folder;
  private OpenDatabase database;
  private TypedTerminal typed;
  private CompletableFuture<Void> running;

  @BeforeEach
  void open() throws SQLException, IOException, InterruptedException {
    Path file = folder.resolve("clinic.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE patient (patient_id INTEGER PRIMARY KEY, name TEXT, ward TEXT,"
              + " salary REAL, ssn TEXT, diagnosis_code TEXT)");
      statement.execute(
          "INSERT INTO patient VALUES (1, 'Ann Miller', 'Lakeside', 1, '1', 'x'),"
              + " (2, 'Bob' || char(27) || '[2J', 'Lakeside', 2, '2', 'y'),"
              + " (3, 'Cy', 'Hill', 3, '3', 'z')");
    }
    Properties properties = new Properties();
    properties.setProperty("ask.memory", folder.resolve("memory.db").toString());
    properties.setProperty("ask.private", "*.salary");
    database = new OpenDatabase(GivenUrl.of("sqlite:" + file), properties);
    typed = new TypedTerminal(80);
    start();
  }

  private void start() throws InterruptedException {
    TypedText texts = new TypedText(database.settings().questions());
    ShellOpening opening =
        new ShellOpening(
            texts,
            new SchemaNames(database, System::nanoTime),
            new PrintWriter(new StringWriter(), true));
    Console console = opening.driven(typed.terminal(), folder);
    Shell shell =
        new Shell(
            console,
            texts,
            new StatementRunner(database.connection(), texts, new ConsoleConsent(console), 50),
            RowFormat.TABLE,
            new ModelWait(() -> false, System::nanoTime));
    running = CompletableFuture.runAsync(shell::run);
    typed.await("ask> ");
  }

  @AfterEach
  void close() throws Exception {
    typed.type(TypedTerminal.INTERRUPT + TypedTerminal.END);
    running.get(1, TimeUnit.MINUTES);
    typed.close();
    database.close();
  }

  @Test
  void question_answered_showsTableAndThenItsChart() throws Exception {
    typed.enter(PER_WARD);
    typed.await("(2 rows)", "Answered with confidence", "Lakeside", "Hill");

    typed.enter("\\chart");
    typed.await("█", "by ward");

    typed.enter("\\chart line");
    typed.await("└", "●");
  }

  @Test
  void question_notAnswered_saysWhyAndGoesOn() throws Exception {
    typed.enter("How many lawyers are there?");
    typed.await("no answer (NL002)");
    typed.enter("\\chart");
    typed.await("there is no answer to draw yet");
    typed.enter("SELECT 40 + 2 AS sum;");
    typed.await("42");
  }

  @Test
  void commands_onTheLastQuestion_askTheDriver() throws Exception {
    typed.enter("\\why");
    typed.await("no question was asked yet");
    typed.enter(PER_WARD);
    typed.await("(2 rows)");
    typed.enter("\\sql");
    typed.await("confidence", "SELECT", "GROUP BY");
    typed.enter("\\why");
    typed.await("decision", "summary", "understood");
    typed.enter("\\confirm");
    typed.await("confirmed", "status");
    typed.enter("\\correct SELECT ward, COUNT(*) AS n FROM patient GROUP BY ward ORDER BY n");
    typed.await("corrected", "ORDER BY n");
    typed.enter("\\help");
    typed.await("Ctrl-D leaves", "\\correct SELECT ...");
    typed.enter("\\nonsense");
    typed.await("there is no such command");
  }

  @Test
  void format_ofTheCommand_isUsedFromThenOn() throws Exception {
    typed.enter("\\format json");
    typed.enter("SELECT name FROM patient WHERE patient_id = 2;");
    typed.await("[{\"name\":\"Bob\\u001B[2J\"}]");
    typed.enter("\\format csv");
    typed.enter("SELECT name FROM patient WHERE patient_id = 2;");
    typed.await("Bob [2J");
  }

  @Test
  void cells_withControlCharacters_neverReachTheTerminal() throws Exception {
    typed.enter("SELECT name, 1 AS n FROM patient WHERE patient_id = 2;");
    typed.await("(1 row)");
    assertThat(typed.raw()).doesNotContain("Bob\u001b[2J");
    int before = typed.raw().length();
    typed.enter("\\chart");
    typed.await("n by name");
    assertThat(typed.raw().substring(before)).doesNotContain("Bob\u001b[2J");
  }

  @Test
  void interrupt_whileAStatementRuns_stopsItAndNotTheShell() throws Exception {
    typed.enter(ENDLESS);
    while (!running.isDone()
        && !database.connection().isClosed()
        && !typed.shown().contains("cancelled")) {
      typed.type(TypedTerminal.INTERRUPT);
      Thread.sleep(200);
    }
    typed.await("ask> ");
    typed.enter("SELECT 40 + 2 AS sum;");
    typed.await("42");
  }

  @Test
  void interrupt_atThePrompt_givesUpTheLine() throws Exception {
    typed.type("SELECT nonsense");
    typed.await("nonsense");
    typed.type(TypedTerminal.INTERRUPT);
    typed.await("ask> ");
    typed.enter("SELECT 40 + 2 AS sum;");
    typed.await("42");
  }

  @Test
  void statement_overSeveralLines_endsWithAnEmptyOne() throws Exception {
    typed.enter("SELECT name");
    typed.await("...> ");
    typed.enter("FROM patient WHERE ward = 'Hill'");
    typed.enter("");
    typed.await("(1 row)", "Cy");
  }

  @Test
  void statement_thatWrites_isAskedAbout() throws Exception {
    typed.enter("DELETE FROM patient;");
    typed.await("Run it? [y/N]");
    typed.enter("n");
    typed.await("not run");
    typed.enter("SELECT COUNT(*) FROM patient;");
    typed.await("(1 row)", "3");
    typed.enter("DELETE FROM patient;");
    typed.await("Run it? [y/N]");
    typed.enter("y");
    typed.await("rows changed: 3");
  }

  @Test
  void tab_completesNamesButPrivateOnes() throws Exception {
    typed.type("Show the diagnosis_" + TypedTerminal.TAB);
    typed.await("diagnosis_code");
    typed.type(TypedTerminal.INTERRUPT);
    typed.await("ask> ");
    typed.type("Show the diag" + TypedTerminal.TAB + TypedTerminal.TAB);
    typed.await("diagnosis");
    typed.type(TypedTerminal.INTERRUPT);
    typed.await("ask> ");
    assertThat(new SchemaNames(database, System::nanoTime).names())
        .extracting(name -> name.name())
        .contains("patient", "ward", "diagnosis_code", "diagnosis", "code")
        .doesNotContain("ssn", "salary");
  }

  @Test
  void history_isKeptForTheUserAlone() throws Exception {
    typed.enter("SELECT 40 + 2 AS sum;");
    typed.await("(1 row)");
    typed.enter(" SELECT 'not kept';");
    typed.await("(1 row)");
    typed.type(TypedTerminal.PREVIOUS);
    typed.await("SELECT 40 + 2 AS sum;");
    typed.type(TypedTerminal.INTERRUPT);
    typed.await("ask> ");
    assertThat(Files.readString(folder.resolve(".ask-jdbc/history")))
        .contains("SELECT 40 + 2 AS sum;")
        .doesNotContain("not kept");
  }

  @Test
  void table_isDrawnToTheWidthOfTheTerminal() throws Exception {
    typed.terminal().setSize(new Size(40, 40));
    typed.enter("SELECT 1 AS id, 'a text that is far too long for so narrow a terminal' AS note;");
    typed.await("(1 row)", "…");
  }
}

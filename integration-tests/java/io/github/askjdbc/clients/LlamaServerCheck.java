package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.AskCommand;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Questions through JDBC with a language model that llama.cpp's server serves: {@code mvn -Pllama
 * verify}. Needs the server to run ({@code -Dllama.url=...}; src/site/recording.md fetches and
 * starts it), with any model that writes SQL.
 */
class LlamaServerCheck {

  private static final String SERVER = System.getProperty("llama.url", "http://localhost:8080/v1");

  /** Ours reads this, and is too unsure of it to answer alone. */
  private static final String UNSURE = "How many bicycles cost more than the average bicycle?";

  @TempDir private static Path folder;

  private static Path database;

  @BeforeAll
  static void fill() throws SQLException {
    database = folder.resolve("shop.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE bicycle (id INTEGER PRIMARY KEY, model TEXT, price REAL)");
      statement.execute(
          "INSERT INTO bicycle VALUES (1, 'Swift', 900), (2, 'Mule', 300), (3, 'Comet', 800),"
              + " (4, 'Otter', 700)");
    }
  }

  @Test
  void execute_oursAloneIsUnsure_isAnsweredWithTheModel() throws SQLException {
    assertThat(asked("none")).isEqualTo("NL004");
    assertThat(asked("llama:qwen")).isEqualTo("3");
  }

  @Test
  void warning_modelAsked_tellsTokensAndTime() throws SQLException {
    try (Connection connection = connect("llama:qwen");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(UNSURE)) {
      SQLWarning warning = statement.getWarnings();
      assertThat(warning.getSQLState()).isEqualTo("01N01");
      assertThat(warning.getMessage()).containsPattern("llama:qwen \\(.*[1-9][0-9]* tokens in");
      assertThat(rows.next()).isTrue();
    }
  }

  @Test
  void explain_modelAsked_tellsWhatItWrote() throws SQLException {
    assertThat(cells("ASK EXPLAIN " + UNSURE))
        .anyMatch(cell -> cell.contains("llama:qwen"))
        .anyMatch(cell -> cell.contains("tokens in"));
  }

  @Test
  void prompt_isShown() throws SQLException {
    assertThat(cells("ASK PROMPT " + UNSURE))
        .anyMatch(cell -> cell.contains("CREATE TABLE bicycle") && cell.contains(UNSURE));
  }

  @Test
  void modelCheck_saysThatItCanBeUsed() {
    StringWriter output = new StringWriter();
    int code =
        AskCommand.commandLine()
            .setOut(new PrintWriter(output, true))
            .execute(
                "model",
                "check",
                "jdbc:sqlite:" + database,
                "-s",
                "ask.model=llama:qwen",
                "-s",
                "ask.model.url=" + SERVER,
                "-s",
                "ask.budget.model=5m");
    assertThat(output.toString()).contains("log-probabilities: yes", "It can be used.");
    assertThat(code).isZero();
  }

  private static Connection connect(String model) throws SQLException {
    Properties settings = new Properties();
    settings.setProperty("ask.model", model);
    if (!model.equals("none")) {
      settings.setProperty("ask.model.url", SERVER);
      settings.setProperty("ask.budget.model", "5m");
    }
    return DriverManager.getConnection("jdbc:ask:sqlite:" + database, settings);
  }

  /** The only cell, or the SQLSTATE. */
  private static String asked(String model) throws SQLException {
    try (Connection connection = connect(model);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(UNSURE)) {
      rows.next();
      return rows.getString(1);
    } catch (SQLException abstained) {
      return abstained.getSQLState();
    }
  }

  private static List<String> cells(String text) throws SQLException {
    List<String> cells = new ArrayList<>();
    try (Connection connection = connect("llama:qwen");
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      while (rows.next()) {
        for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
          cells.add(String.valueOf(rows.getString(i)));
        }
      }
    }
    return cells;
  }
}

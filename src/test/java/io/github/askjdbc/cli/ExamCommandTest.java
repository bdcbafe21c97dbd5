package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What {@code ask exam} says, asks and keeps. */
class ExamCommandTest {

  private static final String SQL = "{\"sql\": \"SELECT COUNT(*) FROM patient\", \"reason\": \"\"}";

  @TempDir private Path folder;
  private String url;
  private StringWriter output = new StringWriter();

  @BeforeEach
  void makeDatabase() throws SQLException {
    url = "sqlite:" + folder.resolve("clinic.db");
    try (Connection connection = DriverManager.getConnection("jdbc:" + url);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "CREATE TABLE patient (id INTEGER PRIMARY KEY, name TEXT, city TEXT, weight INTEGER)");
      statement.execute(
          "INSERT INTO patient VALUES (1, 'Ann Zq', 'zqyork', 61), (2, 'Bo Zq', 'zqyork', 72), (3,"
              + " 'Cy Zq', 'zqely', 93), (4, 'Di Zq', 'zqely', 54)");
    }
  }

  private int exam(String... more) {
    List<String> arguments = new ArrayList<>(List.of("exam", url));
    arguments.addAll(List.of(more));
    output = new StringWriter();
    CommandLine line = AskCommand.commandLine();
    line.setOut(new PrintWriter(output, true)).setErr(new PrintWriter(output, true));
    return line.execute(arguments.toArray(String[]::new));
  }

  private String[] withModel(ModelStub stub) {
    return new String[] {
      "--questions", "12",
      "-s", "ask.model=openai:stub",
      "-s", "ask.model.url=" + stub.url(),
      "-s", "ask.model.price=1000,2000",
      "-s", "ask.memory=" + folder.resolve("memory.db")
    };
  }

  @Test
  void exam_show_printsQuestionsAndAsksNobody() {
    assertThat(exam("--show", "--questions", "9")).isZero();

    assertThat(output.toString())
        .startsWith("9 questions for this database, 6 of them can be answered.")
        .contains("SELECT ", "no answer")
        .doesNotContain("right of");
  }

  @Test
  void exam_noModel_isSatByOurOwnReaders() {
    assertThat(exam("--questions", "6")).isZero();

    assertThat(output.toString())
        .contains("The driver's own readers:", "right of those that can be answered")
        .contains("0 calls, 0 tokens in and 0 out")
        .endsWith("set ask.memory to keep it." + System.lineSeparator());
  }

  @Test
  void exam_model_saysCostBeforeAndKeepsTheResult() throws IOException {
    try (ModelStub stub = ModelStub.of(Speaks.says(SQL))) {
      assertThat(exam(withModel(stub))).isZero();

      assertThat(output.toString())
          .contains("At most 24 calls and 360 s; about ", " tokens in and 1200 out, cost ")
          .contains("openai:stub:", "of   8", "of   4", "cost ")
          .endsWith(
              "Kept in ask.memory, for this writer and these tables." + System.lineSeparator());
      int asked = stub.received().size();
      String before = result();

      assertThat(exam(withModel(stub))).isZero();

      assertThat(output.toString()).contains("12 were answered before and are not asked again.");
      assertThat(result()).isEqualTo(before);
      assertThat(stub.received()).hasSize(asked);
      assertThat(kept()).contains("openai:stub", "count").doesNotContain("zq", "patient", "select");
    }
  }

  private String result() {
    String text = output.toString();
    return text.substring(text.indexOf("openai:stub:"));
  }

  /** The rows of exams as they lie on disk; names of columns are SQLite's own affair. */
  private String kept() throws IOException {
    StringBuilder text = new StringBuilder();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("memory.db"));
        Statement statement = connection.createStatement();
        var rows = statement.executeQuery("SELECT * FROM exam")) {
      while (rows.next()) {
        for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
          text.append(rows.getString(i)).append(' ');
        }
      }
    } catch (SQLException e) {
      throw new IOException(e);
    }
    String file =
        new String(Files.readAllBytes(folder.resolve("memory.db")), StandardCharsets.ISO_8859_1);
    assertThat(file.toLowerCase(Locale.ROOT)).doesNotContain("zqyork", "zqely", "weigh");
    return text.toString().toLowerCase(Locale.ROOT);
  }

  @Test
  void exam_modelAway_saysHowToGoOn() {
    String[] given = {
      "--questions", "6", "-s", "ask.model=openai:stub", "-s", "ask.model.url=http://localhost:1/v1"
    };
    assertThat(exam(given)).isEqualTo(1);
    assertThat(output.toString()).contains("The exam stopped: ", "with ask.memory set");
  }

  @Test
  void exam_wrongArguments_areRefused() {
    assertThat(exam("--questions", "2")).isEqualTo(2);
    assertThat(output.toString()).contains("--questions is 2; at least 3 are needed");
  }
}

package io.github.askjdbc.laboratory.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.AskCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SignalsCommandTest {
  @TempDir Path folder;
  private final StringWriter output = new StringWriter();

  @BeforeEach
  void makeInput() throws SQLException, IOException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("clinic.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "CREATE TABLE nurse (id INTEGER PRIMARY KEY, name TEXT);"
              + "INSERT INTO nurse VALUES (1, 'Ann'), (2, 'Eva')");
    }
    Files.writeString(
        folder.resolve("questions.jsonl"),
        """
        {"id": "1", "db": "clinic", "question": "Which nurses?", "gold": "SELECT name FROM nurse"}
        {"id": "2", "db": "clinic", "question": "Which ids?", "gold": "SELECT id FROM nurse"}
        """);
    Path systems = Files.createDirectory(folder.resolve("systems"));
    Files.writeString(
        systems.resolve("one.jsonl"),
        """
        {"id": "1", "sql": "SELECT name FROM nurse WHERE id = NULL", "correct": false}
        {"id": "2", "sql": "SELECT id FROM nurse", "correct": true}
        """);
    Files.writeString(
        systems.resolve("two.jsonl"),
        """
        {"id": "1", "sql": "SELECT name FROM nurse GROUP BY name", "correct": true}
        {"id": "2", "sql": "SELECT DISTINCT id FROM doctor", "correct": false}
        """);
  }

  @Test
  void signals_ofTwoSystems_areMeansWithRowsForEach() throws IOException {
    Path out = folder.resolve("out");

    int exit =
        AskCommand.commandLine()
            .setOut(new PrintWriter(output, true))
            .setErr(new PrintWriter(output, true))
            .execute(
                "evaluate",
                "signals",
                "--predictions=" + folder.resolve("systems"),
                "--questions=" + folder.resolve("questions.jsonl"),
                "--gold=" + folder.resolve("questions.jsonl"),
                "--databases=" + folder,
                "--out=" + out);

    assertThat(exit).as(output.toString()).isZero();
    assertThat(output.toString())
        .contains("mean over 2 systems")
        .containsPattern("null-comparison +0\\.5 +100\\.0 +50\\.0")
        .containsPattern("incorrect-group-by +0\\.5 +0\\.0 +0\\.0")
        .containsPattern("refused-by-guard +0\\.5 +100\\.0 +50\\.0")
        .containsPattern("2 gold SQL +flagged +share")
        .containsPattern("probes: median \\d+");
    assertThat(Files.readAllLines(out.resolve("systems.jsonl")))
        .contains(
            "{\"system\":\"one\",\"signal\":\"null-comparison\",\"fired\":1,\"wrongFired\":1,\"wrong\":1}");
    assertThat(Files.readString(out.resolve("flagged.jsonl")))
        .contains("null-comparison [id = NULL] a comparison with NULL is never true");
  }

  @Test
  void signals_predictionsWithoutQuestions_saysWhatIsMissing() {
    int exit =
        AskCommand.commandLine()
            .setOut(new PrintWriter(output, true))
            .setErr(new PrintWriter(output, true))
            .execute(
                "evaluate",
                "signals",
                "--predictions=" + folder,
                "--databases=" + folder,
                "--out=" + folder.resolve("out"));

    assertThat(exit).isEqualTo(2);
    assertThat(output.toString()).contains("Missing required option: --questions=FILE");
  }
}

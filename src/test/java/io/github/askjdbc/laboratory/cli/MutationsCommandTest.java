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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutationsCommandTest {
  @TempDir Path folder;

  @Test
  void mutations_ofGold_countWhatTheSignalCatches() throws SQLException, IOException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("clinic.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "CREATE TABLE ward (id INTEGER PRIMARY KEY, beds INTEGER);"
              + "CREATE TABLE nurse (id INTEGER PRIMARY KEY, ward_id INTEGER REFERENCES ward (id));"
              + "INSERT INTO ward VALUES (1, 10), (2, 13);"
              + "INSERT INTO nurse VALUES (1, 1), (2, 1), (3, 2)");
    }
    Path questions = folder.resolve("questions.jsonl");
    Files.writeString(
        questions,
        """
        {"id": "1", "db": "clinic", "question": "Mean of beds?", "gold": "SELECT AVG(beds) FROM ward"}
        {"id": "2", "db": "clinic", "question": "Beds of nurses?", "gold": "SELECT w.beds FROM ward w JOIN nurse n ON n.ward_id = w.id"}
        {"id": "3", "db": "clinic", "question": "What is the mean of one?", "gold": "SELECT AVG(id) FROM ward WHERE id = 1"}
        """);
    StringWriter output = new StringWriter();

    int exit =
        AskCommand.commandLine()
            .setOut(new PrintWriter(output, true))
            .setErr(new PrintWriter(output, true))
            .execute("evaluate", "mutations", "--questions=" + questions, "--databases=" + folder);

    assertThat(exit).as(output.toString()).isZero();
    assertThat(output.toString())
        .containsPattern("dropped join condition +missing-join +1 +1 +1 +1 +0")
        .containsPattern("mean as division +integer-division +2 +1 +1 +1 +1")
        .containsPattern("joined many side +fan-out +");
  }
}

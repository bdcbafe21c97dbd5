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

class ListsCommandTest {
  @TempDir Path folder;
  private final StringWriter output = new StringWriter();

  @BeforeEach
  void makeInput() throws SQLException, IOException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("clinic.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "CREATE TABLE nurse (id INTEGER PRIMARY KEY, name TEXT, gender TEXT);"
              + "INSERT INTO nurse VALUES (1, 'Ann', 'F'), (2, 'Eva', 'F'), (3, 'Tom', 'M')");
    }
    Files.writeString(
        folder.resolve("questions.jsonl"),
        """
        {"id": "1", "db": "clinic", "question": "How many female nurses are there?", \
        "gold": "SELECT COUNT(*) FROM nurse WHERE gender = 'F'"}
        """);
  }

  @Test
  void lists_questionThatNeedsOne_isWrongWithoutIt() {
    int exit =
        AskCommand.commandLine()
            .setOut(new PrintWriter(output, true))
            .setErr(new PrintWriter(output, true))
            .execute(
                "evaluate",
                "lists",
                "--questions=" + folder.resolve("questions.jsonl"),
                "--databases=" + folder,
                "--list=codes",
                "--out=" + folder.resolve("out"));

    assertThat(exit).as(output.toString()).isZero();
    assertThat(output.toString())
        .containsPattern("nothing +1 ")
        .containsPattern("codes +0 ")
        .contains("From the most to the least");
  }
}

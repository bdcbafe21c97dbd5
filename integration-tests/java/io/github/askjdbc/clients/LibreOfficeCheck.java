package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The all-jar inside LibreOffice, driven without a window: {@code mvn -Plibreoffice verify}. Needs
 * LibreOffice Base and the Python that knows its UNO ({@code -Dlibreoffice.python=...}).
 */
class LibreOfficeCheck {
  private static final String SCRIPT = "libreoffice.py";

  @TempDir private static Path folder;

  private static Path database;

  @BeforeAll
  static void fill() throws SQLException, IOException {
    database = folder.resolve("shop.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE customer (id INTEGER PRIMARY KEY, name TEXT, city TEXT)");
      statement.execute(
          "INSERT INTO customer VALUES (1, 'Ada', 'Lyon'), (2, 'Bob', 'Oslo'), (3, 'Cid', 'Oslo')");
    }
    try (InputStream script = LibreOfficeCheck.class.getResourceAsStream(SCRIPT)) {
      Files.copy(script, folder.resolve(SCRIPT));
    }
  }

  @Test
  void statements_questionsAndPlainSql_areAnswered() throws IOException, InterruptedException {
    assertThat(
            office(
                "How many customers live in Oslo?",
                "SELECT * FROM ASK('Which customers live in Lyon?') t",
                "SELECT name FROM customer ORDER BY id DESC"))
        .containsExactly("row 2", "row Ada", "row Cid", "row Bob", "row Ada");
  }

  @Test
  void statement_unanswerable_showsWhyAndTheNextIsAnswered()
      throws IOException, InterruptedException {
    assertThat(office("How many lawyers live in Oslo?", "SELECT 40 + 2"))
        .satisfiesExactly(
            line -> assertThat(line).startsWith("error NL002 ").contains("'lawyers'"),
            line -> assertThat(line).isEqualTo("row 42"));
  }

  private static List<String> office(String... texts) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                System.getProperty("libreoffice.python", "/usr/bin/python3"),
                folder.resolve(SCRIPT).toString(),
                System.getProperty("all.jar"),
                "jdbc:ask:sqlite:" + database,
                folder.resolve("profile").toString()));
    command.addAll(List.of(texts));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output.lines().toList();
  }
}

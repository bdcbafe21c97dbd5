package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import sqlline.SqlLine;

class SqllineIT {
  private Shop shop;

  @BeforeEach
  void open() throws SQLException {
    shop = new Shop("sqlline");
  }

  @AfterEach
  void close() throws SQLException {
    shop.close();
  }

  @Test
  void script_questionsAndPlainSql_areAnswered() throws IOException {
    String shown =
        run(
            "How many customers live in Oslo?;",
            "SELECT name FROM customer WHERE city = 'Lyon';",
            "SELECT COUNT(*) AS all_of_them FROM ASK('names of all customers') t;");
    assertThat(shown).contains("| 2 ", "Bob", "ALL_OF_THEM", "| 3 ");
  }

  @Test
  void script_unanswerable_showsWhyAndGoesOn() throws IOException {
    assertThat(run("How many lawyers live in Oslo?;", "SELECT 40 + 2;"))
        .contains("NL002", "lawyers", "| 42 ");
  }

  @Test
  void commands_ofMetadata_showTheTargets() throws IOException {
    assertThat(run("!tables", "!describe CUSTOMER", "!metadata getDatabaseProductName"))
        .contains("CUSTOMER", "CITY", "H2");
  }

  private String run(String... lines) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    SqlLine client = new SqlLine();
    client.setOutputStream(out);
    client.setErrorStream(out);
    String script = String.join("\n", lines) + "\n!quit\n";
    client.begin(
        new String[] {
          "-u",
          shop.automatic(),
          "-n",
          "",
          "-p",
          "",
          "-d",
          "io.github.askjdbc.AskDriver",
          "--maxWidth=400",
          "--isolation=TRANSACTION_READ_COMMITTED"
        },
        new ByteArrayInputStream(script.getBytes(StandardCharsets.UTF_8)),
        false);
    return bytes.toString(StandardCharsets.UTF_8);
  }
}

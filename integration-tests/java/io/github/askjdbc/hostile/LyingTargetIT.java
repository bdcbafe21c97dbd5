package io.github.askjdbc.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A target whose metadata claims tables, columns, types and keys that it does not have. */
@Timeout(60)
class LyingTargetIT {

  @TempDir private Path folder;
  private final Logged logged = new Logged();
  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    create(
        "real",
        "CREATE TABLE customer (id INT, name VARCHAR(20), city VARCHAR(20))",
        "INSERT INTO customer VALUES (1, 'Ann', 'Oslo'), (2, 'Bob', 'Lyon'), (2, 'Eve', 'Oslo')",
        "CREATE TABLE parcel (customer_id INT, weight VARCHAR(20))",
        "INSERT INTO parcel VALUES (1, 'heavy'), (7, 'light')");
    create(
        "claimed",
        "CREATE TABLE customer (id INT PRIMARY KEY, name VARCHAR(20), city VARCHAR(20),"
            + " nickname VARCHAR(20))",
        "CREATE TABLE parcel (customer_id INT REFERENCES customer, weight DOUBLE,"
            + " phantom_id INT)",
        "CREATE TABLE phantom (id INT PRIMARY KEY, name VARCHAR(20))",
        "ALTER TABLE parcel ADD FOREIGN KEY (phantom_id) REFERENCES phantom");
    Properties properties = new Properties();
    properties.setProperty("ask.target.driver", LyingDriver.class.getName());
    connection =
        DriverManager.getConnection(
            "jdbc:ask:lying:" + path("real") + "|" + path("claimed"), properties);
  }

  private String path(String which) {
    return folder.resolve(which).resolve("shop").toString();
  }

  private void create(String which, String... statements) throws SQLException {
    try (Connection h2 = DriverManager.getConnection("jdbc:h2:" + path(which));
        Statement statement = h2.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
    logged.close();
  }

  @Test
  void question_onWhatIsThere_isAnswered() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("How many customers live in Oslo?")) {
      assertThat(result.next()).isTrue();
      assertThat(result.getInt(1)).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "How many phantoms are there?",
        "Show the nickname of each customer",
        "What is the average weight of the parcels?",
        "Show the name of the phantom of each parcel"
      })
  void question_onWhatIsOnlyClaimed_isNotAnswered(String question) {
    assertThatThrownBy(
            () -> {
              try (Statement statement = connection.createStatement()) {
                statement.executeQuery(question).close();
              }
            })
        .isInstanceOf(SQLException.class)
        .hasMessageMatching("(?s).{20,}");
    assertThat(logged.text()).doesNotContain("Oslo", "heavy");
  }

  @Test
  void plainSql_afterAQuestion_goesOn() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery("How many phantoms are there?"))
          .isInstanceOf(SQLException.class);
      try (ResultSet result = statement.executeQuery("SELECT COUNT(*) FROM customer")) {
        assertThat(result.next()).isTrue();
        assertThat(result.getInt(1)).isEqualTo(3);
      }
    }
  }
}

package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Questions with a model from a file: {@code mvn -Pllama verify -Dllama.gguf=FILE}, any model that
 * writes SQL (src/site/recording.md fetches one).
 */
@EnabledIfSystemProperty(named = "llama.gguf", matches = ".+")
class GgufCheck {

  /** Ours reads this, and is too unsure of it to answer alone. */
  private static final String UNSURE = "How many bicycles cost more than the average bicycle?";

  private static final long MOST_MILLIS = 1_000;

  @Test
  void execute_oursAloneIsUnsure_isAnsweredWithTheModel() throws Exception {
    try (Connection connection = connect();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(UNSURE)) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getInt(1)).isEqualTo(3);
      assertThat(statement.getWarnings().getMessage())
          .containsPattern("asked gguf:.* [1-9][0-9]* tokens in and [1-9][0-9]* out");
    }
  }

  @Test
  void cancel_whileItReads_endsTheQuestion() throws Exception {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      CompletableFuture<Long> cancelled =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  statement.cancel();
                } catch (SQLException e) {
                  throw new IllegalStateException(e);
                }
                return System.nanoTime();
              },
              CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS));
      assertThatThrownBy(() -> statement.executeQuery("ASK wie viele Fahrräder gibt es"))
          .isInstanceOf(SQLException.class)
          .extracting(e -> ((SQLException) e).getSQLState())
          .isEqualTo("57014");
      assertThat(System.nanoTime() - cancelled.join())
          .isLessThan(TimeUnit.MILLISECONDS.toNanos(MOST_MILLIS));
    }
  }

  private static Connection connect() throws Exception {
    URL[] jars = {
      Path.of(System.getProperty("all.jar")).toUri().toURL(),
      Path.of(System.getProperty("gguf.jar")).toUri().toURL()
    };
    URLClassLoader loader = new URLClassLoader(jars, ClassLoader.getPlatformClassLoader());
    Driver driver =
        Class.forName("io.github.askjdbc.AskDriver", true, loader)
            .asSubclass(Driver.class)
            .getDeclaredConstructor()
            .newInstance();
    Properties settings = new Properties();
    settings.setProperty("ask.model", "gguf:" + System.getProperty("llama.gguf"));
    settings.setProperty("ask.budget.model", "5m");
    Connection connection = driver.connect("jdbc:ask:sqlite::memory:", settings);
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE bicycle (id INTEGER PRIMARY KEY, model TEXT, price REAL)");
      statement.execute(
          "INSERT INTO bicycle VALUES (1, 'Swift', 900), (2, 'Mule', 300), (3, 'Comet', 800),"
              + " (4, 'Otter', 700)");
    }
    return connection;
  }
}

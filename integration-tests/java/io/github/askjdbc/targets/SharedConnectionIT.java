package io.github.askjdbc.targets;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One connection used by several threads at once, each with statements of its own. DuckDB is not
 * among the targets: it refuses a statement while another thread's result is open.
 */
@Timeout(value = 90, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SharedConnectionIT {
  private static final int TIMES = 15;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"h2:mem:shared_connection", "sqlite:FOLDER/shared.db"})
  void connection_questionsAndPlainSqlAtOnce_eachGetsItsOwnAnswer(String target) throws Exception {
    String url = "jdbc:ask:" + target.replace("FOLDER", folder.toString());
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try (Connection connection = DriverManager.getConnection(url)) {
      ClinicScript.recreate(connection);
      List<Future<List<String>>> results = new ArrayList<>();
      results.add(threads.submit(repeated(connection, "How many patients live in Ghent?")));
      results.add(threads.submit(repeated(connection, "SELECT 10 + COUNT(*) FROM doctor")));
      results.add(threads.submit(repeated(connection, "How many departments are there?")));
      results.add(
          threads.submit(
              repeated(connection, "SELECT 20 + COUNT(*) FROM ASK('names of all doctors') t")));
      List<String> first = new ArrayList<>();
      for (Future<List<String>> result : results) {
        assertThat(result.get()).hasSize(TIMES);
        first.add(String.join(",", result.get().stream().distinct().toList()));
      }
      assertThat(first).containsExactly("3", "14", "3", "24");
    } finally {
      threads.shutdownNow();
    }
  }

  private static Callable<List<String>> repeated(Connection connection, String text) {
    return () -> {
      List<String> cells = new ArrayList<>();
      for (int i = 0; i < TIMES; i++) {
        cells.add(cell(connection, text));
      }
      return cells;
    };
  }

  private static String cell(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(text)) {
      result.next();
      return result.getString(1);
    }
  }
}

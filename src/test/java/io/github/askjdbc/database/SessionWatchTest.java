package io.github.askjdbc.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SessionWatchTest {

  static Stream<String> statements() throws IOException {
    return lines("session.txt");
  }

  static Stream<String> urls() throws IOException {
    return lines("pooling.txt");
  }

  private static Stream<String> lines(String resource) throws IOException {
    try (InputStream in = SessionWatchTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("# "));
    }
  }

  @ParameterizedTest
  @MethodSource("statements")
  void ran_eachStatement_isAltered(String line) {
    String[] parts = line.split(" ", 2);
    SessionWatch watch = new SessionWatch();

    watch.ran(parts[1]);

    assertThat(watch.altered()).isEqualTo(parts[0].equals("altered"));
  }

  @ParameterizedTest
  @MethodSource("urls")
  void allows_eachUrl_isPooled(String line) {
    String[] parts = line.split(" ", 2);

    assertThat(PoolingPolicy.allows(parts[1], new Properties())).isEqualTo(parts[0].equals("pool"));
  }

  @Test
  void allows_startUpScriptAmongProperties_isRefused() {
    Properties properties = new Properties();
    properties.setProperty("initSql", "SET x = 1");

    assertThat(PoolingPolicy.allows("jdbc:mariadb://host/db", properties)).isFalse();
  }

  @Test
  void transactionOpen_afterCommit_isFalseUntilSomethingRuns() {
    SessionWatch watch = new SessionWatch();
    assertThat(watch.transactionOpen()).isFalse();
    watch.ran("INSERT INTO t VALUES (1)");
    assertThat(watch.transactionOpen()).isTrue();
    watch.transactionEnded();
    assertThat(watch.transactionOpen()).isFalse();
  }

  private static boolean keepsItsView(SessionWatch watch, Runnable use) {
    SessionView before = watch.view();
    use.run();
    SessionView after = watch.view();
    assertThat(watch.view()).isSameAs(after);
    return before == after;
  }

  @Test
  void view_rowsReadAndWritten_staysTheSame() {
    SessionWatch watch = new SessionWatch();

    assertThat(keepsItsView(watch, () -> watch.ran("SELECT 1"))).isTrue();
    assertThat(keepsItsView(watch, () -> watch.ran("INSERT INTO t VALUES (1)"))).isTrue();
    assertThat(keepsItsView(watch, () -> watch.ran("SET application_name = 'x'"))).isTrue();
    assertThat(keepsItsView(watch, () -> watch.ran("COMMIT"))).isTrue();
    assertThat(keepsItsView(watch, watch::transactionEnded)).isTrue();
  }

  @Test
  void view_afterEachChange_isAnother() {
    SessionWatch watch = new SessionWatch();

    assertThat(keepsItsView(watch, () -> watch.ran("CREATE TABLE t (a INT)"))).isFalse();
    assertThat(keepsItsView(watch, () -> watch.ran("SET search_path = x"))).isFalse();
  }

  @Test
  void view_afterAChangeIsUndone_isAnother() {
    SessionWatch watch = new SessionWatch();
    watch.ran("CREATE TEMP TABLE t (a INT)");

    assertThat(keepsItsView(watch, () -> watch.ran("ROLLBACK TO SAVEPOINT a"))).isFalse();
    assertThat(keepsItsView(watch, watch::transactionEnded)).isFalse();
    assertThat(keepsItsView(watch, watch::transactionEnded)).isTrue();
  }
}

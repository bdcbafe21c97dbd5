package io.github.askjdbc.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TargetSessionTest {
  @TempDir private Path folder;

  private Target file() throws Exception {
    return new Target("jdbc:sqlite:" + folder.resolve("a.db"))
        .run("CREATE TABLE t (a TEXT)", "INSERT INTO t VALUES ('x')");
  }

  @Test
  void query_sharedFile_runsOnAReadOnlyPool() throws Exception {
    try (Target target = file()) {
      assertThat(target.opened()).isEmpty();

      ReadOnlyDatabase database = target.database();

      assertThat(database.cacheable()).isTrue();
      assertThat(database.query(ProbeQuery.of("SELECT a FROM t", 5), Target.budget()))
          .isEqualTo(
              new ProbeOutcome.Rows(
                  java.util.List.of("a"), java.util.List.of(java.util.List.of("x")), false));
      assertThat(database.query(ProbeQuery.of("DELETE FROM t", 5), Target.budget()))
          .isInstanceOf(ProbeOutcome.Failed.class);
      assertThat(target.databases().pooledConnections()).isEqualTo(1);
    }
  }

  @Test
  void close_lastConnectionOfATarget_closesItsPool() throws Exception {
    try (Target target = file()) {
      TargetSession other = target.another();
      assertThat(target.database().cacheable()).isTrue();

      target.session().close();
      target.session().close();
      assertThat(target.databases().pooledConnections()).isEqualTo(1);
      other.close();

      assertThat(target.databases().pooledConnections()).isZero();
      for (Connection connection : target.opened()) {
        assertThat(connection.isClosed()).isTrue();
      }
    }
  }
}

package io.github.askjdbc.models;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class PostgresqlModelIT extends ModelTargetContract {
  private static EmbeddedPostgres server;

  @BeforeAll
  static void start() throws IOException {
    server = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  @Override
  String url() {
    return server.getJdbcUrl("postgres", "postgres");
  }

  @Override
  List<String> lockAlone(String table) {
    return List.of("BEGIN", "LOCK TABLE " + table + " IN ACCESS EXCLUSIVE MODE NOWAIT", "ROLLBACK");
  }

  @Override
  String transactions() {
    return "SELECT COUNT(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
        + " AND state LIKE 'idle in%' OR (state = 'active' AND pid <> pg_backend_pid()"
        + " AND backend_type = 'client backend')";
  }
}

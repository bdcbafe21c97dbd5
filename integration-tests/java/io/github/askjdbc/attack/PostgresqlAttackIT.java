package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class PostgresqlAttackIT extends AttackContract {

  private static EmbeddedPostgres server;

  @BeforeAll
  static void start() throws IOException, SQLException {
    server = EmbeddedPostgres.builder().setServerConfig("autovacuum", "off").start();
    execute("CREATE ROLE " + ShopCopy.USER + " SUPERUSER LOGIN");
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  @Override
  void create(String copy) throws SQLException {
    execute("DROP DATABASE IF EXISTS " + ShopCopy.DATABASE + copy);
    execute("CREATE DATABASE " + ShopCopy.DATABASE + copy);
  }

  private static void execute(String sql) throws SQLException {
    try (Connection connection = server.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  String url(String copy) {
    return server.getJdbcUrl(ShopCopy.USER, ShopCopy.DATABASE + copy);
  }

  @Override
  Dialect dialect() {
    return Dialect.POSTGRESQL;
  }
}

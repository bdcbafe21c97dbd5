package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.targets.PostgresqlServer;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"", "standard_conforming_strings=off", "quote_all_identifiers=on"})
class PostgresqlAttackIT extends AttackContract {

  @Parameter String setting;

  @BeforeAll
  static void createUser() throws SQLException {
    execute("CREATE ROLE " + ShopCopy.USER + " SUPERUSER LOGIN");
  }

  @Override
  void create(String copy) throws SQLException {
    PostgresqlServer.create(ShopCopy.DATABASE + copy);
  }

  private static void execute(String sql) throws SQLException {
    try (Connection connection =
            DriverManager.getConnection(PostgresqlServer.url("postgres", "postgres"));
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  String url(String copy) {
    String url = PostgresqlServer.url(ShopCopy.USER, ShopCopy.DATABASE + copy);
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

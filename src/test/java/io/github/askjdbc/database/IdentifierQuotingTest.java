package io.github.askjdbc.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifierQuotingTest {

  @ParameterizedTest
  @CsvSource({
    "STANDARD, a b, \"a b\"",
    "POSTGRESQL, a\"b, \"a\"\"b\"",
    "MYSQL, a`b\"c, `a``b\"c`",
    "MARIADB, select, `select`",
    "SQLSERVER, a]b[c, [a]]b[c]"
  })
  void quote_eachDialect_doublesItsOwnCharacter(Dialect dialect, String name, String quoted) {
    assertThat(IdentifierQuoting.of(dialect).quote(name)).isEqualTo(quoted);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a\"; DROP TABLE x; --", "a'b", "select", "ä ö", "a.b", "[x]", "`y`", "?", "\\"})
  void quote_hostileName_isReadBackByTheTarget(String name) throws Exception {
    for (String url : new String[] {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"}) {
      try (Connection connection = DriverManager.getConnection(url);
          Statement statement = connection.createStatement()) {
        Dialect dialect = Dialect.of(connection.getMetaData().getDatabaseProductName());
        String quoted = IdentifierQuoting.of(dialect).quote(name);
        statement.execute("CREATE TABLE " + quoted + " (" + quoted + " INTEGER)");
        try (ResultSet rows = connection.getMetaData().getColumns(null, null, "%", "%")) {
          Stream.Builder<String> names = Stream.builder();
          while (rows.next()) {
            names.add(rows.getString("TABLE_NAME"));
          }
          assertThat(names.build()).contains(name);
        }
      }
    }
  }

  @Test
  void quote_nameThatNoTargetHolds_isRefused() {
    IdentifierQuoting quoting = IdentifierQuoting.of(Dialect.STANDARD);
    assertThatThrownBy(() -> quoting.quote("")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> quoting.quote("a\0b")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void quote_parts_joinsByDots() {
    assertThat(IdentifierQuoting.of(Dialect.H2).quote(Stream.of("s", "t")))
        .isEqualTo("\"s\".\"t\"");
  }
}

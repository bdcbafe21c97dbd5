package io.github.askjdbc.introspection;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiteralRowsTest {

  private static LiteralRows rows(Dialect dialect) {
    return new LiteralRows(dialect, List.of("word", "n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "SQLITE;SELECT 'it''s' AS word, 1 AS n UNION ALL SELECT 'b', 2",
        "SQLSERVER;SELECT 'it''s' AS word, 1 AS n UNION ALL SELECT 'b', 2",
        "ORACLE;SELECT CAST('it''s' AS VARCHAR(4)) AS word, 1 AS n FROM SYS.DUAL"
            + " UNION ALL SELECT 'b', 2 FROM SYS.DUAL",
        "STANDARD;SELECT CAST('it''s' AS VARCHAR(4)) AS word, 1 AS n UNION ALL SELECT 'b', 2"
      })
  void sql_rows_writtenForTheDialect(Dialect dialect, String sql) {
    LiteralRows rows = rows(dialect);
    rows.add("it's", 1);
    rows.add("b", 2);

    assertThat(rows.sql()).isEqualTo(sql);
  }

  @Test
  void add_textThatATargetMayReadOtherwise_rowIsLeftOut() {
    for (String text : List.of("a\\", "a\0b", "a\ud83d")) {
      LiteralRows rows = rows(Dialect.MARIADB);
      rows.add(text, 1);
      assertThat(rows.size()).isZero();
      assertThat(rows.leftOut()).isEqualTo(1);
    }
    LiteralRows plain = rows(Dialect.SQLITE);
    plain.add("a\\", 1);
    assertThat(plain.sql()).isEqualTo("SELECT 'a\\' AS word, 1 AS n");
  }

  @Test
  void add_longTexts_restIsLeftOut() {
    LiteralRows rows = rows(Dialect.DUCKDB);
    for (int i = 0; i < 20; i++) {
      rows.add("x".repeat(10_000), i);
    }

    assertThat(rows.size()).isEqualTo(4);
    assertThat(rows.sql().length()).isLessThan(LiteralRows.MOST_CHARACTERS);
  }
}

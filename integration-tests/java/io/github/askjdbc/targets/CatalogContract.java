package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.read;
import static io.github.askjdbc.targets.TargetSession.rows;
import static org.assertj.core.api.Assertions.assertThat;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Questions about the database itself. */
interface CatalogContract extends TargetSession {

  String TABLES = "what tables are there?";

  @Test
  default void catalog_tables_listedAsWritten() throws SQLException {
    assertThat(firstCells(rows(asking(), "ASK " + TABLES)))
        .contains("department", "doctor", "patient", "visit")
        .allSatisfy(name -> assertThat(name).isEqualTo(name.strip()));
  }

  @Test
  default void catalog_describedTable_columnsInOrderWithoutPrivateOnes() throws SQLException {
    List<List<String>> columns = rows(asking(), "ASK describe patients");

    assertThat(columns)
        .extracting(row -> row.get(1).toLowerCase(Locale.ROOT))
        .startsWith("id", "name")
        .doesNotContain("password");
    assertThat(columns.get(0).get(3)).isEqualTo("primary key");
    assertThat(rows(asking(), "ASK what can I ask?").toString())
        .doesNotContainIgnoringCase("password");
  }

  @Test
  default void catalog_insideWrappedQuery_isFilteredAndCounted() throws SQLException {
    assertThat(
            firstCells(
                rows(
                    asking(),
                    "SELECT * FROM ASK('" + TABLES + "') t WHERE LOWER(t.table_name) = 'doctor'")))
        .containsExactly("doctor");
    assertThat(rows(asking(), "SELECT COUNT(*) FROM ASK('which columns does patient have?') c"))
        .containsExactly(List.of(String.valueOf(rows(asking(), "ASK describe patient").size())));
  }

  @Test
  default void catalog_preparedOrBound_tellsColumnsAndGivesRows() throws SQLException {
    try (PreparedStatement statement = asking().prepareStatement("ASK describe doctors")) {
      ResultSetMetaData metadata = statement.getMetaData();
      assertThat(metadata.getColumnCount()).isEqualTo(5);
      assertThat(metadata.getColumnLabel(2)).isEqualToIgnoringCase("column_name");
      try (ResultSet result = statement.executeQuery()) {
        assertThat(read(result)).isNotEmpty();
      }
    }
    try (PreparedStatement statement = asking().prepareStatement("SELECT * FROM ASK(?)")) {
      statement.setString(1, TABLES);
      try (ResultSet result = statement.executeQuery()) {
        assertThat(firstCells(read(result))).contains("doctor");
      }
    }
  }

  @Test
  default void catalog_askedForSql_oneSelectThatRunsByItself() throws SQLException {
    String sql = columns("ASK SQL " + TABLES);

    assertThat(firstCells(rows(target(), sql))).contains("doctor");
    assertThat(decision("ASK EXPLAIN " + TABLES)).startsWith("answer");
  }

  @Test
  default void catalog_askedWithLimitOnTheStatement_isCut() throws SQLException {
    try (Statement statement = asking().createStatement()) {
      statement.setMaxRows(1);
      try (ResultSet result = statement.executeQuery("ASK " + TABLES)) {
        assertThat(read(result)).hasSize(1);
      }
    }
  }

  @Test
  default void catalog_oddNames_areLiterals() throws SQLException {
    String quote = quote();
    String odd = quote + "o'clock ? x" + quote;
    run("CREATE TABLE " + odd + " (id INTEGER)");
    try {
      assertThat(firstCells(rows(asking(), "ASK " + TABLES))).contains("o'clock ? x");
    } finally {
      run("DROP TABLE " + odd);
    }
  }

  @Test
  default void catalog_manyTables_listedInBoundedRows() throws SQLException {
    for (int i = 0; i < 320; i++) {
      run("CREATE TABLE machine_" + i + " (id INTEGER)");
    }
    try (Statement statement = asking().createStatement();
        ResultSet result = statement.executeQuery("ASK " + TABLES)) {
      assertThat(read(result)).hasSizeBetween(200, 300);
      assertThat(statement.getWarnings().getNextWarning().getMessage())
          .contains("tables are not shown");
    } finally {
      for (int i = 0; i < 320; i++) {
        run("DROP TABLE machine_" + i);
      }
    }
  }

  private String quote() throws SQLException {
    return target().getMetaData().getIdentifierQuoteString();
  }

  private static List<String> firstCells(List<List<String>> rows) {
    return rows.stream()
        .map(row -> row.get(0))
        .map(name -> name.substring(name.indexOf('.') + 1).toLowerCase(Locale.ROOT))
        .toList();
  }
}

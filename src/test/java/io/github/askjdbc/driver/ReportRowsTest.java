package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportRowsTest {
  private final FixedRooms rooms =
      new FixedRooms().knowing("how many towns", "SELECT COUNT(*) FROM town");

  @Test
  void askSql_answer_isOneRow() throws SQLException {
    try (Connection connection = Databases.towns(rooms, Databases.SQLITE);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("ASK SQL 'how many towns'")) {
      assertThat(columns(rows)).containsExactly("decision", "sql", "confidence", "reason");
      assertThat(rows.next()).isTrue();
      assertThat(rows.getString("decision")).isEqualTo("answer");
      assertThat(rows.getString("sql")).isEqualTo("SELECT COUNT(*) FROM town");
      assertThat(rows.getDouble("confidence")).isEqualTo(0.75);
      assertThat(rows.getString("REASON")).isNull();
      assertThat(rows.wasNull()).isTrue();
      assertThat(rows.next()).isFalse();
      assertThat(rows.getMetaData().getColumnType(3)).isEqualTo(Types.DOUBLE);
      assertThat(rows.getMetaData().getColumnType(1)).isEqualTo(Types.VARCHAR);
      assertThat(rows.getMetaData().getColumnClassName(3)).isEqualTo("java.lang.Double");
      assertThat((Object) statement.getWarnings()).isNull();
    }
  }

  @Test
  void getObject_everyWay_givesTextsAndDoubles() throws SQLException {
    try (Connection connection = Databases.towns(rooms, Databases.SQLITE);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("ASK SQL 'how many towns'")) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getObject(1)).isEqualTo("answer");
      assertThat(rows.getObject("Confidence")).isEqualTo(0.75);
      assertThat(rows.getObject("confidence", Double.class)).isEqualTo(0.75);
      assertThat(rows.getObject(3, String.class)).isEqualTo("0.75");
      assertThat(rows.getObject("decision", String.class)).isEqualTo("answer");
      assertThat(rows.getObject("reason", String.class)).isNull();
      assertThat(rows.wasNull()).isTrue();
      assertThat(rows.getBigDecimal(3)).isEqualByComparingTo("0.75");
      assertThat(rows.findColumn("SQL")).isEqualTo(2);
      assertThatThrownBy(() -> rows.getObject(1, java.sql.Date.class))
          .isInstanceOf(SQLException.class)
          .hasFieldOrPropertyWithValue("SQLState", "07006");
      assertThatThrownBy(() -> rows.getString("nope")).isInstanceOf(SQLException.class);
      assertThat(rows.getConcurrency()).isEqualTo(ResultSet.CONCUR_READ_ONLY);
      assertThat(rows.getMetaData().isNullable(4)).isEqualTo(ResultSetMetaData.columnNullable);
      assertThat(rows.getType()).isEqualTo(ResultSet.TYPE_SCROLL_INSENSITIVE);
    }
  }

  @Test
  void askSql_abstention_isARowAndNoException() throws SQLException {
    try (Connection connection = Databases.towns(rooms, Databases.SQLITE);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("ASK SQL 'where is the castle'")) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getString("decision")).isEqualTo("abstain");
      assertThat(rows.getString("reason")).isEqualTo("NL002: nothing is known of it");
    }
  }

  @Test
  void askExplain_answer_isARowForEachStep() throws SQLException {
    try (Connection connection = Databases.towns(rooms, Databases.SQLITE);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("ASK EXPLAIN 'how many towns'")) {
      assertThat(columns(rows))
          .containsExactly(
              "stage", "signal", "verdict", "clause", "fragment", "message", "confidence");
      assertThat(rows.next()).isTrue();
      assertThat(rows.getString("stage")).isEqualTo("inspect");
      assertThat(rows.getString("clause")).isEqualTo("WHERE");
      rows.getDouble("confidence");
      assertThat(rows.wasNull()).isTrue();
      assertThat(rows.next()).isTrue();
      assertThat(rows.getString("verdict")).isEqualTo("answer");
      assertThat(rows.getString("fragment")).isEqualTo("SELECT COUNT(*) FROM town");
      assertThat(rows.isLast()).isTrue();
    }
  }

  @Test
  void askCheck_givenSql_isReportedOn() throws SQLException {
    try (Connection connection = Databases.towns(rooms, Databases.SQLITE);
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("ASK CHECK 'how many towns' AS SELECT 3 FROM town")) {
      assertThat(rows.last()).isTrue();
      assertThat(rows.getString("fragment")).isEqualTo("SELECT 3 FROM town");
    }
  }

  @Test
  void execute_report_isTheStatementsOnlyResult() throws SQLException {
    try (Connection connection = Databases.towns(rooms, Databases.H2);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("UPDATE town SET people = people + 1");
      assertThat(statement.execute("ASK EXPLAIN 'how many towns'")).isTrue();
      ResultSet rows = statement.getResultSet();
      assertThat(rows.getStatement()).isSameAs(statement);
      assertThat(statement.getUpdateCount()).isEqualTo(-1);
      assertThat(statement.getMoreResults()).isFalse();
      assertThat(rows.isClosed()).isTrue();
      assertThat(statement.getUpdateCount()).isEqualTo(-1);
      assertThat(statement.getResultSet()).isNull();
    }
  }

  @Test
  void execute_plainSqlAfterAReport_closesItsRows() throws SQLException {
    try (Connection connection = Databases.towns(rooms, Databases.H2);
        Statement statement = connection.createStatement()) {
      ResultSet rows = statement.executeQuery("ASK SQL 'how many towns'");
      assertThat(Databases.column(statement, "SELECT 1")).containsExactly("1");
      assertThat(rows.isClosed()).isTrue();
      assertThatThrownBy(rows::next).isInstanceOf(SQLException.class);
    }
  }

  @Test
  void executeQuery_reportWithMaxRows_isLimited() throws SQLException {
    try (Connection connection = Databases.towns(rooms, Databases.H2);
        Statement statement = connection.createStatement()) {
      statement.setMaxRows(1);
      assertThat(Databases.column(statement, "ASK EXPLAIN 'how many towns'"))
          .containsExactly("inspect");
    }
  }

  @Test
  void prepareStatement_report_hasItsMetadataBeforeItIsRun() throws SQLException {
    try (Connection connection = Databases.towns(rooms, Databases.H2);
        PreparedStatement statement = connection.prepareStatement("ASK SQL 'how many towns'")) {
      assertThat(statement.getMetaData().getColumnLabel(2)).isEqualTo("sql");
      try (ResultSet rows = statement.executeQuery()) {
        assertThat(rows.next()).isTrue();
        assertThat(rows.getStatement()).isSameAs(statement);
      }
    }
  }

  private static List<String> columns(ResultSet rows) throws SQLException {
    ResultSetMetaData metadata = rows.getMetaData();
    List<String> columns = new ArrayList<>();
    for (int i = 1; i <= metadata.getColumnCount(); i++) {
      columns.add(metadata.getColumnLabel(i));
    }
    return columns;
  }
}

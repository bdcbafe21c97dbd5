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
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReportRowsTest {
  private final FixedComponents components =
      new FixedComponents().knowing("how many towns", "SELECT COUNT(*) FROM town");

  @Test
  void askSql_answer_isOneRow() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
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
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
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
    }
  }

  @Test
  void askSql_abstention_isARowAndNoException() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("ASK SQL 'where is the castle'")) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getString("decision")).isEqualTo("abstain");
      assertThat(rows.getString("reason")).isEqualTo("NL002: nothing is known of it");
    }
  }

  @Test
  void askExplain_answer_isARowForEachStep() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("ASK EXPLAIN 'how many towns'")) {
      assertThat(columns(rows))
          .containsExactly(
              "stage", "signal", "verdict", "clause", "fragment", "message", "confidence");
      List<String> stages = new ArrayList<>();
      do {
        assertThat(rows.next()).isTrue();
        stages.add(rows.getString("stage"));
      } while (!rows.getString("stage").equals("inspect"));
      assertThat(stages).containsExactly("summary", "summary", "summary", "recognise", "inspect");
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
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("ASK CHECK 'how many towns' AS SELECT 3 FROM town")) {
      String last = null;
      while (rows.next()) {
        last = rows.getString("fragment");
      }
      assertThat(last).isEqualTo("SELECT 3 FROM town");
    }
  }

  /** One call on rows that hold one row of a text, a text, a number and a NULL. */
  @FunctionalInterface
  private interface Call {
    Object on(ResultSet rows) throws SQLException;
  }

  /** In this order on one result set. */
  private static final Map<String, Call> CALLS =
      Map.ofEntries(
          Map.entry("01 before the first", rows -> rows.getString(1)),
          Map.entry("02 isBeforeFirst", ResultSet::isBeforeFirst),
          Map.entry("03 getRow", ResultSet::getRow),
          Map.entry("04 next", ResultSet::next),
          Map.entry("05 text", rows -> rows.getString(1)),
          Map.entry("07 number", rows -> rows.getDouble("confidence")),
          Map.entry("08 number as text", rows -> Double.valueOf(rows.getString(3))),
          Map.entry("09 null number", rows -> rows.getLong(4)),
          Map.entry("10 wasNull", ResultSet::wasNull),
          Map.entry("11 national text", rows -> rows.getNString(2)),
          Map.entry("12 column beyond", rows -> rows.getString(5)),
          Map.entry("13 unknown column", rows -> rows.getString("nope")),
          Map.entry("14 isFirst", ResultSet::isFirst),
          Map.entry("15 isLast", ResultSet::isLast),
          Map.entry("16 getRow", ResultSet::getRow),
          Map.entry("17 text as a number", rows -> rows.getInt(1)),
          Map.entry("18 change", rows -> change(rows)),
          Map.entry("19 next past the end", ResultSet::next),
          Map.entry("20 next again", ResultSet::next),
          Map.entry("21 and again", ResultSet::next),
          Map.entry("22 behind the last", rows -> rows.getString(1)),
          Map.entry("23 isAfterLast", ResultSet::isAfterLast),
          Map.entry("24 getRow", ResultSet::getRow),
          Map.entry("25 previous", ResultSet::previous),
          Map.entry("26 absolute from the end", rows -> rows.absolute(-1)),
          Map.entry("27 text", rows -> rows.getString(1)),
          Map.entry("29 first", ResultSet::first),
          Map.entry("30 last", ResultSet::last),
          Map.entry("31 absolute before the first", rows -> rows.absolute(0)),
          Map.entry("32 previous", ResultSet::previous),
          Map.entry("33 type", ResultSet::getType),
          Map.entry("34 concurrency", ResultSet::getConcurrency),
          Map.entry("35 warnings", ResultSet::getWarnings),
          Map.entry("36 bad fetch size", rows -> fetch(rows)));

  @ParameterizedTest
  @ValueSource(ints = {ResultSet.TYPE_FORWARD_ONLY, ResultSet.TYPE_SCROLL_INSENSITIVE})
  void everyCall_onAReport_doesAsOnRowsOfTheTarget(int type) throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement(type, ResultSet.CONCUR_READ_ONLY);
        Statement targets = connection.createStatement(type, ResultSet.CONCUR_READ_ONLY);
        ResultSet report = statement.executeQuery("ASK SQL 'how many towns'");
        ResultSet rows =
            targets.executeQuery(
                "SELECT 'answer' decision, 'SELECT COUNT(*) FROM town' sql,"
                    + " CAST(0.75 AS DOUBLE PRECISION) confidence,"
                    + " CAST(NULL AS VARCHAR) reason")) {
      assertThat(outcomes(report)).isEqualTo(outcomes(rows));
    }
  }

  private static Map<String, String> outcomes(ResultSet rows) {
    Map<String, String> outcomes = new TreeMap<>();
    new TreeMap<>(CALLS)
        .forEach(
            (name, call) -> {
              try {
                outcomes.put(name, String.valueOf(call.on(rows)));
              } catch (SQLException e) {
                outcomes.put(name, "an exception");
              }
            });
    return outcomes;
  }

  private static Object change(ResultSet rows) throws SQLException {
    rows.updateString(1, "x");
    return "changed";
  }

  private static Object fetch(ResultSet rows) throws SQLException {
    rows.setFetchSize(-1);
    return "set";
  }

  @Test
  void metadata_ofAReport_isComplete() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.SQLITE);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("ASK EXPLAIN 'how many towns'")) {
      ResultSetMetaData metadata = rows.getMetaData();
      for (int i = 1; i <= metadata.getColumnCount(); i++) {
        boolean number = metadata.getColumnLabel(i).equals("confidence");
        assertThat(metadata.getColumnTypeName(i)).isEqualTo(number ? "DOUBLE" : "VARCHAR");
        assertThat(metadata.getColumnClassName(i))
            .isEqualTo(number ? "java.lang.Double" : "java.lang.String");
        assertThat(metadata.isSigned(i)).isEqualTo(number);
        assertThat(metadata.isReadOnly(i)).isTrue();
        assertThat(metadata.isWritable(i)).isFalse();
        assertThat(metadata.isDefinitelyWritable(i)).isFalse();
        assertThat(metadata.isAutoIncrement(i)).isFalse();
        assertThat(metadata.isCurrency(i)).isFalse();
        assertThat(metadata.getTableName(i)).isEmpty();
        assertThat(metadata.getSchemaName(i)).isEmpty();
        assertThat(metadata.getCatalogName(i)).isEmpty();
        assertThat(metadata.getScale(i)).isZero();
      }
    }
  }

  @Test
  void execute_report_isTheStatementsOnlyResult() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
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
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      ResultSet rows = statement.executeQuery("ASK SQL 'how many towns'");
      assertThat(Databases.column(statement, "SELECT 1")).containsExactly("1");
      assertThat(rows.isClosed()).isTrue();
      assertThatThrownBy(rows::next).isInstanceOf(SQLException.class);
    }
  }

  @Test
  void executeQuery_reportWithMaxRows_isLimited() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
        Statement statement = connection.createStatement()) {
      statement.setMaxRows(1);
      assertThat(Databases.column(statement, "ASK EXPLAIN 'how many towns'"))
          .containsExactly("summary");
    }
  }

  @Test
  void prepareStatement_report_hasItsMetadataBeforeItIsRun() throws SQLException {
    try (Connection connection = Databases.towns(components, Databases.H2);
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

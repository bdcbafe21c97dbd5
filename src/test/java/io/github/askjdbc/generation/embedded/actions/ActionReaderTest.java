package io.github.askjdbc.generation.embedded.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ActionReaderTest {

  private static Connection connection;
  private static CatalogSnapshot catalog;

  @BeforeAll
  static void open() throws SQLException {
    connection = ClinicDatabase.open();
    catalog = ClinicDatabase.know(connection).catalog();
  }

  @AfterAll
  static void close() throws SQLException {
    connection.close();
  }

  static List<String> queries() {
    return ClinicDatabase.lines("actions/queries.case");
  }

  static List<String> unreadable() {
    return ClinicDatabase.lines("actions/unreadable.case");
  }

  @ParameterizedTest
  @MethodSource("queries")
  void read_query_writtenAgainGivesTheSameRows(String sql) throws SQLException {
    String written = new SqlAssembler(Dialect.SQLITE).assemble(read(sql));

    assertThat(ClinicDatabase.rows(connection, written))
        .as(written)
        .isEqualTo(ClinicDatabase.rows(connection, sql));
  }

  @ParameterizedTest
  @MethodSource("unreadable")
  void read_queryBeyondActions_refused(String sql) {
    assertThatThrownBy(() -> read(sql)).isInstanceOf(UnreadableQueryException.class);
  }

  private static List<Action> read(String sql) {
    ParseOutcome outcome = ParsedQuery.parse(sql, Dialect.SQLITE);
    return ActionReader.read(((ParseOutcome.Parsed) outcome).query().resolve(catalog), catalog);
  }
}

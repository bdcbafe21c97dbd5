package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.GuardCases.Case;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SelectGuardTest {
  private static final CatalogSnapshot CATALOG = SampleCatalog.create();
  private static final Map<Dialect, CatalogSnapshot> CATALOGS =
      Arrays.stream(Dialect.values())
          .collect(Collectors.toMap(dialect -> dialect, SampleCatalog::create));

  static List<Case> refused() {
    return GuardCases.read("refused.case");
  }

  static List<Case> allowed() {
    return GuardCases.read("allowed.case");
  }

  @ParameterizedTest
  @MethodSource("refused")
  void check_hostileSql_isRefusedWithReason(Case given) {
    GuardOutcome outcome = guard(given.dialect()).check(given.sql(), catalog(given));

    assertThat(outcome).as(given.sql()).isInstanceOf(GuardOutcome.Refused.class);
    assertThat(given.expected()).as("an expected reason").isNotBlank();
    assertThat(((GuardOutcome.Refused) outcome).message())
        .as(given.sql())
        .contains(given.expected());
  }

  @ParameterizedTest
  @MethodSource("allowed")
  void check_harmlessSql_isWrittenAnew(Case given) {
    GuardOutcome outcome = guard(given.dialect()).check(given.sql(), catalog(given));

    String expected = given.expected().isEmpty() ? given.sql() : given.expected();
    assertThat(outcome).as(given.sql()).isInstanceOf(GuardOutcome.Allowed.class);
    String rendered = ((GuardOutcome.Allowed) outcome).sql();
    assertThat(rendered).isEqualTo(expected);
    assertThat(guard(given.dialect()).check(rendered, catalog(given)))
        .as("the rendering of a rendering")
        .isInstanceOfSatisfying(
            GuardOutcome.Allowed.class, again -> assertThat(again.sql()).isEqualTo(rendered));
  }

  @ParameterizedTest
  @MethodSource("allowed")
  void with_textsExchanged_reachesEveryExpression(Case given) {
    GuardOutcome outcome = guard(given.dialect()).check(given.sql(), catalog(given));

    ResolvedQuery query = ((GuardOutcome.Allowed) outcome).query();
    assertThat(query.with(new IdentityHashMap<>())).isEqualTo(query.render());
    IdentityHashMap<SqlNode, SqlNode> exchanged = new IdentityHashMap<>();
    query
        .query()
        .all(Expr.Text.class)
        .forEach(text -> exchanged.put(text.node(), new Expr.Text(text.node().span(), "new")));
    GuardOutcome again = guard(given.dialect()).check(query.with(exchanged), catalog(given));
    assertThat(again).as(given.sql()).isInstanceOf(GuardOutcome.Allowed.class);
    assertThat(((GuardOutcome.Allowed) again).query().query().textLiterals())
        .filteredOn(text -> text.node().value().equals("new"))
        .hasSize(exchanged.size());
  }

  @ParameterizedTest
  @MethodSource("embedded")
  void check_harmlessSql_runsOnTheRealDatabase(String url, Dialect dialect) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      for (String ddl : SampleCatalog.DDL) {
        statement.execute(ddl);
      }
      for (Case given : allowed()) {
        if (given.dialect() == dialect
            && guard(dialect).check(given.sql(), catalog(given))
                instanceof GuardOutcome.Allowed ok) {
          try {
            statement.executeQuery(ok.sql()).close();
          } catch (SQLException e) {
            throw new AssertionError(given + " does not run: " + ok.sql(), e);
          }
        }
      }
    }
  }

  static List<Object[]> embedded() {
    return List.of(
        new Object[] {"jdbc:sqlite::memory:", Dialect.SQLITE},
        new Object[] {"jdbc:h2:mem:", Dialect.H2},
        new Object[] {"jdbc:duckdb:", Dialect.DUCKDB});
  }

  @Test
  void caseFiles_holdEnoughCases() {
    assertThat(refused().stream().map(Case::sql).distinct().count()).isGreaterThanOrEqualTo(120);
    assertThat(allowed().stream().map(Case::sql).distinct().count()).isGreaterThanOrEqualTo(80);
  }

  @Test
  void withFunctions_functionOfTheOperator_isAllowed() {
    SelectGuard guard =
        new SelectGuard(AllowList.of(Dialect.POSTGRESQL).withFunctions(Set.of("unaccent")));

    assertThat(guard.check("SELECT unaccent(name) FROM person", CATALOG))
        .isInstanceOf(GuardOutcome.Allowed.class);
    assertThat(guard.check("SELECT pg_sleep(1) FROM person", CATALOG))
        .isInstanceOf(GuardOutcome.Refused.class);
  }

  @Test
  void onlyTables_otherTable_isRefusedAtEveryDepth() {
    SelectGuard guard = new SelectGuard(AllowList.of(Dialect.SQLITE).onlyTables(Set.of("Product")));

    assertThat(guard.check("SELECT title FROM product", CATALOG))
        .isInstanceOf(GuardOutcome.Allowed.class);
    assertThat(guard.check("SELECT title FROM product WHERE id IN (SELECT id FROM visit)", CATALOG))
        .isInstanceOfSatisfying(
            GuardOutcome.Refused.class, refused -> assertThat(refused.message()).contains("visit"));
  }

  @ParameterizedTest
  @EnumSource(names = {"H2", "HSQLDB", "DERBY", "POSTGRESQL", "ORACLE", "STANDARD"})
  void check_columnOfAStarInOtherLettersThanAPrivateOneAround_isNotTakenForIt(Dialect dialect) {
    CatalogSnapshot catalog = SampleCatalog.withNicknames(dialect);

    for (String sql :
        List.of(
            "SELECT (SELECT MAX(nick) FROM (SELECT * FROM pet) v) FROM owner",
            "SELECT name FROM owner WHERE EXISTS"
                + " (SELECT 1 FROM (SELECT p.* FROM pet p) v WHERE nick > 'a')",
            "WITH v AS (SELECT * FROM pet) SELECT name FROM owner WHERE 1 ="
                + " (SELECT COUNT(*) FROM v WHERE v.nick = nick)")) {
      assertThat(guard(dialect).check(sql, catalog))
          .as(sql)
          .isInstanceOf(GuardOutcome.Refused.class);
    }
  }

  @Test
  void check_queryOfAnotherDialect_isAProgrammingError() {
    ParsedQuery query =
        ((ParseOutcome.Parsed) ParsedQuery.parse("SELECT 1", Dialect.MYSQL)).query();

    assertThatThrownBy(() -> guard(Dialect.SQLITE).check(query, CATALOG))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("MYSQL");
  }

  private static CatalogSnapshot catalog(Case given) {
    return CATALOGS.get(given.dialect());
  }

  private static SelectGuard guard(Dialect dialect) {
    return new SelectGuard(AllowList.of(dialect));
  }
}

package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParsedQueryTest {

  @Test
  void spans_ofEveryKindOfPredicate_coverItsText() {
    String sql =
        "SELECT name FROM person /* x */ WHERE age BETWEEN 1 AND 2 AND city IS NOT NULL"
            + " AND NOT (age = 3) AND name NOT IN ('a', 'b') OR EXISTS (SELECT 1 FROM visit)";

    ParsedQuery query = parsed(sql);

    assertThat(fragments(query, Expr.Between.class)).containsExactly("age BETWEEN 1 AND 2");
    assertThat(fragments(query, Expr.Is.class)).containsExactly("city IS NOT NULL");
    assertThat(fragments(query, Expr.Prefixed.class)).containsExactly("NOT (age = 3)");
    assertThat(fragments(query, Expr.In.class)).containsExactly("name NOT IN ('a', 'b')");
    assertThat(fragments(query, Expr.Subquery.class))
        .containsExactly("EXISTS (SELECT 1 FROM visit)");
    assertThat(fragments(query, Expr.Text.class)).containsExactly("'a'", "'b'");
  }

  @Test
  void tables_inJoinsAndSubqueries_haveClauseAndDepth() {
    ParsedQuery query =
        parsed(
            "SELECT p.name FROM main.person AS p JOIN visit ON visit.person_id = p.id"
                + " WHERE p.id IN (SELECT id FROM product)");

    List<Placed<Relation.TableRef>> tables = query.all(Relation.TableRef.class);

    assertThat(tables)
        .extracting(Placed::clause)
        .containsExactly(Clause.FROM, Clause.JOIN, Clause.FROM);
    assertThat(tables).extracting(Placed::depth).containsExactly(0, 0, 1);
    assertThat(tables)
        .extracting(table -> table.node().qualifiedName())
        .containsExactly("main.person", "visit", "product");
    assertThat(tables.get(0).node().alias().map(Name::value)).contains("p");
    assertThat(tables.get(0).node().span().of(query.text())).isEqualTo("main.person AS p");
  }

  @Test
  void equalities_throughAliasesAndSubqueries_nameTheStoredColumn() {
    ParsedQuery query =
        parsed(
            "SELECT x.town FROM (SELECT city AS town FROM person) x"
                + " WHERE x.town = 'Bern' AND 'Ann' = x.town AND x.town <> 'Basel'"
                + " AND x.town = \"Thun\"");

    List<Equality> equalities = query.resolve(SampleCatalog.create()).equalities();

    assertThat(equalities)
        .extracting(equality -> equality.column().toString())
        .containsOnly("person.city");
    assertThat(equalities).extracting(Equality::literal).containsExactly("Bern", "Ann", "Thun");
    assertThat(equalities)
        .extracting(equality -> equality.span().of(query.text()))
        .containsExactly("x.town = 'Bern'", "'Ann' = x.town", "x.town = \"Thun\"");
    assertThat(equalities).extracting(Equality::clause).containsOnly(Clause.WHERE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Year", "month", "DAY", "Hour", "Minute", "second"})
  void columns_namedAsUnitOfTime_areColumns(String unit) {
    String sql = "SELECT MAX(%1$s) FROM release WHERE %1$s > 3 GROUP BY %1$s".formatted(unit);

    ParsedQuery query = parsed(sql);

    assertThat(fragments(query, Expr.ColumnRef.class)).containsExactly(unit, unit, unit);
    assertThat(written(query)).isEqualTo(sql);
  }

  @Test
  void limitAndOrder_areReadable() {
    ParsedQuery query = parsed("SELECT name FROM person ORDER BY age DESC LIMIT 5 OFFSET 2");

    assertThat(query.query().limit().orElseThrow().count().orElseThrow().written()).isEqualTo("5");
    assertThat(query.query().limit().orElseThrow().offset().orElseThrow().written()).isEqualTo("2");
    assertThat(query.query().orderBy().get(0).descending()).isTrue();
    assertThat(query.shape().has(Shape.Part.SET_OPERATION)).isFalse();
  }

  @Test
  void parse_longConditionChain_isReadAndWritten() {
    String sql = "SELECT name FROM person WHERE age = 1" + " AND age = 1".repeat(1_000);

    assertThat(written(parsed(sql))).isEqualTo(sql);
  }

  static List<String> monstrous() {
    return List.of(
        "SELECT " + "(".repeat(100_000) + "1" + ")".repeat(100_000),
        "SELECT " + "(".repeat(300) + "1" + ")".repeat(300),
        "SELECT " + "- ".repeat(5_000) + "1",
        "SELECT " + "NOT ".repeat(5_000) + "1",
        "SELECT " + "f(".repeat(41) + "1" + ")".repeat(41),
        "SELECT " + "CASE WHEN 1 = 1 THEN ".repeat(41) + "1" + " END".repeat(41),
        "SELECT 1" + " + 1".repeat(100_000),
        "SELECT '" + "x".repeat(1 << 20) + "'",
        "SELECT 1" + " UNION SELECT 1".repeat(3_000),
        "(".repeat(50) + "SELECT 1" + ")".repeat(50),
        "SELECT * FROM " + "(SELECT * FROM ".repeat(60) + "t" + ") x".repeat(60),
        "SELECT '\uD800'",
        "SELECT '\uDC00'",
        "SELECT 'a\0b'",
        "SELECT \uD83D FROM t",
        "\0",
        "SELECT 1 \u00a0\u2028\ufeff",
        "");
  }

  @ParameterizedTest
  @MethodSource("monstrous")
  void parse_monstrousText_isRefused(String sql) {
    for (Dialect dialect : Dialect.values()) {
      assertThat(ParsedQuery.parse(sql, dialect)).isInstanceOf(ParseOutcome.Refused.class);
    }
  }

  @Test
  void parse_refusal_holdsNoLiteral() {
    ParseOutcome outcome =
        ParsedQuery.parse("SELECT 1 FROM t 'secret value' x", Dialect.POSTGRESQL);

    assertThat(((ParseOutcome.Refused) outcome).reason()).doesNotContain("secret");
  }

  private static ParsedQuery parsed(String sql) {
    return ((ParseOutcome.Parsed) ParsedQuery.parse(sql, Dialect.SQLITE)).query();
  }

  private static String written(ParsedQuery query) {
    return QueryRenderer.render(query.query(), Spelling.AS_WRITTEN);
  }

  private static <T extends SqlNode> List<String> fragments(ParsedQuery query, Class<T> kind) {
    return query.all(kind).stream().map(placed -> placed.node().span().of(query.text())).toList();
  }
}

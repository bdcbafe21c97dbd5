package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DefinitionTest {
  private static final TableName ORDERS = TableName.of("order");
  private static final CatalogSnapshot CATALOG =
      new CatalogSnapshot(
          List.of(
              new Table(
                  ORDERS,
                  false,
                  Optional.empty(),
                  List.of(column("amount"), column("State")),
                  Set.of("pin"),
                  List.of()),
              new Table(
                  TableName.of("other"),
                  false,
                  Optional.empty(),
                  List.of(column("x")),
                  Set.of(),
                  List.of())),
          List.of());

  private static Column column(String name) {
    return new Column(
        new ColumnName(ORDERS, name), ColumnKind.NUMBER, "INTEGER", true, Optional.empty());
  }

  private static Optional<Definition> condition(String sql) {
    return Definition.condition(sql, ORDERS, CATALOG, Dialect.SQLITE);
  }

  @Test
  void condition_overColumns_isWrittenWithTheNamesOfAnotherQuery() {
    Definition definition =
        condition("amount > 10 AND \"order\".state = 'amount' OR amount IS NULL").orElseThrow();

    assertThat(definition.written(column -> "t1." + column.column()))
        .isEqualTo("(t1.amount > 10 AND t1.State = 'amount' OR t1.amount IS NULL)");
    assertThat(definition.columns())
        .containsExactly(new ColumnName(ORDERS, "amount"), new ColumnName(ORDERS, "State"));
    assertThat(definition.literals()).containsExactlyInAnyOrder("amount", "10");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pin > 10",
        "1 = 1",
        "amount > (SELECT 1)",
        "EXISTS (SELECT 1 FROM other)",
        "1 = 1) UNION SELECT (pin",
        "1 = 1) GROUP BY (amount",
        "1 = 1) ORDER BY (amount",
        "SUM(amount) > 10",
        "amount = 1; DROP TABLE x",
        "amount = 1 --",
        "nothing = 1",
        "other.x = 1",
        "",
        ") OR ("
      })
  void condition_anythingElse_isNone(String sql) {
    assertThat(condition(sql)).isEmpty();
  }

  @Test
  void expression_aggregates_areAllowed() {
    Optional<Definition> definition =
        Definition.expression("SUM(amount) * 1.0 / COUNT(*)", ORDERS, CATALOG, Dialect.SQLITE);

    assertThat(definition.orElseThrow().written(column -> "o." + column.column()))
        .isEqualTo("(SUM(o.amount) * 1.0 / COUNT(*))");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "amount), (State",
        "SUM(pin)",
        "amount) FROM other WHERE (1 = 1",
        "(SELECT MAX(x) FROM other)"
      })
  void expression_anythingElse_isNone(String sql) {
    assertThat(Definition.expression(sql, ORDERS, CATALOG, Dialect.SQLITE)).isEmpty();
  }
}

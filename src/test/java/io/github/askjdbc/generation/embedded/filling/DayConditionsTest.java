package io.github.askjdbc.generation.embedded.filling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.SqlAssembler;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.linking.Period;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DayConditionsTest {

  private static final TableName TABLE = new TableName(Optional.empty(), Optional.empty(), "stay");
  private static final Expression.Cell CELL =
      new Expression.Cell(new ColumnName(TABLE, "admitted"));
  private static final Period MARCH =
      new Period(LocalDate.of(2012, 3, 1), LocalDate.of(2012, 3, 31));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          EQUAL     | SQLITE     | admitted >= '2012-03-01' AND admitted < '2012-04-01'
          LIKE      | SQLITE     | admitted >= '2012-03-01' AND admitted < '2012-04-01'
          NOT_EQUAL | SQLITE     | admitted < '2012-03-01' OR admitted >= '2012-04-01'
          MORE      | SQLITE     | admitted >= '2012-04-01'
          LESS      | SQLITE     | admitted < '2012-03-01'
          AT_LEAST  | SQLITE     | admitted >= '2012-03-01'
          AT_MOST   | SQLITE     | admitted < '2012-04-01'
          LESS      | POSTGRESQL | admitted < DATE '2012-03-01'
          LESS      | SQLSERVER  | admitted < '2012-03-01'
          """)
  void condition_month_wholeDays(Comparing operator, Dialect dialect, String condition) {
    List<Action> actions =
        List.of(
            new Action.AddSelect(CELL, List.of()),
            new Action.AddFrom(TABLE, Optional.empty(), List.of()),
            new Action.AddWhere(
                new DayConditions(CELL, TimeForm.NATIVE).condition(operator, MARCH), List.of()));

    String sql = new SqlAssembler(dialect).assemble(actions);

    assertThat(sql).isEqualTo("SELECT admitted FROM stay WHERE " + condition);
  }
}

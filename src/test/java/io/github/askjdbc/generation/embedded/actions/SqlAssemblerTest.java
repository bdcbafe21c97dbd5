package io.github.askjdbc.generation.embedded.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.Dialect;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SqlAssemblerTest {

  private static final TableName TABLE =
      new TableName(Optional.empty(), Optional.of("shop"), "Customer");
  private static final ColumnName NAME = new ColumnName(TABLE, "name");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          SQLITE     | SELECT name FROM shop.Customer WHERE name = 'O''B\\' LIMIT 2
          POSTGRESQL | SELECT name FROM shop."Customer" WHERE name = 'O''B\\' LIMIT 2
          MYSQL      | SELECT name FROM shop.Customer WHERE name = 'O''B\\\\' LIMIT 2
          MARIADB    | SELECT name FROM shop.Customer WHERE name = 'O''B\\\\' LIMIT 2
          H2         | SELECT "name" FROM "shop"."Customer" WHERE "name" = 'O''B\\' LIMIT 2
          HSQLDB     | SELECT "name" FROM "shop"."Customer" WHERE "name" = 'O''B\\' LIMIT 2
          DERBY      | SELECT "name" FROM "shop"."Customer" WHERE "name" = 'O''B\\' FETCH FIRST 2 ROWS ONLY
          ORACLE     | SELECT "name" FROM "shop"."Customer" WHERE "name" = 'O''B\\' FETCH FIRST 2 ROWS ONLY
          STANDARD   | SELECT "name" FROM "shop"."Customer" WHERE "name" = 'O''B\\' FETCH FIRST 2 ROWS ONLY
          DUCKDB     | SELECT name FROM shop.Customer WHERE name = 'O''B\\' LIMIT 2
          TRINO      | SELECT name FROM shop.Customer WHERE name = 'O''B\\' LIMIT 2
          SQLSERVER  | SELECT TOP 2 name FROM shop.Customer WHERE name = 'O''B\\'
          """)
  void assemble_dialect_itsQuotesAndLimit(Dialect dialect, String expected) {
    Expression cell = new Expression.Cell(NAME);
    List<Action> actions =
        List.of(
            new Action.AddLimit(2, List.of()),
            new Action.AddWhere(
                new Condition.Comparison(
                    cell, Condition.Operator.EQUAL, new Condition.Literal.Text("O'B\\")),
                List.of()),
            new Action.AddFrom(TABLE, Optional.empty(), List.of()),
            new Action.AddSelect(cell, List.of()));

    assertThat(new SqlAssembler(dialect).assemble(actions)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SQLITE     | LIMIT 1 OFFSET 2
          POSTGRESQL | LIMIT 1 OFFSET 2
          MYSQL      | LIMIT 1 OFFSET 2
          DERBY      | OFFSET 2 ROWS FETCH NEXT 1 ROWS ONLY
          ORACLE     | OFFSET 2 ROWS FETCH NEXT 1 ROWS ONLY
          TRINO      | OFFSET 2 ROWS FETCH NEXT 1 ROWS ONLY
          SQLSERVER  | OFFSET 2 ROWS FETCH NEXT 1 ROWS ONLY
          """)
  void assemble_rowsSkipped_offset(Dialect dialect, String end) {
    Expression cell = new Expression.Cell(NAME);
    List<Action> actions =
        List.of(
            new Action.AddLimit(1, 2, List.of()),
            new Action.AddOrderBy(cell, false, List.of()),
            new Action.AddFrom(TABLE, Optional.empty(), List.of()),
            new Action.AddSelect(cell, List.of()));

    assertThat(new SqlAssembler(dialect).assemble(actions))
        .endsWith(" " + end)
        .doesNotContain("TOP");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          SQLITE     | ISO_TEXT      | (julianday(closed) - julianday(opened)) * 24 > 5
          SQLITE     | EPOCH_SECONDS | (closed - opened) / 3600.0 > 5
          DUCKDB     | EPOCH_MILLIS  | (closed - opened) / 3600000.0 > 5
          POSTGRESQL | NATIVE        | EXTRACT(EPOCH FROM CAST(closed AS TIMESTAMP) - CAST(opened AS TIMESTAMP)) / 3600.0 > 5
          MYSQL      | NATIVE        | (TO_SECONDS(closed) - TO_SECONDS(opened)) / 3600.0 > 5
          MARIADB    | NATIVE        | (TO_SECONDS(closed) - TO_SECONDS(opened)) / 3600.0 > 5
          H2         | NATIVE        | DATEDIFF('SECOND', CAST("opened" AS TIMESTAMP), CAST("closed" AS TIMESTAMP)) / 3600.0 > 5
          HSQLDB     | NATIVE        | CAST(DATEDIFF('SECOND', CAST("opened" AS TIMESTAMP), CAST("closed" AS TIMESTAMP)) AS DOUBLE) / 3600.0 > 5
          DUCKDB     | NATIVE        | DATE_DIFF('second', CAST(opened AS TIMESTAMP), CAST(closed AS TIMESTAMP)) / 3600.0 > 5
          """)
  void assemble_timeBetween_inHours(Dialect dialect, TimeForm form, String expected) {
    assertThat(new TimeLengths(dialect).writes(form)).isTrue();
    assertThat(between(dialect, form, Expression.Length.HOURS, false))
        .endsWith(" WHERE " + expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          SQLITE     | ISO_TEXT | (julianday(date(closed)) - julianday(date(opened))) / 7.0 > 5
          POSTGRESQL | NATIVE   | EXTRACT(EPOCH FROM CAST(CAST(closed AS DATE) AS TIMESTAMP) - CAST(CAST(opened AS DATE) AS TIMESTAMP)) / 604800.0 > 5
          MYSQL      | NATIVE   | (TO_SECONDS(CAST(closed AS DATE)) - TO_SECONDS(CAST(opened AS DATE))) / 604800.0 > 5
          """)
  void assemble_timeBetweenByDays_inWeeks(Dialect dialect, TimeForm form, String expected) {
    assertThat(between(dialect, form, Expression.Length.WEEKS, true))
        .endsWith(" WHERE " + expected);
  }

  private static String between(
      Dialect dialect, TimeForm form, Expression.Length unit, boolean byDays) {
    Expression between =
        new Expression.TimeBetween(
            new Expression.Cell(new ColumnName(TABLE, "opened")),
            new Expression.Cell(new ColumnName(TABLE, "closed")),
            form,
            unit,
            byDays);
    List<Action> actions =
        List.of(
            new Action.AddWhere(
                new Condition.Comparison(
                    between,
                    Condition.Operator.MORE,
                    new Condition.Literal.Numeral(BigDecimal.valueOf(5))),
                List.of()),
            new Action.AddFrom(TABLE, Optional.empty(), List.of()),
            new Action.AddSelect(new Expression.Cell(NAME), List.of()));
    return new SqlAssembler(dialect).assemble(actions);
  }

  @ParameterizedTest
  @EnumSource(
      value = Dialect.class,
      names = {"SQLSERVER", "ORACLE", "DERBY", "STANDARD"})
  void timeLengths_whereNotSure_none(Dialect dialect) {
    assertThat(new TimeLengths(dialect).writes(TimeForm.NATIVE)).isFalse();
    assertThat(new TimeLengths(dialect).writes(TimeForm.DIGITS_TEXT)).isFalse();
  }

  @Test
  void assemble_merge_setOperator() {
    List<Action> one =
        List.of(
            new Action.AddSelect(new Expression.Cell(NAME), List.of()),
            new Action.AddFrom(TABLE, Optional.empty(), List.of()));
    List<Action> actions =
        List.of(
            one.get(0), one.get(1), new Action.AddMerge(Action.SetOperator.EXCEPT, one, List.of()));

    assertThat(new SqlAssembler(Dialect.SQLITE).assemble(actions))
        .isEqualTo("SELECT name FROM shop.Customer EXCEPT SELECT name FROM shop.Customer");
  }

  @Test
  void assemble_columnOfTableNotAdded_refused() {
    List<Action> actions =
        List.of(
            new Action.AddSelect(new Expression.Cell(NAME), List.of()),
            new Action.AddFrom(TableName.of("other"), Optional.empty(), List.of()));

    assertThatThrownBy(() -> new SqlAssembler(Dialect.SQLITE).assemble(actions))
        .hasMessage("the table of shop.Customer.name was not added");
  }
}

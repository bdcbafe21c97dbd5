package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import io.github.askjdbc.linking.Period;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * The year of rows that there are none of, where a column of numbers holds it: "members without a
 * fee for 2024". Where they have a date as well, only what is "for" a year is surely of that year.
 */
public final class AbsentYear {

  private AbsentYear() {}

  /** Empty where no one column holds their year, or the time is no year. */
  public static Optional<AbsentTime> of(
      Draft draft, TimeConditions.Wording wording, int at, TableName absent) {
    List<ColumnName> years = years(draft, absent);
    LocalDate first = draft.period(at).orElseThrow().first();
    boolean read =
        years.size() == 1
            && isYear(draft, at)
            && wording.places().equals(List.of(at))
            && !isOpen(draft, at, absent);
    return read
        ? Optional.of(
            new AbsentTime(
                List.of(
                    new Condition.Comparison(
                        new Expression.Cell(years.get(0)),
                        wording.operator(),
                        new Condition.Literal.Numeral(BigDecimal.valueOf(first.getYear())))),
                wording.places()))
        : Optional.empty();
  }

  /** Whether the year may be that of a date as well: "no fee in 2024" was paid or due then. */
  static boolean isOpen(Draft draft, int at, TableName rows) {
    return isYear(draft, at)
        && !years(draft, rows).isEmpty()
        && !DeedDates.dates(draft, rows).isEmpty()
        && !draft.fillerBefore(at, WordClass.FOR);
  }

  private static boolean isYear(Draft draft, int at) {
    return draft.period(at).filter(Period::isYear).isPresent();
  }

  private static List<ColumnName> years(Draft draft, TableName rows) {
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .filter(column -> column.kind() == ColumnKind.NUMBER)
        .map(Column::name)
        .filter(YearColumns::isYear)
        .filter(column -> !YearColumns.befell(column))
        .toList();
  }
}

package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.TimeChoice;
import java.util.List;
import java.util.Optional;

/**
 * The one column of money that came in, for "revenue": of payments, invoices or the like. None
 * where a database has it twice, as orders and their payments may differ, or where rows may not
 * count, as a status may say that they were refunded.
 */
public final class Takings {

  private static final String CENTS = "cents";

  /** A word told the amount, so that a time without a verb is that of its rows. */
  private static final double SCORE = 0.6;

  private final Draft draft;

  public Takings(Draft draft) {
    this.draft = draft;
  }

  /** The one column of money that came in; empty where there is none or more than one. */
  public Optional<ColumnName> column() {
    List<Table> income =
        draft.knowledge.catalog().tables().stream()
            .filter(table -> endsIn(table, WordClass.INCOME_TABLE) || isTakings(table))
            .filter(table -> isTakings(table) || money(table).isPresent() || isPriced(table))
            .toList();
    List<Table> apart =
        draft.knowledge.catalog().tables().stream().filter(Takings::isPriced).toList();
    return income.size() == 1 && isTakings(income.get(0)) && isPlain(income.get(0))
        ? money(income.get(0))
            .filter(column -> apart.stream().allMatch(lines -> isPartOf(lines, column.table())))
        : Optional.empty();
  }

  /** The one date of the rows of a column. */
  public Optional<TimeChoice.Dated> date(ColumnName column) {
    List<ColumnName> dates =
        DeedDates.dates(draft, column.table()).stream()
            .filter(date -> !TimeChoice.keepsBooks(date))
            .toList();
    return dates.size() == 1
        ? draft
            .knowledge
            .times()
            .form(dates.get(0))
            .map(form -> new TimeChoice.Dated(dates.get(0), form, SCORE, Optional.empty()))
        : Optional.empty();
  }

  private Optional<ColumnName> money(Table table) {
    return OnlyMoney.of(draft, table.name())
        .filter(OwnAmount::isOwnAmount)
        .filter(column -> !NameParts.of(column.column()).contains(CENTS));
  }

  private static boolean isTakings(Table table) {
    return endsIn(table, WordClass.TAKINGS_TABLE);
  }

  private static boolean endsIn(Table table, WordClass names) {
    List<String> parts = NameParts.of(table.name().name());
    return !parts.isEmpty() && names.contains(parts.get(parts.size() - 1));
  }

  /** Whether each row counts as it is: none is void, given back, taxed or discounted apart. */
  private boolean isPlain(Table table) {
    List<ColumnName> columns = table.columns().stream().map(Column::name).toList();
    boolean told =
        columns.stream()
            .filter(column -> !draft.columns.isKey(column))
            .anyMatch(
                column ->
                    draft.isFlag(column)
                        || has(column, WordClass.STATUS_COLUMN)
                        || has(column, WordClass.KIND_OF_TAKINGS)
                        || (has(column, WordClass.PAID_FOR) && draft.columns.isQuantity(column)));
    return !told && money(table).flatMap(this::date).isPresent();
  }

  /** Whether rows have a price and how often it is paid. */
  private static boolean isPriced(Table table) {
    List<ColumnName> columns = table.columns().stream().map(Column::name).toList();
    return columns.stream().anyMatch(column -> has(column, WordClass.RATE))
        && columns.stream().anyMatch(column -> has(column, WordClass.HOW_OFTEN));
  }

  private boolean isPartOf(Table lines, TableName whole) {
    return draft.graph.references(lines.name(), whole).stream()
        .map(ForeignKey::from)
        .anyMatch(lines.name()::equals);
  }

  private static boolean has(ColumnName column, WordClass words) {
    return NameParts.of(column.column()).stream().anyMatch(words::contains);
  }
}

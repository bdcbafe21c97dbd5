package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tables that keep what once was beside what is so now: each row with the times from and to which
 * it held of another row, such as the wages of an employee. Where the end is missing, it holds now.
 */
public final class HistoryTables {

  private HistoryTables() {}

  /** The column of the end; empty for a table that is no history, or whose ends may lie ahead. */
  public static Optional<ColumnName> end(DatabaseKnowledge knowledge, TableName name) {
    Optional<Table> table =
        knowledge.catalog().table(name).filter(one -> refers(knowledge.catalog(), one));
    List<Column> ends = table.map(one -> bounds(one, WordClass.RANGE_END)).orElse(List.of());
    List<Column> starts = table.map(one -> bounds(one, WordClass.RANGE_START)).orElse(List.of());
    boolean history = ends.size() == 1 && starts.size() == 1 && ends.get(0).nullable();
    return history && isPair(starts.get(0), ends.get(0))
        ? Optional.of(ends.get(0).name()).filter(end -> isPast(knowledge, end))
        : Optional.empty();
  }

  private static boolean refers(CatalogSnapshot catalog, Table table) {
    return catalog.keysOf(table.name()).stream().anyMatch(key -> key.from().equals(table.name()));
  }

  private static List<Column> bounds(Table table, WordClass last) {
    return table.columns().stream()
        .filter(
            column -> {
              List<String> parts = NameParts.of(column.name().column());
              return parts.stream().anyMatch(last::contains)
                  && parts.stream().anyMatch(WordClass.RANGE_KIND::contains);
            })
        .toList();
  }

  /** "Valid from" and "valid to" differ in one word. */
  private static boolean isPair(Column start, Column end) {
    Set<String> first = new HashSet<>(NameParts.of(start.name().column()));
    Set<String> second = new HashSet<>(NameParts.of(end.name().column()));
    first.removeIf(WordClass.RANGE_START::contains);
    second.removeIf(WordClass.RANGE_END::contains);
    return first.equals(second);
  }

  /**
   * Whether no row is seen to end on a day to come: it would hold now as well. A row without an end
   * is one whose end is not known only if the others have been over.
   */
  private static boolean isPast(DatabaseKnowledge knowledge, ColumnName end) {
    List<String> held = knowledge.statistics().samples(end);
    Optional<LocalDate> today = knowledge.today().date();
    return !held.isEmpty()
        && today.isPresent()
        && knowledge
            .times()
            .form(end)
            .filter(form -> held.stream().allMatch(one -> isBefore(one, form, today.get())))
            .isPresent();
  }

  private static boolean isBefore(String held, TimeForm form, LocalDate day) {
    String bound = form.written(day);
    return held.length() < bound.length() || held.compareTo(bound) < 0;
  }
}

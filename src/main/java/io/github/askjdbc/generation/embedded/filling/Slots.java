package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.roles.Pairing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What fills a sketch: numbers of columns and values.
 *
 * @param selected columns shown as they are
 * @param aggregated columns within functions of the select list, one for each such item
 * @param filters of the outer query, then of the inner one
 * @param compared column that a nested query's value is compared with
 * @param ordered column of the order, where it has one
 * @param havingValue value that groups are compared with
 */
public record Slots(
    List<Integer> selected,
    List<Integer> aggregated,
    List<Filter> filters,
    Optional<Range> range,
    OptionalInt compared,
    List<Integer> groups,
    OptionalInt ordered,
    OptionalInt havingValue,
    Inner inner) {

  public Slots {
    selected = List.copyOf(selected);
    aggregated = List.copyOf(aggregated);
    filters = List.copyOf(filters);
    groups = List.copyOf(groups);
  }

  static final Slots EMPTY =
      new Slots(
          List.of(),
          List.of(),
          List.of(),
          Optional.empty(),
          OptionalInt.empty(),
          List.of(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          Inner.EMPTY);

  /** A comparison with one value. */
  public record Filter(Pairing pairing, Comparing operator) {}

  /** A comparison with two values. */
  public record Range(int low, int high, int column) {}

  /**
   * What fills the nested query beside its filters.
   *
   * @param grouped empty for the column that it shows
   */
  public record Inner(OptionalInt grouped, OptionalInt ordered, OptionalInt havingValue) {
    static final Inner EMPTY =
        new Inner(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());
  }

  /** Columns that any clause uses, but for the inner query's own order and groups. */
  public Set<Integer> columns() {
    return columns(filters);
  }

  /** Columns that the outer query uses. */
  Set<Integer> outerColumns(int outerFilters) {
    return columns(filters(true, outerFilters));
  }

  private Set<Integer> columns(List<Filter> counted) {
    Set<Integer> columns = new LinkedHashSet<>(selected);
    columns.addAll(aggregated);
    counted.forEach(filter -> columns.add(filter.pairing().column()));
    range.ifPresent(r -> columns.add(r.column()));
    compared.ifPresent(columns::add);
    columns.addAll(groups);
    ordered.ifPresent(columns::add);
    return columns;
  }

  /** Values that any clause uses, but for the number of rows. */
  public Set<Integer> values() {
    Set<Integer> values = new LinkedHashSet<>();
    filters.forEach(filter -> values.add(filter.pairing().value()));
    range.ifPresent(r -> values.addAll(List.of(r.low(), r.high())));
    havingValue.ifPresent(values::add);
    inner.havingValue().ifPresent(values::add);
    return values;
  }

  Slots withSelected(List<Integer> columns) {
    return new Slots(
        columns, aggregated, filters, range, compared, groups, ordered, havingValue, inner);
  }

  Slots withAggregated(List<Integer> columns) {
    return new Slots(
        selected, columns, filters, range, compared, groups, ordered, havingValue, inner);
  }

  Slots withFilters(List<Filter> chosen) {
    return new Slots(
        selected, aggregated, chosen, range, compared, groups, ordered, havingValue, inner);
  }

  Slots withRange(Optional<Range> chosen) {
    return new Slots(
        selected, aggregated, filters, chosen, compared, groups, ordered, havingValue, inner);
  }

  Slots withCompared(OptionalInt column) {
    return new Slots(
        selected, aggregated, filters, range, column, groups, ordered, havingValue, inner);
  }

  Slots withGroups(List<Integer> columns) {
    return new Slots(
        selected, aggregated, filters, range, compared, columns, ordered, havingValue, inner);
  }

  Slots withOrdered(OptionalInt column) {
    return new Slots(
        selected, aggregated, filters, range, compared, groups, column, havingValue, inner);
  }

  Slots withHavingValue(OptionalInt value) {
    return new Slots(selected, aggregated, filters, range, compared, groups, ordered, value, inner);
  }

  Slots withInner(Inner chosen) {
    return new Slots(
        selected, aggregated, filters, range, compared, groups, ordered, havingValue, chosen);
  }

  /** The filters of the outer query, or those of the inner one. */
  List<Filter> filters(boolean outer, int outerCount) {
    List<Filter> all = new ArrayList<>(filters);
    return outer ? all.subList(0, outerCount) : all.subList(outerCount, all.size());
  }
}

package io.github.askjdbc.generation.embedded.sketch;

import io.github.askjdbc.generation.embedded.actions.Action.SetOperator;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The shape of a query: its names and values left out.
 *
 * @param nested a second query, which some place of the conditions or a set operation asks for
 */
public record Sketch(Block outer, Optional<Nested> nested) {

  /**
   * A second query.
   *
   * @param set how it is combined with the first; empty where it stands in a condition
   * @param operator of the comparison with its value, where there is one
   */
  public record Nested(Block block, Optional<SetOperator> set, Optional<Operator> operator) {}

  /** Each factor as a text by which it can be read back. */
  public Map<Factor, String> labels() {
    Map<Factor, String> labels = new EnumMap<>(Factor.class);
    labels.put(Factor.SELECT, outer.selectLabel());
    labels.put(Factor.WHERE, outer.whereLabel());
    labels.put(Factor.GROUP, outer.groupLabel());
    labels.put(Factor.HAVING, outer.havingLabel());
    labels.put(Factor.ORDER, outer.orderLabel());
    labels.put(Factor.SET, nested.flatMap(Nested::set).map(Enum::name).orElse(""));
    labels.put(Factor.NESTING, nested.map(Sketch::label).orElse(""));
    return labels;
  }

  private static String label(Nested nested) {
    return nested.operator().map(Operator::sql).orElse("")
        + ":"
        + nested.block().label(nested.set().isEmpty());
  }

  /** Reads what {@link #labels} wrote; labels that do not fit together are no sketch. */
  public static Optional<Sketch> parse(Map<Factor, String> labels) {
    Block outer =
        Block.parse(
            Stream.of(Factor.SELECT, Factor.WHERE, Factor.GROUP, Factor.HAVING, Factor.ORDER)
                .map(labels::get)
                .toList(),
            List.of());
    String nesting = labels.get(Factor.NESTING);
    String set = labels.get(Factor.SET);
    long places = outer.where().stream().flatMap(List::stream).filter(Block.Place::nested).count();
    if (outer.select().isEmpty() || (places > 0 || !set.isEmpty()) == nesting.isEmpty()) {
      return Optional.empty();
    }
    if (nesting.isEmpty()) {
      return Optional.of(new Sketch(outer, Optional.empty()));
    }
    int colon = nesting.indexOf(':');
    String operator = nesting.substring(0, colon);
    boolean compared = outer.count(Block.Place.COMPARED) > 0;
    if (places + (set.isEmpty() ? 0 : 1) != 1 || compared == operator.isEmpty()) {
      return Optional.empty();
    }
    Block inner =
        Block.parse(nesting.substring(colon + 1), set.isEmpty() ? List.of() : outer.select());
    if (inner.select().isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Sketch(
            outer,
            Optional.of(
                new Nested(
                    inner,
                    set.isEmpty() ? Optional.empty() : Optional.of(SetOperator.valueOf(set)),
                    Arrays.stream(Operator.values())
                        .filter(o -> o.sql().equals(operator))
                        .findFirst()))));
  }
}

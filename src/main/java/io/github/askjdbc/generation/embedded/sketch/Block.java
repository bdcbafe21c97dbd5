package io.github.askjdbc.generation.embedded.sketch;

import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The shape of one SELECT.
 *
 * @param select in alphabetical order
 * @param where what must all hold, each a list of alternatives
 * @param groups number of columns grouped by
 */
public record Block(
    List<Item> select,
    List<List<Place>> where,
    int groups,
    Optional<Having> having,
    Optional<Order> order) {

  /** What stands where a condition stands. */
  public enum Place {
    /** A column against a value. */
    VALUE("?"),
    /** A column between two values. */
    BETWEEN("btw"),
    /** A column in a query. */
    IN("in"),
    /** A column not in a query. */
    NOT_IN("notin"),
    /** A column against the one value of a query. */
    COMPARED("cmp");

    private final String label;

    Place(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }

    public boolean nested() {
      return this == IN || this == NOT_IN || this == COMPARED;
    }

    static Place of(String label) {
      return Arrays.stream(values()).filter(p -> p.label.equals(label)).findFirst().orElseThrow();
    }
  }

  /** An aggregate against a number. */
  public record Having(Item item, Operator operator) {
    String label() {
      return item.label() + " " + operator.sql();
    }

    static Having parse(String label) {
      String[] parts = label.split(" ");
      return new Having(
          Item.parse(parts[0]),
          Arrays.stream(Operator.values())
              .filter(o -> o.sql().equals(parts[1]))
              .findFirst()
              .orElseThrow());
    }
  }

  /**
   * The key of the order.
   *
   * @param rows how many are kept
   */
  public record Order(Item item, boolean descending, Rows rows) {
    String label() {
      return item.label()
          + (descending ? " desc " : " asc ")
          + rows.name().toLowerCase(Locale.ROOT);
    }

    static Order parse(String label) {
      String[] parts = label.split(" ");
      return new Order(
          Item.parse(parts[0]),
          parts[1].equals("desc"),
          Rows.valueOf(parts[2].toUpperCase(Locale.ROOT)));
    }
  }

  /** How many rows an ordered query keeps. */
  public enum Rows {
    ALL,
    ONE,
    SOME
  }

  public Block {
    select = List.copyOf(select);
    where = where.stream().map(List::copyOf).toList();
  }

  /** How many places of a kind its conditions hold. */
  public int count(Place wanted) {
    return (int) where.stream().flatMap(List::stream).filter(wanted::equals).count();
  }

  public int plainItems() {
    return (int) select.stream().filter(Item::plain).count();
  }

  public List<Item> aggregatedItems() {
    return select.stream().filter(Item::aggregated).toList();
  }

  String selectLabel() {
    return select.stream().map(Item::label).collect(Collectors.joining(","));
  }

  String whereLabel() {
    return where.stream()
        .map(either -> either.stream().map(Place::label).collect(Collectors.joining("|")))
        .collect(Collectors.joining(" "));
  }

  String groupLabel() {
    return "G".repeat(groups);
  }

  String havingLabel() {
    return having.map(Having::label).orElse("");
  }

  String orderLabel() {
    return order.map(Order::label).orElse("");
  }

  /** All of it in one text, the select list left out if so wished. */
  String label(boolean withSelect) {
    return String.join(
        ";",
        withSelect ? selectLabel() : "",
        whereLabel(),
        groupLabel(),
        havingLabel(),
        orderLabel());
  }

  static Block parse(String label, List<Item> select) {
    return parse(List.of(label.split(";", -1)), select);
  }

  /**
   * @param labels of the select list, the conditions, the groups, HAVING and the order
   * @param select the select list, where its label is empty
   */
  static Block parse(List<String> labels, List<Item> select) {
    List<Item> own = new ArrayList<>();
    for (String item : Runs.of(labels.get(0), c -> c != ',')) {
      own.add(Item.parse(item));
    }
    List<List<Place>> places = new ArrayList<>();
    for (String conjunct : Runs.of(labels.get(1), c -> c != ' ')) {
      places.add(Runs.of(conjunct, c -> c != '|').stream().map(Place::of).toList());
    }
    return new Block(
        own.isEmpty() ? select : own,
        places,
        labels.get(2).length(),
        Optional.of(labels.get(3)).filter(label -> !label.isEmpty()).map(Having::parse),
        Optional.of(labels.get(4)).filter(label -> !label.isEmpty()).map(Order::parse));
  }
}

package io.github.askjdbc.pipeline.numbers;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.question.definitions.ReckonedTerm.Sign;
import io.github.askjdbc.sql.NumberOfRows;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A number reckoned from others.
 *
 * @param base the table whose rows it is made of
 * @param others tables that those rows refer to, and that it speaks of
 * @param expression SQL of it
 * @param conditions outside of which no row is counted
 * @param owner the table for each of whose rows there is one such number
 */
record ToldMetric(
    TableName base,
    Set<TableName> others,
    String expression,
    List<String> conditions,
    Optional<TableName> owner) {

  private static final String AND = " AND ";
  private static final String COUNT = "COUNT(*)";

  /** A number as it is. */
  static ToldMetric plain(NumberOfRows number) {
    return new ToldMetric(
        number.base(),
        tables(number.others()),
        number.argument().map(one -> number.function() + "(" + one + ")").orElse(COUNT),
        number.conditions(),
        Optional.empty());
  }

  /** A number so many times. */
  static ToldMetric multiple(String factor, NumberOfRows number) {
    ToldMetric plain = plain(number);
    String expression =
        factor.equals("1") ? plain.expression() : factor + " * " + plain.expression();
    return new ToldMetric(
        plain.base(), plain.others(), expression, plain.conditions(), plain.owner());
  }

  /** How many of some rows there are for each of all rows. */
  static Optional<ToldMetric> share(NumberOfRows all, NumberOfRows some, boolean percent) {
    List<String> more = without(some.conditions(), all.conditions());
    Set<TableName> tables = tables(some.others());
    tables.addAll(all.others());
    return some.base().equals(all.base()) && !more.isEmpty()
        ? Optional.of(
            new ToldMetric(
                all.base(),
                tables,
                factor(percent) + " * " + folded(some, more) + " / " + COUNT,
                all.conditions(),
                Optional.empty()))
        : Optional.empty();
  }

  /** One number divided by another. */
  static Optional<ToldMetric> quotient(
      NumberOfRows part, NumberOfRows whole, String times, CatalogSnapshot catalog) {
    Set<TableName> tables = tables(part.others());
    if (part.base().equals(whole.base())) {
      List<String> both = new ArrayList<>(part.conditions());
      both.retainAll(whole.conditions());
      tables.addAll(whole.others());
      String quotient =
          folded(part, without(part.conditions(), both))
              + " / "
              + folded(whole, without(whole.conditions(), both));
      return Optional.of(
          new ToldMetric(part.base(), tables, times + " * " + quotient, both, Optional.empty()));
    }
    boolean owned =
        whole.argument().isPresent()
            && whole.others().isEmpty()
            && whole.conditions().isEmpty()
            && NumberOfRows.leadsTo(part.base(), List.of(whole.base()), catalog);
    tables.add(whole.base());
    return owned
        ? Optional.of(
            new ToldMetric(
                part.base(),
                tables,
                times + " * " + folded(part, List.of()) + " / MAX(" + whole.argument().get() + ")",
                part.conditions(),
                Optional.of(whole.base())))
        : Optional.empty();
  }

  /** One number more than another, or both together. */
  static Optional<ToldMetric> together(NumberOfRows one, Sign sign, NumberOfRows other) {
    Set<TableName> tables = tables(one.others());
    tables.addAll(other.others());
    List<String> both = new ArrayList<>(one.conditions());
    both.retainAll(other.conditions());
    return one.base().equals(other.base())
        ? Optional.of(
            new ToldMetric(
                one.base(),
                tables,
                folded(one, without(one.conditions(), both))
                    + sign.sql()
                    + folded(other, without(other.conditions(), both)),
                both,
                Optional.empty()))
        : Optional.empty();
  }

  /** The same where there is one for each row, and none for many. */
  ToldMetric ofRow() {
    return new ToldMetric(base, others, expression, conditions, Optional.of(base));
  }

  /** The same of some rows alone; empty where they are of another table. */
  Optional<ToldMetric> within(NumberOfRows rows) {
    boolean same = rows.base().equals(base) || others.contains(rows.base());
    if (!same) {
      return Optional.empty();
    }
    Set<TableName> tables = new LinkedHashSet<>(others);
    tables.addAll(rows.others());
    tables.remove(base);
    List<String> all = new ArrayList<>(conditions);
    rows.conditions().stream().filter(one -> !all.contains(one)).forEach(all::add);
    return Optional.of(new ToldMetric(base, tables, expression, all, owner));
  }

  Optional<String> rows() {
    return conditions.isEmpty() ? Optional.empty() : Optional.of(String.join(AND, conditions));
  }

  /** Over those rows alone that meet conditions. */
  private static String folded(NumberOfRows number, List<String> conditions) {
    if (conditions.isEmpty()) {
      return plain(number).expression();
    }
    return "SUM(CASE WHEN "
        + String.join(AND, conditions)
        + " THEN "
        + number.argument().orElse("1")
        + " ELSE 0 END)";
  }

  private static List<String> without(List<String> some, List<String> others) {
    return some.stream().filter(one -> !others.contains(one)).toList();
  }

  private static String factor(boolean percent) {
    return percent ? "100.0" : "1.0";
  }

  private static Set<TableName> tables(List<TableName> some) {
    return new LinkedHashSet<>(some);
  }
}

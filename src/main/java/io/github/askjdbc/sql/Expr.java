package io.github.askjdbc.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An expression of a kind that a generated SELECT may hold; there are no others. */
public sealed interface Expr extends SqlNode {

  /** The functions of the lists in {@code functions/} that take many rows. */
  Set<String> AGGREGATES =
      Set.of(
          "COUNT",
          "SUM",
          "AVG",
          "MIN",
          "MAX",
          "TOTAL",
          "GROUP_CONCAT",
          "STRING_AGG",
          "LISTAGG",
          "ARRAY_AGG",
          "STDDEV",
          "STDDEV_POP",
          "STDDEV_SAMP",
          "VARIANCE",
          "VAR_POP",
          "VAR_SAMP",
          "MEDIAN",
          "MODE");

  @Override
  default List<SqlNode> children() {
    return List.of();
  }

  /** Without parentheses around it. */
  default Expr ungrouped() {
    return this instanceof Group group && group.items().size() == 1
        ? group.items().get(0).ungrouped()
        : this;
  }

  /** A text literal. */
  record Text(Span span, String value) implements Expr {}

  /** A number, as written. */
  record Numeric(Span span, String written) implements Expr {}

  /** NULL, TRUE or FALSE. */
  record Constant(Span span, String word) implements Expr {}

  /** {@code DATE '2020-01-31'} and its like. */
  record Typed(Span span, String type, String value) implements Expr {}

  /** {@code INTERVAL '1' DAY}; the unit may stand inside the text. */
  record Interval(Span span, Expr amount, Optional<String> unit) implements Expr {
    @Override
    public List<SqlNode> children() {
      return List.of(amount);
    }
  }

  /** A column by name; what it means depends on the tables around it. */
  record ColumnRef(Span span, List<Name> qualifier, Name name) implements Expr {
    public ColumnRef {
      qualifier = List.copyOf(qualifier);
    }
  }

  /** {@code *} or {@code t.*} among the select items. */
  record Star(Span span, List<Name> qualifier) implements Expr {
    public Star {
      qualifier = List.copyOf(qualifier);
    }
  }

  /**
   * A function, aggregate or window function.
   *
   * @param name in upper case
   * @param star whether the argument is {@code *}
   * @param bare whether it stands without parentheses, such as {@code CURRENT_DATE}
   * @param separator of {@code GROUP_CONCAT}
   */
  record Call(
      Span span,
      String name,
      boolean bare,
      boolean distinct,
      boolean star,
      List<Expr> arguments,
      List<OrderItem> orderBy,
      Optional<String> separator,
      Optional<Expr> filter,
      Optional<Window> over)
      implements Expr {
    public Call {
      arguments = List.copyOf(arguments);
      orderBy = List.copyOf(orderBy);
    }

    /** One that stands without parentheses. */
    static Call bare(Span span, String name) {
      return new Call(
          span,
          name,
          true,
          false,
          false,
          List.of(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    /** One with nothing but arguments. */
    public static Call of(
        Span span, String name, boolean distinct, boolean star, List<Expr> arguments) {
      return new Call(
          span,
          name,
          false,
          distinct,
          star,
          arguments,
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());
    }

    /** Whether it makes one value of many rows; MIN and MAX of several arguments do not. */
    public boolean aggregate() {
      boolean extreme = name.equals("MIN") || name.equals("MAX");
      return over.isEmpty() && AGGREGATES.contains(name) && !(extreme && arguments.size() > 1);
    }

    @Override
    public List<SqlNode> children() {
      List<SqlNode> children = new ArrayList<>(arguments);
      children.addAll(orderBy);
      filter.ifPresent(children::add);
      over.ifPresent(
          window -> {
            children.addAll(window.partitionBy());
            children.addAll(window.orderBy());
          });
      return children;
    }
  }

  /** What stands after {@code OVER}, without a frame. */
  record Window(List<Expr> partitionBy, List<OrderItem> orderBy) {
    public Window {
      partitionBy = List.copyOf(partitionBy);
      orderBy = List.copyOf(orderBy);
    }
  }

  /** Operands joined by operators of one rank, left to right: AND, OR, or arithmetic. */
  record Chain(Span span, List<Expr> operands, List<String> operators) implements Expr {
    public Chain {
      operands = List.copyOf(operands);
      operators = List.copyOf(operators);
    }

    public boolean conjunction() {
      return operators.get(0).equals("AND");
    }

    @Override
    public List<SqlNode> children() {
      return List.copyOf(operands);
    }
  }

  /** Two sides compared; LIKE is a comparison too. */
  record Comparison(Span span, Expr left, String operator, Expr right, Optional<Expr> escape)
      implements Expr {
    @Override
    public List<SqlNode> children() {
      List<SqlNode> children = new ArrayList<>(List.of(left, right));
      escape.ifPresent(children::add);
      return children;
    }
  }

  /** NOT, or a sign. */
  record Prefixed(Span span, String operator, Expr operand) implements Expr {
    @Override
    public List<SqlNode> children() {
      return List.of(operand);
    }
  }

  /** {@code IS NULL}, {@code IS NOT TRUE} and their like: what follows the operand. */
  record Is(Span span, Expr operand, String test) implements Expr {
    @Override
    public List<SqlNode> children() {
      return List.of(operand);
    }
  }

  record Between(Span span, Expr operand, boolean negated, Expr low, Expr high) implements Expr {
    @Override
    public List<SqlNode> children() {
      return List.of(operand, low, high);
    }
  }

  /**
   * @param set a {@link Group} or a {@link Subquery}
   */
  record In(Span span, Expr operand, boolean negated, Expr set) implements Expr {
    @Override
    public List<SqlNode> children() {
      return List.of(operand, set);
    }
  }

  /** A query where a value stands; {@code word} is EXISTS, ANY, ALL, SOME or empty. */
  record Subquery(Span span, String word, Query query) implements Expr {
    @Override
    public List<SqlNode> children() {
      return List.of(query);
    }
  }

  record Case(Span span, Optional<Expr> subject, List<When> whens, Optional<Expr> otherwise)
      implements Expr {
    public Case {
      whens = List.copyOf(whens);
    }

    @Override
    public List<SqlNode> children() {
      List<SqlNode> children = new ArrayList<>();
      subject.ifPresent(children::add);
      for (When when : whens) {
        children.add(when.condition());
        children.add(when.result());
      }
      otherwise.ifPresent(children::add);
      return children;
    }
  }

  record When(Expr condition, Expr result) {}

  /**
   * @param type in upper case, with its sizes
   */
  record Cast(Span span, Expr operand, String type) implements Expr {
    @Override
    public List<SqlNode> children() {
      return List.of(operand);
    }
  }

  record Extract(Span span, String field, Expr operand) implements Expr {
    @Override
    public List<SqlNode> children() {
      return List.of(operand);
    }
  }

  /** Expressions in parentheses: one, or a list. */
  record Group(Span span, List<Expr> items) implements Expr {
    public Group {
      items = List.copyOf(items);
    }

    @Override
    public List<SqlNode> children() {
      return List.copyOf(items);
    }
  }
}

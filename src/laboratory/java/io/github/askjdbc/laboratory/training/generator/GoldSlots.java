package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.roles.Role;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/** What a gold query uses its columns, tables and values for. */
final class GoldSlots {

  /**
   * A comparison with a constant.
   *
   * @param column empty where an aggregate is compared
   */
  record Comparison(OptionalInt column, Comparing operator, String value) {}

  private final SchemaIndex schema;
  private final Map<Role, Set<Integer>> columns = new EnumMap<>(Role.class);
  private final Set<Integer> tables = new TreeSet<>();
  private final Set<Integer> outerTables = new TreeSet<>();
  private final List<Comparison> comparisons = new ArrayList<>();

  GoldSlots(List<Action> actions, SchemaIndex schema) {
    this.schema = schema;
    for (Role role : Role.values()) {
      columns.put(role, new TreeSet<>());
    }
    walk(actions, false);
  }

  boolean plays(int column, Role role) {
    return columns.get(role).contains(column);
  }

  boolean uses(int table) {
    return tables.contains(table);
  }

  boolean usesOutside(int table) {
    return outerTables.contains(table);
  }

  List<Comparison> comparisons() {
    return comparisons;
  }

  private void walk(List<Action> actions, boolean nested) {
    for (Action action : actions) {
      if (action instanceof Action.AddSelect add) {
        Role plain = nested ? Role.NESTED : Role.SELECTED;
        add(add.expression(), plain, nested ? Role.NESTED : Role.AGGREGATED);
      } else if (action instanceof Action.AddFrom from) {
        int table = schema.number(from.table()).orElseThrow();
        tables.add(table);
        if (!nested) {
          outerTables.add(table);
        }
      } else if (action instanceof Action.AddWhere add) {
        condition(add.condition());
      } else if (action instanceof Action.AddHaving add) {
        condition(add.condition());
      } else if (action instanceof Action.AddGroupBy add) {
        add(add.expression(), Role.GROUPED, Role.GROUPED);
      } else if (action instanceof Action.AddOrderBy add) {
        add(add.expression(), Role.ORDERED, Role.ORDERED);
      } else if (action instanceof Action.AddMerge merge) {
        walk(merge.query(), true);
      }
    }
  }

  private void add(Expression expression, Role plain, Role aggregated) {
    if (expression instanceof Cell cell) {
      number(cell).ifPresent(columns.get(plain)::add);
    } else if (expression instanceof Aggregate aggregate) {
      boolean counts = aggregate.function() == Expression.Function.COUNT && !aggregate.distinct();
      if (!counts && aggregate.argument().isPresent()) {
        add(aggregate.argument().get(), aggregated, aggregated);
      }
    } else if (expression instanceof Expression.Arithmetic arithmetic) {
      add(arithmetic.left(), plain, aggregated);
      add(arithmetic.right(), plain, aggregated);
    }
  }

  private Optional<Integer> number(Cell cell) {
    ColumnName name = cell.column();
    return schema.number(name);
  }

  private void condition(Condition condition) {
    if (condition instanceof Condition.Comparison c) {
      if (c.right() instanceof Expression.Scalar scalar) {
        add(c.left(), Role.NESTED, Role.NESTED);
        walk(scalar.query(), true);
      } else {
        Comparing operator =
            Arrays.stream(Comparing.values())
                .filter(o -> o.operator().equals(Optional.of(c.operator())))
                .findFirst()
                .orElseThrow();
        compare(c.left(), operator, c.right());
      }
    } else if (condition instanceof Condition.Like like) {
      compare(like.left(), like.negated() ? Comparing.NOT_LIKE : Comparing.LIKE, like.pattern());
    } else if (condition instanceof Condition.Between between) {
      compare(between.left(), Comparing.BETWEEN, between.low());
      compare(between.left(), Comparing.BETWEEN, between.high());
    } else if (condition instanceof Condition.AnyOf any) {
      Comparing operator = any.negated() ? Comparing.NOT_EQUAL : Comparing.EQUAL;
      any.values().forEach(value -> compare(any.left(), operator, value));
    } else if (condition instanceof Condition.Among among) {
      add(among.left(), Role.NESTED, Role.NESTED);
      walk(among.query(), true);
    } else if (condition instanceof Condition.Both both && GoldPeriods.of(both).isPresent()) {
      Condition.Comparison from = (Condition.Comparison) both.parts().get(0);
      compare(from.left(), Comparing.EQUAL, new Literal.Text(GoldPeriods.of(both).get()));
    } else if (condition instanceof Condition.Both both) {
      both.parts().forEach(this::condition);
    } else if (condition instanceof Condition.Either either) {
      either.parts().forEach(this::condition);
    } else if (condition instanceof Condition.Present present) {
      Literal empty = new Literal.Text(present.negated() ? "IS NULL" : "IS NOT NULL");
      compare(present.cell(), Comparing.EQUAL, empty);
    }
  }

  private void compare(Expression left, Comparing operator, Expression right) {
    add(left, Role.FILTERED, Role.FILTERED);
    Optional<Integer> column = left instanceof Cell cell ? number(cell) : Optional.empty();
    OptionalInt number = column.map(OptionalInt::of).orElse(OptionalInt.empty());
    if (right instanceof Literal.Text text) {
      comparisons.add(new Comparison(number, operator, text.value()));
    } else if (right instanceof Literal.Numeral numeral) {
      comparisons.add(new Comparison(number, operator, numeral.value().toPlainString()));
    }
  }
}

package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes one SELECT from actions. Tables get the aliases t1, t2 ... where there are several, so
 * that no name is ambiguous.
 */
public final class SqlAssembler {

  private final Dialect dialect;
  private final Identifiers identifiers;
  private final TimeTexts times;
  private final TimeLengths lengths;

  public SqlAssembler(Dialect dialect) {
    this.dialect = dialect;
    this.identifiers = new Identifiers(dialect);
    this.times = new TimeTexts(dialect);
    this.lengths = new TimeLengths(dialect);
  }

  /**
   * @throws IllegalArgumentException if the actions select nothing, or name a table without adding
   *     it
   */
  public String assemble(List<Action> actions) {
    return new Text(actions).write();
  }

  private static <T extends Action> List<T> only(List<Action> actions, Class<T> kind) {
    List<T> found = new ArrayList<>();
    for (Action action : actions) {
      if (kind.isInstance(action)) {
        found.add(kind.cast(action));
      }
    }
    return found;
  }

  /** One query while it is written. */
  private final class Text {
    private final List<Action> actions;
    private final Map<Source, String> aliases = new LinkedHashMap<>();
    private final boolean qualified;

    Text(List<Action> actions) {
      this.actions = actions;
      for (Action.AddFrom from : only(actions, Action.AddFrom.class)) {
        aliases.put(new Source(from.table(), from.occurrence()), "t" + (aliases.size() + 1));
      }
      this.qualified =
          aliases.size() > 1
              || only(actions, Action.AddWhere.class).stream()
                  .anyMatch(where -> where.condition() instanceof Condition.OfGroup);
    }

    /** Of one table within the query of another. */
    Text(TableName table) {
      this.actions = List.of(new Action.AddFrom(table, Optional.empty(), List.of()));
      this.qualified = true;
      aliases.put(new Source(table, 0), "x");
    }

    String write() {
      List<Action.AddSelect> selects = only(actions, Action.AddSelect.class);
      if (selects.isEmpty() || aliases.isEmpty()) {
        throw new IllegalArgumentException("a query needs a table and something selected");
      }
      StringBuilder sql = new StringBuilder("SELECT ");
      if (!only(actions, Action.AddDistinct.class).isEmpty()) {
        sql.append("DISTINCT ");
      }
      List<Action.AddLimit> limits = only(actions, Action.AddLimit.class);
      if (dialect == Dialect.SQLSERVER) {
        limits.stream()
            .filter(limit -> limit.skipped() == 0)
            .forEach(limit -> sql.append("TOP ").append(limit.rows()).append(' '));
      }
      sql.append(joined(selects, ", ", select -> expression(select.expression())));
      sql.append(" FROM ").append(tables());
      clause(sql, " WHERE ", " AND ", only(actions, Action.AddWhere.class), a -> where(a));
      clause(
          sql,
          " GROUP BY ",
          ", ",
          only(actions, Action.AddGroupBy.class),
          group -> expression(group.expression()));
      clause(
          sql,
          " HAVING ",
          " AND ",
          only(actions, Action.AddHaving.class),
          having -> condition(having.condition()));
      for (Action.AddMerge merge : only(actions, Action.AddMerge.class)) {
        sql.append(' ').append(merge.operator()).append(' ').append(assemble(merge.query()));
      }
      clause(
          sql,
          " ORDER BY ",
          ", ",
          only(actions, Action.AddOrderBy.class),
          order -> expression(order.expression()) + (order.descending() ? " DESC" : ""));
      limits.forEach(limit -> sql.append(identifiers.limit(limit)));
      return sql.toString();
    }

    /** An alternative beside other conditions needs its parentheses. */
    private String where(Action.AddWhere where) {
      boolean alone = only(actions, Action.AddWhere.class).size() == 1;
      return alone ? condition(where.condition()) : part(where.condition());
    }

    private String tables() {
      List<String> parts = new ArrayList<>();
      for (Action.AddFrom from : only(actions, Action.AddFrom.class)) {
        String table = identifiers.table(from.table());
        String named =
            qualified
                ? table + " " + aliases.get(new Source(from.table(), from.occurrence()))
                : table;
        parts.add(
            from.join()
                .map(join -> (join.outer() ? " LEFT JOIN " : " JOIN ") + named + on(join))
                .orElse(named));
      }
      return String.join("", parts);
    }

    private String on(Action.Join join) {
      if (join.pairs().isEmpty()) {
        return " ON 1 = 1";
      }
      return " ON "
          + joined(join.pairs(), " AND ", pair -> cell(pair.left()) + " = " + cell(pair.right()));
    }

    private String expression(Expression expression) {
      if (expression instanceof Expression.Cell cell) {
        return cell(cell);
      }
      if (expression instanceof Condition.Literal literal) {
        return identifiers.literal(literal);
      }
      if (expression instanceof Expression.Scalar scalar) {
        return "(" + assemble(scalar.query()) + ")";
      }
      if (expression instanceof Expression.Arithmetic a) {
        return operand(a.left()) + " " + a.sign().sql() + " " + operand(a.right());
      }
      if (expression instanceof Expression.AllColumns all) {
        return all.of().map(from -> alias(source(from)) + ".").orElse("") + "*";
      }
      if (expression instanceof Expression.Defined defined) {
        return defined.definition().bare(column -> cell(new Expression.Cell(column)));
      }
      if (expression instanceof Expression.DatePart part) {
        return identifiers.part(part.unit(), cell(part.of()));
      }
      if (expression instanceof Expression.TextOfTime text) {
        return times.text(text.unit(), cell(text.of()), text.form());
      }
      if (expression instanceof Expression.TimeOfDay time) {
        return times.ofDay(cell(time.of()), time.form());
      }
      if (expression instanceof Expression.TimeBetween between) {
        return lengths.text(between, cell(between.start()), cell(between.end()));
      }
      if (expression instanceof Expression.IfAll given) {
        boolean alone = given.conditions().size() == 1;
        return "CASE WHEN "
            + joined(given.conditions(), " AND ", one -> alone ? condition(one) : part(one))
            + " THEN "
            + expression(given.value())
            + " ELSE 0 END";
      }
      Expression.Aggregate aggregate = (Expression.Aggregate) expression;
      String argument = aggregate.argument().map(this::expression).orElse("*");
      return aggregate.function()
          + "("
          + (aggregate.distinct() ? "DISTINCT " : "")
          + argument
          + ")";
    }

    private String operand(Expression expression) {
      String written = expression(expression);
      boolean compound =
          expression instanceof Expression.Arithmetic || expression instanceof Expression.Defined;
      return compound ? "(" + written + ")" : written;
    }

    private String compared(Expression expression) {
      return expression instanceof Expression.Defined
          ? operand(expression)
          : expression(expression);
    }

    private String tested(Expression left, boolean negated, String operator) {
      return expression(left) + (negated ? " NOT" : "") + operator;
    }

    private String condition(Condition condition) {
      if (condition instanceof Condition.Comparison c) {
        return compared(c.left()) + " " + c.operator().sql() + " " + expression(c.right());
      }
      if (condition instanceof Condition.Between b) {
        String bounds = expression(b.low()) + " AND " + expression(b.high());
        return tested(b.left(), b.negated(), " BETWEEN ") + bounds;
      }
      if (condition instanceof Condition.Like like) {
        return tested(like.left(), like.negated(), " LIKE ") + expression(like.pattern());
      }
      if (condition instanceof Condition.AnyOf any) {
        String values = joined(any.values(), ", ", identifiers::literal);
        return tested(any.left(), any.negated(), " IN ") + "(" + values + ")";
      }
      if (condition instanceof Condition.Among among) {
        String query = assemble(among.query());
        return tested(among.left(), among.negated(), " IN ") + "(" + query + ")";
      }
      if (condition instanceof Condition.Defined defined) {
        return defined.definition().written(column -> cell(new Expression.Cell(column)));
      }
      if (condition instanceof Condition.Present present) {
        return cell(present.cell()) + (present.negated() ? " IS NULL" : " IS NOT NULL");
      }
      if (condition instanceof Condition.Known known) {
        return compared(known.value()) + " IS NOT NULL";
      }
      if (condition instanceof Condition.OfGroup compared) {
        return ofGroup(compared);
      }
      if (condition instanceof Condition.Both both) {
        return joined(both.parts(), " AND ", this::part);
      }
      if (condition instanceof Condition.Either either) {
        return joined(either.parts(), " OR ", this::part);
      }
      return unreferenced((Condition.Unreferenced) condition);
    }

    private String part(Condition condition) {
      boolean compound =
          condition instanceof Condition.Both || condition instanceof Condition.Either;
      return compound ? "(" + condition(condition) + ")" : condition(condition);
    }

    private String ofGroup(Condition.OfGroup compared) {
      Text group = new Text(compared.cell().column().table());
      Expression.Cell cell = new Expression.Cell(compared.cell().column());
      return cell(compared.cell())
          + (" " + compared.operator().sql() + " (SELECT ")
          + (compared.function() + "(" + group.cell(cell) + ")")
          + (" FROM " + group.tables() + " WHERE ")
          + joined(compared.group(), " AND ", one -> group.same(one, this))
          + joined(compared.conditions(), "", one -> " AND " + group.part(one))
          + ")";
    }

    private String same(ColumnName column, Text outer) {
      Expression.Cell cell = new Expression.Cell(column);
      return cell(cell) + " = " + outer.cell(cell);
    }

    private String unreferenced(Condition.Unreferenced unreferenced) {
      String reference = identifiers.name(unreferenced.reference().column());
      return cell(new Expression.Cell(unreferenced.key()))
          + " NOT IN (SELECT "
          + reference
          + " FROM "
          + identifiers.table(unreferenced.reference().table())
          + " WHERE "
          + reference
          + " IS NOT NULL)";
    }

    private String cell(Expression.Cell cell) {
      String alias = aliases.get(new Source(cell.column().table(), cell.occurrence()));
      if (alias == null) {
        throw new IllegalArgumentException("the table of " + cell.column() + " was not added");
      }
      String name = identifiers.name(cell.column().column());
      return qualified ? alias + "." + name : name;
    }

    private Source source(Action.AddFrom from) {
      return new Source(from.table(), from.occurrence());
    }

    private String alias(Source source) {
      return qualified ? aliases.get(source) : identifiers.table(source.table());
    }
  }

  /** One use of a table in a query. */
  private record Source(TableName table, int occurrence) {}

  private static <T> void clause(
      StringBuilder sql, String keyword, String between, List<T> parts, Function<T, String> text) {
    if (!parts.isEmpty()) {
      sql.append(keyword).append(joined(parts, between, text));
    }
  }

  private static <T> String joined(List<T> parts, String between, Function<T, String> text) {
    return parts.stream().map(text).collect(Collectors.joining(between));
  }
}

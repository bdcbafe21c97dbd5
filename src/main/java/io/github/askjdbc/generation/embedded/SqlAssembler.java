package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes one SELECT from actions. Tables get the aliases t1, t2 ... where there are several, so
 * that no name is ambiguous.
 */
final class SqlAssembler {

  private final Dialect dialect;
  private final Identifiers identifiers;

  SqlAssembler(Dialect dialect) {
    this.dialect = dialect;
    this.identifiers = new Identifiers(dialect);
  }

  /**
   * @throws IllegalArgumentException if the actions select nothing, or name a table without adding
   *     it
   */
  String assemble(List<Action> actions) {
    return new Text(actions).write();
  }

  private static <T extends Action> List<T> only(List<Action> actions, Class<T> kind) {
    return actions.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** One query while it is written. */
  private final class Text {
    private final List<Action> actions;
    private final Map<TableName, String> aliases = new LinkedHashMap<>();

    Text(List<Action> actions) {
      this.actions = actions;
      for (Action.AddFrom from : only(actions, Action.AddFrom.class)) {
        aliases.put(from.table(), "t" + (aliases.size() + 1));
      }
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
        limits.forEach(limit -> sql.append("TOP ").append(limit.rows()).append(' '));
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
      limits.forEach(limit -> sql.append(limit(limit.rows())));
      return sql.toString();
    }

    private String where(Action.AddWhere where) {
      return condition(where.condition());
    }

    private String limit(long rows) {
      return switch (dialect) {
        case SQLSERVER -> "";
        case ORACLE, DERBY, STANDARD -> " FETCH FIRST " + rows + " ROWS ONLY";
        default -> " LIMIT " + rows;
      };
    }

    private String tables() {
      List<String> parts = new ArrayList<>();
      for (Action.AddFrom from : only(actions, Action.AddFrom.class)) {
        String table = identifiers.table(from.table());
        String named = aliases.size() == 1 ? table : table + " " + aliases.get(from.table());
        parts.add(
            from.join()
                .map(
                    join ->
                        (join.outer() ? " LEFT JOIN " : " JOIN ")
                            + named
                            + " ON "
                            + pairs(join.key()))
                .orElse(named));
      }
      return String.join("", parts);
    }

    private String pairs(ForeignKey key) {
      List<String> pairs = new ArrayList<>();
      for (int i = 0; i < key.fromColumns().size(); i++) {
        pairs.add(
            column(new ColumnName(key.from(), key.fromColumns().get(i)))
                + " = "
                + column(new ColumnName(key.to(), key.toColumns().get(i))));
      }
      return String.join(" AND ", pairs);
    }

    private String expression(Expression expression) {
      if (expression instanceof Expression.Cell cell) {
        return column(cell.column());
      }
      Expression.Aggregate aggregate = (Expression.Aggregate) expression;
      String argument = aggregate.column().map(this::column).orElse("*");
      return aggregate.function()
          + "("
          + (aggregate.distinct() ? "DISTINCT " : "")
          + argument
          + ")";
    }

    private String condition(Condition condition) {
      if (condition instanceof Condition.Comparison c) {
        return expression(c.left())
            + " "
            + c.operator().sql()
            + " "
            + identifiers.literal(c.right());
      }
      if (condition instanceof Condition.Between b) {
        return expression(b.left())
            + " BETWEEN "
            + identifiers.literal(b.low())
            + " AND "
            + identifiers.literal(b.high());
      }
      if (condition instanceof Condition.AnyOf any) {
        return expression(any.left())
            + (any.negated() ? " NOT IN (" : " IN (")
            + joined(any.values(), ", ", identifiers::literal)
            + ")";
      }
      if (condition instanceof Condition.Defined defined) {
        return defined.definition().written(this::column);
      }
      if (condition instanceof Condition.Present present) {
        return column(present.column()) + " IS NOT NULL";
      }
      Condition.Unreferenced unreferenced = (Condition.Unreferenced) condition;
      String reference = identifiers.name(unreferenced.reference().column());
      return column(unreferenced.key())
          + " NOT IN (SELECT "
          + reference
          + " FROM "
          + identifiers.table(unreferenced.reference().table())
          + " WHERE "
          + reference
          + " IS NOT NULL)";
    }

    private String column(ColumnName column) {
      String alias = aliases.get(column.table());
      if (alias == null) {
        throw new IllegalArgumentException("the table of " + column + " was not added");
      }
      String name = identifiers.name(column.column());
      return aliases.size() == 1 ? name : alias + "." + name;
    }
  }

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

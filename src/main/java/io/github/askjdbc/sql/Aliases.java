package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.Scope.Output;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The names of a result's columns, seen from one place of the SELECT that gives them.
 *
 * @param byName in lower case; of columns with one name the first
 * @param implied names that only some targets give to columns without one
 */
record Aliases(Map<String, Alias> byName, List<Name> implied, Place place) {

  /** Nothing has a name, or no name may be read. */
  static final Aliases NONE = new Aliases(Map.of(), List.of(), Place.ELSEWHERE);

  /**
   * A column of the result.
   *
   * @param column what it shows, where it is a column and nothing else
   */
  record Alias(Name name, Output output, Optional<ColumnSearch.Found> column) {}

  /** Where a name stands. */
  enum Place {
    /** The whole key of an ORDER BY. */
    ORDER_KEY,
    /** Within a key of an ORDER BY. */
    ORDER_EXPRESSION,
    /** The whole key of a GROUP BY. */
    GROUP_KEY,
    HAVING,
    /** Within an aggregate of HAVING or ORDER BY. */
    AGGREGATE,
    ELSEWHERE;

    /** Whether a target reads a name here as that of the result, if it can mean nothing else. */
    boolean readsAliases(Dialect dialect) {
      return switch (this) {
        case ORDER_KEY -> true;
        case GROUP_KEY ->
            switch (dialect) {
              case DERBY, SQLSERVER, ORACLE, TRINO, STANDARD -> false;
              default -> true;
            };
        case HAVING ->
            switch (dialect) {
              case SQLITE, MYSQL, MARIADB, DUCKDB, H2 -> true;
              default -> false;
            };
        case ORDER_EXPRESSION ->
            switch (dialect) {
              case SQLITE, MYSQL, MARIADB, DUCKDB, HSQLDB -> true;
              default -> false;
            };
        case AGGREGATE, ELSEWHERE -> false;
      };
    }
  }

  static Aliases of(List<Alias> aliases, List<Name> implied) {
    Map<String, Alias> byName = new LinkedHashMap<>();
    aliases.forEach(alias -> byName.putIfAbsent(alias.name().folded(), alias));
    return new Aliases(byName, implied, Place.ELSEWHERE);
  }

  Aliases at(Place other) {
    return new Aliases(byName, implied, other);
  }

  /** The same within an expression that stands here. */
  Aliases within(SqlNode node) {
    boolean aggregate = node instanceof Expr.Call call && call.aggregate();
    return switch (place) {
      case GROUP_KEY, ELSEWHERE -> at(Place.ELSEWHERE);
      case ORDER_KEY, ORDER_EXPRESSION -> at(aggregate ? Place.AGGREGATE : Place.ORDER_EXPRESSION);
      case HAVING -> at(aggregate ? Place.AGGREGATE : Place.HAVING);
      case AGGREGATE -> this;
    };
  }

  /** Whether a target may take a column of FROM for an unnamed one of the result. */
  boolean implies(Expr.ColumnRef ref) {
    return place == Place.ORDER_KEY
        && implied.stream().anyMatch(name -> name.matches(ref.name().value()));
  }

  Optional<Alias> named(Expr.ColumnRef ref) {
    return ref.qualifier().isEmpty()
        ? Optional.ofNullable(byName.get(ref.name().folded()))
        : Optional.empty();
  }
}

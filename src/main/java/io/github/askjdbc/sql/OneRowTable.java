package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import java.util.List;
import java.util.Optional;

/**
 * The system table of one row that some targets want in FROM where a SELECT reads no table.
 *
 * <p>The only system table that a query may name, and only where the query reads nothing of it: it
 * stands alone in FROM, and every select item is a literal.
 */
public final class OneRowTable {

  private OneRowTable() {}

  /** Its name with the schema, so that no table of a user stands in its place; empty for none. */
  public static Optional<String> of(Dialect dialect) {
    return switch (dialect) {
      case ORACLE -> Optional.of("SYS.DUAL");
      case DERBY -> Optional.of("SYSIBM.SYSDUMMY1");
      // the standard's own; its row names the catalog
      case HSQLDB -> Optional.of("INFORMATION_SCHEMA.INFORMATION_SCHEMA_CATALOG_NAME");
      default -> Optional.empty();
    };
  }

  /** What a SELECT reads from: nothing if it gives literals alone and the table stands in FROM. */
  static List<Relation> leftOut(QueryBody.Select select, Dialect dialect) {
    return standsIn(select, dialect) ? List.of() : select.from();
  }

  private static boolean standsIn(QueryBody.Select select, Dialect dialect) {
    return of(dialect).filter(name -> standsAlone(name, select.from())).isPresent()
        && select.where().isEmpty()
        && select.groupBy().isEmpty()
        && select.having().isEmpty()
        && select.items().stream().allMatch(item -> isLiteral(item.value()));
  }

  private static boolean standsAlone(String name, List<Relation> from) {
    return from.size() == 1
        && from.get(0) instanceof Relation.TableRef ref
        && ref.alias().isEmpty()
        && ref.parts().stream().noneMatch(Name::quoted)
        && ref.qualifiedName().equals(name);
  }

  private static boolean isLiteral(Expr value) {
    return value instanceof Expr.Text
        || value instanceof Expr.Numeric
        || (value instanceof Expr.Cast cast && cast.operand() instanceof Expr.Text);
  }
}

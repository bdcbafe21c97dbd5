package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.sql.GuardOutcome.Allowed;
import io.github.askjdbc.sql.GuardOutcome.Refused;
import java.util.Optional;

/**
 * Decides whether a SQL text that nobody vouches for may be run, and writes what is run instead.
 *
 * <p>Everything is denied that is not known to be harmless. {@link ParsedQuery#parse} admits one
 * SELECT made of known kinds of nodes; {@link ParsedQuery#resolve} demands that every table and
 * column is a public one of the catalog; here functions, types and the operator's choice of tables
 * follow. A function that somebody stored is not allowed by the name of a built-in one; the
 * functions that a program brings to its own connection are its own concern.
 */
public final class SelectGuard {
  private final AllowList allowList;

  public SelectGuard(AllowList allowList) {
    this.allowList = allowList;
  }

  /** Checks a text; never throws, whatever the text is. */
  public GuardOutcome check(String sql, CatalogSnapshot catalog) {
    ParseOutcome outcome = ParsedQuery.parse(sql, allowList.dialect());
    if (outcome instanceof ParseOutcome.Parsed parsed) {
      return check(parsed.query(), catalog);
    }
    return new Refused(((ParseOutcome.Refused) outcome).reason());
  }

  /**
   * Checks a query that was parsed for the dialect of the allow-list.
   *
   * @return what is allowed may be another query, which means the same
   */
  public GuardOutcome check(ParsedQuery query, CatalogSnapshot catalog) {
    if (query.dialect() != allowList.dialect()) {
      throw new IllegalArgumentException(
          "the query is read as " + query.dialect() + ", the guard's is " + allowList.dialect());
    }
    GuardOutcome outcome = checkAsWritten(query, catalog);
    if (!(outcome instanceof Allowed) || !WithInPlace.needed(query)) {
      return outcome;
    }
    try {
      return check(WithInPlace.of(query), catalog);
    } catch (RefusedSqlException e) {
      return new Refused(e.getMessage());
    }
  }

  private GuardOutcome checkAsWritten(ParsedQuery query, CatalogSnapshot catalog) {
    for (Placed<Expr.Call> call : query.calls()) {
      if (!allowList.functions().contains(call.node().name())) {
        return new Refused(
            "the function "
                + call.node().name()
                + " is not allowed; read-only functions of the built-in list are, and those that"
                + " the operator adds");
      }
    }
    Optional<String> stored = stored(query, catalog);
    if (stored.isPresent()) {
      return new Refused(stored.get());
    }
    for (Placed<Expr.Call> call : query.calls()) {
      if (call.node().star() && !call.node().name().equals("COUNT")) {
        return new Refused("a * is allowed only as a select item and in COUNT(*)");
      }
    }
    for (Placed<Expr.Cast> cast : query.all(Expr.Cast.class)) {
      String type = withoutLength(cast.node().type());
      if (!allowList.types().contains(type)) {
        return new Refused(
            "a conversion to " + type + " is not allowed; numbers, text, dates and times are");
      }
    }
    Optional<String> cut = NameLength.of(allowList.dialect()).problem(query);
    if (cut.isPresent()) {
      return new Refused(cut.get());
    }
    ResolvedQuery resolved = query.resolve(catalog);
    if (!resolved.problems().isEmpty()) {
      return new Refused(resolved.problems().get(0));
    }
    for (Table table : resolved.tables()) {
      if (!mayRead(table.name())) {
        return new Refused("the table " + table.name() + " is not among those that may be asked");
      }
    }
    return new Allowed(resolved, resolved.render());
  }

  private Optional<String> stored(ParsedQuery query, CatalogSnapshot catalog) {
    return query.calls().stream()
        .map(call -> call.node().name())
        .filter(name -> catalog.routines().contains(name))
        .filter(name -> !allowList.vouchedFor().contains(name))
        .findFirst()
        .map(
            name ->
                "the function "
                    + name
                    + " may be one that somebody stored in this database; ask.functions names those"
                    + " that questions may call");
  }

  /** Whether a question may read a table of the catalog. */
  public boolean mayRead(TableName table) {
    return allowList.allows(table) && !TableLookup.system(table);
  }

  private static String withoutLength(String type) {
    int open = type.indexOf('(');
    int close = type.lastIndexOf(')');
    return open < 0 || close < open ? type : type.substring(0, open) + type.substring(close + 1);
  }
}

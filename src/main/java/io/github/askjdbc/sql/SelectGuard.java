package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.sql.GuardOutcome.Allowed;
import io.github.askjdbc.sql.GuardOutcome.Refused;
import java.util.List;
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
    Optional<String> refusal = refusal(query, catalog);
    if (refusal.isPresent()) {
      return new Refused(refusal.get());
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

  /** What of a query is not allowed in any database, or not in this one. */
  private Optional<String> refusal(ParsedQuery query, CatalogSnapshot catalog) {
    List<Expr.Call> calls = query.calls().stream().map(Placed::node).toList();
    for (Expr.Call call : calls) {
      if (!allowList.functions().contains(call.name())) {
        return Optional.of(
            "the function "
                + call.name()
                + " is not allowed; read-only functions of the built-in list are, and those that"
                + " the operator adds");
      }
    }
    for (Expr.Call call : calls) {
      if (catalog.routines().contains(call.name())
          && !allowList.vouchedFor().contains(call.name())) {
        return Optional.of(
            "the function "
                + call.name()
                + " may be one that somebody stored in this database; ask.functions names those"
                + " that questions may call");
      }
    }
    if (calls.stream().anyMatch(call -> call.star() && !call.name().equals("COUNT"))) {
      return Optional.of("a * is allowed only as a select item and in COUNT(*)");
    }
    return query.all(Expr.Cast.class).stream()
        .map(cast -> withoutLength(cast.node().type()))
        .filter(type -> !allowList.types().contains(type))
        .findFirst()
        .map(
            type ->
                "a conversion to " + type + " is not allowed; numbers, text, dates and times are")
        .or(() -> NameLength.of(allowList.dialect()).problem(query));
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

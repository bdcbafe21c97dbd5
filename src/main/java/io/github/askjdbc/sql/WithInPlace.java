package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.Query.CommonTable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the tables of WITH where they are used, for targets that prefer a stored table of the same
 * name, which anybody may have created by the time that the query runs.
 *
 * <p>A table that is used several times is written as often; H2 also runs it so.
 */
final class WithInPlace {
  private static final Set<Dialect> PREFER_STORED = EnumSet.of(Dialect.H2, Dialect.STANDARD);

  /** So that no short text becomes an endless one: each WITH may use the one before it twice. */
  private static final int MOST_USES = 50;

  /** What a name stands for, and how many queries that is. */
  private record Written(Query query, int uses) {}

  private int uses;

  private WithInPlace() {}

  static boolean needed(ParsedQuery parsed) {
    return PREFER_STORED.contains(parsed.dialect())
        && parsed.all(Query.class).stream().anyMatch(query -> !query.node().with().isEmpty());
  }

  /**
   * The text without WITH.
   *
   * @param parsed whose names are known to be clear
   * @throws RefusedSqlException if it cannot be written so
   */
  static String of(ParsedQuery parsed) {
    Query written = new WithInPlace().query(parsed.query(), Map.of());
    return QueryRenderer.render(written, Spelling.AS_WRITTEN);
  }

  private Query query(Query query, Map<String, Written> around) {
    Map<String, Written> known = new HashMap<>(around);
    for (CommonTable table : query.with()) {
      int before = uses;
      Query written = named(query(table.query(), known), table);
      known.put(table.name().folded(), new Written(written, uses - before));
      uses = before;
    }
    Query bare = new Query(query.span(), List.of(), query.body(), query.orderBy(), query.limit());
    IdentityHashMap<SqlNode, SqlNode> exchanged = new IdentityHashMap<>();
    bare.children().forEach(child -> exchange(child, known, exchanged));
    return new QueryRebuild(exchanged).query(bare);
  }

  /** Finds what is to be written otherwise below a part of a query. */
  private void exchange(
      SqlNode node, Map<String, Written> known, IdentityHashMap<SqlNode, SqlNode> exchanged) {
    if (node instanceof Query inner) {
      exchanged.put(inner, query(inner, known));
    } else if (node instanceof Relation.TableRef ref) {
      Written meant = ref.parts().size() == 1 ? known.get(ref.name().folded()) : null;
      if (meant != null) {
        uses += 1 + meant.uses();
        if (uses > MOST_USES) {
          throw new RefusedSqlException("the tables of WITH are used too often for this database");
        }
        exchanged.put(
            ref,
            new Relation.Derived(
                ref.span(), meant.query(), Optional.of(ref.alias().orElse(ref.name()))));
      }
    } else {
      node.children().forEach(child -> exchange(child, known, exchanged));
    }
  }

  /** With the column names that WITH gives. */
  private static Query named(Query query, CommonTable table) {
    if (table.columns().isEmpty()) {
      return query;
    }
    if (!query.orderBy().isEmpty()) { // a key may mean a column by the name that it has within
      throw unnamed();
    }
    return new Query(
        query.span(),
        query.with(),
        named(query.body(), table.columns()),
        query.orderBy(),
        query.limit());
  }

  private static QueryBody named(QueryBody body, List<Name> names) {
    if (body instanceof QueryBody.SetOperation set) {
      List<QueryBody> operands = new ArrayList<>(set.operands());
      operands.set(0, named(operands.get(0), names));
      return new QueryBody.SetOperation(set.span(), operands, set.operators());
    }
    if (!(body instanceof QueryBody.Select select)
        || select.items().size() < names.size()
        || select.items().stream().anyMatch(item -> item.value() instanceof Expr.Star)) {
      throw unnamed();
    }
    List<SelectItem> items = new ArrayList<>();
    for (int i = 0; i < select.items().size(); i++) {
      SelectItem item = select.items().get(i);
      items.add(
          i < names.size()
              ? new SelectItem(item.span(), item.value(), Optional.of(names.get(i)))
              : item);
    }
    return select.withItems(items);
  }

  private static RefusedSqlException unnamed() {
    return new RefusedSqlException(
        "WITH names the columns of such a query; name them in the query itself, by AS");
  }
}

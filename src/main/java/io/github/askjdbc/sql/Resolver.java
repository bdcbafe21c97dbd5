package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.Scope.Output;
import io.github.askjdbc.sql.Scope.Source;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what the names of a query mean. Every name must mean something public: one that is not
 * found is a problem, as it may be a hidden column, a whole row, or a session value.
 */
final class Resolver {
  private final ParsedQuery parsed;
  private final TableLookup lookup;
  private final Set<Table> tables = new LinkedHashSet<>();
  private final Map<Expr.ColumnRef, ColumnName> columns = new HashMap<>();
  private final Set<Expr.ColumnRef> textual = new HashSet<>();
  private final Set<String> problems = new LinkedHashSet<>();
  private final Map<Expr.ColumnRef, TableUse> uses = new HashMap<>();
  private final List<ResolvedSelect> selects = new ArrayList<>();
  private final IdentityHashMap<Query, List<Output>> outputs = new IdentityHashMap<>();
  private final List<Query> open = new ArrayList<>();
  private final Set<Query> dependent = Collections.newSetFromMap(new IdentityHashMap<>());

  /** A table of WITH: its columns, and how many queries are open around it. */
  private record Common(List<Output> outputs, int level) {}

  Resolver(ParsedQuery parsed, CatalogSnapshot catalog) {
    this.parsed = parsed;
    this.lookup = new TableLookup(catalog);
  }

  ResolvedQuery resolve() {
    query(parsed.query(), Optional.empty(), Map.of());
    selects.sort(Comparator.comparingInt(select -> select.select().span().start()));
    return new ResolvedQuery(
        parsed,
        List.copyOf(tables),
        columns,
        textual,
        List.copyOf(problems),
        uses,
        selects,
        dependent);
  }

  private List<Output> query(Query query, Optional<Scope> outer, Map<String, Common> outerCommon) {
    open.add(query);
    List<Output> found = opened(query, outer, outerCommon);
    open.remove(open.size() - 1);
    outputs.put(query, found);
    return found;
  }

  private List<Output> opened(Query query, Optional<Scope> outer, Map<String, Common> outerCommon) {
    Map<String, Common> common = new HashMap<>(outerCommon);
    for (Query.CommonTable table : query.with()) {
      if (lookup.exists(table.name())) {
        // some targets would read such a name as the table, others as the WITH itself, recursively
        problems.add(
            "WITH takes the name of the table " + table.name().value() + "; give it another name");
      }
      List<Output> outputs = renamed(query(table.query(), outer, common), table.columns());
      common.put(key(table.name()), new Common(outputs, open.size()));
    }
    if (query.body() instanceof QueryBody.Select select) {
      return select(select, query.orderBy(), query.limit(), outer, common);
    }
    List<Output> outputs = body(query.body(), outer, common);
    Scope empty = new Scope(Optional.empty(), open.size());
    query.orderBy().forEach(item -> expr(item, empty, common, names(outputs), true));
    return outputs;
  }

  private List<Output> renamed(List<Output> outputs, List<Name> names) {
    List<Output> renamed = new ArrayList<>();
    for (int i = 0; i < outputs.size(); i++) {
      Optional<String> name =
          i < names.size() ? Optional.of(names.get(i).value()) : outputs.get(i).name();
      renamed.add(new Output(name, outputs.get(i).origin()));
    }
    return renamed;
  }

  private List<Output> body(QueryBody body, Optional<Scope> outer, Map<String, Common> common) {
    if (body instanceof QueryBody.Select select) {
      return select(select, List.of(), Optional.empty(), outer, common);
    }
    if (body instanceof QueryBody.Nested nested) {
      return query(nested.query(), outer, common);
    }
    List<Output> first = new ArrayList<>();
    for (QueryBody operand : ((QueryBody.SetOperation) body).operands()) {
      List<Output> outputs = body(operand, outer, common);
      if (first.isEmpty()) {
        // a column of a set operation has more than one origin
        outputs.forEach(output -> first.add(new Output(output.name(), Optional.empty())));
      }
    }
    return first;
  }

  private List<Output> select(
      QueryBody.Select select,
      List<OrderItem> orderBy,
      Optional<Query.Limit> limit,
      Optional<Scope> outer,
      Map<String, Common> common) {
    Scope scope = new Scope(outer, open.size());
    List<JoinEquality> joins = new ArrayList<>();
    select.from().forEach(relation -> relation(relation, scope, outer, common, joins));
    List<Output> outputs = new ArrayList<>();
    for (SelectItem item : select.items()) {
      if (item.value() instanceof Expr.Star star) {
        outputs.addAll(star(star, scope));
      } else {
        expr(item, scope, common, Map.of(), false);
        Optional<ColumnName> origin =
            item.value() instanceof Expr.ColumnRef ref
                ? Optional.ofNullable(columns.get(ref))
                : Optional.empty();
        outputs.add(new Output(item.outputName(), origin));
      }
    }
    Map<String, Output> names = names(outputs);
    select.where().ifPresent(where -> expr(where, scope, common, Map.of(), false));
    select.groupBy().forEach(key -> expr(key, scope, common, names, false));
    select.having().ifPresent(having -> expr(having, scope, common, names, false));
    orderBy.forEach(item -> expr(item, scope, common, names, true));
    List<TableUse> used =
        scope.sources().stream().flatMap(source -> source.use().stream()).toList();
    ResolvedSelect resolved =
        new ResolvedSelect(
            select,
            orderBy,
            limit,
            open.size() - 1,
            used,
            used.size() == scope.sources().size(),
            outputs.stream().map(Output::origin).toList(),
            joins);
    selects.add(withJoins(resolved));
    return outputs;
  }

  private ResolvedSelect withJoins(ResolvedSelect select) {
    List<JoinEquality> joins = new ArrayList<>(select.joins());
    joins.addAll(new WrittenJoins(columns, uses, query -> origins(outputs.get(query))).of(select));
    joins.sort(Comparator.comparingInt(join -> join.span().start()));
    return new ResolvedSelect(
        select.select(),
        select.orderBy(),
        select.limit(),
        select.depth(),
        select.tables(),
        select.plain(),
        select.outputs(),
        joins);
  }

  private static List<Optional<ColumnName>> origins(List<Output> outputs) {
    return outputs.stream().map(Output::origin).toList();
  }

  private void relation(
      Relation relation,
      Scope scope,
      Optional<Scope> outer,
      Map<String, Common> common,
      List<JoinEquality> joins) {
    if (relation instanceof Relation.TableRef ref) {
      table(ref, scope, common);
    } else if (relation instanceof Relation.Derived derived) {
      List<Output> outputs = query(derived.query(), outer, common);
      String alias = derived.alias().map(Name::value).orElse("");
      scope.add(new Source(alias, List.of(), Optional.empty(), outputs));
    } else if (relation instanceof Relation.Join join) {
      int before = scope.sources().size();
      relation(join.right(), scope, outer, common, joins);
      if (join.natural() && scope.sources().stream().anyMatch(Source::holdsPrivate)) {
        problems.add("NATURAL JOIN would compare private columns; name the columns to join by");
      }
      if (join.natural()) {
        natural(join, before, scope, joins);
      }
      join.using().forEach(name -> using(name, join, before, scope, joins));
      join.on().ifPresent(on -> expr(on, scope, common, Map.of(), false));
    }
  }

  /** Every name that both sides hold is compared. */
  private void natural(Relation.Join join, int before, Scope scope, List<JoinEquality> joins) {
    for (Source left : scope.sources().subList(0, before)) {
      for (Source right : scope.sources().subList(before, scope.sources().size())) {
        for (Output output : right.outputs()) {
          Optional<Output> same =
              output.name().map(name -> new Name(name, name)).flatMap(left::output);
          if (same.isPresent()) {
            output.name().ifPresent(name -> scope.merge(new Name(name, name)));
            equal(left, same.get(), right, output, JoinEquality.Kind.NATURAL, join, joins);
          }
        }
      }
    }
  }

  private void using(
      Name name, Relation.Join join, int before, Scope scope, List<JoinEquality> joins) {
    if (scope.sources().stream().anyMatch(source -> source.holdsPrivate(name))) {
      problems.add(isPrivate(name));
    } else if (scope.sources().stream().noneMatch(source -> source.output(name).isPresent())) {
      problems.add("there is no column " + name.value() + " to join by");
    }
    scope.merge(name);
    for (Source left : scope.sources().subList(0, before)) {
      for (Source right : scope.sources().subList(before, scope.sources().size())) {
        Optional<Output> one = left.output(name);
        Optional<Output> other = right.output(name);
        if (one.isPresent() && other.isPresent()) {
          equal(left, one.get(), right, other.get(), JoinEquality.Kind.USING, join, joins);
        }
      }
    }
  }

  private static void equal(
      Source left,
      Output one,
      Source right,
      Output other,
      JoinEquality.Kind kind,
      Relation.Join join,
      List<JoinEquality> joins) {
    if (one.origin().isPresent() && other.origin().isPresent()) {
      joins.add(
          new JoinEquality(
              new JoinEquality.Side(one.origin().get(), left.use()),
              new JoinEquality.Side(other.origin().get(), right.use()),
              kind,
              Clause.JOIN,
              join.span()));
    }
  }

  private void table(Relation.TableRef ref, Scope scope, Map<String, Common> common) {
    Common meant = ref.parts().size() == 1 ? common.get(key(ref.name())) : null;
    if (meant != null) {
      String alias = ref.alias().orElse(ref.name()).value();
      scope.add(new Source(alias, List.of(), Optional.empty(), meant.outputs()));
      dependent.addAll(open.subList(meant.level(), open.size()));
      return;
    }
    List<Table> found = lookup.find(ref, parsed.dialect() == Dialect.SQLITE);
    if (found.isEmpty()) {
      problems.add(
          "there is no table "
              + ref.qualifiedName()
              + " that questions may use; system tables, files and functions are not allowed");
    } else if (found.size() > 1) {
      problems.add("the table " + ref.qualifiedName() + " is in several schemas; name the schema");
    } else {
      tables.add(found.get(0));
      scope.add(Source.of(ref, found.get(0)));
    }
  }

  private List<Output> star(Expr.Star star, Scope scope) {
    List<Output> outputs = new ArrayList<>();
    List<Source> meant =
        scope.sources().stream()
            .filter(source -> star.qualifier().isEmpty() || source.named(star.qualifier()))
            .toList();
    if (meant.isEmpty()) {
      problems.add("a * stands for no table of this FROM");
    }
    for (Source source : meant) {
      if (source.holdsPrivate()) {
        problems.add(
            "a * would show private columns of " + source.alias() + "; name the columns wanted");
      }
      outputs.addAll(source.outputs());
    }
    return outputs;
  }

  /**
   * @param aliases names of the result's columns that may be meant here
   * @param aliasesFirst as in ORDER BY; elsewhere a column of FROM is meant first
   */
  private void expr(
      SqlNode node,
      Scope scope,
      Map<String, Common> common,
      Map<String, Output> aliases,
      boolean aliasesFirst) {
    if (node instanceof Expr.ColumnRef ref) {
      column(ref, scope, aliases, aliasesFirst);
    } else if (node instanceof Query query) {
      query(query, Optional.of(scope), common);
    } else if (node instanceof Expr.Star) {
      problems.add("a * is allowed only as a select item and in COUNT(*)");
    } else {
      node.children().forEach(child -> expr(child, scope, common, aliases, aliasesFirst));
    }
  }

  private void column(
      Expr.ColumnRef ref, Scope scope, Map<String, Output> aliases, boolean aliasesFirst) {
    boolean alias = ref.qualifier().isEmpty() && aliases.containsKey(key(ref.name()));
    Optional<Scope> level = Optional.of(scope);
    while (level.isPresent()) {
      Scope here = level.get();
      List<Source> meant =
          here.sources().stream()
              .filter(source -> ref.qualifier().isEmpty() || source.named(ref.qualifier()))
              .toList();
      if (meant.stream().anyMatch(source -> source.holdsPrivate(ref.name()))) {
        problems.add(isPrivate(ref.name()));
        return;
      }
      List<Source> holding =
          meant.stream().filter(source -> source.output(ref.name()).isPresent()).toList();
      List<Output> found =
          holding.stream().flatMap(source -> source.output(ref.name()).stream()).toList();
      if (alias && (aliasesFirst || found.isEmpty())) {
        aliases.get(key(ref.name())).origin().ifPresent(origin -> columns.put(ref, origin));
        return;
      }
      if (found.size() == 1 || (!found.isEmpty() && here.merged(ref.name()))) {
        found.get(0).origin().ifPresent(origin -> columns.put(ref, origin));
        holding.get(0).use().ifPresent(use -> uses.put(ref, use));
        dependent.addAll(open.subList(here.level(), open.size()));
        return;
      }
      if (found.size() > 1) {
        problems.add(
            "the column " + ref.name().value() + " is in several tables; name the table before it");
        return;
      }
      alias = false;
      level = here.outer();
    }
    unknown(ref);
  }

  private void unknown(Expr.ColumnRef ref) {
    boolean bare = ref.qualifier().isEmpty();
    if (bare && ref.name().doubleQuoted() && parsed.dialect() == Dialect.SQLITE) {
      textual.add(ref);
    } else {
      problems.add(
          "there is no column "
              + ref.name().value()
              + " in the tables of this query that questions may use");
    }
  }

  private static String isPrivate(Name name) {
    return "the column " + name.value() + " is private and may not be used in any place";
  }

  private static Map<String, Output> names(List<Output> outputs) {
    Map<String, Output> names = new HashMap<>();
    for (Output output : outputs) {
      output.name().ifPresent(name -> names.putIfAbsent(name.toLowerCase(Locale.ROOT), output));
    }
    return names;
  }

  private static String key(Name name) {
    return name.value().toLowerCase(Locale.ROOT);
  }
}

package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.sql.Aliases.Alias;
import io.github.askjdbc.sql.Aliases.Place;
import io.github.askjdbc.sql.ColumnSearch.Found;
import io.github.askjdbc.sql.Scope.Output;
import io.github.askjdbc.sql.Scope.Source;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds what the names of a query mean. Every name must mean something public: one that is not
 * found is a problem, as it may be a hidden column, a whole row, or a session value.
 */
final class Resolver {
  private final ParsedQuery parsed;
  private final TableLookup stored;
  private final Set<Table> tables = new LinkedHashSet<>();
  private final Set<String> problems = new LinkedHashSet<>();
  private final ColumnLookup columns;
  private final StarColumns stars;
  private final NamedJoins namedJoins;
  private final PseudoColumns pseudoColumns;
  private final NameFolding relations;
  private final List<ResolvedSelect> selects = new ArrayList<>();
  private final IdentityHashMap<Query, List<Output>> outputs = new IdentityHashMap<>();
  private final List<Query> open = new ArrayList<>();
  private final Set<Query> dependent = Collections.newSetFromMap(new IdentityHashMap<>());

  /** A table of WITH: its columns, and how many queries are open around it. */
  private record Common(Name name, List<Output> outputs, int level) {}

  Resolver(ParsedQuery parsed, CatalogSnapshot catalog) {
    this.parsed = parsed;
    this.stored = new TableLookup(catalog, parsed.dialect());
    this.columns = new ColumnLookup(parsed.dialect(), problems);
    this.stars = new StarColumns(parsed.dialect(), problems);
    this.namedJoins = new NamedJoins(parsed.dialect(), problems);
    this.pseudoColumns = PseudoColumns.of(parsed.dialect());
    this.relations = NameFolding.ofRelations(parsed.dialect());
  }

  ResolvedQuery resolve() {
    query(parsed.query(), Optional.empty(), Map.of());
    selects.sort(Comparator.comparingInt(select -> select.select().span().start()));
    return new ResolvedQuery(
        parsed,
        List.copyOf(tables),
        columns.columns(),
        columns.textual(),
        List.copyOf(problems),
        columns.uses(),
        selects,
        dependent,
        new Spelling(columns.written(), stars.written(), namedJoins.natural()),
        QueryFacts.of(parsed, NamesRead.of(parsed, tables, columns.columns()), columns, selects));
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
      if (stored.exists(table.name())) {
        // some targets would read such a name as the table, others as the WITH itself, recursively
        problems.add(
            "WITH takes the name of the table " + table.name().value() + "; give it another name");
      }
      table.columns().forEach(this::given);
      List<Output> outputs = renamed(query(table.query(), outer, common), table.columns());
      common.put(table.name().folded(), new Common(table.name(), outputs, open.size()));
    }
    if (query.body() instanceof QueryBody.Select select) {
      return select(select, query.orderBy(), outer, common);
    }
    List<Output> outputs = body(query.body(), outer, common);
    Scope empty = Scope.of(Optional.empty(), open.size());
    Aliases aliases =
        Aliases.of(
            outputs.stream()
                .filter(output -> output.name().isPresent())
                .map(output -> new Alias(output.name().get(), output, Optional.empty()))
                .toList(),
            List.of());
    query.orderBy().forEach(item -> expr(item.key(), empty, common, ofResult(item.key(), aliases)));
    return outputs;
  }

  /** The columns of a result are named by whole keys alone, where a set operation gives it. */
  private static Aliases ofResult(Expr key, Aliases aliases) {
    return key instanceof Expr.ColumnRef ? aliases.at(Place.ORDER_KEY) : Aliases.NONE;
  }

  /** A name that the query gives to a column. */
  private void given(Name name) {
    pseudoColumns.problemOfGiven(name).ifPresent(problems::add);
  }

  private List<Output> renamed(List<Output> outputs, List<Name> names) {
    List<Output> renamed = new ArrayList<>();
    for (int i = 0; i < outputs.size(); i++) {
      Optional<Name> name = i < names.size() ? Optional.of(names.get(i)) : outputs.get(i).name();
      renamed.add(new Output(name, outputs.get(i).origin()));
    }
    return renamed;
  }

  private List<Output> body(QueryBody body, Optional<Scope> outer, Map<String, Common> common) {
    if (body instanceof QueryBody.Select select) {
      return select(select, List.of(), outer, common);
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
      Optional<Scope> outer,
      Map<String, Common> common) {
    Scope scope = Scope.of(outer, open.size());
    List<JoinEquality> joins = new ArrayList<>();
    from(select, scope, common, joins);
    Results results = results(select, scope, common);
    List<Name> implied =
        select.items().stream().flatMap(item -> item.impliedName().stream()).toList();
    Aliases aliases = Aliases.of(results.names(), implied);
    select.where().ifPresent(where -> expr(where, scope, common, aliases));
    select.groupBy().forEach(key -> expr(key, scope, common, aliases.at(Place.GROUP_KEY)));
    select.having().ifPresent(having -> expr(having, scope, common, aliases.at(Place.HAVING)));
    orderBy.forEach(item -> expr(item.key(), scope, common, aliases.at(Place.ORDER_KEY)));
    List<TableUse> used =
        scope.sources().stream().flatMap(source -> source.use().stream()).toList();
    ResolvedSelect resolved =
        new ResolvedSelect(
            select, orderBy, open.size() - 1, used, used.size() == scope.sources().size(), joins);
    selects.add(
        resolved.joinedBy(
            new WrittenJoins(columns, query -> origins(outputs.get(query))).of(resolved)));
    return results.outputs();
  }

  /** The columns of a result, and those of them that have a name. */
  private record Results(List<Output> outputs, List<Alias> names) {
    void add(Output output, Optional<Found> shown) {
      outputs.add(output);
      output.name().ifPresent(name -> names.add(new Alias(name, output, shown)));
    }
  }

  private Results results(QueryBody.Select select, Scope scope, Map<String, Common> common) {
    Results results = new Results(new ArrayList<>(), new ArrayList<>());
    for (SelectItem item : select.items()) {
      if (item.value() instanceof Expr.Star star) {
        for (Found column : stars.of(star, scope)) {
          results.add(stars.shown(column), Optional.of(column));
        }
      } else {
        expr(item.value(), scope, common, Aliases.NONE);
        item.alias().ifPresent(this::given);
        results.add(
            new Output(item.outputName(), columns.stored(item.value())),
            columns.meaning(item.value()));
      }
    }
    return results;
  }

  private static List<Optional<ColumnName>> origins(List<Output> outputs) {
    return outputs.stream().map(Output::origin).toList();
  }

  /** The condition of a join waits until all of FROM is known. */
  private record Waiting(Expr on, int comma, int joined) {}

  private void from(
      QueryBody.Select select, Scope scope, Map<String, Common> common, List<JoinEquality> joins) {
    List<Waiting> waiting = new ArrayList<>();
    int comma = 0;
    for (Relation relation : OneRowTable.leftOut(select, parsed.dialect())) {
      int before = scope.sources().size();
      if (relation instanceof Relation.Join join) {
        comma = join.kind().equals(",") ? before : comma;
        relation(join.right(), scope, common);
        joins.addAll(namedJoins.read(join, scope, before));
        if (join.on().isPresent()) {
          waiting.add(new Waiting(join.on().get(), comma, scope.sources().size()));
        }
      } else {
        relation(relation, scope, common);
      }
    }
    for (Waiting one : waiting) {
      expr(one.on(), scope.ofCondition(one.comma(), one.joined()), common, Aliases.NONE);
    }
  }

  private void relation(Relation relation, Scope scope, Map<String, Common> common) {
    if (relation instanceof Relation.TableRef ref) {
      table(ref, scope, common);
    } else if (relation instanceof Relation.Derived derived) {
      List<Output> outputs = query(derived.query(), scope.aroundDerived(), common);
      scope.add(new Source(derived.alias(), List.of(), Optional.empty(), outputs));
    } else {
      throw new IllegalStateException("a join stands where a table is wanted");
    }
  }

  private void table(Relation.TableRef ref, Scope scope, Map<String, Common> common) {
    Common meant = ref.parts().size() == 1 ? common.get(ref.name().folded()) : null;
    if (meant != null) {
      if (!relations.same(ref.name(), meant.name())) {
        // some targets would read a stored table, of the system perhaps
        problems.add(
            "the name "
                + ref.name().value()
                + " is written in two ways; write it everywhere as WITH does");
      }
      Optional<Name> name = Optional.of(ref.alias().orElse(ref.name()));
      scope.add(new Source(name, List.of(), Optional.empty(), meant.outputs()));
      dependent.addAll(open.subList(meant.level(), open.size()));
      return;
    }
    List<Table> found = stored.find(ref);
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

  /**
   * @param aliases names of the result's columns, seen from here
   */
  private void expr(SqlNode node, Scope scope, Map<String, Common> common, Aliases aliases) {
    if (node instanceof Expr.ColumnRef ref) {
      columns
          .find(ref, scope, aliases)
          .ifPresent(from -> dependent.addAll(open.subList(from.level(), open.size())));
    } else if (node instanceof Query query) {
      query(query, Optional.of(scope), common);
    } else if (node instanceof Expr.Star) {
      problems.add("a * is allowed only as a select item and in COUNT(*)");
    } else {
      Aliases within = aliases.within(node);
      node.children().forEach(child -> expr(child, scope, common, within));
    }
  }
}

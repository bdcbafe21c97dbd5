package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.Scope.Output;
import io.github.askjdbc.sql.Scope.Source;
import io.github.askjdbc.text.LetterCase;
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
  private final List<ResolvedSelect> selects = new ArrayList<>();
  private final IdentityHashMap<Query, List<Output>> outputs = new IdentityHashMap<>();
  private final List<Query> open = new ArrayList<>();
  private final Set<Query> dependent = Collections.newSetFromMap(new IdentityHashMap<>());

  /** A table of WITH: its columns, and how many queries are open around it. */
  private record Common(List<Output> outputs, int level) {}

  Resolver(ParsedQuery parsed, CatalogSnapshot catalog) {
    this.parsed = parsed;
    this.stored = new TableLookup(catalog);
    this.columns = new ColumnLookup(parsed.dialect(), problems);
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
      if (stored.exists(table.name())) {
        // some targets would read such a name as the table, others as the WITH itself, recursively
        problems.add(
            "WITH takes the name of the table " + table.name().value() + "; give it another name");
      }
      List<Output> outputs = renamed(query(table.query(), outer, common), table.columns());
      common.put(table.name().folded(), new Common(outputs, open.size()));
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
                ? Optional.ofNullable(columns.columns().get(ref))
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
    joins.addAll(
        new WrittenJoins(columns.columns(), columns.uses(), query -> origins(outputs.get(query)))
            .of(select));
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
      joins.addAll(new NamedJoins(join, scope, before, problems).read());
      join.on().ifPresent(on -> expr(on, scope, common, Map.of(), false));
    }
  }

  private void table(Relation.TableRef ref, Scope scope, Map<String, Common> common) {
    Common meant = ref.parts().size() == 1 ? common.get(ref.name().folded()) : null;
    if (meant != null) {
      String alias = ref.alias().orElse(ref.name()).value();
      scope.add(new Source(alias, List.of(), Optional.empty(), meant.outputs()));
      dependent.addAll(open.subList(meant.level(), open.size()));
      return;
    }
    List<Table> found = stored.find(ref, parsed.dialect() == Dialect.SQLITE);
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
      columns
          .find(ref, scope, aliases, aliasesFirst)
          .ifPresent(from -> dependent.addAll(open.subList(from.level(), open.size())));
    } else if (node instanceof Query query) {
      query(query, Optional.of(scope), common);
    } else if (node instanceof Expr.Star) {
      problems.add("a * is allowed only as a select item and in COUNT(*)");
    } else {
      node.children().forEach(child -> expr(child, scope, common, aliases, aliasesFirst));
    }
  }

  private static Map<String, Output> names(List<Output> outputs) {
    Map<String, Output> names = new HashMap<>();
    for (Output output : outputs) {
      output.name().ifPresent(name -> names.putIfAbsent(LetterCase.folded(name), output));
    }
    return names;
  }
}

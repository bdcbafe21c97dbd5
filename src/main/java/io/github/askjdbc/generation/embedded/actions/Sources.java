package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Name;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.ResolvedQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The tables of one FROM, with the names by which its query calls them. */
final class Sources {

  private record Source(String alias, TableName table, int occurrence) {}

  private final List<Source> sources = new ArrayList<>();
  private final Optional<Sources> outer;
  private final CatalogSnapshot catalog;

  private Sources(Optional<Sources> outer, CatalogSnapshot catalog) {
    this.outer = outer;
    this.catalog = catalog;
  }

  static Sources of(
      List<Relation> from,
      Optional<Sources> outer,
      ResolvedQuery resolved,
      CatalogSnapshot catalog) {
    Sources sources = new Sources(outer, catalog);
    from.forEach(relation -> sources.add(ActionReader.relation(relation), resolved));
    return sources;
  }

  private void add(Relation relation, ResolvedQuery resolved) {
    if (!(relation instanceof Relation.TableRef ref)) {
      throw new UnreadableQueryException("a query in FROM");
    }
    Table table =
        resolved.tables().stream()
            .filter(t -> ref.name().matches(t.name().name()))
            .findFirst()
            .orElseThrow(() -> new UnreadableQueryException("an unknown table"));
    int occurrence =
        (int) sources.stream().filter(source -> source.table().equals(table.name())).count();
    sources.add(new Source(ref.alias().orElse(ref.name()).value(), table.name(), occurrence));
  }

  /** The tables with the pairs by which each is joined; what is no pair is refused. */
  List<Action> joined(List<Relation> from, ConditionReader conditions) {
    List<Action> actions = new ArrayList<>();
    for (int at = 0; at < sources.size(); at++) {
      Source source = sources.get(at);
      Optional<Action.Join> join =
          from.get(at) instanceof Relation.Join j
              ? Optional.of(new Action.Join(pairs(j, at, conditions), j.kind().startsWith("LEFT")))
              : Optional.empty();
      actions.add(new Action.AddFrom(source.table(), source.occurrence(), join, List.of()));
    }
    return actions;
  }

  private List<Action.Pair> pairs(Relation.Join join, int at, ConditionReader conditions) {
    if (join.natural()) {
      throw new UnreadableQueryException("NATURAL JOIN");
    }
    List<Action.Pair> pairs = new ArrayList<>();
    for (Name name : join.using()) {
      Cell right = cell(sources.get(at), name.value()).orElseThrow();
      Cell left =
          sources.subList(0, at).stream()
              .flatMap(source -> cell(source, name.value()).stream())
              .findFirst()
              .orElseThrow(() -> new UnreadableQueryException("USING"));
      pairs.add(new Action.Pair(left, right));
    }
    join.on()
        .ifPresent(
            on -> {
              for (Condition condition : conditions.conjuncts(on)) {
                if (condition instanceof Condition.Comparison c
                    && c.operator() == Condition.Operator.EQUAL
                    && c.left() instanceof Cell left
                    && c.right() instanceof Cell right) {
                  pairs.add(new Action.Pair(left, right));
                } else {
                  throw new UnreadableQueryException("a join by more than equal cells");
                }
              }
            });
    return pairs;
  }

  /** The table that a name or alias stands for. */
  Action.AddFrom named(List<Name> qualifier) {
    Source source =
        find(qualifier.get(qualifier.size() - 1))
            .orElseThrow(() -> new UnreadableQueryException("an unknown alias"));
    return new Action.AddFrom(source.table(), source.occurrence(), Optional.empty(), List.of());
  }

  Cell cell(Expr.ColumnRef ref) {
    Optional<Cell> here =
        ref.qualifier().isEmpty()
            ? sources.stream().flatMap(s -> cell(s, ref.name().value()).stream()).findFirst()
            : find(ref.qualifier().get(ref.qualifier().size() - 1))
                .flatMap(source -> cell(source, ref.name().value()));
    if (here.isEmpty() && outer.isPresent()) {
      throw new UnreadableQueryException("a query that depends on the one around it");
    }
    return here.orElseThrow(() -> new UnreadableQueryException("an unknown column"));
  }

  private Optional<Source> find(Name name) {
    return sources.stream().filter(source -> name.matches(source.alias())).findFirst();
  }

  private Optional<Cell> cell(Source source, String column) {
    return catalog
        .column(new ColumnName(source.table(), column))
        .map(known -> new Cell(known.name(), source.occurrence()));
  }
}

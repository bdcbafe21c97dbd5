package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A catalog together with what is said of it.
 *
 * <p>What speaks of a private column, in whatever way, is left out, so that no description shows
 * what the catalog hides.
 *
 * @param catalog with the described relationships among its foreign keys
 * @param semantics spelt as the catalog does; files win over the database's comments
 * @param unknown tables and columns that the files describe and the database does not hold
 */
public record DescribedCatalog(
    CatalogSnapshot catalog, SemanticLayer semantics, Set<String> unknown) {

  public DescribedCatalog {
    unknown = Collections.unmodifiableSet(new LinkedHashSet<>(unknown));
  }

  /**
   * @param files what the files say, names spelt as there
   */
  public static DescribedCatalog of(CatalogSnapshot catalog, SemanticLayer files) {
    Binding binding = new Binding(catalog);
    SemanticLayer comments = binding.bound(CommentReader.read(catalog));
    SemanticLayer bound = binding.bound(files).over(comments);
    return new DescribedCatalog(binding.withKeys(bound.relationships()), bound, binding.unknown);
  }

  /** Looks the layer's names up in one catalog. */
  private static final class Binding {
    private final CatalogSnapshot catalog;
    private final PrivateNames privateNames;
    private final ColumnReferences references;
    private final Set<String> unknown = new LinkedHashSet<>();
    private final Map<String, Optional<Table>> tables = new HashMap<>();

    Binding(CatalogSnapshot catalog) {
      this.catalog = catalog;
      this.references = new ColumnReferences(catalog);
      this.privateNames = new PrivateNames(catalog);
    }

    SemanticLayer bound(SemanticLayer layer) {
      LayerBuilder out = new LayerBuilder();
      for (TableMeaning meaning : layer.tables().values()) {
        table(meaning.table())
            .ifPresent(table -> out.add(privateNames.without(meaning.of(table.name()))));
      }
      for (ColumnMeaning meaning : layer.columns().values()) {
        column(meaning.column())
            .filter(column -> !meaning.hidden())
            .ifPresent(column -> out.add(privateNames.without(meaning.of(column))));
      }
      layer.relationships().forEach(relationship -> bound(relationship).ifPresent(out::add));
      layer.filters().forEach(filter -> bound(filter).ifPresent(out::add));
      layer.metrics().forEach(metric -> bound(metric).ifPresent(out::add));
      layer.verifiedQueries().stream()
          .filter(
              query ->
                  !privateNames.among(Naming.of(List.of(query.question())), query.sql().orElse("")))
          .forEach(out::add);
      return out.build();
    }

    private Optional<NamedFilter> bound(NamedFilter filter) {
      return table(filter.table())
          .filter(table -> !privateNames.among(filter.naming(), filter.condition()))
          .map(
              table ->
                  new NamedFilter(
                      filter.naming(), table.name(), filter.condition(), filter.source()));
    }

    private Optional<Metric> bound(Metric metric) {
      Optional<TableName> table =
          metric.table().isEmpty()
              ? references.table(metric.expression())
              : metric.table().flatMap(this::table).map(Table::name);
      return table
          .filter(known -> !privateNames.among(metric.naming(), metric.expression()))
          .map(
              known ->
                  new Metric(
                      metric.naming(),
                      table,
                      metric.expression(),
                      metric.time().flatMap(this::column),
                      metric.source()));
    }

    CatalogSnapshot withKeys(List<Relationship> relationships) {
      List<ForeignKey> keys = new ArrayList<>(catalog.foreignKeys());
      for (Relationship one : relationships) {
        boolean declared =
            keys.stream()
                .anyMatch(
                    key ->
                        !key.isInferred()
                            && key.from().equals(one.from())
                            && key.fromColumns().equals(one.fromColumns())
                            && key.to().equals(one.to()));
        if (!declared) {
          keys.removeIf(
              key ->
                  key.isInferred()
                      && Set.of(key.from(), key.to())
                          .equals(Set.copyOf(List.of(one.from(), one.to()))));
          keys.add(
              new ForeignKey(
                  one.from(),
                  one.fromColumns(),
                  one.to(),
                  one.toColumns(),
                  ForeignKey.Origin.DESCRIBED));
        }
      }
      return keys.equals(catalog.foreignKeys()) ? catalog : catalog.withForeignKeys(keys);
    }

    private Optional<Relationship> bound(Relationship relationship) {
      List<String> from = columns(relationship.from(), relationship.fromColumns());
      List<String> to = columns(relationship.to(), relationship.toColumns());
      boolean known =
          from.size() == relationship.fromColumns().size()
              && to.size() == relationship.toColumns().size()
              && from.size() == to.size();
      return known
          ? Optional.of(
              new Relationship(
                  table(relationship.from()).orElseThrow().name(),
                  from,
                  table(relationship.to()).orElseThrow().name(),
                  to,
                  relationship.source()))
          : Optional.empty();
    }

    private List<String> columns(TableName table, List<String> names) {
      return names.stream()
          .flatMap(name -> column(new ColumnName(table, name)).stream())
          .map(ColumnName::column)
          .toList();
    }

    private Optional<ColumnName> column(ColumnName name) {
      Optional<Table> table = table(name.table());
      Optional<ColumnName> found = table.flatMap(t -> t.column(name.column())).map(Column::name);
      if (table.isPresent() && found.isEmpty() && !privateNames.contains(name.column())) {
        unknown.add(table.get().name() + "." + name.column());
      }
      return found;
    }

    private Optional<Table> table(TableName name) {
      return tables.computeIfAbsent(
          name.name(),
          written -> {
            List<Table> named = catalog.tablesNamed(written);
            if (named.isEmpty()) {
              unknown.add(written);
            }
            return named.stream()
                .filter(table -> table.name().name().equals(written))
                .findFirst()
                .or(() -> named.stream().findFirst());
          });
    }
  }
}

package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What people say of a database, from all sources together. All of it is data: nothing is checked
 * but its form, and SQL in it passes the guard like any other before it runs.
 *
 * <p>As read, names are spelt as their author spelt them. In {@code DatabaseKnowledge} they are
 * spelt as the catalog does, and hold nothing that the catalog does not.
 */
public record SemanticLayer(
    Map<TableName, TableMeaning> tables,
    Map<ColumnName, ColumnMeaning> columns,
    List<Relationship> relationships,
    List<NamedFilter> filters,
    List<Metric> metrics,
    List<VerifiedQuery> verifiedQueries) {

  public static final SemanticLayer NONE =
      new SemanticLayer(Map.of(), Map.of(), List.of(), List.of(), List.of(), List.of());

  public SemanticLayer {
    tables = Collections.unmodifiableMap(new LinkedHashMap<>(tables));
    columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
    relationships = List.copyOf(relationships);
    filters = List.copyOf(filters);
    metrics = List.copyOf(metrics);
    verifiedQueries = List.copyOf(verifiedQueries);
  }

  /**
   * What codes stand for.
   *
   * @param texts of each column its codes with what they stand for
   * @param names what columns of codes are called besides
   * @param from where that stands
   */
  public static SemanticLayer ofCodes(
      Map<ColumnName, Map<String, String>> texts, Map<ColumnName, String> names, String from) {
    LayerBuilder layer = new LayerBuilder();
    texts.forEach(
        (column, codes) ->
            layer.add(
                ColumnMeaning.of(
                        column,
                        Optional.ofNullable(names.get(column))
                            .map(name -> Naming.of(List.of(name)))
                            .orElse(Naming.NONE),
                        new Source(from, 0, column.toString()))
                    .withCodes(codes)));
    return layer.build();
  }

  /** What is told of one number. */
  public static SemanticLayer of(Metric metric) {
    return new LayerBuilder().add(metric).build();
  }

  public Optional<TableMeaning> table(TableName name) {
    return Optional.ofNullable(tables.get(name));
  }

  public Optional<ColumnMeaning> column(ColumnName name) {
    return Optional.ofNullable(columns.get(name));
  }

  /** Patterns of the columns that no question may read, as private columns are written. */
  public List<String> hidden() {
    Stream<String> hiddenColumns =
        columns.values().stream()
            .filter(ColumnMeaning::hidden)
            .map(meaning -> meaning.column().toString());
    Stream<String> hiddenTables =
        tables.values().stream()
            .filter(TableMeaning::hidden)
            .map(meaning -> meaning.table() + ".*");
    return Stream.concat(hiddenColumns, hiddenTables).toList();
  }

  public boolean isEmpty() {
    return equals(NONE);
  }

  /** Both together; where they say something of the same thing this one wins. */
  public SemanticLayer over(SemanticLayer weaker) {
    if (weaker.isEmpty()) {
      return this;
    }
    return isEmpty() ? weaker : new LayerBuilder().add(this).add(weaker).build();
  }
}

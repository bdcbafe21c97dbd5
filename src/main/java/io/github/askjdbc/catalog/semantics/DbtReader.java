package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads dbt's property files (dbt documentation, "Model properties", "Source properties"); semantic
 * models and metrics go to {@link DbtSemanticModels}.
 *
 * <p>{@code meta} may hold {@code synonyms} (a list), {@code hidden} (true or false), {@code unit},
 * and {@code values} (a mapping from stored value to meaning).
 */
final class DbtReader {
  /** What a property file may hold at its top; one of them as a list makes a file dbt's. */
  private static final Set<String> RESOURCES =
      Set.of(
          "models",
          "sources",
          "seeds",
          "snapshots",
          "semantic_models",
          "metrics",
          "saved_queries",
          "exposures",
          "groups",
          "analyses",
          "macros",
          "unit_tests",
          "data_tests");

  private static final Pattern REFERENCE =
      Pattern.compile(
          "(?s)(?:ref|source)\\s*\\(.*?['\"]([^'\"]+)['\"]\\s*(?:,\\s*v(?:ersion)?\\s*=.*)?\\)");

  private final LayerBuilder layer;
  private final DbtSemanticModels semanticModels;

  DbtReader(LayerBuilder layer) {
    this.layer = layer;
    this.semanticModels = new DbtSemanticModels(layer);
  }

  static boolean recognises(YamlMapping root) {
    return RESOURCES.stream().anyMatch(root::hasList);
  }

  void read(YamlMapping root) {
    for (String key : List.of("models", "seeds", "snapshots")) {
      root.mappings(key).forEach(this::table);
    }
    for (YamlMapping source : root.mappings("sources")) {
      source.mappings("tables").forEach(this::table);
    }
    semanticModels.read(root);
  }

  /** To be called after the last file, since one file's metrics use another's measures. */
  void finish() {
    semanticModels.finish();
  }

  /** The table of {@code ref('orders')} or {@code source('shop', 'orders')}, or the text itself. */
  static String referenced(String written) {
    Matcher matcher = REFERENCE.matcher(written);
    return matcher.find() ? matcher.group(1) : written.strip();
  }

  private void table(YamlMapping table) {
    String name = table.requiredText("name");
    Optional<String> stored =
        table.text("identifier").or(() -> table.mapping("config").flatMap(c -> c.text("alias")));
    TableName tableName = TableName.of(stored.or(() -> table.text("alias")).orElse(name));
    boolean hidden = metas(table).stream().anyMatch(meta -> meta.flag("hidden"));
    layer.add(TableMeaning.of(tableName, naming(table, name), hidden, table.source()));
    for (YamlMapping column : table.mappings("columns")) {
      column(column, tableName);
    }
  }

  private void column(YamlMapping column, TableName table) {
    ColumnName name = new ColumnName(table, column.requiredText("name"));
    List<YamlMapping> metas = metas(column);
    List<String> accepted = new ArrayList<>();
    for (String key : List.of("tests", "data_tests")) {
      for (YamlMapping test : column.mappingsAmong(key)) {
        argumentsOf(test, "accepted_values").ifPresent(a -> accepted.addAll(a.texts("values")));
        argumentsOf(test, "relationships").ifPresent(a -> relationship(name, a));
      }
    }
    ColumnMeaning meaning =
        ColumnMeaning.of(name, naming(column, name.column()), column.source())
            .withSamples(accepted)
            .hidden(metas.stream().anyMatch(meta -> meta.flag("hidden")));
    Map<String, String> codes = new LinkedHashMap<>(meaning.codes());
    Optional<String> unit = meaning.unit();
    for (YamlMapping meta : metas) {
      unit = meta.text("unit").or(() -> meaning.unit());
      if (meta.hasMapping("values")) {
        YamlMapping values = meta.requiredMapping("values");
        values.keys().forEach(code -> values.text(code).ifPresent(m -> codes.put(code, m)));
      }
    }
    layer.add(meaning.withCodes(codes).in(unit));
  }

  private static Optional<YamlMapping> argumentsOf(YamlMapping test, String kind) {
    if (!test.hasMapping(kind)) {
      return Optional.empty();
    }
    YamlMapping given = test.requiredMapping(kind);
    return Optional.of(given.mapping("arguments").orElse(given));
  }

  private void relationship(ColumnName from, YamlMapping arguments) {
    layer.add(
        new Relationship(
            from.table(),
            List.of(from.column()),
            TableName.of(referenced(arguments.requiredText("to"))),
            List.of(arguments.requiredText("field")),
            arguments.source()));
  }

  private static List<YamlMapping> metas(YamlMapping mapping) {
    List<YamlMapping> metas = new ArrayList<>();
    mapping.mapping("meta").ifPresent(metas::add);
    mapping.mapping("config").flatMap(config -> config.mapping("meta")).ifPresent(metas::add);
    return metas;
  }

  static Naming naming(YamlMapping mapping, String name) {
    List<String> names = new ArrayList<>(List.of(name));
    mapping.text("label").ifPresent(names::add);
    metas(mapping).forEach(meta -> names.addAll(meta.texts("synonyms")));
    return new Naming(names, mapping.text("description"));
  }
}

package io.github.askjdbc.catalog;

import io.github.askjdbc.catalog.semantics.SemanticLayer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * What the rows of a database say of codes that no key leads to: "recruiting" of {@code RE} in
 * {@code study.stat_cd}, by a table that lists all codes of the database.
 *
 * @param texts of each coded column its codes with their texts
 * @param names what the lists of columns are called, where it says more than the column's name
 * @param tables that list codes of such columns
 */
public record CodeLists(
    Map<ColumnName, Map<String, String>> texts,
    Map<ColumnName, String> names,
    Set<TableName> tables) {

  public static final CodeLists NONE = new CodeLists(Map.of(), Map.of(), Set.of());

  public CodeLists {
    texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    names = Map.copyOf(names);
    tables = Set.copyOf(tables);
  }

  /** As what people say of the columns. */
  SemanticLayer layer() {
    return SemanticLayer.ofCodes(texts, names, "code lists of the database");
  }
}

package io.github.askjdbc.pipeline.numbers;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;

/**
 * What is known of a database without its views: of what a number is made are rows of tables, and a
 * view may hold some of them, or one row for several.
 */
final class TablesAlone {

  private static final int PREPARED_CATALOGS = 8;

  private final Cache<CatalogSnapshot, CatalogSnapshot> tables =
      Caffeine.newBuilder().weakKeys().maximumSize(PREPARED_CATALOGS).build();

  DatabaseKnowledge of(DatabaseKnowledge knowledge) {
    CatalogSnapshot all = knowledge.catalog();
    return all.tables().stream().noneMatch(Table::view)
        ? knowledge
        : knowledge.within(tables.get(all, TablesAlone::without));
  }

  private static CatalogSnapshot without(CatalogSnapshot all) {
    return new CatalogSnapshot(
        all.tables().stream().filter(table -> !table.view()).toList(),
        all.foreignKeys().stream()
            .filter(key -> isTable(all, key.from()) && isTable(all, key.to()))
            .toList());
  }

  private static boolean isTable(CatalogSnapshot all, TableName name) {
    return all.table(name).filter(table -> !table.view()).isPresent();
  }
}

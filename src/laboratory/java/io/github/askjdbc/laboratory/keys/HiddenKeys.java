package io.github.askjdbc.laboratory.keys;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.InferredKeys;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Infers the keys of a database as if it declared none.
 *
 * @param primaryToo whether primary and unique keys count as undeclared too
 * @param budget for one database
 */
public record HiddenKeys(
    DatabaseAccess databases, boolean primaryToo, Supplier<QuestionBudget> budget) {

  /**
   * @throws SQLException if the database cannot be opened or its tables not be listed
   */
  public KeyInference infer(String db) throws SQLException {
    try (DatabaseAccess.Opened use = databases.open(db)) {
      QuestionBudget time = budget.get();
      ReadOnlyDatabase database = use.database(time);
      CatalogSnapshot catalog =
          new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
              .of(database, time)
              .catalog();
      InferredKeys keys =
          new InferredKeys(
              database.dialect(),
              primaryToo
                  ? catalog.tables().stream().map(HiddenKeys::withoutKeys).toList()
                  : catalog.tables(),
              List.of());
      keys.ask(database, time);
      return new KeyInference(
          db,
          described(catalog.foreignKeys().stream().filter(key -> !key.isInferred()).toList()),
          described(keys.keys()));
    }
  }

  private static Table withoutKeys(Table table) {
    return new Table(
        table.name(),
        table.view(),
        table.comment(),
        table.columns(),
        table.privateColumns(),
        List.of());
  }

  private static Set<String> described(Collection<ForeignKey> keys) {
    return keys.stream()
        .map(
            key ->
                (side(key.from().name(), key.fromColumns())
                    + " -> "
                    + side(key.to().name(), key.toColumns())))
        .collect(Collectors.toSet());
  }

  private static String side(String table, List<String> columns) {
    return (table + "." + String.join("+", columns)).toLowerCase(Locale.ROOT);
  }
}

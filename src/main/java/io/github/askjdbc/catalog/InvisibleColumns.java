package io.github.askjdbc.catalog;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads which columns a {@code *} leaves out although they can be named: those that MySQL and
 * MariaDB call INVISIBLE, which their metadata lists like any others. H2's leaves such columns out,
 * so that questions do not use them.
 */
final class InvisibleColumns {
  private static final String MYSQL =
      "SELECT TABLE_NAME, COLUMN_NAME FROM information_schema.COLUMNS"
          + " WHERE TABLE_SCHEMA = DATABASE() AND EXTRA LIKE '%INVISIBLE%'";

  private InvisibleColumns() {}

  /** Those of all tables; none where the target has none, or does not tell. */
  static Set<ColumnName> read(ReadOnlyDatabase database, QuestionBudget budget, int most) {
    Optional<String> sql =
        switch (database.dialect()) {
          case MYSQL, MARIADB -> Optional.of(MYSQL);
          default -> Optional.empty();
        };
    return sql
        .map(text -> database.query(ProbeQuery.of(text, most), budget))
        .filter(ProbeOutcome.Rows.class::isInstance)
        .stream()
        .flatMap(outcome -> ((ProbeOutcome.Rows) outcome).rows().stream())
        .map(
            row ->
                new ColumnName(
                    TableName.of(String.valueOf(row.get(0))), String.valueOf(row.get(1))))
        .collect(Collectors.toUnmodifiableSet());
  }
}

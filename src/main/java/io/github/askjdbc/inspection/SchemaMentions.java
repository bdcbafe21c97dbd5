package io.github.askjdbc.inspection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.NameExtent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What of a database a question names: tables and columns with the score of the best link. */
public final class SchemaMentions {

  private final Map<TableName, Double> tables = new HashMap<>();
  private final Map<ColumnName, Double> columns = new HashMap<>();
  private final Set<ColumnName> wholeColumns = new HashSet<>();
  private final Set<TableName> wholeTables = new HashSet<>();

  SchemaMentions(LinkedQuestion question) {
    for (Link link : question.links()) {
      link.namedTable().ifPresent(table -> tables.merge(table, link.score(), Math::max));
      link.namedColumn().ifPresent(column -> columns.merge(column, link.score(), Math::max));
      if (link.naming() == NameExtent.WHOLE) {
        link.namedTable().ifPresent(wholeTables::add);
        link.namedColumn().ifPresent(wholeColumns::add);
      }
    }
  }

  /** Whether the question names the table in full. */
  public boolean names(TableName table) {
    return wholeTables.contains(table);
  }

  /** Whether the question names the column in full. */
  public boolean names(ColumnName column) {
    return wholeColumns.contains(column);
  }

  /** Between 0, not named at all, and 1. */
  public double score(TableName table) {
    return tables.getOrDefault(table, 0.0);
  }

  /** Between 0, not named at all, and 1. */
  public double score(ColumnName column) {
    return columns.getOrDefault(column, 0.0);
  }
}

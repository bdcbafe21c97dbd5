package io.github.askjdbc.driver;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Makes a SELECT fit to be a derived table, whose columns need different names. */
final class DerivedTable {
  private DerivedTable() {}

  /**
   * @param select one that the guard let pass
   * @return the same, or a SELECT around it with a suffix on each repeated name; the same if the
   *     names cannot be told within the budget
   */
  static String of(String select, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    if (!(database.query(ProbeQuery.of(select, 1), budget) instanceof ProbeOutcome.Rows rows)) {
      return select;
    }
    List<String> names = distinct(rows.columns());
    if (names.equals(rows.columns())) {
      return select;
    }
    String quote = database.metadata(metadata -> metadata.getIdentifierQuoteString(), budget);
    String mark = quote == null || quote.isBlank() ? "\"" : quote;
    List<String> quoted =
        names.stream().map(name -> mark + name.replace(mark, mark + mark) + mark).toList();
    return "WITH ask_columns(%s) AS (%s) SELECT * FROM ask_columns"
        .formatted(String.join(", ", quoted), select);
  }

  private static List<String> distinct(List<String> columns) {
    Set<String> taken = new HashSet<>();
    columns.forEach(column -> taken.add(column.toLowerCase(Locale.ROOT)));
    Set<String> used = new HashSet<>();
    List<String> distinct = new ArrayList<>();
    for (String column : columns) {
      String name = column;
      for (int suffix = 2; !used.add(name.toLowerCase(Locale.ROOT)); suffix++) {
        name = column + "_" + suffix;
        if (taken.contains(name.toLowerCase(Locale.ROOT))) {
          name = column;
        }
      }
      distinct.add(name);
    }
    return distinct;
  }
}

package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import java.util.List;
import java.util.Map;

/**
 * Says which views may be read where the target does not keep a query from having effects: reading
 * a view calls the functions of its query.
 *
 * <p>Equal ones say the same, so that what was read by one may be kept for the other.
 */
public interface ViewReading {

  /** Knows no view. */
  ViewReading NONE =
      new ViewReading() {
        @Override
        public Map<String, List<TableName>> reads(
            Map<String, String> definitions, Dialect dialect, CatalogSnapshot all) {
          return Map.of();
        }

        @Override
        public boolean vouchedFor(String table) {
          return false;
        }
      };

  /**
   * The tables and views that views read.
   *
   * @param definitions by the view's name, its query or the whole statement that made it
   * @param all every table and view with all of its columns
   * @return by the view's name; one that does more than read, or is not understood, is missing
   */
  Map<String, List<TableName>> reads(
      Map<String, String> definitions, Dialect dialect, CatalogSnapshot all);

  /** Whether the operator said that the table or view may be read, whatever that runs. */
  boolean vouchedFor(String table);
}

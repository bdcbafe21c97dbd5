package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import java.util.Optional;

/** Queries for the number of rows that a target believes a table to have. */
final class RowEstimates {

  private RowEstimates() {}

  /**
   * A query with the table's plain name as its parameter; empty where the dialect has none. A
   * number below 0, or no row, is no estimate.
   */
  static Optional<String> of(Dialect dialect) {
    return switch (dialect) {
      case POSTGRESQL ->
          Optional.of(
              "SELECT CAST(reltuples AS bigint) FROM pg_catalog.pg_class"
                  + " WHERE relname = ? AND pg_catalog.pg_table_is_visible(oid)");
      case MYSQL, MARIADB ->
          Optional.of(
              "SELECT TABLE_ROWS FROM information_schema.TABLES"
                  + " WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ?");
      case H2 ->
          Optional.of(
              "SELECT ROW_COUNT_ESTIMATE FROM INFORMATION_SCHEMA.TABLES"
                  + " WHERE TABLE_SCHEMA = CURRENT_SCHEMA AND TABLE_NAME = ?");
      case DUCKDB ->
          Optional.of(
              "SELECT estimated_size FROM duckdb_tables() WHERE table_name = ?"
                  + " AND database_name = current_database() AND schema_name = current_schema()");
      case SQLITE ->
          Optional.of("SELECT MAX(CAST(stat AS INTEGER)) FROM sqlite_stat1 WHERE tbl = ?");
      default -> Optional.empty();
    };
  }
}

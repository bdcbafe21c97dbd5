package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import java.util.Optional;

/**
 * Queries for all keys of a database at once, where a dialect has one.
 *
 * <p>Each row is a column of a key: P, U or F for primary, unique and foreign; the key's name; the
 * column's place in it, from 1; table; column; for F the referenced table and column. A unique key
 * of an expression has NULL for the column.
 */
final class KeyQueries {

  private static final String SQLITE =
      """
      WITH t AS (
        SELECT name FROM sqlite_master WHERE type = 'table'
        UNION SELECT name FROM sqlite_temp_master WHERE type = 'table')
      SELECT 'P', '', p.pk, t.name, p.name, NULL, NULL
      FROM t, pragma_table_info(t.name) p WHERE p.pk > 0
      UNION ALL
      SELECT 'U', i.name, k.seqno + 1, t.name, k.name, NULL, NULL
      FROM t, pragma_index_list(t.name) i, pragma_index_info(i.name) k
      WHERE i."unique" = 1 AND i.origin <> 'pk' AND i.partial = 0
      UNION ALL
      SELECT 'F', f.id, f.seq + 1, t.name, f."from", f."table", f."to"
      FROM t, pragma_foreign_key_list(t.name) f""";

  private static final String MYSQL =
      """
      SELECT CASE WHEN CONSTRAINT_NAME = 'PRIMARY' THEN 'P'
          WHEN REFERENCED_TABLE_NAME IS NULL THEN 'U' ELSE 'F' END,
        CONSTRAINT_NAME, ORDINAL_POSITION, TABLE_NAME, COLUMN_NAME,
        REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME
      FROM information_schema.KEY_COLUMN_USAGE
      WHERE TABLE_SCHEMA = DATABASE()
        AND (REFERENCED_TABLE_SCHEMA IS NULL OR REFERENCED_TABLE_SCHEMA = DATABASE())""";

  private static final String DUCKDB =
      """
      SELECT CASE constraint_type
          WHEN 'PRIMARY KEY' THEN 'P' WHEN 'UNIQUE' THEN 'U' ELSE 'F' END,
        CAST(constraint_index AS VARCHAR), unnest(range(1, len(constraint_column_names) + 1)),
        table_name, unnest(constraint_column_names),
        referenced_table, unnest(referenced_column_names)
      FROM duckdb_constraints()
      WHERE constraint_type IN ('PRIMARY KEY', 'UNIQUE', 'FOREIGN KEY')
        AND database_name = current_database() AND schema_name = current_schema()""";

  /** Of tables that their plain name finds, so that another schema's keys never mix in. */
  private static final String POSTGRESQL =
      """
      SELECT CASE c.contype WHEN 'p' THEN 'P' ELSE 'F' END, CAST(c.oid AS text), k.place,
        t.relname, a.attname, r.relname, b.attname
      FROM pg_catalog.pg_constraint c
      JOIN pg_catalog.pg_class t ON t.oid = c.conrelid
      CROSS JOIN LATERAL ROWS FROM (unnest(c.conkey), unnest(c.confkey))
        WITH ORDINALITY k(attribute, referenced, place)
      JOIN pg_catalog.pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.attribute
      LEFT JOIN pg_catalog.pg_class r ON r.oid = c.confrelid
      LEFT JOIN pg_catalog.pg_attribute b ON b.attrelid = r.oid AND b.attnum = k.referenced
      WHERE pg_catalog.pg_table_is_visible(t.oid)
        AND (c.contype = 'p' OR c.contype = 'f' AND pg_catalog.pg_table_is_visible(r.oid))
      UNION ALL
      SELECT 'U', CAST(i.indexrelid AS text), k.place, t.relname, a.attname, NULL, NULL
      FROM pg_catalog.pg_index i
      JOIN pg_catalog.pg_class t ON t.oid = i.indrelid
      JOIN pg_catalog.pg_namespace s ON s.oid = t.relnamespace
      CROSS JOIN LATERAL unnest(CAST(i.indkey AS int2[])) WITH ORDINALITY k(attribute, place)
      LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.attribute
      WHERE i.indisunique AND i.indisvalid AND i.indpred IS NULL AND NOT i.indisprimary
        AND k.place <= i.indnkeyatts AND pg_catalog.pg_table_is_visible(t.oid)
        AND s.nspname NOT IN ('pg_catalog', 'pg_toast')""";

  private KeyQueries() {}

  /** Empty for a dialect whose keys are asked for through JDBC's metadata. */
  static Optional<String> of(Dialect dialect) {
    return switch (dialect) {
      case SQLITE -> Optional.of(SQLITE);
      case MYSQL, MARIADB -> Optional.of(MYSQL);
      case DUCKDB -> Optional.of(DUCKDB);
      case POSTGRESQL -> Optional.of(POSTGRESQL);
      default -> Optional.empty();
    };
  }
}

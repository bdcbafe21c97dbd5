package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.Fingerprint;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.Optional;

/**
 * A mark that changes whenever anyone changes a table, a column, a key or a comment.
 *
 * @param mark of what the target answered: a counter where it keeps one, else sums over its
 *     catalog, or the catalog where it cannot sum texts
 */
record SchemaVersion(String mark) {

  private static final String SQLITE = "SELECT schema_version FROM pragma_schema_version";

  /** The transactions that wrote the rows of the catalog, which VACUUM and ANALYZE leave alone. */
  private static final String POSTGRESQL =
      """
      WITH t AS (
        SELECT c.oid, CAST(CAST(c.xmin AS text) AS bigint) AS written
        FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = ANY (current_schemas(false)))
      SELECT current_schemas(false)::text, (SELECT COUNT(*) FROM t), (SELECT SUM(written) FROM t),
        (SELECT SUM(CAST(CAST(a.xmin AS text) AS bigint))
          FROM pg_catalog.pg_attribute a JOIN t ON t.oid = a.attrelid),
        (SELECT SUM(CAST(CAST(k.xmin AS text) AS bigint))
          FROM pg_catalog.pg_constraint k JOIN t ON t.oid = k.conrelid),
        (SELECT SUM(CAST(CAST(d.xmin AS text) AS bigint))
          FROM pg_catalog.pg_description d JOIN t ON t.oid = d.objoid)""";

  private static final String MYSQL =
      """
      SELECT COUNT(*), SUM(CRC32(CONCAT_WS('|', TABLE_NAME, COLUMN_NAME, ORDINAL_POSITION,
        COLUMN_TYPE, IS_NULLABLE, COLUMN_KEY, COLUMN_COMMENT))),
        (SELECT SUM(CRC32(CONCAT_WS('|', TABLE_NAME, VIEW_DEFINITION)))
          FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE())
      FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()""";

  private static final String H2 =
      """
      SELECT COUNT(*), SUM(ORA_HASH(TABLE_NAME || '|' || COLUMN_NAME || '|' || ORDINAL_POSITION
        || '|' || DATA_TYPE || '|' || IS_NULLABLE || '|' || COALESCE(REMARKS, ''))),
        (SELECT COUNT(*) FROM INFORMATION_SCHEMA.TABLE_CONSTRAINTS),
        (SELECT SUM(ORA_HASH(TABLE_NAME || '|' || COALESCE(VIEW_DEFINITION, '')))
          FROM INFORMATION_SCHEMA.VIEWS WHERE TABLE_SCHEMA = CURRENT_SCHEMA),
        (SELECT COUNT(*) FROM INFORMATION_SCHEMA.TRIGGERS)
      FROM INFORMATION_SCHEMA.COLUMNS WHERE TABLE_SCHEMA = CURRENT_SCHEMA""";

  private static final String DUCKDB =
      """
      SELECT COUNT(*), SUM(hash(table_oid, table_name, column_name, column_index, data_type,
        is_nullable, comment)),
        (SELECT COUNT(*) FROM duckdb_constraints())
      FROM duckdb_columns()
      WHERE database_name = current_database() AND schema_name = current_schema()""";

  private static final String HSQLDB =
      """
      SELECT TABLE_NAME, COLUMN_NAME, CAST(ORDINAL_POSITION AS INTEGER), DTD_IDENTIFIER, IS_NULLABLE
      FROM INFORMATION_SCHEMA.COLUMNS WHERE TABLE_SCHEMA = CURRENT_SCHEMA
      UNION ALL SELECT TABLE_NAME, VIEW_DEFINITION, 0, '', ''
      FROM INFORMATION_SCHEMA.VIEWS WHERE TABLE_SCHEMA = CURRENT_SCHEMA
      UNION ALL SELECT TABLE_NAME, CONSTRAINT_NAME, -1, CONSTRAINT_TYPE, ''
      FROM INFORMATION_SCHEMA.TABLE_CONSTRAINTS WHERE TABLE_SCHEMA = CURRENT_SCHEMA
      UNION ALL SELECT OBJECT_NAME, COLUMN_NAME, -2, COMMENT, ''
      FROM INFORMATION_SCHEMA.SYSTEM_COMMENTS WHERE OBJECT_SCHEMA = CURRENT_SCHEMA
      ORDER BY 1, 3, 2""";

  /** A table or view that is made anew has another number. */
  private static final String DERBY =
      """
      SELECT t.TABLENAME, t.TABLEID, c.COLUMNNUMBER, c.COLUMNNAME, c.COLUMNDATATYPE,
        (SELECT COUNT(*) FROM SYS.SYSCONSTRAINTS k WHERE k.TABLEID = t.TABLEID)
      FROM SYS.SYSTABLES t JOIN SYS.SYSCOLUMNS c ON c.REFERENCEID = t.TABLEID
      JOIN SYS.SYSSCHEMAS s ON s.SCHEMAID = t.SCHEMAID
      WHERE s.SCHEMANAME = CURRENT SCHEMA ORDER BY 1, 2, 3""";

  private static final int MOST_ROWS = 100_000;

  /** Empty where the dialect has no such mark, or the target does not tell it now. */
  static Optional<SchemaVersion> read(ReadOnlyDatabase database, QuestionBudget budget) {
    return query(database.dialect())
        .map(sql -> database.query(ProbeQuery.of(sql, MOST_ROWS), budget))
        .filter(ProbeOutcome.Rows.class::isInstance)
        .map(outcome -> ((ProbeOutcome.Rows) outcome).rows())
        .map(rows -> new SchemaVersion(Fingerprint.of(rows.toString())));
  }

  private static Optional<String> query(Dialect dialect) {
    return switch (dialect) {
      case SQLITE -> Optional.of(SQLITE);
      case POSTGRESQL -> Optional.of(POSTGRESQL);
      case MYSQL, MARIADB -> Optional.of(MYSQL);
      case H2 -> Optional.of(H2);
      case HSQLDB -> Optional.of(HSQLDB);
      case DERBY -> Optional.of(DERBY);
      case DUCKDB -> Optional.of(DUCKDB);
      default -> Optional.empty();
    };
  }
}

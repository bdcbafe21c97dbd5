package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.database.Dialect;

/** What models know the dialects as. */
final class DialectNames {

  private DialectNames() {}

  static String of(Dialect dialect) {
    return switch (dialect) {
      case SQLITE -> "SQLite";
      case POSTGRESQL -> "PostgreSQL";
      case MYSQL -> "MySQL";
      case MARIADB -> "MariaDB";
      case H2 -> "H2";
      case HSQLDB -> "HSQLDB";
      case DERBY -> "Apache Derby";
      case DUCKDB -> "DuckDB";
      case TRINO -> "Trino";
      case SQLSERVER -> "Microsoft SQL Server";
      case ORACLE -> "Oracle";
      case STANDARD -> "standard SQL";
    };
  }
}

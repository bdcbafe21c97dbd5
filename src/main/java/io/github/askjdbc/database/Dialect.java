package io.github.askjdbc.database;

import java.util.Locale;

/** The SQL dialects that are told apart; {@link #STANDARD} for every other target. */
public enum Dialect {
  SQLITE,
  POSTGRESQL,
  MYSQL,
  MARIADB,
  H2,
  HSQLDB,
  DERBY,
  DUCKDB,
  TRINO,
  SQLSERVER,
  ORACLE,
  STANDARD;

  /**
   * @param productName what {@code DatabaseMetaData.getDatabaseProductName} says
   */
  public static Dialect of(String productName) {
    String name = productName.toLowerCase(Locale.ROOT);
    if (name.contains("sqlite")) {
      return SQLITE;
    }
    if (name.contains("postgres")) {
      return POSTGRESQL;
    }
    if (name.contains("mariadb")) {
      return MARIADB;
    }
    if (name.contains("mysql")) {
      return MYSQL;
    }
    if (name.equals("h2")) {
      return H2;
    }
    if (name.contains("hsql")) {
      return HSQLDB;
    }
    if (name.contains("derby")) {
      return DERBY;
    }
    if (name.contains("duckdb")) {
      return DUCKDB;
    }
    if (name.contains("trino") || name.contains("presto")) {
      return TRINO;
    }
    if (name.contains("sql server")) {
      return SQLSERVER;
    }
    if (name.contains("oracle")) {
      return ORACLE;
    }
    return STANDARD;
  }
}

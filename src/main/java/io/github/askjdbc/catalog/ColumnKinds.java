package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.text.LetterCase;
import java.sql.Types;
import java.util.List;

/** Finds a column's kind from what the metadata says of its type. */
final class ColumnKinds {
  private static final List<String> IN_NUMBERS =
      List.of("INT", "SERIAL", "REAL", "FLOA", "DOUB", "NUM", "DEC", "MONEY", "YEAR");

  private static final List<String> BEFORE_DATES = List.of("DATE", "TIMESTAMP", "SMALLDATE");

  private static final List<String> IN_TEXTS =
      List.of("CHAR", "CLOB", "TEXT", "STRING", "ENUM", "CITEXT");

  private ColumnKinds() {}

  /**
   * @param jdbcType one of {@link Types}, or a number of the driver's own
   * @param typeName as declared or as the target calls it; may be empty
   */
  static ColumnKind of(Dialect dialect, int jdbcType, String typeName) {
    String name = LetterCase.upper(typeName.strip());
    return dialect == Dialect.SQLITE ? byName(name) : byType(dialect, jdbcType, name);
  }

  private static ColumnKind byType(Dialect dialect, int jdbcType, String name) {
    return switch (jdbcType) {
      case Types.CHAR,
          Types.VARCHAR,
          Types.LONGVARCHAR,
          Types.NCHAR,
          Types.NVARCHAR,
          Types.LONGNVARCHAR,
          Types.CLOB,
          Types.NCLOB ->
          ColumnKind.TEXT;
      case Types.TINYINT,
          Types.SMALLINT,
          Types.INTEGER,
          Types.BIGINT,
          Types.REAL,
          Types.FLOAT,
          Types.DOUBLE,
          Types.NUMERIC,
          Types.DECIMAL ->
          ColumnKind.NUMBER;
      case Types.DATE, Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE ->
          name.startsWith("YEAR") ? ColumnKind.NUMBER : ColumnKind.DATE;
      case Types.BOOLEAN -> ColumnKind.BOOLEAN;
      case Types.BIT -> bit(dialect, name);
      case Types.BINARY,
          Types.VARBINARY,
          Types.LONGVARBINARY,
          Types.BLOB,
          Types.ARRAY,
          Types.STRUCT,
          Types.TIME,
          Types.TIME_WITH_TIMEZONE,
          Types.SQLXML ->
          ColumnKind.OTHER;
      default -> byName(name);
    };
  }

  /** BIT is the boolean of several targets, and a string of bits in PostgreSQL or with a length. */
  private static ColumnKind bit(Dialect dialect, String name) {
    boolean bits =
        (dialect == Dialect.POSTGRESQL && !name.startsWith("BOOL"))
            || (name.startsWith("BIT(") && !name.equals("BIT(1)"));
    return bits ? ColumnKind.OTHER : ColumnKind.BOOLEAN;
  }

  /**
   * By the declared name, as SQLite finds a column's affinity ("Datatypes In SQLite", section 3.1),
   * refined by the names for dates, booleans and strings that SQLite itself takes for numbers.
   */
  private static ColumnKind byName(String name) {
    if (name.endsWith("[]") || name.startsWith("STRUCT") || name.startsWith("MAP")) {
      return ColumnKind.OTHER;
    }
    if (name.startsWith("BOOL")) {
      return ColumnKind.BOOLEAN;
    }
    if (BEFORE_DATES.stream().anyMatch(name::startsWith)) {
      return ColumnKind.DATE;
    }
    if (IN_TEXTS.stream().anyMatch(name::contains)) {
      return ColumnKind.TEXT;
    }
    return isNumber(name) ? ColumnKind.NUMBER : ColumnKind.OTHER;
  }

  private static boolean isNumber(String name) {
    String withoutPoints = name.replace("POINT", " ");
    return !name.startsWith("INTERVAL") && IN_NUMBERS.stream().anyMatch(withoutPoints::contains);
  }
}

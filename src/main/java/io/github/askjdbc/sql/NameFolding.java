package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.text.LetterCase;

/**
 * When two spellings are one name for a target, whatever its settings. Spellings that differ in
 * more than case never are.
 */
enum NameFolding {
  /** Names without quotes are folded to lower case, others are as they stand. */
  LOWER,
  /** Names without quotes are folded to upper case, others are as they stand. */
  UPPER,
  /** To which case names without quotes are folded is a setting, upper by default. */
  SETTING,
  /** Case is never looked at. */
  ANY_CASE,
  /** Case is always looked at. */
  EXACT;

  /** For columns. */
  static NameFolding ofColumns(Dialect dialect) {
    return switch (dialect) {
      case POSTGRESQL -> LOWER;
      case HSQLDB, DERBY, ORACLE -> UPPER;
      case H2, STANDARD -> SETTING;
      case SQLITE, DUCKDB, TRINO, SQLSERVER, MYSQL, MARIADB -> ANY_CASE;
    };
  }

  /** For what stands in FROM, where the file system may have its say. */
  static NameFolding ofRelations(Dialect dialect) {
    return switch (dialect) {
      case MYSQL, MARIADB -> EXACT;
      default -> ofColumns(dialect);
    };
  }

  /** Whether two names of a text are surely one. */
  boolean same(Name one, Name other) {
    if (!one.matches(other.value()) || this == ANY_CASE) {
      return this == ANY_CASE && one.matches(other.value());
    }
    if (this == EXACT) {
      return one.value().equals(other.value());
    }
    if (one.quoted() == other.quoted()) {
      return !one.quoted() || one.value().equals(other.value());
    }
    Name plain = one.quoted() ? other : one;
    Name quoted = one.quoted() ? one : other;
    return this != SETTING && folded(plain).equals(quoted.value());
  }

  /** Whether a name of a text surely is a stored one. */
  boolean same(Name name, String stored) {
    return switch (this) {
      case ANY_CASE -> name.matches(stored);
      case EXACT -> name.value().equals(stored);
      case LOWER, UPPER, SETTING -> (name.quoted() ? name.value() : folded(name)).equals(stored);
    };
  }

  private String folded(Name name) {
    return this == LOWER ? LetterCase.lower(name.value()) : LetterCase.upper(name.value());
  }
}

package io.github.askjdbc.database;

/** Writes a SELECT that stops after a number of rows. */
public final class RowLimit {

  private RowLimit() {}

  /**
   * @param dialect decides between {@code TOP}, {@code LIMIT} and {@code FETCH FIRST}
   * @param select what follows the word SELECT, without ORDER BY
   * @param rows at least 1
   */
  public static String select(Dialect dialect, String select, int rows) {
    return switch (dialect) {
      case SQLSERVER ->
          select.startsWith("DISTINCT ")
              ? "SELECT DISTINCT TOP " + rows + select.substring("DISTINCT".length())
              : "SELECT TOP " + rows + " " + select;
      case ORACLE, DERBY, STANDARD -> "SELECT " + select + " FETCH FIRST " + rows + " ROWS ONLY";
      default -> "SELECT " + select + " LIMIT " + rows;
    };
  }
}

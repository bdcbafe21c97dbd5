package io.github.askjdbc.exam;

/**
 * How full a column is.
 *
 * @param rows of the table
 * @param filled those whose cell is not NULL
 * @param distinct values that are not NULL
 * @param blank texts of no length
 */
record ColumnFacts(long rows, long filled, long distinct, long blank) {

  /** Nothing is known. */
  static final ColumnFacts NONE = new ColumnFacts(0, 0, 0, 0);

  private static final int MOST_GROUPS = 40;

  boolean full() {
    return rows > 0 && filled == rows && blank == 0;
  }

  boolean unique() {
    return full() && distinct == rows;
  }

  /** Some cells are NULL and some are not, and nothing else says that there is none. */
  boolean partly() {
    return filled > 0 && filled < rows && blank == 0;
  }

  /** Several rows share a value, and a person could look at all of them. */
  boolean grouping() {
    return full() && distinct > 1 && distinct <= MOST_GROUPS && 2 * distinct <= rows;
  }

  /** Its values differ, so that an average or an extreme says something. */
  boolean varied() {
    return full() && distinct > 2;
  }
}

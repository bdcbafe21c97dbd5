package io.github.askjdbc.catalog;

/** How much of a column's values the index holds. */
public sealed interface IndexCoverage {

  /**
   * Every value that is not too long to be kept was read.
   *
   * @param values distinct ones held
   */
  record Full(long values) implements IndexCoverage {}

  /**
   * Some rows were read; a value that is missing in the index may still be in the column.
   *
   * @param rows read so far
   * @param values distinct ones held
   */
  record Sampled(long rows, long values) implements IndexCoverage {}

  /**
   * Nothing was read.
   *
   * @param reason for people; holds no names and no values
   */
  record Unread(String reason) implements IndexCoverage {}
}

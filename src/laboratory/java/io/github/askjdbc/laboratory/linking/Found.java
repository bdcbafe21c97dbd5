package io.github.askjdbc.laboratory.linking;

/**
 * One table, column, value or number of a gold query, and where linking has it.
 *
 * @param name for persons
 * @param rank in the ranking of the whole question: 1 more than the wrong ones before it; {@link
 *     #NOWHERE} where no link leads to it
 * @param rankInPhrase the same among the readings of the phrase that serves it best
 */
public record Found(Item item, String name, int rank, int rankInPhrase) {

  public static final int NOWHERE = Integer.MAX_VALUE;

  /** What can be looked for. */
  public enum Item {
    TABLE,
    COLUMN,
    /** A stored text with its column. */
    VALUE,
    /** A stored text, whichever column holds it, up to case and blanks around it. */
    TEXT,
    NUMBER
  }
}

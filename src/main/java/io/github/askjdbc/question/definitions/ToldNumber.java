package io.github.askjdbc.question.definitions;

import java.util.List;
import java.util.Optional;

/**
 * A number of which evidence tells in plain English how it is reckoned. Each part of it is a phrase
 * that may be asked for by itself.
 *
 * @param term what it is called
 * @param owner of which there is one such number each, where that is told
 * @param percent whether it is told of a hundred
 * @param rows outside of which nothing is counted
 */
public record ToldNumber(
    String term, Optional<String> owner, boolean percent, Reckoning reckoning, List<Rows> rows) {

  public ToldNumber {
    rows = List.copyOf(rows);
  }

  /** Reads evidence that tells of one number and of nothing else; empty for any other. */
  public static Optional<ToldNumber> of(String evidence) {
    return NumberSentence.read(evidence);
  }

  /**
   * Some rows.
   *
   * @param phrase "orders that are delivered"
   * @param recorded columns that are filled in them, as they are called
   */
  public record Rows(String phrase, List<String> recorded) {
    public Rows {
      recorded = List.copyOf(recorded);
    }

    static Rows of(String phrase) {
      return new Rows(phrase, List.of());
    }
  }

  /** How it is reckoned. */
  public sealed interface Reckoning {

    /**
     * How many of some rows there are for each of all rows.
     *
     * @param all "claims"
     * @param some "claims that are settled"
     */
    record Share(String all, String some) implements Reckoning {}

    /**
     * One number divided by another.
     *
     * @param times in digits: how often it is taken, "1.0" for once
     */
    record Quotient(String times, Quantity part, Quantity whole) implements Reckoning {}

    /**
     * A number so many times.
     *
     * @param factor in digits: "1" for the number as it is
     */
    record Multiple(String factor, Quantity number) implements Reckoning {}

    /**
     * A number of each row, reckoned from its columns.
     *
     * @param statement the sentence without what limits the rows
     * @param reckoned what is reckoned, where it can be told how
     */
    record OfColumns(String statement, Optional<ReckonedTerm> reckoned) implements Reckoning {}
  }

  /**
   * A number that is counted or added up.
   *
   * @param lead the words that say so: "number of", "total"; empty where none do
   * @param text what is counted or added up
   */
  public record Quantity(String lead, String text, Kind kind) {

    /** Whether it is certainly a sum over rows. */
    public boolean isAdded() {
      return kind == Kind.ADDED || text.startsWith("all ") || text.contains(" all ");
    }

    /** What is done with it. */
    public enum Kind {
      COUNTED,
      ADDED,
      /** Rows are counted, and numbers are added up; which it is only the database can tell. */
      OPEN
    }
  }
}

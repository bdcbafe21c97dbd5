package io.github.askjdbc.catalog;

import java.util.Optional;

/**
 * Why a column is taken for a reference that the database does not declare.
 *
 * @param name how much the column's name says so, above 0 and at most 1; a score, not a probability
 * @param containment empty where the values were not compared, or where there were none to compare
 */
public record KeyEvidence(double name, Optional<Containment> containment) {

  /**
   * How many of the referencing values the referenced column holds.
   *
   * @param values distinct ones that were looked for, at least 1
   * @param held those that were found
   */
  public record Containment(long values, long held) {
    public Containment {
      if (values < 1 || held < 0 || held > values) {
        throw new IllegalArgumentException(held + " of " + values + " values is no share");
      }
    }

    /** Between 0 and 1. */
    public double share() {
      return (double) held / values;
    }
  }

  public KeyEvidence {
    if (!(name > 0 && name <= 1)) {
      throw new IllegalArgumentException(
          "the score of a name is above 0 and at most 1, not " + name);
    }
  }
}

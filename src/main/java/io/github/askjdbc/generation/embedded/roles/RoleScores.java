package io.github.askjdbc.generation.embedded.roles;

import java.util.List;
import java.util.Map;

/**
 * How likely each column, table and value of a question is to play each part: scores from 0 to 1.
 */
public final class RoleScores {

  private static final double LEAST = 0.003;

  private final double[][] columns;
  private final double[][] tables;
  private final List<Pairing> pairings;
  private final double[] pairs;
  private final double[][] operators;

  RoleScores(
      double[][] columns,
      double[][] tables,
      List<Pairing> pairings,
      double[] pairs,
      double[][] operators) {
    this.columns = columns;
    this.tables = tables;
    this.pairings = List.copyOf(pairings);
    this.pairs = pairs;
    this.operators = operators;
  }

  /**
   * The same beliefs but for the columns of values and how some are compared.
   *
   * @param scores one for each pairing
   * @param compared how values are compared for certain, by number
   */
  public RoleScores with(List<Pairing> others, double[] scores, Map<Integer, Comparing> compared) {
    double[][] known = operators.clone();
    compared.forEach(
        (value, operator) -> {
          known[value] = new double[operators[value].length];
          known[value][operator.place()] = 1;
        });
    return new RoleScores(columns, tables, others, scores.clone(), known);
  }

  public int columnCount() {
    return columns.length;
  }

  public int tableCount() {
    return tables.length;
  }

  public double column(int column, Role role) {
    return columns[column][role.place()];
  }

  /** The highest score of a column outside nested queries. */
  public double anyRole(int column) {
    double best = 0;
    for (Role role : Role.values()) {
      best = role == Role.NESTED ? best : Math.max(best, column(column, role));
    }
    return best;
  }

  public double table(int table, TableRole role) {
    return tables[table][role.place()];
  }

  public List<Pairing> pairings() {
    return pairings;
  }

  /** The score of the pairing at that place. */
  public double pair(int place) {
    return pairs[place];
  }

  /** The score of an operator for a value; those of a value add up to 1. */
  public double operator(int value, Comparing operator) {
    return operators[value][operator.place()];
  }

  /** Log odds, kept within bounds so that no single belief decides. */
  public static double odds(double score) {
    double kept = Math.min(Math.max(score, LEAST), 1 - LEAST);
    return StrictMath.log(kept / (1 - kept));
  }
}

package io.github.askjdbc.generation.embedded.ranking;

/** What the rows of a proposal say of it. */
final class ResultSignals {

  private static final int MANY = 50;

  private ResultSignals() {}

  static void add(ResultShape result, Signals signals) {
    signals.put("rows", result.ran() ? Math.min(result.rows(), MANY) : -1);
    signals.put("no rows", result.ran() && result.rows() == 0);
    signals.put("one row", result.rows() == 1);
    signals.put("nulls only", result.nullsOnly());
    signals.put("zero", result.zero());
    signals.put("duplicates", result.duplicates());
  }
}

package io.github.askjdbc.database;

import java.util.List;

/**
 * One bounded query of ours.
 *
 * @param sql a single SELECT
 * @param parameters values for its placeholders, in order
 * @param maxRows how many rows are read at the most, at least 1
 */
public record ProbeQuery(String sql, List<Object> parameters, int maxRows) {

  /** As many rows tell what the rows of a candidate look like. */
  public static final int CANDIDATE_ROWS = 200;

  public ProbeQuery {
    parameters = List.copyOf(parameters);
    if (maxRows < 1) {
      throw new IllegalArgumentException("maxRows is " + maxRows + "; at least 1 is needed");
    }
  }

  public static ProbeQuery of(String sql, int maxRows) {
    return new ProbeQuery(sql, List.of(), maxRows);
  }

  /**
   * The one run of a candidate, for all that look at its rows.
   *
   * @param sql re-rendered from its tree
   */
  public static ProbeQuery ofCandidate(String sql) {
    return of(sql, CANDIDATE_ROWS);
  }
}

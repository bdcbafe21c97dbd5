package io.github.askjdbc.catalog;

import java.util.Optional;
import java.util.Set;

/**
 * What to look for among the stored values.
 *
 * @param text as it stands in a question or in a literal
 * @param kinds the kinds of match that count; each costs time of its own
 * @param column the only column to look in, empty for all
 * @param limit how many matches at the most, from 1 to {@value #MOST}
 */
public record ValueQuery(
    String text, Set<MatchKind> kinds, Optional<ColumnName> column, int limit) {
  public static final int MOST = 200;

  private static final int USUAL = 50;

  public ValueQuery {
    kinds = Set.copyOf(kinds);
    if (limit < 1 || limit > MOST) {
      throw new IllegalArgumentException(
          "limit is " + limit + "; allowed is 1 to " + MOST + " matches");
    }
  }

  /** The same text in any column, up to case, accents and blanks. */
  public static ValueQuery sameText(String text) {
    return new ValueQuery(text, MatchKind.SAME_TEXT, Optional.empty(), USUAL);
  }

  /** Every kind of match in any column. */
  public static ValueQuery similar(String text) {
    return new ValueQuery(text, MatchKind.ALL, Optional.empty(), USUAL);
  }

  /** The same in one column only, as to repair a literal (Tool-SQL's database retriever). */
  public ValueQuery in(ColumnName only) {
    return new ValueQuery(text, kinds, Optional.of(only), limit);
  }

  public ValueQuery by(Set<MatchKind> only) {
    return new ValueQuery(text, only, column, limit);
  }

  public ValueQuery atMost(int matches) {
    return new ValueQuery(text, kinds, column, matches);
  }
}

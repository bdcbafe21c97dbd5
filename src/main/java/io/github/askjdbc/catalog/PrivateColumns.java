package io.github.askjdbc.catalog;

import java.util.ArrayList;
import java.util.List;

/**
 * Tells the columns that no question may show, filter by, or hint at.
 *
 * <p>By default those whose names speak of credentials, of social security numbers, or of payment
 * cards, and those that hold the thing itself in a table of such a name ({@code secret.value});
 * settings and semantic files add to that and take nothing away.
 */
public final class PrivateColumns {
  /** How many patterns one source may hold. */
  public static final int MOST_PATTERNS = 1_000;

  /** Characters of one pattern. */
  public static final int LONGEST_PATTERN = 256;

  public static final PrivateColumns DEFAULT = new PrivateColumns(List.of());

  private final List<String> patterns;
  private final NamePatterns compiled;

  /**
   * @param patterns {@code column} or {@code table.column}, where {@code *} stands for any
   *     characters; without regard to case
   * @throws IllegalArgumentException if one is blank
   */
  public PrivateColumns(List<String> patterns) {
    this.patterns = List.copyOf(patterns);
    if (patterns.stream().anyMatch(String::isBlank)) {
      throw new IllegalArgumentException(
          "a pattern of private columns is blank; write column or table.column");
    }
    this.compiled = new NamePatterns(this.patterns);
  }

  public List<String> patterns() {
    return patterns;
  }

  /** The same with more patterns. */
  public PrivateColumns and(List<String> more) {
    List<String> all = new ArrayList<>(patterns);
    all.addAll(more);
    return new PrivateColumns(all);
  }

  public boolean isPrivate(String table, String column) {
    PrivateWords words = PrivateWords.shipped();
    return words.in(column) || words.in(table, column) || compiled.match(table, column);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PrivateColumns columns && patterns.equals(columns.patterns);
  }

  @Override
  public int hashCode() {
    return patterns.hashCode();
  }
}

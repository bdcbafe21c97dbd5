package io.github.askjdbc.generation.embedded.mentions;

/**
 * Tokens that name a table or a column.
 *
 * @param first token, -1 for none
 * @param end after the last token
 * @param score higher is better, about 1.25 for a whole name, 0 for none
 * @param matched how many words of the name are there
 * @param share of the name's words that are there
 */
public record Mention(Kind kind, int first, int end, double score, int matched, double share) {

  /** Below this a mention is as good as none. */
  private static final double LEAST = 0.45;

  public static final Mention NONE = new Mention(Kind.NONE, -1, -1, 0, 0, 0);

  /** How the tokens name it. */
  public enum Kind {
    /** By every word of the name. */
    FULL("F", 0),
    /** By some. */
    PART("P", 1),
    /** By something else than its name: a synonym, a comment, the beginning of a word. */
    OTHER("Y", 2),
    NONE("N", 3),
    /** By a word that goes with the name, as with many others. */
    ASSOCIATED("A", 4),
    /** By a word of like meaning. */
    NEAR("W", 5);

    private final String code;
    private final int number;

    Kind(String code, int number) {
      this.code = code;
      this.number = number;
    }

    /** One letter, for features. */
    public String code() {
      return code;
    }

    /** For trees. */
    public int number() {
      return number;
    }
  }

  public boolean found() {
    return score > LEAST;
  }

  /** Whether only a hint supports it. */
  public boolean hinted() {
    return kind == Kind.ASSOCIATED || kind == Kind.NEAR;
  }

  public int length() {
    return end - first;
  }

  public boolean overlaps(int from, int to) {
    return first < to && from < end;
  }

  public boolean sameTokens(Mention other) {
    return first == other.first && end == other.end;
  }

  /** The kind, or none where it is too weak. */
  public Kind clearKind() {
    return found() ? kind : Kind.NONE;
  }

  Mention lowered(double by) {
    return new Mention(kind, first, end, score - by, matched, share);
  }
}

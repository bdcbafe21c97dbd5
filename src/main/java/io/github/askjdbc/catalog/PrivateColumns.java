package io.github.askjdbc.catalog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells the columns that no question may show, filter by, or hint at.
 *
 * <p>By default those whose names speak of credentials, of social security numbers, or of payment
 * cards; settings add to that and take nothing away.
 *
 * @param patterns {@code column} or {@code table.column}, where {@code *} stands for any
 *     characters; without regard to case
 */
public record PrivateColumns(List<String> patterns) {
  /** Private wherever they stand in a name, even inside a longer word. */
  private static final Set<String> PARTS =
      Set.of(
          "password",
          "passwd",
          "passphrase",
          "apikey",
          "secretkey",
          "privatekey",
          "accesskey",
          "socialsecurity",
          "creditcard",
          "cardnumber");

  /** Private as a whole word of a name only: {@code pin} is, {@code shipping} is not. */
  private static final Set<String> WORDS =
      Set.of("pwd", "ssn", "secret", "token", "cvv", "cvc", "pin");

  private static final Pattern WORD_BREAK =
      Pattern.compile("[^\\p{L}]+|(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})");

  public static final PrivateColumns DEFAULT = new PrivateColumns(List.of());

  public PrivateColumns {
    patterns = List.copyOf(patterns);
    for (String pattern : patterns) {
      if (pattern.isBlank()) {
        throw new IllegalArgumentException(
            "a pattern of private columns is blank; write column or table.column");
      }
    }
  }

  /** The same with more patterns. */
  public PrivateColumns and(List<String> more) {
    List<String> all = new ArrayList<>(patterns);
    all.addAll(more);
    return new PrivateColumns(all);
  }

  public boolean isPrivate(String table, String column) {
    return byDefault(column) || patterns.stream().anyMatch(p -> matches(p.strip(), table, column));
  }

  private static boolean byDefault(String column) {
    String letters = column.replaceAll("[^\\p{L}]", "").toLowerCase(Locale.ROOT);
    return PARTS.stream().anyMatch(letters::contains)
        || Arrays.stream(WORD_BREAK.split(column))
            .map(word -> word.toLowerCase(Locale.ROOT))
            .anyMatch(WORDS::contains);
  }

  /** A dot may also belong to the name itself, so both readings count. */
  private static boolean matches(String pattern, String table, String column) {
    return glob(pattern).matcher(column).matches()
        || (pattern.contains(".") && glob(pattern).matcher(table + "." + column).matches());
  }

  private static Pattern glob(String pattern) {
    StringBuilder regex = new StringBuilder();
    for (String literal : pattern.split("\\*", -1)) {
      regex.append(regex.isEmpty() ? "" : ".*").append(Pattern.quote(literal));
    }
    return Pattern.compile(
        regex.toString(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.DOTALL);
  }
}

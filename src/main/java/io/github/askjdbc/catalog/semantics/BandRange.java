package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The numbers of a class: "under 80", "80 up to 149", "from 20,000 on".
 *
 * @param least empty where it has no lower end
 * @param most empty where it has no upper end
 */
record BandRange(Optional<End> least, Optional<End> most) {

  private static final LexiconFile FILE = LexiconFile.read("descriptions");
  private static final String NUMBER = "\\d+(?:,\\d{3})*(?:\\.\\d+)?";
  private static final String BELOW = alternatives("below");
  private static final String ABOVE = alternatives("above");
  private static final String AND_LESS = alternatives("and-less");
  private static final String AND_MORE = alternatives("and-more");
  private static final String TO = alternatives("to");

  private static final String AT_MOST = alternatives("at-most");
  private static final String AT_LEAST = alternatives("at-least");

  /** Any of them; its longest form first. */
  static final String ANY =
      "(?:(?:from|between) )?"
          + NUMBER
          + "(?: "
          + TO
          + "|-|–)\\s*(?:"
          + BELOW
          + " )?"
          + NUMBER
          + "|(?:from )?"
          + NUMBER
          + " (?:"
          + AND_MORE
          + "|"
          + AND_LESS
          + ")|(?:"
          + BELOW
          + "|"
          + ABOVE
          + "|"
          + AT_MOST
          + "|"
          + AT_LEAST
          + ") "
          + NUMBER;

  private static final Pattern BOTH =
      Pattern.compile(
          "(?i)^(?:(?:from|between) )?("
              + NUMBER
              + ")(?: "
              + TO
              + "|-|–)\\s*("
              + BELOW
              + " )?("
              + NUMBER
              + ")$");
  private static final Pattern BEHIND =
      Pattern.compile("(?i)^(?:from )?(" + NUMBER + ") (?:(" + AND_MORE + ")|" + AND_LESS + ")$");
  private static final Pattern BEFORE =
      Pattern.compile(
          "(?i)^(?:("
              + BELOW
              + ")|("
              + ABOVE
              + ")|("
              + AT_MOST
              + ")|("
              + AT_LEAST
              + ")) ("
              + NUMBER
              + ")$");

  /** Where a class ends, and whether the number itself belongs to it. */
  record End(BigDecimal number, boolean included) {}

  static Optional<BandRange> of(String text) {
    Matcher both = BOTH.matcher(text);
    if (both.matches()) {
      boolean included = both.group(2) == null;
      return Optional.of(new BandRange(end(both.group(1), true), end(both.group(3), included)));
    }
    Matcher behind = BEHIND.matcher(text);
    if (behind.matches()) {
      Optional<End> end = end(behind.group(1), true);
      boolean more = behind.group(2) != null;
      return Optional.of(
          more ? new BandRange(end, Optional.empty()) : new BandRange(Optional.empty(), end));
    }
    Matcher before = BEFORE.matcher(text);
    if (!before.matches()) {
      return Optional.empty();
    }
    boolean least = before.group(2) != null || before.group(4) != null;
    boolean included = before.group(3) != null || before.group(4) != null;
    Optional<End> end = end(before.group(5), included);
    return Optional.of(
        least ? new BandRange(end, Optional.empty()) : new BandRange(Optional.empty(), end));
  }

  /** Whether no number is in two of them, and the first and the last but one have upper ends. */
  static boolean areApart(List<BandRange> ranges) {
    List<BandRange> sorted =
        ranges.stream()
            .sorted(
                Comparator.comparing(
                    range -> range.least().map(End::number), Comparator.comparing(BandRange::low)))
            .toList();
    for (int at = 1; at < sorted.size(); at++) {
      Optional<End> upper = sorted.get(at - 1).most();
      Optional<End> lower = sorted.get(at).least();
      if (upper.isEmpty() || lower.isEmpty()) {
        return false;
      }
      int order = upper.get().number().compareTo(lower.get().number());
      if (order > 0 || (order == 0 && upper.get().included() == lower.get().included())) {
        return false;
      }
    }
    return true;
  }

  private static BigDecimal low(Optional<BigDecimal> number) {
    return number.orElse(BigDecimal.valueOf(Long.MIN_VALUE));
  }

  /** What is true of a column of numbers in the class. */
  String condition(String column) {
    String from =
        least
            .map(end -> column + (end.included() ? " >= " : " > ") + end.number().toPlainString())
            .orElse("");
    String to =
        most.map(end -> column + (end.included() ? " <= " : " < ") + end.number().toPlainString())
            .orElse("");
    return from + (from.isEmpty() || to.isEmpty() ? "" : " AND ") + to;
  }

  private static Optional<End> end(String number, boolean included) {
    return Optional.of(new End(new BigDecimal(number.replace(",", "")), included));
  }

  private static String alternatives(String section) {
    return "(?:" + FILE.section("band-" + section).expression() + ")";
  }
}

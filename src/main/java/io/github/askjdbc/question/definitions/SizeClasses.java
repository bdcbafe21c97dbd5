package io.github.askjdbc.question.definitions;

import com.google.re2j.Pattern;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Classes of things by a number, told in one statement: "growers under 40 hectares are small, those
 * from 40 to under 120 midsize, from 120 on large". Each class is a definition of its own.
 */
final class SizeClasses {

  private static final Pattern BETWEEN = Pattern.compile(",\\s*(?:and\\s+)?");
  private static final int LEAST = 2;
  private static final int LONGEST_UNIT = 3;
  private static final int LONGEST_NAME = 2;
  private static final String LESS = "less than ";
  private static final String AT_LEAST = "at least ";

  /** What all classes of a statement are of: growers, by hectares. */
  private record Kind(String noun, String unit) {}

  private SizeClasses() {}

  /** One statement for each class; empty where it is no such list. */
  static List<String> statements(String text) {
    String[] parts = BETWEEN.split(text, -1);
    Said first = Said.of(parts[0]);
    Optional<Kind> kind = parts.length < LEAST ? Optional.empty() : kind(first);
    List<String> statements = new ArrayList<>();
    for (int part = 0; part < parts.length && kind.isPresent(); part++) {
      Optional<String> read = statement(part == 0 ? first.from(1) : parts[part], kind.get());
      if (read.isEmpty()) {
        return List.of();
      }
      statements.add(read.get());
    }
    return statements;
  }

  /** "Growers under 40 hectares are": a noun of many, a bound, and what it is told in. */
  private static Optional<Kind> kind(Said said) {
    int number = number(said, 0);
    int being = said.first(1, DefiningWords.COPULA);
    boolean fits =
        NounNumber.isPlural(said.folded(0))
            && number > 1
            && number <= LONGEST_UNIT
            && being > number + 1
            && being - number - 1 <= LONGEST_UNIT;
    return fits
        ? Optional.of(new Kind(said.word(0).folded(), said.from(number + 1, being)))
        : Optional.empty();
  }

  private static Optional<String> statement(String text, Kind kind) {
    Said said = Said.of(text);
    int from = DefiningWords.STAND_IN.contains(said.folded(0)) ? 1 : 0;
    int lower = number(said, from);
    if (lower < 0 || lower - from > LEAST) {
      return Optional.empty();
    }
    int upper = number(said, lower + 1);
    int last = upper < 0 ? lower : upper;
    Optional<String> bounds = bounds(said, from, lower, upper);
    int end = endOf(said, last, kind);
    boolean named = said.size() > end && said.size() - end <= LONGEST_NAME;
    return bounds
        .filter(bound -> named)
        .map(
            bound ->
                said.from(end)
                    + " "
                    + kind.noun()
                    + " are "
                    + kind.noun()
                    + " with "
                    + bound.replace("#", kind.unit()));
  }

  private static int endOf(Said said, int last, Kind kind) {
    int end = last + 1;
    if (WordClass.ONWARDS.contains(said.folded(end))) {
      end++;
    }
    if (said.from(end).startsWith(kind.unit())) {
      end += Said.of(kind.unit()).size();
    }
    return DefiningWords.COPULA.contains(said.folded(end)) ? end + 1 : end;
  }

  /**
   * "Under 40", "from 40 to under 120", "from 120 on"; what holds at the upper end must be told.
   */
  private static Optional<String> bounds(Said said, int from, int lower, int upper) {
    boolean under = DefiningWords.UNDER.contains(said.folded(lower - 1)) && lower - 1 == from;
    boolean least = DefiningWords.RANGE.contains(said.folded(from)) || lower == from;
    if (upper < 0) {
      boolean on = WordClass.ONWARDS.contains(said.folded(lower + 1));
      return under
          ? Optional.of(LESS + said.word(lower).text() + " #")
          : least && on ? Optional.of(AT_LEAST + said.word(lower).text() + " #") : Optional.empty();
    }
    boolean below = DefiningWords.UNDER.contains(said.folded(upper - 1));
    return least && below && !under && upper - lower <= LONGEST_UNIT
        ? Optional.of(
            AT_LEAST + said.word(lower).text() + " # and " + LESS + said.word(upper).text() + " #")
        : Optional.empty();
  }

  private static int number(Said said, int from) {
    for (int at = Math.max(0, from); at < said.size(); at++) {
      if (said.word(at).isNumber()) {
        return at;
      }
    }
    return -1;
  }
}

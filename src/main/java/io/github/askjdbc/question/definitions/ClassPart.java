package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.definitions.ToldClasses.Limit;
import io.github.askjdbc.question.definitions.ToldClasses.SizeClass;
import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One class of a list: "those from 40 to under 120 are midsize", "short (up to 6)", "everything
 * else is large".
 *
 * @param subject what stands before the bounds and is no name: "growers"; may be empty
 * @param unit may be empty
 */
record ClassPart(String subject, String unit, SizeClass told) {

  private static final int LONGEST_UNIT = 2;
  private static final int LONGEST_NAME = 3;
  private static final int GROUP = 3;
  private static final int MOST_DIGITS = 18;

  /**
   * @param unit what is known of it from the classes before
   */
  static Optional<ClassPart> read(String text, String unit) {
    Said said = Said.of(text);
    int rest = said.firstOf(0, ClassWords.REST);
    if (rest >= 0) {
      int length = said.length(rest, ClassWords.REST);
      return rest(said, rest, rest + length);
    }
    Bounds bounds = new Bounds(said);
    return bounds.read() ? named(said, bounds, unit) : Optional.empty();
  }

  private static Optional<ClassPart> rest(Said said, int from, int end) {
    List<Integer> name = new ArrayList<>();
    IntStream.range(0, said.size())
        .filter(at -> at < from || at >= end)
        .filter(at -> !isAround(said, at) && !DefiningWords.COPULA.contains(said.folded(at)))
        .forEach(name::add);
    return name(said, name)
        .map(one -> new ClassPart("", "", new SizeClass(one, Optional.empty(), Optional.empty())));
  }

  private static boolean isAround(Said said, int at) {
    return ClassWords.AROUND.contains(said.folded(at));
  }

  private static Optional<ClassPart> named(Said said, Bounds bounds, String unit) {
    int classed = said.firstOf(bounds.end, ClassWords.CLASSED);
    List<Integer> left =
        IntStream.range(0, bounds.first).filter(at -> !isAround(said, at)).boxed().toList();
    int known = unit.isEmpty() ? 0 : Said.of(unit).size();
    boolean again = known > 0 && said.from(bounds.end).startsWith(unit);
    if (classed >= 0) {
      int behind = classed + said.length(classed, ClassWords.CLASSED);
      String subject = left.isEmpty() ? "" : said.from(left.get(0), bounds.first);
      int last = classed;
      while (last > bounds.end && isAround(said, last - 1)) {
        last--; // "from 120 on they are"
      }
      return of(said, bounds, subject, said.from(bounds.end, last), range(said, behind));
    }
    List<Integer> name =
        left.stream().filter(at -> !DefiningWords.COPULA.contains(said.folded(at))).toList();
    return name.isEmpty()
        ? of(said, bounds, "", again ? unit : "", range(said, bounds.end + (again ? known : 0)))
        : of(said, bounds, "", said.from(bounds.end, said.size()), name);
  }

  /** What is behind a place, without articles. */
  private static List<Integer> range(Said said, int from) {
    return IntStream.range(said.afterArticles(from), said.size()).boxed().toList();
  }

  private static Optional<ClassPart> of(
      Said said, Bounds bounds, String subject, String unit, List<Integer> name) {
    String inside = bounds.unit.isEmpty() ? unit : bounds.unit;
    boolean one = unit.isEmpty() || inside.equals(unit);
    boolean plain =
        Said.of(inside).words().stream()
            .noneMatch(word -> word.isNumber() || WordClass.CLOSED_CLASS.contains(word.folded()));
    return Said.of(inside).size() > LONGEST_UNIT || !one || !plain
        ? Optional.empty()
        : name(said, name)
            .map(
                text ->
                    new ClassPart(subject, inside, new SizeClass(text, bounds.from, bounds.to)));
  }

  private static Optional<String> name(Said said, List<Integer> places) {
    boolean row =
        !places.isEmpty()
            && places.size() <= LONGEST_NAME
            && places.get(places.size() - 1) - places.get(0) == places.size() - 1;
    boolean plain =
        places.stream()
            .map(said::word)
            .noneMatch(word -> word.isNumber() || WordClass.CLOSED_CLASS.contains(word.folded()));
    return row && plain
        ? Optional.of(said.from(places.get(0), places.get(places.size() - 1) + 1))
        : Optional.empty();
  }

  /** The words between which the numbers of a class stand. */
  private static final class Bounds {
    private final Said said;
    private int first = -1;
    private int end;
    private String unit = "";
    private Optional<Limit> from = Optional.empty();
    private Optional<Limit> to = Optional.empty();

    Bounds(Said said) {
      this.said = said;
    }

    /** Whether there are such, and no number besides. */
    boolean read() {
      for (int at = 0; at < said.size() && first < 0; at++) {
        if (lead(at) >= 0 || said.word(at).isNumber()) {
          first = at;
        }
      }
      boolean read = first >= 0 && limits();
      return read && IntStream.range(end, said.size()).noneMatch(said::isNumber);
    }

    /** How many words before a number compare with it; -1 where none does. */
    private int lead(int at) {
      int length =
          Math.max(
              Math.max(length(at, ClassWords.ABOVE), length(at, ClassWords.AT_LEAST)),
              Math.max(length(at, ClassWords.BELOW), length(at, ClassWords.AT_MOST)));
      return length > 0 && isNumber(at + length) ? length : -1;
    }

    private int length(int at, List<List<String>> phrases) {
      return said.length(at, phrases);
    }

    private boolean isNumber(int at) {
      return at < said.size() && said.word(at).isNumber();
    }

    private boolean limits() {
      int lead = Math.max(0, lead(first));
      int number = first + lead;
      Optional<BigDecimal> value = number(number);
      if (value.isEmpty()) {
        return false;
      }
      end = number + 1;
      boolean above = lead > 0 && length(first, ClassWords.ABOVE) == lead;
      boolean least = lead > 0 && length(first, ClassWords.AT_LEAST) == lead;
      if (lead > 0 && !above && !least) {
        to = Optional.of(new Limit(value.get(), length(first, ClassWords.AT_MOST) == lead));
        return true;
      }
      unit();
      int less = length(end, ClassWords.OR_LESS);
      if (lead == 0 && less > 0) {
        end += less;
        to = Optional.of(new Limit(value.get(), true));
        return true;
      }
      from = Optional.of(new Limit(value.get(), !above));
      int onwards = length(end, ClassWords.ONWARDS);
      int upper = upper(end);
      if (upper < 0 && onwards > 0) {
        end += onwards;
        upper = upper(end); // "20 or more but under 50"
        return upper < 0 || upper(end, upper);
      }
      return upper < 0 ? lead > 0 : upper(end, upper);
    }

    /** A unit that stands within the bounds. */
    private void unit() {
      for (int length = 1; length <= LONGEST_UNIT && end + length < said.size(); length++) {
        int behind = end + length;
        boolean goesOn =
            length(behind, ClassWords.ONWARDS) > 0
                || length(behind, ClassWords.OR_LESS) > 0
                || lead(behind) > 0;
        if (length(end, ClassWords.ONWARDS) > 0 || lead(end) > 0 || said.isTied(end)) {
          return;
        }
        if (goesOn && length(end, ClassWords.CLASSED) == 0) {
          unit = said.from(end, behind);
          end = behind;
          return;
        }
      }
    }

    /** Where the number of the upper end stands, or -1. */
    private int upper(int from) {
      int lead = lead(from);
      boolean ends =
          lead > 0
              && (length(from, ClassWords.BELOW) == lead
                  || length(from, ClassWords.AT_MOST) == lead);
      boolean tied = said.isTied(from) && isNumber(from);
      return ends ? from + lead : tied ? from : -1;
    }

    private boolean upper(int lead, int number) {
      boolean below = number > lead && length(lead, ClassWords.BELOW) == number - lead;
      Optional<BigDecimal> value = number(number);
      to = value.map(one -> new Limit(one, !below));
      end = number + 1;
      return value.isPresent();
    }

    /** "10,000" and "2.5"; empty where it is no plain number. */
    private Optional<BigDecimal> number(int at) {
      String text = said.word(at).text();
      String[] groups = text.split(",", -1);
      boolean grouped =
          IntStream.range(1, groups.length)
                  .allMatch(one -> groups[one].split("\\.", -1)[0].length() == GROUP)
              && groups[0].length() <= (groups.length > 1 ? GROUP : text.length());
      String digits = text.replace(",", "");
      return grouped && WrittenNumber.isDecimal(digits, MOST_DIGITS, MOST_DIGITS)
          ? Optional.of(new BigDecimal(digits))
          : Optional.empty();
    }
  }
}

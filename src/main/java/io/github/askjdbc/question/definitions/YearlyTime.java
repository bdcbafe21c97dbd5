package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A part of every year that has a name of its own: "our season runs from 1 March to the end of
 * November", so that "in the 2024 season" is "from 1 March 2024 to 30 November 2024". Where it goes
 * on in another year, or the question tells no year, nothing is read.
 */
record YearlyTime(String term, MonthDay first, MonthDay last) {

  private static final LexiconFile FILE = LexiconFile.read("definitions");
  private static final String MONTH =
      Arrays.stream(Month.values()).map(MonthNames::name).collect(Collectors.joining("|"));
  private static final String DAY =
      "(?:(?P<%1$sending>the end of |end of )|(?P<%1$sday>\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?"
          + "(?P<%1$smonth>"
          + MONTH
          + ")(?: (?P<%1$sbehind>\\d{1,2})(?:st|nd|rd|th)?)?";
  private static final Pattern TOLD =
      Pattern.compile(
          "(?i)^(?:the |our |by )?(?P<term>[a-z][a-z -]{1,30}?) (?:"
              + FILE.section("lasting").expression()
              + ") (?:the (?:time|period|months|weeks|days) )?(?:from |between )?(?:the )?"
              + DAY.formatted("from")
              + " (?:to|until|till|through|and|up to) "
              + DAY.formatted("to")
              + "(?: of (?:each|every|a|the same) year| (?:each|every) year)?$");
  private static final String BEFORE = "(?i)\\b(?:in|during|of|for|over|from)(?: the| our)? ";

  /** Empty where the evidence tells of no such time, or the question asks for none with a year. */
  static Optional<String> restated(String question, String evidence) {
    String text = evidence.strip();
    return of(text.endsWith(".") ? text.substring(0, text.length() - 1) : text)
        .flatMap(time -> time.restated(question));
  }

  private Optional<String> restated(String question) {
    String name = Pattern.quote(term);
    Matcher asked =
        Pattern.compile(
                BEFORE
                    + "(?:(?P<one>\\d{4}) "
                    + name
                    + "|"
                    + name
                    + "(?: of| in)? (?P<two>\\d{4}))\\b")
            .matcher(question);
    if (!asked.find()) {
      return Optional.empty();
    }
    String year = asked.group("one") == null ? asked.group("two") : asked.group("one");
    String rest = question.substring(asked.end());
    boolean once =
        !rest.toLowerCase(Locale.ROOT).contains(term)
            && !question.substring(0, asked.start()).toLowerCase(Locale.ROOT).contains(term);
    return Optional.of(question.substring(0, asked.start()) + days(Integer.parseInt(year)) + rest)
        .filter(whole -> once);
  }

  private String days(int year) {
    return "from " + written(first.atYear(year)) + " to " + written(last.atYear(year));
  }

  private static String written(LocalDate day) {
    return day.getDayOfMonth() + " " + MonthNames.name(day.getMonth()) + " " + day.getYear();
  }

  private static Optional<YearlyTime> of(String statement) {
    Matcher told = TOLD.matcher(statement);
    if (!told.find()) {
      return Optional.empty();
    }
    Optional<MonthDay> first = day(told, "from", false);
    Optional<MonthDay> last = day(told, "to", true);
    return first
        .filter(from -> last.filter(from::isBefore).isPresent())
        .map(from -> new YearlyTime(told.group("term").toLowerCase(Locale.ROOT), from, last.get()));
  }

  /** The day that is told; of a month alone its first or its last. */
  private static Optional<MonthDay> day(Matcher told, String side, boolean end) {
    Month month = MonthNames.month(told.group(side + "month"));
    String before = told.group(side + "day");
    String behind = told.group(side + "behind");
    boolean ending = told.group(side + "ending") != null;
    boolean twice = before != null && behind != null;
    boolean odd = ending && (behind != null || !end);
    if (twice || odd) {
      return Optional.empty();
    }
    String day = before == null ? behind : before;
    int number = day == null ? (end ? month.minLength() : 1) : Integer.parseInt(day);
    boolean real = number >= 1 && number <= month.maxLength();
    boolean leap = month == Month.FEBRUARY && end && day == null;
    return real && !leap ? Optional.of(MonthDay.of(month, number)) : Optional.empty();
  }
}

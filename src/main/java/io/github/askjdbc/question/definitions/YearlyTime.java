package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import java.time.LocalDate;
import java.time.Month;
import java.time.MonthDay;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A part of every year that has a name of its own: "our season runs from 1 March to the end of
 * November", so that "in the 2024 season" is "from 1 March 2024 to 30 November 2024". Where it goes
 * on in another year it is to be told which of both it is called by, or the question names both.
 *
 * @param ends whether it is called by the year in which it ends; empty where that is not told
 */
record YearlyTime(String term, MonthDay first, MonthDay last, Optional<Boolean> ends) {

  private static final LexiconFile FILE = LexiconFile.read("definitions");
  private static final String STARTS = "(?:" + FILE.section("year-starts").expression() + ")";
  private static final String ENDS = "(?:" + FILE.section("year-ends").expression() + ")";
  private static final String MONTH =
      Arrays.stream(Month.values()).map(MonthNames::name).collect(Collectors.joining("|"));
  private static final String DAY =
      "(?:(?P<%1$sending>the end of |end of )|(?P<%1$sday>\\d{1,2})(?:st|nd|rd|th)?(?: of)? )?"
          + "(?P<%1$smonth>"
          + MONTH
          + ")(?: (?P<%1$sbehind>\\d{1,2})(?:st|nd|rd|th)?)?";
  private static final String CALLED =
      "(?:"
          + FILE.section("year-called").expression()
          + ") the (?:calendar )?year (?:in which|that|where|when) (?:it|they) (?:(?P<ends>"
          + ENDS
          + ")|"
          + STARTS
          + ")(?: in)?";
  private static final Pattern TOLD =
      Pattern.compile(
          "(?i)^(?:the |our |by |an? |each |every )?(?P<term>[a-z][a-z -]{1,30}?) (?:(?:"
              + FILE.section("lasting").expression()
              + ") (?:the (?:time|period|months|weeks|days) )?(?:from |between )?(?:the )?"
              + DAY.formatted("from")
              + " (?:to|until|till|through|and|up to) "
              + DAY.formatted("to")
              + "|"
              + STARTS
              + " (?:on|in|with) (?:the )?"
              + DAY.formatted("begin")
              + " and "
              + ENDS
              + " (?:on|in|at|with) (?:the )?"
              + DAY.formatted("end")
              + ")(?: of (?:each|every|a|the same|the next|the following) year| (?:each|every) year)?"
              + "(?:,? and "
              + CALLED
              + ")?$");
  private static final Pattern CALLED_AT_END = Pattern.compile("(?i) and " + CALLED + "$");
  private static final Pattern NAMED =
      Pattern.compile("(?i)^(?:it|they|(?:the|a|each|every) [a-z]+) " + CALLED + "$");
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "(?i)^(?:the )?(?:(?P<one>\\d{4}) [a-z]+|[a-z]+(?: [a-z]+)? (?P<two>\\d{4})) (?:(?P<starts>"
              + STARTS
              + ")|"
              + ENDS
              + ") (?:on|in|from|with) (?:the )?(?:\\d{1,2}(?: of)? )?(?:"
              + MONTH
              + ") (?P<year>\\d{4})$");
  private static final Pattern SENTENCE = Pattern.compile("[.;]\\s+");
  private static final String BEFORE = "(?i)\\b(?:in|during|of|for|over|from)(?: the| our)? ";
  private static final int CENTURY = 100;

  /** Empty where the evidence tells of no such time, or the question asks for none with a year. */
  static Optional<String> restated(String question, String evidence) {
    String text = evidence.strip();
    List<String> statements =
        List.of(
            SENTENCE.split(text.endsWith(".") ? text.substring(0, text.length() - 1) : text, -1));
    Optional<YearlyTime> time = of(statements.get(0));
    Optional<TimeOfRows> rows = Optional.empty();
    for (String statement : statements.subList(1, statements.size())) {
      Optional<TimeOfRows> dated = time.flatMap(one -> TimeOfRows.of(statement, one.term()));
      boolean again = dated.isPresent() && rows.isPresent();
      time =
          dated.isPresent()
              ? time.filter(one -> !again)
              : time.flatMap(one -> one.called(statement));
      rows = dated.isPresent() ? dated : rows;
    }
    Optional<TimeOfRows> own = rows;
    return time.flatMap(one -> one.asked(question, own));
  }

  private Optional<String> asked(String question, Optional<TimeOfRows> rows) {
    String names = Pattern.quote(term) + "|" + Pattern.quote(NounNumber.singular(term));
    Matcher asked =
        Pattern.compile(
                BEFORE
                    + "(?:(?P<one>\\d{4})(?P<oneto>[/-](?:\\d{4}|\\d\\d))? (?:"
                    + names
                    + ")|(?:"
                    + names
                    + ")(?: of| in)? (?P<two>\\d{4})(?P<twoto>[/-](?:\\d{4}|\\d\\d))?)\\b")
            .matcher(question);
    if (!asked.find()) {
      return Optional.empty();
    }
    String year = asked.group("one") == null ? asked.group("two") : asked.group("one");
    String both = asked.group("one") == null ? asked.group("twoto") : asked.group("oneto");
    String before = question.substring(0, asked.start());
    String rest = question.substring(asked.end());
    String name = NounNumber.singular(term);
    boolean once =
        !rest.toLowerCase(Locale.ROOT).contains(name)
            && !before.toLowerCase(Locale.ROOT).contains(name)
            && !rest.startsWith("/")
            && !rest.startsWith("-");
    Optional<String> lead =
        rows.isEmpty() ? Optional.of("") : rows.flatMap(one -> one.before(before, question));
    return begin(Integer.parseInt(year), both == null ? "" : both.substring(1))
        .flatMap(begin -> lead.map(words -> before + words + days(begin) + rest))
        .filter(whole -> once);
  }

  /**
   * The year in which the one begins that is called so.
   *
   * @param second of two years that it is called by; may be empty
   */
  private Optional<Integer> begin(int year, String second) {
    if (!second.isEmpty()) {
      boolean next = Integer.parseInt(second) % CENTURY == (year + 1) % CENTURY;
      return Optional.of(year).filter(one -> next && crosses());
    }
    return crosses() ? ends.map(end -> end ? year - 1 : year) : Optional.of(year);
  }

  private boolean crosses() {
    return last.isBefore(first);
  }

  private String days(int begin) {
    return "from "
        + written(first.atYear(begin))
        + " to "
        + written(last.atYear(crosses() ? begin + 1 : begin));
  }

  private static String written(LocalDate day) {
    return day.getDayOfMonth() + " " + MonthNames.name(day.getMonth()) + " " + day.getYear();
  }

  /** With the year that it is called by; empty where a statement tells no such, or another one. */
  private Optional<YearlyTime> called(String statement) {
    Matcher named = NAMED.matcher(statement.strip());
    Matcher example = EXAMPLE.matcher(statement.strip());
    Optional<Boolean> told =
        named.find()
            ? Optional.of(named.group("ends") != null)
            : example.find() ? shown(example) : Optional.empty();
    boolean same = ends.isEmpty() || ends.equals(told);
    return told.isPresent() && same && crosses()
        ? Optional.of(new YearlyTime(term, first, last, told))
        : Optional.empty();
  }

  /** "The 2024 one starts on 20 February 2024". */
  private static Optional<Boolean> shown(Matcher example) {
    String year = example.group("one") == null ? example.group("two") : example.group("one");
    boolean starts = example.group("starts") != null;
    int difference = Integer.parseInt(example.group("year")) - Integer.parseInt(year);
    int other = starts ? -1 : 1;
    return difference == 0 || difference == other
        ? Optional.of((difference == 0) != starts)
        : Optional.empty();
  }

  private static Optional<YearlyTime> of(String statement) {
    Matcher told = TOLD.matcher(statement.strip());
    if (!told.find()) {
      return Optional.empty();
    }
    boolean begins = told.group("beginmonth") != null;
    Optional<MonthDay> first = day(told, begins ? "begin" : "from", false);
    Optional<MonthDay> last = day(told, begins ? "end" : "to", true);
    String ends = told.group("ends");
    Optional<Boolean> called =
        CALLED_AT_END.matcher(statement.strip()).find()
            ? Optional.of(ends != null)
            : Optional.empty();
    return first
        .filter(from -> last.filter(to -> isApart(from, to)).isPresent())
        .map(
            from ->
                new YearlyTime(
                    told.group("term").toLowerCase(Locale.ROOT), from, last.get(), called));
  }

  /** "From July to July" is no month, and no year. */
  private static boolean isApart(MonthDay first, MonthDay last) {
    return last.isBefore(first) || !first.getMonth().equals(last.getMonth());
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

package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import java.time.Month;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A year of its own that a house reckons by: "our fiscal year starts on 1 July and carries the
 * number of the year in which it ends", so that "in fiscal year 2024" is "from July 2023 to June
 * 2024". Where its number is told in no way, or in two, the year is none.
 *
 * @param first its first month
 * @param ends whether it is called by the year in which it ends
 */
record FiscalYear(Month first, boolean ends) {

  private static final LexiconFile FILE = LexiconFile.read("definitions");
  private static final String KIND = "(?:" + FILE.section("own-year").expression() + ")";
  private static final String MONTH =
      "(?:"
          + Arrays.stream(Month.values()).map(MonthNames::name).collect(Collectors.joining("|"))
          + ")";
  private static final Pattern STARTS =
      Pattern.compile(
          "(?i)\\b"
              + KIND
              + "\\b[^.;]*?\\b(?:"
              + FILE.section("year-starts").expression()
              + ")\\b (?:on|in|with|from|at)?(?: the)?(?:"
              + " ?(?:1st|1|first)(?: of)?)? ?(?P<month>"
              + MONTH
              + ")(?: (?:1st|1)\\b)?");
  private static final Pattern CALLED =
      Pattern.compile(
          "(?i)\\byear (?:in which|that|where|when) it (?:(?P<ends>"
              + FILE.section("year-ends").expression()
              + ")|"
              + FILE.section("year-starts").expression()
              + ")(?: in)?\\b");
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "(?i)\\b(?:"
              + KIND
              + ") ?(?P<year>\\d{4})\\b (?:is|means|=|runs|covers|goes)(?: from)? (?:the )?(?P<from>"
              + MONTH
              + ") (?P<begin>\\d{4})\\b (?:to|until|till|through) (?:"
              + MONTH
              + ") (?P<end>\\d{4})");
  private static final Pattern ASKED =
      Pattern.compile(
          "(?i)\\b(?:in|during|for|of|over)(?: the| our)? (?:" + KIND + ") ?(?P<year>\\d{4})\\b");
  private static final Pattern ANY = Pattern.compile("(?i)\\b(?:" + KIND + ")\\b");
  private static final int MONTHS = 12;

  /** Empty where the evidence tells of no such year, or the question asks for none. */
  static Optional<String> restated(String question, String evidence) {
    Matcher asked = ASKED.matcher(question);
    if (!asked.find()) {
      return Optional.empty();
    }
    String rest = question.substring(asked.end());
    boolean once =
        !ANY.matcher(rest).find() && !ANY.matcher(question.substring(0, asked.start())).find();
    return of(evidence)
        .filter(year -> once)
        .map(
            year ->
                question.substring(0, asked.start())
                    + year.months(Integer.parseInt(asked.group("year")))
                    + rest);
  }

  /** One statement about such a year, and nothing else. */
  private static Optional<FiscalYear> of(String evidence) {
    String text = evidence.strip();
    String statement = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    Said said = Said.of(statement);
    boolean one =
        !statement.contains(". ")
            && statement.indexOf(';') < 0
            && said.first(0, DefiningWords.ONLY) < 0
            && said.lengthBefore(said.size(), DefiningWords.UNCOUNTED) == 0;
    Matcher starts = STARTS.matcher(statement);
    Matcher called = CALLED.matcher(statement);
    Matcher example = EXAMPLE.matcher(statement);
    Optional<FiscalYear> told =
        starts.find() && !isOtherDay(statement, starts.end()) && called.find()
            ? Optional.of(
                new FiscalYear(
                    MonthNames.month(starts.group("month")), called.group("ends") != null))
            : Optional.empty();
    Optional<FiscalYear> shown = example.find() ? shown(example) : Optional.empty();
    boolean agree = told.isEmpty() || shown.isEmpty() || told.equals(shown);
    return told.or(() -> shown).filter(year -> one && agree);
  }

  /** "April 6" is no first day of a month. */
  private static boolean isOtherDay(String statement, int month) {
    return month + 1 < statement.length()
        && statement.charAt(month) == ' '
        && Character.isDigit(statement.charAt(month + 1));
  }

  private static Optional<FiscalYear> shown(Matcher example) {
    String year = example.group("year");
    boolean ends = year.equals(example.group("end"));
    boolean starts = year.equals(example.group("begin"));
    return ends == starts
        ? Optional.empty()
        : Optional.of(new FiscalYear(MonthNames.month(example.group("from")), ends));
  }

  private String months(int year) {
    int begin = ends && first != Month.JANUARY ? year - 1 : year;
    int end = first == Month.JANUARY ? begin : begin + 1;
    return "from "
        + MonthNames.name(first)
        + " "
        + begin
        + " to "
        + MonthNames.name(first.plus(MONTHS - 1))
        + " "
        + end;
  }
}

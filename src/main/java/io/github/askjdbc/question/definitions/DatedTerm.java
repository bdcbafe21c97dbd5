package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import java.time.Month;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A time with a name of its own and the days on which it begins and ends: "fiscal year 2023 runs
 * from 1 October 2022 to 30 September 2023 and goes by the paid date", so that "in fiscal year
 * 2023" is "with paid date between 1 October 2022 and 30 September 2023".
 *
 * @param question with those days in the place of the name
 * @param others what else is told, none of which is read yet
 */
record DatedTerm(String question, List<String> others) {

  private static final LexiconFile FILE = LexiconFile.read("definitions");
  private static final String MONTH =
      "(?:"
          + Arrays.stream(Month.values()).map(MonthNames::name).collect(Collectors.joining("|"))
          + ")";
  private static final String NUMBER = "\\d{1,2}(?:st|nd|rd|th)?";
  private static final String DAY =
      "(?:the )?((?:"
          + NUMBER
          + "(?: of)? )?"
          + MONTH
          + ",? \\d{4}|"
          + MONTH
          + " "
          + NUMBER
          + ",? \\d{4}|\\d{4}-\\d{2}-\\d{2})";
  private static final Pattern TOLD =
      Pattern.compile(
          "(?i)^(?:the |our |by |an? )?(?P<term>[\\pL\\d][\\pL\\d/ '’-]{1,40}?) (?:"
              + FILE.section("lasting").expression()
              + "|"
              + FILE.section("lasted").expression()
              + ") (?:the (?:time|period|months|weeks|days) )?(?:from |between )?"
              + DAY
              + " (?:to|until|till|through|and|up to) "
              + DAY
              + "(?:,? (?:"
              + DefiningWords.BOTH_ENDS.stream()
                  .map(words -> String.join(" ", words))
                  .collect(Collectors.joining("|"))
              + "))?(?:,? (?:and )?(?:"
              + FILE.section("dated-by").expression()
              + ") (?:the |its |their )?(?P<own>[\\pL][\\pL ]{1,30}))?$");
  private static final String BEFORE = "(?i)\\b(?:in|during|for|of|over)(?: the| our)? ";
  private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d{2}\\b");
  private static final int FIRST_DAY = 2;
  private static final int LAST_DAY = 3;

  /** Empty where no such time is told, or the question does not ask for it once and no other. */
  static Optional<DatedTerm> of(String question, List<String> statements) {
    List<Matcher> told = statements.stream().map(TOLD::matcher).filter(Matcher::matches).toList();
    if (told.size() != 1) {
      return Optional.empty();
    }
    Matcher time = told.get(0);
    List<String> others = new ArrayList<>();
    List<String> own = new ArrayList<>();
    Optional.ofNullable(time.group("own")).map(name -> "with " + name + " ").ifPresent(own::add);
    for (String statement : statements) {
      Optional<String> words = OwnTime.words(statement);
      words.map(one -> one + " ").ifPresent(own::add);
      if (words.isEmpty() && !TOLD.matcher(statement).matches()) {
        others.add(statement);
      }
    }
    String days = "between " + time.group(FIRST_DAY) + " and " + time.group(LAST_DAY);
    return own.size() > 1
        ? Optional.empty()
        : restated(question, time.group("term"), String.join("", own) + days)
            .map(text -> new DatedTerm(text, others));
  }

  private static Optional<String> restated(String question, String term, String days) {
    Matcher asked =
        Pattern.compile(BEFORE + Pattern.quote(term) + "(?:[^\\pL\\d/-]|$)").matcher(question);
    if (!asked.find()) {
      return Optional.empty();
    }
    int end = Math.min(question.length(), asked.end());
    boolean mark = end > 0 && !Character.isLetterOrDigit(question.charAt(end - 1));
    String before = question.substring(0, asked.start());
    String behind = question.substring(mark ? end - 1 : end);
    boolean once = !YEAR.matcher(before + behind).find() && !asked.find();
    return Optional.of(before + days + behind).filter(text -> once);
  }
}

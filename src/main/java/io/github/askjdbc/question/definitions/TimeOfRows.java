package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordClass;
import java.util.Locale;
import java.util.Optional;

/**
 * By which of their times rows belong to a part of the year that has a name: "orders belong to it
 * by their order date", "payments fall into the year by the day they were paid".
 *
 * @param rows stem of what they are called; empty where "they" stands for them
 * @param words what is put before the time: "with order date", "paid"
 */
record TimeOfRows(Optional<String> rows, String words) {

  private static final LexiconFile FILE = LexiconFile.read("definitions");
  private static final int LONGEST = 3;
  private static final String PRONOUN = "they";
  private static final String WITH = "with ";
  private static final Pattern TOLD =
      Pattern.compile(
          "(?i)^(?:the )?(?P<rows>[a-z]+(?: [a-z]+)?) (?:"
              + FILE.section("year-of-rows").expression()
              + ") (?:it|(?:the|that|a|our) (?P<time>[a-z][a-z ]{1,30}?)) by (?:the |their )"
              + "(?:(?:day|date)(?: on which| that| when)? they (?:were|are) (?P<deed>[a-z]+)"
              + "|(?P<date>[a-z][a-z_ ]*))$");

  /**
   * @param term what the part of the year is called
   */
  static Optional<TimeOfRows> of(String statement, String term) {
    Matcher told = TOLD.matcher(statement.strip());
    if (!told.find()) {
      return Optional.empty();
    }
    String time = told.group("time");
    boolean same =
        time == null
            || DefiningWords.STRETCH.contains(time.toLowerCase(Locale.ROOT))
            || time.equalsIgnoreCase(term);
    String deed = told.group("deed");
    boolean named = deed == null ? isName(told.group("date")) : Narrowing.isParticiple(deed);
    Said rows = Said.of(told.group("rows"));
    boolean they = rows.folded(rows.size() - 1).equals(PRONOUN);
    return same && named
        ? Optional.of(
            new TimeOfRows(
                they ? Optional.empty() : Optional.of(rows.word(rows.size() - 1).stem()),
                deed == null ? WITH + told.group("date") : deed))
        : Optional.empty();
  }

  private static boolean isName(String date) {
    Said said = Said.of(date);
    return said.size() <= LONGEST
        && said.words().stream().noneMatch(word -> WordClass.CLOSED_CLASS.contains(word.folded()));
  }

  /**
   * What stands before the time in a question; empty where it may say another time of the rows, or
   * speak of others.
   *
   * @param before the question up to the time
   */
  Optional<String> before(String before, String question) {
    Said said = Said.of(before);
    String last = said.folded(said.size() - 1);
    boolean told = last.equals(words);
    boolean other = !told && Narrowing.isParticiple(last);
    boolean spoken =
        rows.isEmpty()
            || Said.of(question).words().stream().anyMatch(word -> rows.get().equals(word.stem()));
    return spoken && !other ? Optional.of(told ? "" : words + " ") : Optional.empty();
  }
}

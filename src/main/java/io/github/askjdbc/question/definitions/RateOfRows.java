package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import java.util.List;
import java.util.Optional;

/**
 * A rate that is told as a quotient of some rows and all of them: "return rate in percent =
 * returned parcels / all parcels * 100" is "return rate is the percentage of parcels that are
 * returned".
 */
final class RateOfRows {

  private static final LexiconFile FILE = LexiconFile.read("definitions");
  private static final String IN_PERCENT = "(?:" + FILE.section("in-percent").expression() + ")";
  private static final String TIMES = "(?:" + FILE.section("times").expression() + ")";
  private static final Pattern STATEMENT =
      Pattern.compile(
          "(?i)^(?P<term>[\\pL -]+?)(?P<said> "
              + IN_PERCENT
              + ")?\\s*(?:=|:|\\b(?:"
              + FILE.section("rate-is").expression()
              + ")\\b)\\s*(?P<before>100 "
              + TIMES
              + " )?(?P<some>[\\pL -]+?) (?:(?P<percent>"
              + FILE.section("percent-of").expression()
              + ")|"
              + FILE.section("divided").expression()
              + ") (?P<all>[\\pL -]+?)(?P<behind>,? "
              + TIMES
              + " 100)?(?P<told>,? "
              + IN_PERCENT
              + ")?$");
  private static final Pattern NUMBER_OF =
      Pattern.compile("(?i)^(?:" + FILE.section("number-of").expression() + ")");
  private static final int LONGEST_NOUN = 2;

  private RateOfRows() {}

  /** The statement in those words; as it is where it is no such quotient. */
  static String plain(String statement) {
    Matcher quotient = STATEMENT.matcher(statement.strip());
    if (!quotient.matches()) {
      return statement;
    }
    Said some = Said.of(NUMBER_OF.matcher(quotient.group("some")).replaceFirst(""));
    Said all = Said.of(NUMBER_OF.matcher(quotient.group("all")).replaceFirst(""));
    boolean percent =
        quotient.group("said") != null
            || quotient.group("before") != null
            || quotient.group("percent") != null
            || quotient.group("behind") != null
            || quotient.group("told") != null;
    return rows(some, all)
        .map(
            rows ->
                quotient.group("term").strip()
                    + " is the "
                    + (percent ? "percentage" : "share")
                    + " of "
                    + rows)
        .orElse(statement);
  }

  /** "Parcels that are returned" of "returned parcels" and "parcels". */
  private static Optional<String> rows(Said some, Said all) {
    int size = all.size();
    boolean noun = size > 0 && size <= LONGEST_NOUN && NounNumber.isPlural(all.folded(size - 1));
    if (!noun || some.size() <= size) {
      return Optional.empty();
    }
    List<String> stems = all.stems(0, size);
    boolean adjective =
        some.size() == size + 1 && some.stems(1, some.size()).equals(stems) && !some.isTied(1);
    boolean narrowed =
        some.stems(0, size).equals(stems) && DefinitionReader.narrowing(some, size - 1) == size;
    return adjective
        ? Optional.of(all.text() + " that are " + some.folded(0))
        : Optional.of(some.text()).filter(text -> narrowed);
  }
}

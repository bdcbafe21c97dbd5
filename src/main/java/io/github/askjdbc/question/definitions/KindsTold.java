package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;

/**
 * Which of some rows are what a word stands for, and which are not, told in one sentence: "a missed
 * visit is no consultation; completed and shortened ones are" is "a consultation is a visit that is
 * completed or shortened".
 */
final class KindsTold {

  private static final LexiconFile FILE = LexiconFile.read("definitions");
  private static final String LIST = "[\\pL]+(?:, [\\pL]+)*(?:,? (?:and|or) [\\pL]+)?";
  private static final Pattern STATEMENT =
      Pattern.compile(
          "(?i)^(?:an? |the )?(?:"
              + LIST
              + ") (?P<noun>[\\pL]+) (?:"
              + FILE.section("is-no").expression()
              + ") (?:an? |the )?(?P<term>[\\pL]+(?: [\\pL]+)?)[;,] (?:only )?(?:the )?(?P<some>"
              + LIST
              + ") ones(?: both| all)? (?:"
              + FILE.section("are-so").expression()
              + ")$");

  private KindsTold() {}

  /** The evidence in those words; as it is where it is another. */
  static String plain(String evidence) {
    String text = evidence.strip();
    Matcher told =
        STATEMENT.matcher(text.endsWith(".") ? text.substring(0, text.length() - 1) : text);
    if (!told.matches()) {
      return evidence;
    }
    String some = told.group("some").replace(" and ", " or ").replace(",  or", " or");
    return "A "
        + NounNumber.singular(told.group("term"))
        + " is a "
        + NounNumber.singular(told.group("noun"))
        + " that is "
        + some;
  }
}

package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.Locale;

/**
 * What stands in a statement and adds nothing to it: "late, no matter what its status says", "more
 * than 2 days (48 hours)", "still open (OPEN)".
 */
final class Aside {

  private static final int SHORTEST_CODE = 3;

  /** "For each treatment plan". */
  private static final int LONGEST_OWNER = 4;

  private Aside() {}

  static String without(String statement) {
    return oneByOne(concession(parenthesis(statement)));
  }

  /** Without "whatever became of them" at the end, behind a comma. */
  private static String concession(String statement) {
    int comma = statement.lastIndexOf(',');
    Said behind = Said.of(comma < 0 ? "" : statement.substring(comma + 1));
    boolean concedes =
        behind.length(0, DefiningWords.REGARDLESS) > 0
            && behind.first(0, DefiningWords.JOIN) < 0
            && behind.first(0, DefiningWords.NEGATION) <= 0;
    return concedes ? statement.substring(0, comma).strip() : statement;
  }

  /** Without "worked out for each treatment" at the end, behind a comma, of what is reckoned. */
  private static String oneByOne(String statement) {
    int comma = statement.lastIndexOf(',');
    Said behind = Said.of(comma < 0 ? "" : statement.substring(comma + 1));
    int made = behind.length(0, DefiningWords.RECKONED);
    boolean each =
        made > 0
            && behind.size() <= made + LONGEST_OWNER
            && DefiningWords.PER.contains(behind.folded(made))
            && statement.indexOf('/') > 0;
    return each ? statement.substring(0, comma).strip() : statement;
  }

  /** Without the first parenthesis, if it says again what stands before it. */
  private static String parenthesis(String statement) {
    int opening = statement.indexOf('(');
    int closing = statement.indexOf(')', Math.max(0, opening));
    if (opening <= 0 || closing < 0) {
      return statement;
    }
    Said before = Said.of(statement.substring(0, opening));
    Said inside = Said.of(statement.substring(opening + 1, closing));
    boolean again = isCodeOf(before, inside) || (isLength(before) && isLength(inside));
    if (again) {
      return parenthesis(
          statement.substring(0, opening).strip() + statement.substring(closing + 1));
    }
    int word = coded(before, inside);
    return word < 0
        ? statement
        : parenthesis(
            before.from(0, word)
                + " "
                + inside.word(inside.size() - 1).text()
                + statement.substring(closing + 1));
  }

  /** Where what a code means begins: "sold (status SOLD)", "in service (INS)"; -1 for no code. */
  private static int coded(Said before, Said inside) {
    int last = before.size() - 1;
    int code = inside.size() - 1;
    boolean told =
        last > 0
            && code >= 0
            && code <= 1
            && inside.word(code).text().length() > 1
            && CodeReader.isCode(inside.word(code))
            && !inside.isNumber(code);
    boolean placed = told && DefiningWords.PREPOSITION.contains(before.folded(last - 1));
    boolean state =
        told
            && (Narrowing.isParticiple(before.folded(last))
                || DefiningWords.VERB.contains(before.folded(last - 1)));
    boolean plain = told && !WordClass.CLOSED_CLASS.contains(before.folded(last));
    return plain && placed ? last - 1 : plain && state ? last : -1;
  }

  /** A code that is the first letters of the word before it: "cancelled (CANC)". */
  private static boolean isCodeOf(Said before, Said inside) {
    boolean one = inside.size() == 1 && before.size() > 0;
    String code = one ? inside.word(0).text() : "";
    return code.length() >= SHORTEST_CODE
        && code.equals(code.toUpperCase(Locale.ROOT))
        && before.folded(before.size() - 1).startsWith(code.toLowerCase(Locale.ROOT));
  }

  /** Ends with a number of a unit of time; a number may be written as a word. */
  private static boolean isLength(Said said) {
    int last = said.size() - 1;
    return last > 0
        && DefiningWords.UNIT_OF_TIME.contains(said.folded(last))
        && !DefiningWords.ARTICLE.contains(said.folded(last - 1));
  }
}

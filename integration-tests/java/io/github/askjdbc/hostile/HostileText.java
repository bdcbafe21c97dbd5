package io.github.askjdbc.hostile;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A kind of text that no reader of questions should stumble over, of any length. */
enum HostileText {
  DOTS("."),
  DOTS_BEFORE_A_WORD(".", "x"),
  QUESTION_MARKS("?"),
  MARKS("?!.;:,\u2026"),
  BLANKS(" "),
  BLANKS_BEFORE_A_WORD(" ", "x"),
  SPACES_OF_ALL_KINDS("\u00a0\u2003\t\u3000"),
  NEWLINES("\n"),
  APOSTROPHES("'"),
  DOUBLE_QUOTES("\""),
  QUOTES_OPENED("\u201c\u00ab\u2018"),
  QUOTED_WORDS("'a' \"b\" \u201cc\u201d "),
  WORDS_WITH_APOSTROPHES("x'y s' "),
  QUOTED_QUOTES("'it''s \"so\"' "),
  BRACKETS_OPENED("([{"),
  BRACKETS("(a)[b]{} "),
  DIGITS("7"),
  NUMBERS("12 3.5 1,000 -4 "),
  DATES("2014-05-03 May 3rd 2014 q3 "),
  WORDS("old ones of the north "),
  ONE_WORD("x"),
  JOINED_WORDS("a-b_c"),
  COMMENTS("/* a */ -- b\n"),
  COMMENTS_OPENED("/*"),
  EMOJI("\ud83d\ude00"),
  HALF_CHARACTERS("\ud800a\udc00 "),
  COMBINING_MARKS("e\u0301\u0323"),
  COMBINING_MARKS_ALONE("\u0301\u0323"),
  GREEK_CAPITALS("\u03a3"),
  LETTERS_THAT_GROW("\u0130\u00df\u0149\ufb03"),
  RIGHT_TO_LEFT("\u05e9\u05dc \u0645\u0631 "),
  DIRECTIONS_TURNED("\u202ea\u2066b "),
  ZERO_WIDTH("\u200b\u200da"),
  NULLS("\u0000"),
  SQL_WORDS("SELECT name FROM customer WHERE "),
  SEMICOLONS(";"),
  NAMES("customer city purchase amount "),
  NAMES_MISSPELT("custmoer ctiy purchsae "),
  VALUES("Oslo, Lyon and Ann or "),
  COMPARISONS("more than 3 and less than 5 amount >= 7 "),
  DASHES("-"),
  SLASHES("/"),
  BACKSLASHES("\\"),
  PERCENT_SIGNS("%"),
  MIXED_SCRIPTS("\u043a\u03cc\u6f22\u0e01abc "),
  POLITENESS("please could you tell me, "),
  ASKING("ASK how many customers in each city "),
  ANYTHING("") {
    @Override
    String of(int length) {
      Random random = new Random(length);
      StringBuilder text = new StringBuilder(length);
      while (text.length() < length) {
        HostileText kind = KINDS.get(random.nextInt(KINDS.size()));
        text.append(kind.of(1 + random.nextInt(20)));
      }
      return text.substring(0, length);
    }
  };

  /** All but the mixture. */
  private static final List<HostileText> KINDS =
      Arrays.stream(values()).filter(kind -> kind != ANYTHING).toList();

  private final String piece;
  private final String end;

  HostileText(String piece) {
    this(piece, "");
  }

  HostileText(String piece, String end) {
    this.piece = piece;
    this.end = end;
  }

  String of(int length) {
    String repeated = piece.repeat(length / piece.length() + 1);
    return repeated.substring(0, Math.max(0, length - end.length())) + end;
  }
}

package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import java.math.BigDecimal;

/** "More than 70% of its total amount" is "more than 0.7 times the total amount". */
final class PartOfField {

  private static final Pattern PART =
      Pattern.compile(
          "(?i)\\b(?P<part>\\d{1,3}(?:\\.\\d{1,2})?) ?(?:%|percent|per cent) of (?:its|the|their)"
              + " (?P<field>(?:[\\pL-]+ ){0,2}?(?:"
              + DefiningForm.fields()
              + "))\\b");

  private PartOfField() {}

  static String plain(String statement) {
    Matcher part = PART.matcher(statement);
    return part.find()
        ? statement.substring(0, part.start())
            + new BigDecimal(part.group("part"))
                .movePointLeft(2)
                .stripTrailingZeros()
                .toPlainString()
            + " times the "
            + part.group("field")
            + statement.substring(part.end())
        : statement;
  }
}

package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.question.definitions.ToldNumber.Quantity;
import io.github.askjdbc.question.definitions.ToldNumber.Reckoning;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** "Twelve times the fee of all contracts", "2 percent of the payments", "the sum of the fees". */
final class MultipleText {

  private static final Map<String, String> NUMERALS = LexiconFile.list("numbers").keyed();
  private static final Map<String, String> FACTORS =
      LexiconFile.read("told-numbers").section("factor").keyed();
  private static final String NUMBER =
      "(?:\\d{1,7}(?:\\.\\d{1,4})?|" + String.join("|", NUMERALS.keySet()) + ")";
  private static final Pattern TIMES =
      Pattern.compile(
          "(?i)^(?P<factor>" + NUMBER + ") " + NumberSentence.any("times") + " (?P<text>.+)$");
  private static final Pattern FACTOR =
      Pattern.compile("(?i)^(?P<factor>" + String.join("|", FACTORS.keySet()) + ") (?P<text>.+)$");
  private static final Pattern PERCENT =
      Pattern.compile(
          "(?i)^(?P<factor>" + NUMBER + ") ?(?:percent|per cent|%) of (?:the )?(?P<text>.+)$");
  private static final String ONE = "1";

  private MultipleText() {}

  static Optional<Reckoning> of(String body) {
    Matcher times = TIMES.matcher(body);
    if (times.matches()) {
      return multiple(number(times.group("factor")), times.group("text"));
    }
    Matcher percent = PERCENT.matcher(body);
    if (percent.matches()) {
      String hundredth = number(percent.group("factor")).movePointLeft(2).toPlainString();
      return multiple(new BigDecimal(hundredth), percent.group("text"));
    }
    Matcher factor = FACTOR.matcher(body);
    if (factor.matches()) {
      String told = FACTORS.get(factor.group("factor").toLowerCase(Locale.ROOT));
      return multiple(new BigDecimal(told), factor.group("text"));
    }
    return QuotientText.quantity(body)
        .filter(one -> one.kind() != Quantity.Kind.OPEN)
        .map(one -> new Reckoning.Multiple(ONE, one));
  }

  private static Optional<Reckoning> multiple(BigDecimal factor, String text) {
    return QuotientText.quantity(text)
        .map(one -> new Reckoning.Multiple(factor.toPlainString(), one));
  }

  private static BigDecimal number(String written) {
    String folded = written.toLowerCase(Locale.ROOT);
    return new BigDecimal(NUMERALS.getOrDefault(folded, folded));
  }
}

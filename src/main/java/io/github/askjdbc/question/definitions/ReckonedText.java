package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.question.definitions.ReckonedTerm.Sign;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads how numbers of a row are reckoned with: "the received quantity times (order price minus
 * standard price)", "pieces sent less pieces returned, times the unit price". A comma before a sign
 * parts all before it from what is behind; without one it cannot be told of what "A less B times C"
 * is a product.
 */
final class ReckonedText {

  private static final int DEEPEST = 4;
  private static final Map<String, String> NUMERALS = LexiconFile.list("numbers").keyed();
  private static final Pattern DIGITS = Pattern.compile("\\d{1,9}(?:\\.\\d{1,6})?");
  private static final Pattern NAME = Pattern.compile("[\\pL][\\pL\\d _'’-]*");
  private static final Pattern SIGN =
      Pattern.compile(
          "(?i)(?P<comma>,)? (?:(?P<minus>minus|less|-)|(?P<plus>plus|\\+)|(?P<times>"
              + NumberSentence.any("times")
              + ")|(?P<divided>"
              + NumberSentence.any("divided")
              + ")|(?P<percent>"
              + NumberSentence.any("percent-of")
              + "))(?: |$)");
  private static final Pattern OF_TWO =
      Pattern.compile(
          "(?i)^(?:the )?(?P<kind>difference between|product of|sum of) (?P<left>[^,()]+?) and (?P<right>[^,()]+)$");
  private static final Pattern PERCENTAGE =
      Pattern.compile(
          "(?i)^(?P<name>.+?(?: percentage| percent| pct)(?: of (?:the|its|their) [\\pL ]+)?)$|^(?P<told>.+?) (?:in percent|in per cent)$");

  private static final Pattern FACTOR =
      Pattern.compile(
          "(?i)^[\\pL\\d_ '’-]*(?:percent|pct|percentage)(?: of (?:the|its|their) [\\pL ]+)?$");

  private ReckonedText() {}

  /** A sign of the text. */
  private record Found(int start, int end, Sign sign, boolean comma) {}

  static Optional<ReckonedTerm> read(String text) {
    return read(text.strip(), 0);
  }

  private static Optional<ReckonedTerm> read(String text, int depth) {
    String inner = ungrouped(text);
    if (depth > DEEPEST) {
      return Optional.empty();
    }
    Matcher two = OF_TWO.matcher(inner);
    List<Found> signs = signs(inner);
    if (two.matches() && signs.isEmpty()) {
      String kind = two.group("kind").toLowerCase(Locale.ROOT);
      Sign sign = kind.startsWith("d") ? Sign.MINUS : kind.startsWith("p") ? Sign.TIMES : Sign.PLUS;
      return operation(two.group("left"), sign, two.group("right"), depth);
    }
    if (signs.isEmpty()) {
      return operand(inner);
    }
    Optional<Found> last = last(signs);
    return last.flatMap(
        at ->
            operation(inner.substring(0, at.start()), at.sign(), inner.substring(at.end()), depth));
  }

  private static Optional<ReckonedTerm> operation(String left, Sign sign, String right, int depth) {
    Matcher percentage = PERCENTAGE.matcher(right.strip());
    Optional<ReckonedTerm> before = read(left.strip(), depth + 1);
    if (sign == Sign.MINUS && percentage.matches()) {
      String name =
          percentage.group("told") == null ? percentage.group("name") : percentage.group("told");
      return before
          .filter(one -> NAME.matcher(name).matches())
          .map(one -> new ReckonedTerm.Reduced(one, name));
    }
    Matcher factor = FACTOR.matcher(right.strip());
    if (sign == Sign.TIMES && factor.matches()) {
      return before.map(one -> new ReckonedTerm.Share(one, right.strip()));
    }
    return before.flatMap(
        one ->
            read(right.strip(), depth + 1).map(two -> new ReckonedTerm.Operation(one, sign, two)));
  }

  /** The sign that is reckoned last; empty where it cannot be told. */
  private static Optional<Found> last(List<Found> signs) {
    Optional<Found> comma = signs.stream().filter(Found::comma).reduce((one, two) -> two);
    if (comma.isPresent()) {
      return comma.filter(one -> one.equals(signs.get(signs.size() - 1)));
    }
    boolean adds = false;
    for (Found one : signs) {
      if (!one.sign().adds() && adds) {
        return Optional.empty();
      }
      adds |= one.sign().adds();
    }
    return adds
        ? signs.stream().filter(one -> one.sign().adds()).reduce((one, two) -> two)
        : Optional.of(signs.get(signs.size() - 1));
  }

  /** Those that stand in no parentheses. */
  private static List<Found> signs(String text) {
    List<Found> signs = new ArrayList<>();
    Matcher sign = SIGN.matcher(text);
    int from = 0;
    while (sign.find(from)) {
      Sign kind =
          sign.group("minus") != null
              ? Sign.MINUS
              : sign.group("plus") != null
                  ? Sign.PLUS
                  : sign.group("times") != null ? Sign.TIMES : Sign.DIVIDED;
      if (depth(text, sign.start()) == 0) {
        signs.add(new Found(sign.start(), sign.end(), kind, sign.group("comma") != null));
      }
      from = sign.end() - 1;
    }
    return signs;
  }

  private static long depth(String text, int end) {
    return text.substring(0, end).chars().filter(c -> c == '(').count()
        - text.substring(0, end).chars().filter(c -> c == ')').count();
  }

  private static String ungrouped(String text) {
    boolean grouped =
        text.startsWith("(") && text.endsWith(")") && text.indexOf(')') == text.length() - 1;
    return grouped ? text.substring(1, text.length() - 1).strip() : text;
  }

  private static Optional<ReckonedTerm> operand(String text) {
    String folded = text.toLowerCase(Locale.ROOT);
    String digits = NUMERALS.getOrDefault(folded, folded);
    if (DIGITS.matcher(digits).matches()) {
      return Optional.of(new ReckonedTerm.Digits(digits));
    }
    return NAME.matcher(text).matches()
        ? Optional.of(new ReckonedTerm.Called(text))
        : Optional.empty();
  }
}

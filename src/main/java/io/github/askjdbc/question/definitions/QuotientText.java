package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.question.definitions.ToldNumber.Quantity;
import io.github.askjdbc.question.definitions.ToldNumber.Reckoning;
import java.util.Optional;

/** "The number of settled claims divided by the number of claims", "A as a percentage of B". */
final class QuotientText {

  private static final Pattern QUOTIENT =
      Pattern.compile(
          "(?i)^(?P<part>[^,/*=():]+?),? (?:(?P<percent>"
              + NumberSentence.any("percent-of")
              + ")|"
              + NumberSentence.any("share-of")
              + "|"
              + NumberSentence.any("divided")
              + ") (?P<whole>[^,/*=():]+)$");
  private static final String ONCE = "1.0";
  private static final String ALL = "all ";

  /** "The number of chargers per 100 spaces". */
  private static final Pattern PER =
      Pattern.compile(
          "(?i)^(?P<part>[^,/*=():]+?) (?:per|for every) (?P<times>\\d{2,3}(?:,?000)?) (?P<whole>[\\pL][^,/*=():]*)$");

  private static final Pattern QUANTITY =
      Pattern.compile(
          "(?i)^(?:(?:the|its|their) )?(?:(?P<counted>"
              + NumberSentence.any("number-of")
              + ")|(?P<added>"
              + NumberSentence.any("total")
              + ")|(?P<all>all)) (?:(?:all|the|all the|its|their) )?(?P<text>[^,/*=():]+)$");
  private static final Pattern DIVIDES =
      Pattern.compile(
          "(?i),? (?:"
              + NumberSentence.any("percent-of")
              + "|"
              + NumberSentence.any("share-of")
              + "|"
              + NumberSentence.any("divided")
              + ") ");
  private static final Pattern BARE = Pattern.compile("(?i)^(?:(?:the|its|their) )?(?P<text>.+)$");

  /** What is reckoned with more than one number is no quantity of its own. */
  private static final Pattern SIGN =
      Pattern.compile(
          "(?i) (?:minus|plus|times|less|divided by|multiplied by|average|-|\\+|\\*|/) ");

  private static final Pattern OWN = Pattern.compile("(?i) " + NumberSentence.any("of-it") + "$");

  private QuotientText() {}

  /** Whether more than one number is reckoned with. */
  static boolean reckons(String body) {
    return SIGN.matcher(" " + body + " ").find();
  }

  /** Whether anything in it is divided. */
  static boolean divides(String body) {
    return DIVIDES.matcher(body).find();
  }

  static boolean isPercent(String body) {
    Matcher quotient = QUOTIENT.matcher(body);
    return quotient.matches() && quotient.group("percent") != null;
  }

  static Optional<Reckoning> of(String body) {
    Matcher each = PER.matcher(body);
    if (each.matches()) {
      String times = each.group("times").replace(",", "") + ".0";
      return quotient(times, each.group("part"), each.group("whole"));
    }
    Matcher quotient = QUOTIENT.matcher(body);
    return quotient.matches()
        ? quotient(ONCE, quotient.group("part"), quotient.group("whole"))
        : Optional.empty();
  }

  private static Optional<Reckoning> quotient(String times, String some, String all) {
    Optional<Quantity> part = quantity(some);
    Optional<Quantity> whole = quantity(all);
    if (part.isEmpty() || whole.isEmpty()) {
      return Optional.empty();
    }
    boolean open =
        part.get().kind() == Quantity.Kind.OPEN && whole.get().kind() == Quantity.Kind.OPEN;
    return open
        ? ofRows(times, part.get().text(), whole.get().text())
        : Optional.of(new Reckoning.Quotient(times, part.get(), whole.get()));
  }

  /** "Cars with status rented / all cars that are not sold": how many of one noun there are. */
  private static Optional<Reckoning> ofRows(String times, String some, String all) {
    String whole = all.startsWith(ALL) ? all.substring(ALL.length()) : all;
    Optional<String> noun = noun(some);
    boolean one = noun.isPresent() && noun.equals(noun(whole)) && !some.startsWith(ALL);
    return one && !some.equals(whole)
        ? Optional.of(new Reckoning.Quotient(times, counted(some), counted(whole)))
        : Optional.empty();
  }

  private static Quantity counted(String rows) {
    return new Quantity("", rows, Quantity.Kind.COUNTED);
  }

  /** The noun of many that some words narrow; empty where they are about one. */
  private static Optional<String> noun(String rows) {
    Said said = Said.of(rows);
    int narrowing = said.size() < 2 ? -1 : DefinitionReader.narrowing(said, 0);
    int last = (narrowing > 0 ? narrowing : said.size()) - 1;
    return last >= 0 && NounNumber.isPlural(said.folded(last))
        ? Optional.of(said.folded(last))
        : Optional.empty();
  }

  /** A number that is made of many rows, or may be. */
  static Optional<Quantity> quantity(String text) {
    if (SIGN.matcher(" " + text + " ").find()) {
      return Optional.empty();
    }
    Matcher quantity = QUANTITY.matcher(text.strip());
    if (quantity.matches()) {
      Quantity.Kind kind =
          quantity.group("counted") != null
              ? Quantity.Kind.COUNTED
              : quantity.group("added") != null ? Quantity.Kind.ADDED : Quantity.Kind.OPEN;
      String lead =
          Optional.ofNullable(quantity.group("counted"))
              .or(() -> Optional.ofNullable(quantity.group("added")))
              .orElse("");
      String all = quantity.group("all") != null ? ALL : "";
      return Optional.of(new Quantity(lead, all + plain(quantity.group("text")), kind));
    }
    Matcher bare = BARE.matcher(text.strip());
    return bare.matches()
        ? Optional.of(new Quantity("", plain(bare.group("text")), Quantity.Kind.OPEN))
        : Optional.empty();
  }

  /** Without words that say once more whose it is: "the candidates entered for it". */
  private static String plain(String text) {
    return OWN.matcher(text).replaceFirst("");
  }
}

package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.question.definitions.ToldNumber.Reckoning;
import io.github.askjdbc.question.definitions.ToldNumber.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads how a number is reckoned: "the settlement ratio of an office is the number of settled
 * claims divided by the number of claims; withdrawn claims do not count".
 */
final class NumberSentence {

  private static final int LONGEST = 400;
  private static final LexiconFile FILE = LexiconFile.read("told-numbers");
  private static final String PERCENT = any("in-percent");
  private static final String HUNDRED = any("hundred");
  private static final String TIMES = any("times");
  private static final String IS =
      "(?:" + LexiconFile.read("descriptions").section("reckoned").expression() + ")";
  private static final Pattern STATEMENT =
      Pattern.compile(
          "(?i)^(?:(?:the|our|a|an) )?(?P<term>[\\pL][\\pL-]*(?: [\\pL\\d-]+){0,5}?)"
              + "(?: of (?:a|an|each|every|one|the) (?P<owner>[\\pL]+(?: [\\pL]+)?))?"
              + "(?: "
              + any("own-time")
              + ")?(?P<percent> "
              + PERCENT
              + ")?\\s*(?:\\s|\\b)"
              + IS
              + "\\s+(?P<meaning>.+)$");
  private static final Pattern BEHIND =
      Pattern.compile("(?i)^(?P<body>.+?)(?:,? " + PERCENT + "|,? " + TIMES + " " + HUNDRED + ")$");
  private static final Pattern BEFORE =
      Pattern.compile("(?i)^" + HUNDRED + " " + TIMES + " (?P<body>.+)$");
  private static final Pattern OVER =
      Pattern.compile(
          "(?i)^(?P<body>[^,]+?)(?:, "
              + any("over")
              + "| "
              + any("over")
              + " (?:the|those|all)) (?:(?:the|those|all) )?(?P<rows>[\\pL][^,]+)$");
  private static final Pattern ONLY =
      Pattern.compile(
          "(?i)^(?P<body>.+?), (?:"
              + any("counting-only")
              + " (?P<rows>[^,]+)|"
              + any("counting")
              + " (?P<rows_only>[^,]+) only)$");
  private static final Pattern WITHOUT =
      Pattern.compile(
          "(?i)^(?P<body>.+?), (?:with )?(?P<rows>[^,]+?) (?:are )?" + any("left-out") + "$");
  private static final Pattern TIMED = Pattern.compile("(?i) " + any("in-that-time") + "\\b");
  private static final Pattern LATTER =
      Pattern.compile(
          "(?i), (?:the latter being|the latter is|which is) (?:a percentage|in percent)$");
  private static final Pattern LACKING =
      Pattern.compile(
          "(?i)^(?:the )?[\\pL]+s (?:without|with no|that have no) (?:any )?([\\pL]+s) ");
  private static final Pattern RECORDED =
      Pattern.compile(
          "(?i)^(?P<rows>.+?) (?:in which|for which|where|whose) (?:(?:a|an|the) )?(?P<what>[\\pL ]+?)"
              + " (?:is|are|was|were|has been|have been) (?:both )?"
              + any("recorded")
              + "$");

  /** "Visits over 10" bounds a number, and divides none. */
  private static final Pattern BOUND = Pattern.compile("(?i) over \\d");

  private static final String AND = " and ";
  private static final String LEFT_OUT = " are left out";

  private NumberSentence() {}

  static String any(String section) {
    return "(?:" + FILE.section(section).expression() + ")";
  }

  static Optional<ToldNumber> read(String evidence) {
    List<String> statements = Definitions.statements(evidence);
    if (evidence.length() > LONGEST || statements.isEmpty()) {
      return Optional.empty();
    }
    List<Rows> rows = new ArrayList<>();
    for (String limit : statements.subList(1, statements.size())) {
      Optional<String> told = CountedRows.of(limit).flatMap(CountedRows::phrase);
      if (told.isEmpty()) {
        return Optional.empty();
      }
      if (!isWithoutRows(limit, statements.get(0))) {
        rows.add(Rows.of(told.get()));
      }
    }
    Matcher statement = STATEMENT.matcher(PlainStatement.of(statements.get(0)));
    return statement.matches() && !BOUND.matcher(statement.group("meaning")).find()
        ? read(statement, rows)
        : Optional.empty();
  }

  private static Optional<ToldNumber> read(Matcher statement, List<Rows> rows) {
    String whole = LATTER.matcher(statement.group("meaning").strip()).replaceFirst("");
    Percent outer = Percent.of(whole, statement.group("percent") != null);
    Optional<String> limited = withoutRows(outer.text(), rows);
    if (limited.isEmpty()) {
      return Optional.empty();
    }
    Percent inner = Percent.of(limited.get(), outer.told());
    boolean part = !QuotientText.divides(inner.text()) && !ShareText.isShare(inner.text());
    // what is told in percent may be one of the parts
    boolean percent = inner.told() && !(part && statement.group("percent") == null);
    String meaning = percent || !part ? inner.text() : limited.get();
    String body = TIMED.matcher(meaning).replaceAll("");
    String term = statement.group("term");
    Optional<String> owner =
        Optional.ofNullable(statement.group("owner"))
            .filter(one -> !FILE.section("stretch").words().contains(one));
    return reckoning(term, owner, body, percent)
        .map(
            reckoning ->
                new ToldNumber(term, owner, percent || tellsPercent(body), reckoning, rows));
  }

  /** A text without the words that say that it is of a hundred. */
  private record Percent(String text, boolean told) {

    static Percent of(String text, boolean told) {
      String rest = text;
      boolean percent = told;
      for (Matcher tail = BEHIND.matcher(rest); tail.matches(); tail = BEHIND.matcher(rest)) {
        rest = tail.group("body");
        percent = true;
      }
      Matcher before = BEFORE.matcher(rest);
      return before.matches()
          ? new Percent(before.group("body"), true)
          : new Percent(rest, percent);
    }
  }

  /** "Wards without nurses are left out": of what has no rows there is no number of them. */
  private static boolean isWithoutRows(String limit, String statement) {
    Matcher lacking = LACKING.matcher(limit);
    return lacking.find()
        && Said.of(statement).words().stream()
            .anyMatch(
                word ->
                    word.stem()
                        .equals(
                            SaidWord.of(lacking.group(1), 0, lacking.group(1).length()).stem()));
  }

  /** "Results in which clicks and spend are both recorded". */
  private static Rows rows(String phrase) {
    Matcher recorded = RECORDED.matcher(phrase.strip());
    if (!recorded.matches()) {
      return Rows.of(phrase);
    }
    String what = recorded.group("what");
    int and = what.indexOf(AND);
    return new Rows(
        recorded.group("rows"),
        and < 0
            ? List.of(what)
            : List.of(what.substring(0, and), what.substring(and + AND.length())));
  }

  private static boolean tellsPercent(String body) {
    return ShareText.isPercent(body) || QuotientText.isPercent(body);
  }

  /** The meaning without what limits the rows, which is added to them. */
  private static Optional<String> withoutRows(String text, List<Rows> rows) {
    Matcher without = WITHOUT.matcher(text);
    if (without.matches()) {
      Optional<String> phrase =
          CountedRows.of(without.group("rows") + LEFT_OUT).flatMap(CountedRows::phrase);
      phrase.map(Rows::of).ifPresent(rows::add);
      return phrase.map(one -> without.group("body"));
    }
    Matcher only = ONLY.matcher(text);
    if (only.matches()) {
      rows.add(
          rows(Optional.ofNullable(only.group("rows")).orElseGet(() -> only.group("rows_only"))));
      return Optional.of(only.group("body"));
    }
    Matcher over = OVER.matcher(text);
    if (over.matches()) {
      rows.add(rows(over.group("rows")));
      return Optional.of(over.group("body"));
    }
    return Optional.of(text);
  }

  private static Optional<Reckoning> reckoning(
      String term, Optional<String> owner, String body, boolean percent) {
    Optional<Reckoning> share = ShareText.of(ShareText.withoutWhole(body));
    if (share.isPresent()) {
      return share;
    }
    if (ShareText.isShare(body)) {
      return Optional.empty();
    }
    Optional<Reckoning> quotient = QuotientText.of(body);
    if (quotient.isPresent()) {
      return quotient;
    }
    if (!percent) {
      Optional<Reckoning> multiple = MultipleText.of(body);
      if (multiple.isPresent()) {
        return multiple;
      }
    }
    boolean divides = QuotientText.divides(body);
    if ((percent && !divides) || !(divides || QuotientText.reckons(body))) {
      return Optional.empty(); // what is told in percent may be one of the parts
    }
    String of = owner.map(one -> " of a " + one).orElse("");
    return Optional.of(
        new Reckoning.OfColumns(
            term + (percent ? " in percent" : "") + of + " is " + body, ReckonedText.read(body)));
  }
}

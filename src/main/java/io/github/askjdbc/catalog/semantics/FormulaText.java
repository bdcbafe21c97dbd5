package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** "Its list price minus the cost" in the columns of one table. */
final class FormulaText {

  private static final LexiconFile FILE = LexiconFile.read("descriptions");
  private static final Map<String, String> NUMBERS = LexiconFile.list("numbers").keyed();
  private static final Set<String> DETERMINER = FILE.section("determiner").words();
  private static final Pattern SIGN =
      Pattern.compile(
          "(?i)\\s+(?:(?P<minus>"
              + FILE.section("minus").expression()
              + ")|(?P<plus>"
              + FILE.section("plus").expression()
              + ")|(?P<times>"
              + FILE.section("times").expression()
              + "))\\s+");
  private static final Pattern ADDED =
      Pattern.compile("(?i)^(?:the\\s+)?(?:" + FILE.section("added").expression() + ")\\s+");
  private static final Pattern NUMBER_OF = Pattern.compile("(?i)^number of (?:the )?");
  private static final Pattern SIMPLE = Pattern.compile("[\\pL_][\\pL\\pN_]*");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}(?:\\.\\d{1,6})?");
  private static final String TIMES = " * ";

  private final String text;
  private final Table table;
  private final List<String> columns = new ArrayList<>();

  FormulaText(String text, Table table) {
    this.text = ofTwo(text.strip());
    this.table = table;
  }

  /** Empty where any part of it is no number of the table. */
  Optional<FormulaReader.Formula> formula() {
    Matcher added = ADDED.matcher(text);
    String rest = added.find() ? text.substring(added.end()) : text;
    StringBuilder sql = new StringBuilder(rest.length());
    Matcher sign = SIGN.matcher(rest);
    int from = 0;
    boolean multiplies = false;
    boolean adds = false;
    while (sign.find()) {
      boolean times = sign.group("times") != null;
      Optional<String> left = operand(rest.substring(from, sign.start()));
      if (left.isEmpty() || (times && adds)) {
        return Optional.empty(); // what the sum is of cannot be told
      }
      String written = times ? TIMES : sign.group("minus") != null ? " - " : " + ";
      sql.append(left.get()).append(written);
      multiplies |= times;
      adds |= !times;
      from = sign.end();
    }
    boolean product = multiplies;
    return from == 0
        ? Optional.empty()
        : operand(rest.substring(from))
            .filter(last -> !columns.isEmpty())
            .map(
                last ->
                    new FormulaReader.Formula(
                        table, sql + last, List.copyOf(columns), List.of(), product));
  }

  /** The one column that the whole text names. */
  Optional<FormulaReader.Formula> column() {
    return operand(text)
        .filter(sql -> !columns.isEmpty())
        .map(sql -> new FormulaReader.Formula(table, sql, List.copyOf(columns), List.of(), false));
  }

  /** "The difference between A and B" is "A minus B". */
  private static String ofTwo(String text) {
    for (Map.Entry<String, String> one : FILE.section("of-two").keyed().entrySet()) {
      Matcher two =
          Pattern.compile("(?i)^(?:the\\s+)?" + one.getKey() + "\\s+(.+?)\\s+and\\s+(.+)$")
              .matcher(text);
      if (two.matches() && !SIGN.matcher(" " + text + " ").find()) {
        return two.group(1) + " " + one.getValue() + " " + two.group(2);
      }
    }
    return text;
  }

  /** A number, or the one column of numbers that is called so. */
  private Optional<String> operand(String written) {
    String name = bare(written);
    Optional<String> number = number(name);
    if (number.isPresent()) {
      return number;
    }
    List<Column> found =
        table.columns().stream()
            .filter(column -> column.kind() == ColumnKind.NUMBER)
            .filter(column -> !table.primaryKey().contains(column.name().column()))
            .filter(column -> isSame(column.name().column(), name))
            .toList();
    if (found.size() != 1) {
      return Optional.empty();
    }
    String column = found.get(0).name().column();
    columns.add(column);
    return Optional.of(SIMPLE.matcher(column).matches() ? column : quoted(column));
  }

  static String quoted(String name) {
    return "\"" + name.replace("\"", "\"\"") + "\"";
  }

  /** Names that are run together are said apart: "unit price" of "unitprice". */
  private static boolean isSame(String column, String name) {
    return NameStems.of(column).equals(NameStems.of(name))
        || String.join("", NameParts.of(column)).equals(String.join("", NameParts.of(name)));
  }

  /** A number in digits, also where it is written as a word; empty for anything else. */
  static Optional<String> number(String written) {
    String digits = NUMBERS.getOrDefault(written.toLowerCase(Locale.ROOT), written);
    return Optional.of(digits).filter(one -> NUMBER.matcher(one).matches());
  }

  /** Without an article, and without "number of" before what is counted. */
  static String bare(String written) {
    String name = written.strip();
    int blank = name.indexOf(' ');
    boolean determined =
        blank > 0 && DETERMINER.contains(name.substring(0, blank).toLowerCase(Locale.ROOT));
    return NUMBER_OF.matcher(determined ? name.substring(blank + 1) : name).replaceFirst("");
  }
}

package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One number of a row divided by another: "the list price minus the cost, divided by the list
 * price", "(price - cost) / price * 100", "copies sold as a percentage of the print run".
 */
final class RatioText {

  private static final LexiconFile FILE = LexiconFile.read("descriptions");
  private static final String PERCENT = "(?:" + FILE.section("in-percent").expression() + ")";
  private static final String OF = "(?:" + FILE.section("percent-of").expression() + ")";
  private static final String BY = "(?:" + FILE.section("divided").expression() + ")";
  private static final String HUNDRED =
      "(?:" + FILE.section("times").expression() + ") (?:100|a hundred|one hundred)";
  private static final Pattern RATIO =
      Pattern.compile(
          "(?i)^(?P<before>100 (?:"
              + FILE.section("times").expression()
              + ") )?(?P<some>[^,]+?),? (?:(?P<percent>"
              + OF
              + ")|"
              + BY
              + ") (?P<all>[^,]+?)(?P<behind>,? "
              + HUNDRED
              + ")?(?P<told>,? "
              + PERCENT
              + ")?$");
  private static final Pattern TERM = Pattern.compile("(?i)^(?P<term>.+?) " + PERCENT + "$");

  private RatioText() {}

  /** The term without "in percent". */
  static String bare(String term) {
    Matcher percent = TERM.matcher(term);
    return percent.matches() ? percent.group("term") : term;
  }

  /**
   * The ratio in the columns of the one table that has them.
   *
   * @param term "margin in percent"
   */
  static Optional<FormulaReader.Formula> of(String term, String text, CatalogSnapshot catalog) {
    Matcher ratio = RATIO.matcher(text.strip());
    if (!ratio.matches()) {
      return Optional.empty();
    }
    boolean percent =
        !bare(term).equals(term)
            || ratio.group("before") != null
            || ratio.group("percent") != null
            || ratio.group("behind") != null
            || ratio.group("told") != null;
    List<FormulaReader.Formula> read =
        catalog.tables().stream()
            .flatMap(table -> of(ratio.group("some"), ratio.group("all"), percent, table).stream())
            .toList();
    return read.size() == 1 ? Optional.of(read.get(0)) : Optional.empty();
  }

  private static Optional<FormulaReader.Formula> of(
      String some, String all, boolean percent, Table table) {
    Optional<FormulaReader.Formula> part = number(some, table);
    Optional<FormulaReader.Formula> whole = number(all, table);
    if (part.isEmpty() || whole.isEmpty() || part.get().multiplies() || whole.get().multiplies()) {
      return Optional.empty();
    }
    List<String> columns = new ArrayList<>(part.get().columns());
    columns.addAll(whole.get().columns());
    String sql =
        (percent ? "100.0 * (" : "1.0 * (") + part.get().sql() + ") / (" + whole.get().sql() + ")";
    return Optional.of(new FormulaReader.Formula(table, sql, columns, List.of(), false));
  }

  /** A column, or a sum or difference in parentheses or not. */
  private static Optional<FormulaReader.Formula> number(String text, Table table) {
    String written = text.strip();
    boolean grouped = written.startsWith("(") && written.indexOf(')') == written.length() - 1;
    String inside = grouped ? written.substring(1, written.length() - 1) : written;
    FormulaText formula = new FormulaText(inside, table);
    return formula.formula().or(formula::column);
  }
}

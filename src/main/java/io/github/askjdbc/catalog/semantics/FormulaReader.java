package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.PercentageNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Reads the one sentence beside a question that tells in plain English how a number is reckoned
 * from the columns of a table: "revenue is quantity times unit price", "the margin of a product is
 * its price minus its cost". Over many rows the number is their sum.
 *
 * <p>What is worth something by the piece is no sum of what it is worth by the piece in many rows:
 * such a number is read where the question speaks of the rows themselves.
 */
public final class FormulaReader {

  private static final int LONGEST_TEXT = 300;
  private static final LexiconFile FILE = LexiconFile.read("descriptions");
  private static final String ARTICLES = "(?:(?:the|our|a|an)\\s+)?";
  private static final Pattern STATEMENT =
      Pattern.compile(
          "(?i)^"
              + ARTICLES
              + "(?P<term>[\\pL-]+(?: [\\pL-]+){0,3}?)"
              + "(?: of (?:a|an|each|every|one) (?P<owner>[\\pL]+(?: [\\pL]+)?))?"
              + "\\s*(?:\\s|\\b)(?:"
              + FILE.section("reckoned").expression()
              + ")\\s+(?P<formula>[^.;:!?]+)[.!]?$");
  private static final Set<String> PER_UNIT = FILE.section("per-unit").words();

  private static final Set<String> EACH_ROW = FILE.section("each-row").words();
  private static final String AVERAGE = "AVG";
  private static final String SUM = "SUM";

  private FormulaReader() {}

  /**
   * @param question what is asked with it
   * @return the number as a metric; nothing where the text says anything more or else
   */
  public static SemanticLayer read(String evidence, String question, CatalogSnapshot catalog) {
    Matcher statement = STATEMENT.matcher(evidence.strip());
    if (evidence.length() > LONGEST_TEXT || !statement.matches()) {
      return SemanticLayer.NONE;
    }
    String term = RatioText.bare(statement.group("term"));
    Optional<String> owner = Optional.ofNullable(statement.group("owner"));
    boolean averaged = isAveraged(term, question);
    String text = statement.group("formula");
    return Formula.of(text, catalog)
        .or(() -> FormulaOfTables.of(text, owner, catalog))
        .filter(formula -> formula.columns().stream().noneMatch(PercentageNames::isColumn))
        .filter(formula -> averaged || isAsked(formula, owner, question))
        .map(formula -> metric(term, formula, averaged ? AVERAGE : SUM))
        .or(
            () ->
                RatioText.of(statement.group("term"), text, catalog)
                    .filter(ratio -> averaged || isOfRows(ratio.table(), question))
                    .map(ratio -> metric(term, ratio, AVERAGE)))
        .map(metric -> new LayerBuilder().add(metric).build())
        .orElse(SemanticLayer.NONE);
  }

  private static Metric metric(String term, Formula formula, String aggregate) {
    return Metric.of(
            Naming.of(List.of(term)),
            Optional.of(formula.table().name()),
            aggregate + "(" + formula.sql() + ")",
            new Source("evidence of the question", 0, term))
        .with(formula.others());
  }

  /** "The average margin" is the mean of what is told of each row. */
  private static boolean isAveraged(String term, String question) {
    return Pattern.compile(
            "(?i)\\b(?:"
                + FILE.section("averaged").expression()
                + ") "
                + Pattern.quote(term)
                + "\\b")
        .matcher(question)
        .find();
  }

  /** Whether each row is asked for, and none of what many rows have in common. */
  private static boolean isOfRows(Table table, String question) {
    List<String> name = NameStems.of(table.name().name());
    List<String> asked = Runs.of(question, Character::isLetterOrDigit);
    return !name.isEmpty()
        && IntStream.range(1, asked.size())
            .filter(at -> EACH_ROW.contains(LetterCase.lower(asked.get(at - 1))))
            .filter(at -> NameStems.of(asked.get(at)).equals(List.of(name.get(name.size() - 1))))
            .anyMatch(
                at ->
                    at + 1 == asked.size()
                        || WordClass.FUNCTION.contains(LetterCase.lower(asked.get(at + 1)))
                        || WordClass.CLOSED_CLASS.contains(LetterCase.lower(asked.get(at + 1))));
  }

  /** Whether rows of which a number is told one by one are spoken of. */
  private static boolean isAsked(Formula formula, Optional<String> owner, String question) {
    Set<String> asked = Set.copyOf(NameStems.of(question));
    Set<String> parts = new HashSet<>();
    formula.columns().forEach(column -> parts.addAll(NameStems.of(column)));
    boolean byPiece =
        !formula.multiplies() && PER_UNIT.stream().map(Stemming::stem).anyMatch(parts::contains);
    String rows = owner.orElse(formula.table().name().name());
    List<String> stems = NameStems.of(rows);
    return !(byPiece || owner.isPresent())
        || (!stems.isEmpty() && asked.contains(stems.get(stems.size() - 1)));
  }

  /**
   * A table for whose rows a formula is told.
   *
   * @param others tables that its rows refer to, whose columns the formula names, too
   */
  record Formula(
      Table table, String sql, List<String> columns, List<TableName> others, boolean multiplies) {

    static Optional<Formula> of(String text, CatalogSnapshot catalog) {
      List<Formula> read =
          catalog.tables().stream()
              .flatMap(table -> new FormulaText(text, table).formula().stream())
              .toList();
      return read.size() == 1 ? Optional.of(read.get(0)) : Optional.empty();
    }
  }
}

package io.github.askjdbc.pipeline.numbers;

import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.PercentageNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.question.definitions.ReckonedTerm;
import io.github.askjdbc.question.definitions.ReckonedTerm.Sign;
import io.github.askjdbc.sql.NumberOfRows;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A number that is reckoned from columns of each row, and of what the row refers to. Over many rows
 * it is added up; a ratio, and what is worth something by the piece, is told of single rows, or on
 * average.
 */
final class RowFormula {

  private static final Set<String> PER_UNIT =
      LexiconFile.read("descriptions").section("per-unit").words();

  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}(?:\\.\\d{1,9})?");

  private final ReckonedTerm term;
  private final Map<String, NumberOfRows> columns;
  private final TableName base;
  private final boolean percent;

  private RowFormula(
      ReckonedTerm term, Map<String, NumberOfRows> columns, TableName base, boolean percent) {
    this.term = term;
    this.columns = columns;
    this.base = base;
    this.percent = percent;
  }

  /**
   * @param averaged whether the mean of it is asked for
   */
  static Optional<ToldMetric> of(
      ReckonedTerm term,
      Optional<String> owner,
      ToldParts parts,
      boolean percent,
      boolean averaged,
      DatabaseKnowledge knowledge) {
    Map<String, NumberOfRows> columns = new LinkedHashMap<>();
    for (String phrase : term.phrases()) {
      Optional<NumberOfRows> column = parts.column(phrase, owner);
      if (column.isEmpty()) {
        return Optional.empty();
      }
      columns.put(phrase, column.get());
    }
    return base(columns, knowledge.catalog())
        .filter(base -> tellsPercentages(term, columns, knowledge))
        .flatMap(base -> new RowFormula(term, columns, base, percent).metric(averaged));
  }

  /** Whether percentages stand where they may, and are of a hundred. */
  private static boolean tellsPercentages(
      ReckonedTerm term, Map<String, NumberOfRows> columns, DatabaseKnowledge knowledge) {
    List<String> told = percentages(term).toList();
    return told.stream().allMatch(one -> isOfHundred(columns.get(one), knowledge))
        && columns.keySet().stream()
            .filter(one -> !told.contains(one))
            .noneMatch(
                one ->
                    PercentageNames.isPhrase(one)
                        || columns
                            .get(one)
                            .column()
                            .filter(column -> PercentageNames.isColumn(column.column()))
                            .isPresent());
  }

  /** Phrases for percentages. */
  private static Stream<String> percentages(ReckonedTerm term) {
    if (term instanceof ReckonedTerm.Operation two) {
      return Stream.of(two.left(), two.right()).flatMap(RowFormula::percentages);
    }
    if (term instanceof ReckonedTerm.Share share) {
      return Stream.concat(percentages(share.of()), Stream.of(share.percent()));
    }
    return term instanceof ReckonedTerm.Reduced reduced
        ? Stream.concat(percentages(reduced.of()), Stream.of(reduced.percent()))
        : Stream.empty();
  }

  /** Whether a column of percentages holds numbers beyond 1, and is therefore of a hundred. */
  private static boolean isOfHundred(NumberOfRows percentage, DatabaseKnowledge knowledge) {
    return percentage.column().stream()
        .flatMap(column -> knowledge.statistics().samples(column).stream())
        .anyMatch(
            sample ->
                NUMBER.matcher(sample).matches()
                    && new BigDecimal(sample).compareTo(BigDecimal.ONE) > 0);
  }

  /** The one table whose rows lead to all columns. */
  private static Optional<TableName> base(
      Map<String, NumberOfRows> columns, CatalogSnapshot catalog) {
    List<TableName> tables = columns.values().stream().map(NumberOfRows::base).distinct().toList();
    List<TableName> found =
        tables.stream().filter(one -> NumberOfRows.leadsTo(one, tables, catalog)).toList();
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  private Optional<ToldMetric> metric(boolean averaged) {
    boolean ratio = divides(term);
    boolean single = ratio || isPerPiece();
    Set<String> conditions = new LinkedHashSet<>();
    columns.values().forEach(one -> conditions.addAll(one.conditions()));
    boolean limited = !conditions.isEmpty() && !isProduct(term);
    if (limited
        && !averaged
        && !percent
        && term instanceof ReckonedTerm.Operation two
        && two.left() instanceof ReckonedTerm.Called left
        && two.right() instanceof ReckonedTerm.Called right
        && (two.sign() == Sign.PLUS || two.sign() == Sign.MINUS)) {
      return ToldMetric.together(
          columns.get(left.phrase()), two.sign(), columns.get(right.phrase()));
    }
    if (limited || mixes(term) || (percent && !ratio)) {
      return Optional.empty();
    }
    Set<TableName> others = new LinkedHashSet<>();
    columns
        .values()
        .forEach(
            one -> {
              others.add(one.base());
              others.addAll(one.others());
            });
    others.remove(base);
    String expression = (percent ? "100.0 * " : ratio ? "1.0 * " : "") + written(term);
    return Optional.of(
        new ToldMetric(
            base,
            others,
            (averaged || ratio ? "AVG(" : "SUM(") + expression + ")",
            List.copyOf(conditions),
            single && !averaged ? Optional.of(base) : Optional.empty()));
  }

  /**
   * Whether it adds or subtracts what may be a sum over many rows for one of the others: "the
   * amounts of the boxes minus the refunds".
   */
  private boolean mixes(ReckonedTerm part) {
    if (!(part instanceof ReckonedTerm.Operation two)) {
      return (part instanceof ReckonedTerm.Reduced reduced && mixes(reduced.of()))
          || (part instanceof ReckonedTerm.Share share && mixes(share.of()));
    }
    boolean adds = two.sign() == Sign.PLUS || two.sign() == Sign.MINUS;
    boolean several =
        two.phrases().stream().map(one -> columns.get(one).base()).distinct().count() > 1;
    boolean pieces =
        two.phrases().stream()
            .filter(one -> !columns.get(one).base().equals(base))
            .allMatch(RowFormula::isPerPiece);
    return (adds && several && !pieces) || mixes(two.left()) || mixes(two.right());
  }

  private static boolean divides(ReckonedTerm term) {
    return term instanceof ReckonedTerm.Operation two
        && ((two.sign() == Sign.DIVIDED && !two.right().phrases().isEmpty())
            || divides(two.left())
            || divides(two.right()));
  }

  private static boolean isProduct(ReckonedTerm term) {
    return !(term instanceof ReckonedTerm.Operation two)
        || (two.sign() == Sign.TIMES && isProduct(two.left()) && isProduct(two.right()))
        || (two.sign() == Sign.DIVIDED && two.right().phrases().isEmpty() && isProduct(two.left()));
  }

  /** What is worth so much by the piece, and is not taken so many times. */
  private boolean isPerPiece() {
    boolean multiplies = multiplies(term);
    List<String> percentages = percentages(term).toList();
    return !multiplies
        && columns.keySet().stream()
            .filter(one -> !percentages.contains(one))
            .anyMatch(RowFormula::isPerPiece);
  }

  private static boolean isPerPiece(String phrase) {
    return NameStems.of(phrase).stream()
        .anyMatch(stem -> PER_UNIT.stream().map(Stemming::stem).anyMatch(stem::equals));
  }

  private static boolean multiplies(ReckonedTerm term) {
    if (term instanceof ReckonedTerm.Reduced reduced) {
      return multiplies(reduced.of());
    }
    if (term instanceof ReckonedTerm.Share) {
      return true;
    }
    return term instanceof ReckonedTerm.Operation two
        && ((two.sign() == Sign.TIMES
                && !two.left().phrases().isEmpty()
                && !two.right().phrases().isEmpty())
            || multiplies(two.left())
            || multiplies(two.right()));
  }

  private String written(ReckonedTerm part) {
    if (part instanceof ReckonedTerm.Digits digits) {
      return digits.number();
    }
    if (part instanceof ReckonedTerm.Called called) {
      return column(called.phrase());
    }
    if (part instanceof ReckonedTerm.Share share) {
      return operand(share.of()) + " * " + column(share.percent()) + " / 100.0";
    }
    if (part instanceof ReckonedTerm.Reduced reduced) {
      return operand(reduced.of()) + " * (1 - " + column(reduced.percent()) + " / 100.0)";
    }
    ReckonedTerm.Operation two = (ReckonedTerm.Operation) part;
    boolean whole = two.sign() == Sign.DIVIDED && two.right() instanceof ReckonedTerm.Digits;
    String right = operand(two.right());
    boolean decimal = right.indexOf('.') >= 0;
    return operand(two.left()) + two.sign().sql() + right + (whole && !decimal ? ".0" : "");
  }

  private String operand(ReckonedTerm part) {
    boolean plain = part instanceof ReckonedTerm.Digits || part instanceof ReckonedTerm.Called;
    return plain ? written(part) : "(" + written(part) + ")";
  }

  private String column(String phrase) {
    return columns.get(phrase).argument().orElseThrow();
  }
}

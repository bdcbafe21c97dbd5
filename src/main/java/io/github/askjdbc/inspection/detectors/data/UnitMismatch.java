package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.PlainNumber;
import io.github.askjdbc.linking.Quantity;
import io.github.askjdbc.linking.Units;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.SqlNode;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Flags a number of the question that is compared with a column which counts in another unit or
 * scale: 5 minutes with milliseconds, 2 million with a budget in millions, 50 percent with shares
 * between 0 and 1.
 *
 * <p>The usual cause is a number copied as it stands in the question. What a column counts in is
 * told by its declared unit, its comment or the end of its name; for percent, and for a column of
 * which nothing is told, its values decide.
 *
 * <p>Not flagged: a literal that is not a number of the question, and units of different kinds.
 * Where the values have to decide and cannot be read, the detector abstains.
 */
@ErrorSignal(
    id = UnitMismatch.ID,
    summary = "A number is compared with a column that counts in another unit or scale",
    condition =
        "Numbers of the question with a unit or scale are looked for among the literals, and "
            + "compared with what the column counts in; it fires where the literal is not "
            + "converted.",
    correction = "Convert the number into the unit of the column.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class UnitMismatch implements Detector {
  static final String ID = "unit-mismatch";

  private static final Set<Clause> CLAUSES = EnumSet.of(Clause.JOIN, Clause.WHERE, Clause.HAVING);
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final Units UNITS = new Units();

  @Override
  public Verdict inspect(Subject subject) {
    List<Quantity> quantities = Quantity.of(subject.question(), UNITS);
    if (quantities.isEmpty()) {
      return new Verdict.Abstained("the question gives no number with a unit or a scale");
    }
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    boolean looked = false;
    for (LiteralPredicates.OfTable predicate : new LiteralPredicates(subject).all()) {
      List<BigDecimal> literals = literals(predicate.expr());
      if (!literals.isEmpty() && CLAUSES.contains(predicate.clause())) {
        looked = true;
        Compared compared = new Compared(subject, column(predicate.expr()), unseen);
        literals.stream()
            .flatMap(literal -> compared.problems(literal, quantities))
            .findFirst()
            .map(said -> new Finding(ID, predicate.clause(), predicate.expr().span(), said))
            .ifPresent(findings::add);
      }
    }
    return looked
        ? Verdict.of(findings, unseen)
        : new Verdict.Abstained("no column is compared with a number");
  }

  private static List<BigDecimal> literals(Expr predicate) {
    return parts(predicate)
        .filter(Expr.Numeric.class::isInstance)
        .flatMap(part -> PlainNumber.of(((Expr.Numeric) part).written()).stream())
        .toList();
  }

  private static Expr.ColumnRef column(Expr predicate) {
    return parts(predicate)
        .filter(Expr.ColumnRef.class::isInstance)
        .map(Expr.ColumnRef.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /**
   * A column that is compared with numbers.
   *
   * @param unseen takes why its values cannot be read
   */
  private record Compared(Subject subject, Expr.ColumnRef ref, List<String> unseen) {

    Stream<String> problems(BigDecimal literal, List<Quantity> quantities) {
      return subject.names().column(ref).flatMap(subject.knowledge().catalog()::column).stream()
          .flatMap(
              column ->
                  quantities.stream()
                      .flatMap(quantity -> problem(column, literal, quantity).stream()));
    }

    private Optional<String> problem(Column column, BigDecimal literal, Quantity quantity) {
      Optional<Units.Unit> counts = UNITS.of(column, subject.knowledge().semantics());
      BigDecimal number = quantity.number();
      if (counts.filter(Units.Unit::scale).isPresent()) {
        return quantity.scaled() && same(literal, number)
            ? Optional.of(countsIn(column, quantity, counts.get(), BigDecimal.ONE))
            : Optional.empty();
      }
      if (quantity.percent()) {
        return same(literal, number) || same(literal, ratio(number, HUNDRED))
            ? values(column).flatMap(values -> percent(column, literal, quantity, values))
            : Optional.empty();
      }
      Optional<BigDecimal> size =
          counts.flatMap(own -> quantity.unit(own.family())).map(Units.Unit::size);
      if (size.isPresent()) {
        boolean converted = same(literal, ratio(number.multiply(size.get()), counts.get().size()));
        return same(literal, number) && !converted
            ? Optional.of(countsIn(column, quantity, counts.get(), size.get()))
            : Optional.empty();
      }
      return quantity.scaled() && same(literal, quantity.written())
          ? values(column)
              .filter(values -> values.stream().anyMatch(value -> value.compareTo(number) >= 0))
              .map(values -> said(quantity, column, "has values as large", number))
          : Optional.empty();
    }

    private Optional<List<BigDecimal>> values(Column column) {
      Optional<ProbeOutcome> sample = ColumnSample.of(subject, ref);
      if (sample.isPresent() && sample.get() instanceof ProbeOutcome.Rows rows) {
        return Optional.of(
            rows.rows().stream()
                .flatMap(row -> Stream.ofNullable(row.get(0)))
                .flatMap(cell -> PlainNumber.of(cell.toString()).stream())
                .toList());
      }
      unseen.add("the values of " + column.name() + " cannot be read");
      return Optional.empty();
    }
  }

  /**
   * @param size of the unit that the question gives
   */
  private static String countsIn(
      Column column, Quantity quantity, Units.Unit counts, BigDecimal size) {
    BigDecimal meant = ratio(quantity.number().multiply(size), counts.size());
    return said(quantity, column, "counts in " + counts.word(), meant);
  }

  private static String said(Quantity quantity, Column column, String fact, BigDecimal meant) {
    return "the question says %s, and %s %s; %s is meant"
        .formatted(
            quantity.words(), column.name(), fact, meant.stripTrailingZeros().toPlainString());
  }

  private static Optional<String> percent(
      Column column, BigDecimal literal, Quantity quantity, List<BigDecimal> values) {
    BigDecimal number = quantity.number();
    boolean shares =
        values.stream().allMatch(UnitMismatch::share)
            && values.stream().anyMatch(value -> value.stripTrailingZeros().scale() > 0);
    boolean percents = values.stream().anyMatch(value -> !share(value));
    if (shares && same(literal, number) && !share(literal)) {
      String fact = "holds values between 0 and 1";
      return Optional.of(said(quantity, column, fact, ratio(number, HUNDRED)));
    }
    return percents && !same(literal, number)
        ? Optional.of(said(quantity, column, "holds values above 1", number))
        : Optional.empty();
  }

  private static boolean share(BigDecimal value) {
    return value.signum() >= 0 && value.compareTo(BigDecimal.ONE) <= 0;
  }

  private static Stream<SqlNode> parts(SqlNode node) {
    return node.children().stream()
        .flatMap(
            child -> child instanceof Expr.Group ? child.children().stream() : Stream.of(child));
  }

  private static BigDecimal ratio(BigDecimal number, BigDecimal by) {
    return number.divide(by, MathContext.DECIMAL64);
  }

  private static boolean same(BigDecimal one, BigDecimal other) {
    return one.compareTo(other) == 0;
  }
}

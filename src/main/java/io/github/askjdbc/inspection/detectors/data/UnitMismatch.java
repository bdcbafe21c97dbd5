package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Units;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.PlainNumber;
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
      List<BigDecimal> literals =
          parts(predicate.expr())
              .filter(Expr.Numeric.class::isInstance)
              .flatMap(part -> PlainNumber.of(((Expr.Numeric) part).written()).stream())
              .toList();
      if (literals.isEmpty() || !CLAUSES.contains(predicate.clause())) {
        continue;
      }
      looked = true;
      Expr.ColumnRef column =
          parts(predicate.expr())
              .filter(Expr.ColumnRef.class::isInstance)
              .map(Expr.ColumnRef.class::cast)
              .findFirst()
              .orElseThrow();
      literals.stream()
          .flatMap(
              literal ->
                  quantities.stream()
                      .flatMap(
                          quantity -> problem(subject, column, literal, quantity, unseen).stream()))
          .findFirst()
          .ifPresent(
              message ->
                  findings.add(
                      new Finding(ID, predicate.clause(), predicate.expr().span(), message)));
    }
    return looked
        ? Verdict.of(findings, unseen)
        : new Verdict.Abstained("no column is compared with a number");
  }

  private static Optional<String> problem(
      Subject subject,
      Expr.ColumnRef ref,
      BigDecimal literal,
      Quantity quantity,
      List<String> unseen) {
    Optional<Column> column =
        subject.names().column(ref).flatMap(subject.knowledge().catalog()::column);
    if (column.isEmpty()) {
      return Optional.empty();
    }
    Optional<Units.Unit> counts = UNITS.of(column.get(), subject.knowledge().semantics());
    String said = "the question says " + quantity.words() + ", and ";
    if (counts.filter(Units.Unit::scale).isPresent()) {
      BigDecimal meant = ratio(quantity.number(), counts.get().size());
      return quantity.scaled() && same(literal, quantity.number())
          ? Optional.of(
              said + column.get().name() + " counts in " + counts.get().word() + meant(meant))
          : Optional.empty();
    }
    if (quantity.percent()) {
      return same(literal, quantity.number()) || same(literal, ratio(quantity.number(), HUNDRED))
          ? values(subject, ref, column.get(), unseen)
              .flatMap(values -> percent(said, column.get(), literal, quantity, values))
          : Optional.empty();
    }
    if (counts.isPresent()
        && quantity
            .unit()
            .filter(unit -> unit.family().equals(counts.get().family()))
            .isPresent()) {
      BigDecimal size = quantity.unit().get().size();
      BigDecimal meant = ratio(quantity.number().multiply(size), counts.get().size());
      return same(literal, quantity.number()) && !same(literal, meant)
          ? Optional.of(
              said + column.get().name() + " counts in " + counts.get().word() + meant(meant))
          : Optional.empty();
    }
    if (quantity.scaled() && same(literal, quantity.written())) {
      return values(subject, ref, column.get(), unseen)
          .filter(
              values -> values.stream().anyMatch(value -> value.compareTo(quantity.number()) >= 0))
          .map(
              values ->
                  said + column.get().name() + " has values as large" + meant(quantity.number()));
    }
    return Optional.empty();
  }

  private static Optional<String> percent(
      String said, Column column, BigDecimal literal, Quantity quantity, List<BigDecimal> values) {
    boolean shares =
        values.stream().allMatch(UnitMismatch::share)
            && values.stream().anyMatch(value -> value.stripTrailingZeros().scale() > 0);
    boolean percents = values.stream().anyMatch(value -> !share(value));
    if (shares && same(literal, quantity.number()) && !share(literal)) {
      return Optional.of(
          said
              + column.name()
              + " holds values between 0 and 1"
              + meant(ratio(quantity.number(), HUNDRED)));
    }
    return percents && !same(literal, quantity.number())
        ? Optional.of(said + column.name() + " holds values above 1" + meant(quantity.number()))
        : Optional.empty();
  }

  private static boolean share(BigDecimal value) {
    return value.signum() >= 0 && value.compareTo(BigDecimal.ONE) <= 0;
  }

  private static Optional<List<BigDecimal>> values(
      Subject subject, Expr.ColumnRef ref, Column column, List<String> unseen) {
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

  private static String meant(BigDecimal number) {
    return "; " + number.stripTrailingZeros().toPlainString() + " is meant";
  }
}

package io.github.askjdbc.laboratory.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.sql.SqlNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a gold query uses, and so what linking should have found.
 *
 * @param tables every stored table
 * @param columns every stored column but those that only join: compared with another column, or
 *     matched with the column of a subquery
 * @param texts each column with a text that it is compared with by {@code =} or {@code IN}
 * @param numbers those that something is compared with
 */
public record GoldLinks(
    Set<TableName> tables, Set<ColumnName> columns, Set<Text> texts, Set<BigDecimal> numbers) {

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,15}(\\.\\d{1,15})?");

  public record Text(ColumnName column, String literal) {}

  static GoldLinks of(ResolvedQuery gold) {
    Set<TableName> tables = new LinkedHashSet<>();
    gold.tables().stream().map(Table::name).forEach(tables::add);
    Set<Expr.ColumnRef> joining = joining(gold);
    Set<ColumnName> columns = new LinkedHashSet<>();
    for (Placed<Expr.ColumnRef> placed : gold.query().columns()) {
      if (!joining.contains(placed.node())) {
        gold.column(placed.node()).ifPresent(columns::add);
      }
    }
    Set<Text> texts = new LinkedHashSet<>();
    Set<BigDecimal> numbers = new LinkedHashSet<>();
    for (Compared compared : compared(gold)) {
      Optional<ColumnName> column = gold.column(compared.operand());
      for (Expr other : compared.others()) {
        Optional<String> text = gold.text(other);
        Optional<BigDecimal> number =
            text.or(() -> written(other))
                .filter(written -> NUMBER.matcher(written).matches())
                .map(written -> new BigDecimal(written).stripTrailingZeros());
        number.ifPresent(numbers::add);
        if (number.isEmpty() && text.isPresent() && column.isPresent() && compared.equal()) {
          texts.add(new Text(column.get(), text.get()));
        }
      }
    }
    return new GoldLinks(tables, columns, texts, numbers);
  }

  private record Compared(Expr operand, List<Expr> others, boolean equal) {}

  private static List<Compared> compared(ResolvedQuery gold) {
    List<Compared> found = new ArrayList<>();
    for (Predicate one : gold.facts().operations().predicates()) {
      List<Expr> operands = one.operands();
      List<Expr> others = operands.subList(1, operands.size());
      if (one.expr() instanceof Expr.Comparison) {
        boolean equal = one.operator() == Operator.EQUAL || one.operator() == Operator.NOT_EQUAL;
        found.add(new Compared(operands.get(0), others, equal));
        found.add(new Compared(others.get(0), operands.subList(0, 1), equal));
      } else if (!one.listed().isEmpty()) {
        found.add(new Compared(operands.get(0), others, true));
      } else if (one.expr() instanceof Expr.Between) {
        found.add(new Compared(operands.get(0), others, false));
      }
    }
    return found;
  }

  private static Optional<String> written(Expr expr) {
    return expr instanceof Expr.Numeric numeric ? Optional.of(numeric.written()) : Optional.empty();
  }

  private static Set<Expr.ColumnRef> joining(ResolvedQuery gold) {
    Set<Expr.ColumnRef> joining = new HashSet<>();
    for (Predicate one : gold.facts().operations().predicates()) {
      if (one.expr() instanceof Expr.Comparison
          && one.operands().stream().allMatch(side -> gold.column(side).isPresent())) {
        one.operands().forEach(side -> joining.add((Expr.ColumnRef) side));
      } else if (one.expr() instanceof Expr.In
          && one.operands().get(0) instanceof Expr.ColumnRef left
          && one.operands().get(1) instanceof Expr.Subquery subquery
          && one.listed().isEmpty()) {
        firstColumn(subquery)
            .ifPresent(
                column -> {
                  joining.add(left);
                  joining.add(column);
                });
      }
    }
    return joining;
  }

  /** The first column in the order of the text: what the subquery selects, if it is one. */
  private static Optional<Expr.ColumnRef> firstColumn(SqlNode node) {
    if (node instanceof Expr.ColumnRef column) {
      return Optional.of(column);
    }
    return node.children().stream().flatMap(child -> firstColumn(child).stream()).findFirst();
  }
}

package io.github.askjdbc.evaluation.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
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
    for (Placed<Expr.Comparison> placed : gold.query().all(Expr.Comparison.class)) {
      Expr.Comparison comparison = placed.node();
      boolean equal = Set.of("=", "!=", "<>").contains(comparison.operator());
      found.add(new Compared(comparison.left(), List.of(comparison.right()), equal));
      found.add(new Compared(comparison.right(), List.of(comparison.left()), equal));
    }
    for (Placed<Expr.In> placed : gold.query().all(Expr.In.class)) {
      if (placed.node().set() instanceof Expr.Group group) {
        found.add(new Compared(placed.node().operand(), group.items(), true));
      }
    }
    for (Placed<Expr.Between> placed : gold.query().all(Expr.Between.class)) {
      Expr.Between between = placed.node();
      found.add(new Compared(between.operand(), List.of(between.low(), between.high()), false));
    }
    return found;
  }

  private static Optional<String> written(Expr expr) {
    return expr instanceof Expr.Numeric numeric ? Optional.of(numeric.written()) : Optional.empty();
  }

  private static Set<Expr.ColumnRef> joining(ResolvedQuery gold) {
    Set<Expr.ColumnRef> joining = new HashSet<>();
    for (Placed<Expr.Comparison> placed : gold.query().all(Expr.Comparison.class)) {
      if (placed.node().left() instanceof Expr.ColumnRef left
          && placed.node().right() instanceof Expr.ColumnRef right
          && gold.column(left).isPresent()
          && gold.column(right).isPresent()) {
        joining.add(left);
        joining.add(right);
      }
    }
    for (Placed<Expr.In> placed : gold.query().all(Expr.In.class)) {
      if (placed.node().operand() instanceof Expr.ColumnRef left
          && placed.node().set() instanceof Expr.Subquery subquery) {
        Optional<Expr.ColumnRef> right = firstColumn(subquery);
        right.ifPresent(
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

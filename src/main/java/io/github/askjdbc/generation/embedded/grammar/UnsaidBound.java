package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A number over a column that holds what is allowed at the most or the least, where nobody speaks
 * of that: "average points" are not those of {@code max_points}.
 */
final class UnsaidBound {

  private UnsaidBound() {}

  static boolean isIn(Draft draft, List<Expression> selected) {
    return selected.stream()
        .filter(Aggregate.class::isInstance)
        .flatMap(one -> ((Aggregate) one).column().stream())
        .anyMatch(column -> isBound(column) && !isSaid(draft));
  }

  private static boolean isBound(ColumnName column) {
    List<String> parts = NameParts.of(column.column());
    int last = parts.size() - 1;
    return IntStream.rangeClosed(0, last)
        .filter(at -> WordClass.BOUND.contains(parts.get(at)))
        .anyMatch(at -> at < last || !WordClass.LENGTH_COLUMN.contains(parts.get(at)));
  }

  private static boolean isSaid(Draft draft) {
    return IntStream.range(0, draft.question.words().size())
        .mapToObj(at -> draft.question.words().get(at).folded())
        .anyMatch(WordClass.BOUND::contains);
  }
}

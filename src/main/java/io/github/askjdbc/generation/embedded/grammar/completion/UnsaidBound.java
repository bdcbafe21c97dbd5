package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A column that holds what is allowed at the most or the least, where nobody speaks of that:
 * "average points" are not those of {@code max_points}, and guests are not how many a room takes.
 */
final class UnsaidBound {

  private UnsaidBound() {}

  static boolean isIn(Draft draft, List<Expression> selected) {
    return !isSaid(draft)
        && (selected.stream()
                .filter(Aggregate.class::isInstance)
                .flatMap(one -> ((Aggregate) one).column().stream())
                .anyMatch(UnsaidBound::isBound)
            || draft.selected.stream()
                .filter(one -> selected.contains(one.expression()))
                .anyMatch(one -> isOfRows(draft, one)));
  }

  /** "Which guests booked a suite" asks for guests, and for no {@code MaxGuests} of suites. */
  private static boolean isOfRows(Draft draft, Draft.Selected one) {
    return one.expression() instanceof Cell cell
        && isBound(cell.column())
        && draft.tokens.get(one.token()).alternatives().stream()
            .anyMatch(
                link -> link instanceof Link.ToTable rows && rows.score() >= Link.LEAST_WHOLE);
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

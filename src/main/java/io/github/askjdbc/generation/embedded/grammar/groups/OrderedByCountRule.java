package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.KindColumns;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Groups that are sorted by how many rows they have: "the number of beds per ward, ordered from
 * most to least", "towns sorted by the number of members". Read first, so that no rule takes it for
 * a number that is asked for, and judged when all else was read.
 */
public final class OrderedByCountRule implements Rule {

  private static final String MOST = "most";
  private static final String HOW = "how";

  private final boolean last;

  /**
   * @param last whether to judge what was read
   */
  public OrderedByCountRule(boolean last) {
    this.last = last;
  }

  /**
   * How groups are sorted.
   *
   * @param rows what is counted, if the words say it
   */
  private record Order(List<Integer> places, boolean descending, Optional<Integer> rows) {}

  @Override
  public void apply(Draft draft) {
    if (last) {
      order(draft).ifPresent(order -> judge(draft, order));
      return;
    }
    IntStream.range(1, draft.size())
        .mapToObj(at -> read(draft, at))
        .flatMap(Optional::stream)
        .findFirst()
        .ifPresent(
            order ->
                draft.actions.add(
                    new Action.AddOrderBy(
                        Aggregate.countRows(), order.descending(), draft.take(order.places()))));
  }

  /** What begins at a token and ends the question. */
  private static Optional<Order> read(Draft draft, int first) {
    List<Integer> places = new ArrayList<>();
    Optional<Boolean> down = Optional.empty();
    int at = first;
    if (draft.isFree(at, Cue.ORDER)) {
      places.add(at);
      at = draft.next(at);
    }
    if (isDirection(draft, at)) {
      down = Optional.of(draft.isFree(at, Cue.DESCENDING));
      places.add(at);
      at = draft.next(at);
    }
    boolean spelled =
        down.isPresent() && draft.tokens.get(places.get(places.size() - 1)).text().contains(MOST);
    if (places.isEmpty() || (spelled && at >= draft.size() && !counts(draft, first))) {
      return Optional.empty();
    }
    Optional<Integer> rows = Optional.empty();
    if (!spelled) {
      if (!isNumber(draft, at)) {
        return Optional.empty();
      }
      places.add(at);
      int noun = draft.next(at);
      if (draft.free(noun) && draft.table(noun).isPresent()) {
        rows = Optional.of(noun);
        places.add(noun);
        at = noun;
      }
      at = draft.next(at);
      if (down.isEmpty() && isDirection(draft, at)) {
        down = Optional.of(draft.isFree(at, Cue.DESCENDING));
        places.add(at);
        at = draft.next(at);
      }
    }
    return at >= draft.size()
        ? Optional.of(new Order(places, down.orElse(false), rows))
        : Optional.empty();
  }

  private static boolean isDirection(Draft draft, int at) {
    return draft.isFree(at, Cue.ASCENDING) || draft.isFree(at, Cue.DESCENDING);
  }

  private static boolean isNumber(Draft draft, int at) {
    return (draft.isFree(at, Cue.COUNT) && !draft.tokens.get(at).text().startsWith(HOW))
        || (draft.isUnknown(at)
            && WordClass.NUMBER_SORTED_BY.contains(draft.tokens.get(at).text()));
  }

  /** Whether a number of rows is asked for before. */
  private static boolean counts(Draft draft, int until) {
    return IntStream.range(0, until).anyMatch(at -> draft.isFree(at, Cue.COUNT));
  }

  private static Optional<Action.AddOrderBy> order(Draft draft) {
    return draft.actions.stream()
        .filter(Action.AddOrderBy.class::isInstance)
        .map(Action.AddOrderBy.class::cast)
        .filter(order -> order.expression().equals(Aggregate.countRows()))
        .filter(order -> draft.actions.stream().noneMatch(Action.AddLimit.class::isInstance))
        .findFirst();
  }

  private static void judge(Draft draft, Action.AddOrderBy order) {
    Optional<TableName> rows =
        order.from().stream()
            .map(span -> draft.table(draft.at(span.first())))
            .flatMap(Optional::stream)
            .findFirst();
    boolean grouped = draft.actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    List<Expression> shown = draft.selected.stream().map(Draft.Selected::expression).toList();
    boolean counted =
        grouped
            && draft.counted.isEmpty()
            && shown.contains(Aggregate.countRows())
            && rows.stream().allMatch(one -> draft.subject.equals(Optional.of(one)));
    boolean compared =
        draft.counted.isPresent()
            && !draft.keepsPartnerless
            && draft.summed.isEmpty()
            && rows.stream().allMatch(one -> draft.counted.equals(Optional.of(one)));
    if (counted || compared) {
      return;
    }
    if (!grouped && draft.counted.isEmpty() && isKind(draft, shown, rows)) {
      draft.actions.removeIf(Action.AddDistinct.class::isInstance);
      draft.actions.add(new Action.AddGroupBy(shown.get(0), order.from()));
      return;
    }
    draft.reject();
  }

  /** "Towns sorted by the number of members", of which each has one. */
  private static boolean isKind(Draft draft, List<Expression> shown, Optional<TableName> rows) {
    return shown.size() == 1
        && shown.get(0) instanceof Cell cell
        && rows.equals(Optional.of(cell.column().table()))
        && KindColumns.contain(draft, cell.column());
  }
}

package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Rows that have rows of one kind and of another: "students who take both Algebra and Botany". No
 * row of a course is called both, so that each is looked for by itself.
 */
final class BothRule implements Rule {

  @Override
  public void apply(Draft draft) {
    IntStream.range(1, draft.size())
        .filter(at -> draft.free(at) && WordClass.BOTH.contains(draft.tokens.get(at).text()))
        .findFirst()
        .ifPresent(both -> read(draft, both));
  }

  private static void read(Draft draft, int both) {
    int one = draft.next(both);
    int other = draft.next(one);
    Optional<ColumnName> column = column(draft, one);
    int rows = rows(draft, both);
    boolean said =
        column.isPresent()
            && column.equals(column(draft, other))
            && !stored(draft, one).equals(stored(draft, other))
            && draft.onlyBetween(both, one, WordClass.ARTICLE)
            && draft.onlyBetween(one, other, WordClass.AND)
            && rows >= 0;
    Optional<JoinTree> way =
        said ? way(draft, draft.table(rows).get(), column.get().table()) : Optional.empty();
    if (way.filter(tree -> !isKeyOf(tree, column.get())).isEmpty()) {
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(both, one, other));
    IntStream.range(rows + 1, both)
        .filter(at -> isOnTheWay(draft, at, way.get()))
        .forEach(places::add);
    int noun = draft.next(other);
    if (draft.free(noun)
        && draft.adjacent(other, noun)
        && draft.table(noun).equals(Optional.of(column.get().table()))) {
      places.add(noun);
    }
    List<WordSpan> spans = draft.take(places);
    draft.named.add(draft.table(rows).get());
    draft.where(among(way.get(), ValueRule.equality(draft, one)), spans);
    draft.where(among(way.get(), ValueRule.equality(draft, other)), spans);
  }

  /** The first noun for rows, where no other stands before "both". */
  private static int rows(Draft draft, int both) {
    return IntStream.range(0, both)
        .filter(at -> draft.free(at) && draft.table(at).isPresent())
        .findFirst()
        .orElse(-1);
  }

  /** "Friends of both Dan and Ann": who a row belongs to cannot be told from who it is of. */
  private static boolean isKeyOf(JoinTree way, ColumnName kind) {
    return way.steps().stream()
        .map(JoinTree.Step::key)
        .anyMatch(
            key -> key.from().equals(kind.table()) && key.fromColumns().contains(kind.column()));
  }

  /** From rows to what they have many of. */
  private static Optional<JoinTree> way(Draft draft, TableName rows, TableName kinds) {
    return rows.equals(kinds)
        ? Optional.empty()
        : draft
            .graph
            .connect(rows, Set.of(kinds))
            .filter(tree -> !tree.ambiguous() && tree.steps().get(0).multiplies())
            .filter(tree -> tree.steps().get(0).key().to().equals(rows))
            .filter(tree -> tree.steps().get(0).key().fromColumns().size() == 1);
  }

  /** "Are members of both": a noun for the rows between, or a verb that says no more. */
  private static boolean isOnTheWay(Draft draft, int at, JoinTree way) {
    boolean between =
        draft.free(at)
            && draft
                .table(at)
                .filter(table -> way.steps().stream().anyMatch(step -> step.table().equals(table)))
                .isPresent();
    return between || (draft.isUnknown(at) && RelationVerbs.joins(draft.tokens.get(at).text()));
  }

  private static Condition among(JoinTree way, Condition kind) {
    ForeignKey key = way.steps().get(0).key();
    return Absence.among(
        way.steps().get(0).table(),
        key,
        way.steps().subList(1, way.steps().size()),
        List.of(kind),
        false);
  }

  private static Optional<ColumnName> column(Draft draft, int at) {
    return draft.free(at) ? draft.value(at).map(Link.ToValue::column) : Optional.empty();
  }

  private static String stored(Draft draft, int at) {
    return draft.value(at).orElseThrow().stored();
  }
}

package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "How often has each room been booked", "how often were orders cancelled": as many times as there
 * are rows of what happened, which are those that refer to all others that are named.
 */
public final class HowOftenRule implements Rule {

  private static final String HOW = "how";
  private static final String OFTEN = "often";

  @Override
  public void apply(Draft draft) {
    boolean asked =
        draft.size() > 2
            && stands(draft, 0)
            && IntStream.range(0, draft.size()).noneMatch(at -> draft.isFree(at, Cue.COUNT));
    Optional<TableName> happened = asked ? happened(draft) : Optional.empty();
    if (happened.isPresent()) {
      draft.named.add(happened.get());
      draft.subject = happened;
      draft.countsSubject = true;
      draft.select(0, Aggregate.countRows(), draft.take(0, 1));
    }
  }

  /** Whether two tokens ask how often. */
  public static boolean stands(Draft draft, int at) {
    return draft.isUnknown(at)
        && draft.isUnknown(at + 1)
        && draft.tokens.get(at).text().equals(HOW)
        && draft.tokens.get(at + 1).text().equals(OFTEN);
  }

  private static Optional<TableName> happened(Draft draft) {
    List<TableName> named =
        IntStream.range(2, draft.size())
            .filter(draft::free)
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    return named.stream()
        .filter(
            rows ->
                named.stream()
                    .filter(other -> !other.equals(rows))
                    .allMatch(other -> isOf(draft, rows, other)))
        .filter(rows -> named.size() > 1 || isEvent(draft, rows))
        .findFirst();
  }

  /** Whether each of some rows is of one of the others. */
  private static boolean isOf(Draft draft, TableName rows, TableName other) {
    return draft
        .graph
        .connect(rows, List.of(other))
        .filter(tree -> !tree.multipliesRoot() && !tree.ambiguous())
        .isPresent();
  }

  /** What refers to something and always has a date came about; machines are there all the time. */
  private static boolean isEvent(Draft draft, TableName rows) {
    boolean dated =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .filter(column -> !column.nullable())
            .anyMatch(column -> draft.knowledge.times().form(column.name()).isPresent());
    return dated
        && draft.knowledge.catalog().keysOf(rows).stream().anyMatch(key -> key.from().equals(rows));
  }
}

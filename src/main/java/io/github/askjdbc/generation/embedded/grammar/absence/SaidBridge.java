package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Rows that a question names and that tie two others: the enrolments of members in courses. */
public final class SaidBridge {

  private SaidBridge() {}

  /** From rows by way of the only others named that refer to them and lead to a third kind. */
  public static Optional<JoinTree> way(Draft draft, TableName rows, TableName kinds) {
    List<JoinTree> ways =
        IntStream.range(0, draft.size())
            .boxed()
            .flatMap(at -> draft.table(at).stream())
            .distinct()
            .filter(via -> !via.equals(rows) && !via.equals(kinds))
            .flatMap(via -> by(draft, rows, via, kinds).stream())
            .toList();
    return ways.size() == 1 ? Optional.of(ways.get(0)) : Optional.empty();
  }

  /** The rows between. */
  static Optional<TableName> between(Draft draft, TableName rows, TableName kinds) {
    return way(draft, rows, kinds).map(tree -> tree.steps().get(0).table());
  }

  /** Empty where the rows between are not tied to both in one way. */
  private static Optional<JoinTree> by(
      Draft draft, TableName rows, TableName via, TableName kinds) {
    Optional<ForeignKey> key = Absence.onlyKey(draft, via, rows);
    return draft
        .graph
        .connect(via, Set.of(kinds))
        .filter(tree -> !tree.multipliesRoot() && !tree.ambiguous() && key.isPresent())
        .filter(tree -> tree.steps().stream().noneMatch(step -> step.table().equals(rows)))
        .map(
            tree ->
                new JoinTree(
                    rows,
                    Stream.concat(
                            Stream.of(new JoinTree.Step(via, key.get(), true)),
                            tree.steps().stream())
                        .toList(),
                    false));
  }
}

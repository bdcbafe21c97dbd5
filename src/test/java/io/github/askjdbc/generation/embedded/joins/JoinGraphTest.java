package io.github.askjdbc.generation.embedded.joins;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A chain of tables, each referring to the one before. */
class JoinGraphTest {
  private static final JoinGraph CHAIN =
      new JoinGraph(
          new CatalogSnapshot(
              List.of(),
              IntStream.range(1, 10)
                  .mapToObj(
                      i ->
                          new ForeignKey(
                              table(i),
                              List.of("before"),
                              table(i - 1),
                              List.of("id"),
                              ForeignKey.Origin.DECLARED))
                  .toList()));

  private static TableName table(int number) {
    return TableName.of("t" + number);
  }

  @Test
  void connect_sixJoinsAway_isJoined() {
    assertThat(CHAIN.connect(table(0), List.of(table(6))).orElseThrow().steps())
        .extracting(JoinTree.Step::table)
        .containsExactly(table(1), table(2), table(3), table(4), table(5), table(6));
  }

  @Test
  void connect_furtherAway_isNotJoinedUnlessATableBetweenIsNamed() {
    assertThat(CHAIN.connect(table(0), List.of(table(7)))).isEmpty();
    assertThat(CHAIN.connect(table(0), List.of(table(7), table(3))).orElseThrow().steps())
        .hasSize(7);
  }

  @Test
  void connect_pathsAsShort_takesTheOneThatLooksRowsUp() {
    JoinGraph graph =
        new JoinGraph(
            new CatalogSnapshot(
                List.of(),
                List.of(
                    key("lease", "client"),
                    key("lease", "property"),
                    key("viewing", "client"),
                    key("viewing", "listing"),
                    key("listing", "property"))));

    JoinTree tree =
        graph
            .connect(
                TableName.of("client"), List.of(TableName.of("viewing"), TableName.of("property")))
            .orElseThrow();

    assertThat(tree.steps())
        .extracting(JoinTree.Step::table)
        .containsExactly(
            TableName.of("viewing"), TableName.of("listing"), TableName.of("property"));
    assertThat(tree.ambiguous()).isFalse();
  }

  private static ForeignKey key(String from, String to) {
    return new ForeignKey(
        TableName.of(from),
        List.of(to),
        TableName.of(to),
        List.of("id"),
        ForeignKey.Origin.DECLARED);
  }
}

package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A ring a-b-c-d-e-a, a hub h that reaches a, c and d, and an island. */
class SmallestJoinTreeTest {
  private static final KeyGraph GRAPH =
      new KeyGraph(
          new CatalogSnapshot(
              List.of(),
              List.of(
                  key("a", "b_id", "b"),
                  key("b", "c_id", "c"),
                  key("c", "d_id", "d"),
                  key("d", "e_id", "e"),
                  key("e", "a_id", "a"),
                  key("h", "a_id", "a"),
                  key("h", "c_id", "c"),
                  key("h", "d_id", "d"))));

  @ParameterizedTest
  @CsvSource({
    "a, a",
    "a b, a b",
    "c e, c d e",
    "b e, a b e",
    "a b c d e, a b c d e",
    "b d h, b c d h",
  })
  void over_terminals_isTheFewestTables(String terminals, String tables) {
    assertThat(new SmallestJoinTree(GRAPH).over(names(terminals))).contains(names(tables));
  }

  @Test
  void over_unconnectedOrTooMany_isEmpty() {
    assertThat(new SmallestJoinTree(GRAPH).over(names("a island"))).isEmpty();
    assertThat(new SmallestJoinTree(GRAPH).over(names("a b c d e h i"))).isEmpty();
    assertThat(new SmallestJoinTree(GRAPH).over(Set.of())).contains(Set.of());
  }

  @Test
  void between_declaredDerivedAndUnrelatedColumns_areToldApart() {
    assertThat(GRAPH.between(column("e", "a_id"), column("a", "id")))
        .contains(KeyGraph.Support.DECLARED);
    assertThat(GRAPH.between(column("e", "a_id"), column("h", "a_id")))
        .contains(KeyGraph.Support.DERIVED);
    assertThat(GRAPH.between(column("e", "a_id"), column("h", "c_id"))).isEmpty();
  }

  @Test
  void between_keyFromNamesOnly_isInferred() {
    KeyGraph graph =
        new KeyGraph(
            new CatalogSnapshot(
                List.of(),
                List.of(
                    new ForeignKey(
                        TableName.of("x"),
                        List.of("y_id"),
                        TableName.of("y"),
                        List.of("id"),
                        new ForeignKey.Origin.Inferred(new KeyEvidence(1, Optional.empty()))))));

    assertThat(graph.between(column("y", "id"), column("x", "y_id")))
        .isEqualTo(Optional.of(KeyGraph.Support.INFERRED));
  }

  private static ForeignKey key(String from, String column, String to) {
    return new ForeignKey(
        TableName.of(from),
        List.of(column),
        TableName.of(to),
        List.of("id"),
        ForeignKey.Origin.DECLARED);
  }

  private static ColumnName column(String table, String column) {
    return new ColumnName(TableName.of(table), column);
  }

  private static Set<TableName> names(String written) {
    return Stream.of(written.split(" ", -1)).map(TableName::of).collect(Collectors.toSet());
  }
}

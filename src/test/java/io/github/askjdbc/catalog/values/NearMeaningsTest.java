package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueMatch;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NearMeaningsTest {
  private static final ColumnName A = new ColumnName(TableName.of("t"), "a");
  private static final ColumnName B = new ColumnName(TableName.of("t"), "b");

  /** A text is as near another as they share a first letter. */
  private final NearMeanings meanings =
      new NearMeanings(
          text ->
              text.isEmpty()
                  ? Optional.empty()
                  : Optional.of(
                      new float[] {text.charAt(0) == 's' ? 1 : 0, text.charAt(0) == 's' ? 0 : 1}));

  @Test
  void find_nearAndFarValues_onlyTheNearOnes() {
    meanings.add(A, List.of("shipped", "open"));

    assertThat(meanings.find("sent", Optional.empty()))
        .containsExactly(new ValueMatch(A, "shipped", MatchKind.MEANING, 0.7));
    assertThat(meanings.find("", Optional.empty())).isEmpty();
  }

  @Test
  void find_inOneColumn_leavesTheOthersOut() {
    meanings.add(A, List.of("shipped"));
    meanings.add(B, List.of("sold"));

    assertThat(meanings.find("sent", Optional.of(B)))
        .extracting(ValueMatch::stored)
        .containsExactly("sold");
  }

  @Test
  void find_moreValuesThanAreComparedAtOnce_eachByItself() {
    meanings.add(A, List.of("open", "shipped", "new", "late", "sold", "paid", "stored"));

    assertThat(meanings.find("sent", Optional.empty()))
        .extracting(ValueMatch::stored)
        .containsExactly("shipped", "sold", "stored");
  }

  @Test
  void find_valuesAddedLater_areFoundToo() {
    meanings.add(A, List.of("shipped"));
    meanings.find("sent", Optional.empty());
    meanings.add(A, List.of("sold"));

    assertThat(meanings.find("sent", Optional.empty())).hasSize(2);
  }

  @Test
  void find_columnOfManyValues_isNotCompared() {
    List<String> half =
        IntStream.range(0, NearMeanings.VALUES_OF_COLUMN / 2 + 1).mapToObj(i -> "s" + i).toList();
    meanings.add(A, half);
    assertThat(meanings.find("sent", Optional.empty())).hasSize(half.size());

    meanings.add(A, half);
    assertThat(meanings.find("sent", Optional.empty())).isEmpty();
  }
}

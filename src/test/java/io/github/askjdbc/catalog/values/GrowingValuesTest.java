package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GrowingValuesTest {
  private static final ColumnName A = new ColumnName(TableName.of("t"), "a");
  private static final ColumnName B = new ColumnName(TableName.of("t"), "b");

  private static List<String> streets(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> "Street number " + i).toList();
  }

  private static List<ValueMatch> found(ValueStore store, int values) throws IOException {
    store.add(B, List.of("Market street", "Stret number 17"));
    for (int i = 0; i < values; i += 1_000) {
      store.add(A, streets(i, i + 1_000));
    }
    store.refresh();
    return List.of("street number 17", "Steet number 999", "street", "SN").stream()
        .flatMap(text -> lookup(store, ValueQuery.similar(text)).stream())
        .toList();
  }

  private static List<ValueMatch> lookup(ValueStore store, ValueQuery query) {
    try {
      return store.lookup(query);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1_000, 4_000, 5_000, 8_000})
  void lookup_fewOrManyValues_findsWhatAnIndexFinds(int values) throws IOException {
    List<ValueMatch> expected = found(IndexedValues.inMemory(), values);

    assertThat(expected).hasSizeGreaterThan(10);
    assertThat(found(new GrowingValues(), values)).isEqualTo(expected);
  }

  @Test
  void hasRoomFor_valuesOrCharactersBeyondTheBound_isFalse() {
    FewValues few = new FewValues();
    few.add(A, streets(0, 4_999));

    assertThat(few.hasRoomFor(List.of("one more"))).isTrue();
    assertThat(few.hasRoomFor(List.of("one more", "and another"))).isFalse();
    assertThat(new FewValues().hasRoomFor(List.of("x".repeat(200_001)))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {1_000, 8_000})
  void few_columnOfTwoValuesBesideOneOfMany_isTheTwoAlone(int values) throws IOException {
    for (ValueStore store : List.of(IndexedValues.inMemory(), new GrowingValues())) {
      found(store, values);

      assertThat(store.few(B, 2)).containsExactlyInAnyOrder("Market street", "Stret number 17");
      assertThat(store.few(B, 1)).isEmpty();
      assertThat(store.few(A, 40)).isEmpty();
      assertThat(store.few(new ColumnName(TableName.of("t"), "c"), 40)).isEmpty();
    }
  }
}

package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ValueMatchesTest {
  private static final ColumnName A = new ColumnName(TableName.of("t"), "a");
  private static final ColumnName B = new ColumnName(TableName.of("t"), "b");

  private static final List<String> VALUES =
      List.of(
          "Todd Casey",
          "Zürich",
          "Aberdeen ",
          "New  York",
          "St. Louis",
          "Allergies",
          "Invoice 2014",
          "Intensive Care Unit",
          "United States of America",
          "UK",
          "E.R.",
          "שלום",
          "past_due",
          "PartFilled",
          "'; DROP TABLE t");

  private static IndexedValues stored(ColumnName column, List<String> values) throws IOException {
    IndexedValues stored = IndexedValues.inMemory();
    stored.add(column, values);
    stored.refresh();
    return stored;
  }

  static Stream<String> cases() throws IOException {
    try (InputStream file = ValueMatchesTest.class.getResourceAsStream("matches.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void lookup_text_findsWhatItMayMean(String line) throws IOException {
    String[] parts = line.split("\\|", -1);

    List<ValueMatch> found = stored(A, VALUES).lookup(ValueQuery.similar(parts[0].strip()));

    assertThat(found.stream().map(ValueMatchesTest::shown).collect(Collectors.joining("; ")))
        .isEqualTo(parts[1].strip());
  }

  private static String shown(ValueMatch match) {
    String stored = match.stored();
    String text = stored.equals(stored.strip()) ? stored : "[" + stored + "]";
    return text + " " + match.kind() + " " + Math.round(100 * match.score());
  }

  @Test
  void lookup_onlySomeKinds_leavesTheOthersOut() throws IOException {
    ValueQuery query = ValueQuery.similar("Tod Casey").by(Set.of(MatchKind.PART));

    assertThat(stored(A, VALUES).lookup(query)).isEmpty();
  }

  @Test
  void lookup_inOneColumn_leavesTheOthersOut() throws IOException {
    IndexedValues stored = stored(A, List.of("red"));
    stored.add(B, List.of("Red"));
    stored.refresh();

    assertThat(stored.lookup(ValueQuery.sameText("red").in(B)))
        .extracting(ValueMatch::stored)
        .containsExactly("Red");
    assertThat(stored.lookup(ValueQuery.sameText("red").in(new ColumnName(TableName.of("u"), "a"))))
        .isEmpty();
  }

  @Test
  void lookup_tenThousandNearlyIdenticalValues_findsTheExactOneAmongFew() throws IOException {
    List<String> alike =
        IntStream.range(0, 10_000)
            .mapToObj(i -> "Order of the northern warehouse " + (char) ('a' + i % 26) + i)
            .toList();
    List<ValueMatch> found =
        stored(A, alike).lookup(ValueQuery.similar("order of the northern warehouse b4213"));

    assertThat(found.get(0).kind()).isEqualTo(MatchKind.CASE);
    assertThat(found).hasSizeLessThanOrEqualTo(50);
  }

  @Test
  void lookup_columnOfManySimilarValues_doesNotHideAnother() throws IOException {
    List<String> many =
        IntStream.range(0, 500)
            .mapToObj(i -> "University number " + i)
            .collect(Collectors.toList());
    IndexedValues stored = stored(A, many);
    stored.add(B, List.of("The Old University of the Town"));
    stored.refresh();

    assertThat(stored.lookup(ValueQuery.similar("university").atMost(20)))
        .extracting(ValueMatch::column)
        .contains(B);
  }

  @Test
  void lookup_hostileText_findsNothingAndDoesNotFail() throws IOException {
    IndexedValues stored = stored(A, VALUES);
    List<String> hostile = new ArrayList<>(List.of("", " ", "\u0000", "\ud800", "\u202e\u200f"));
    hostile.add("x".repeat(100_000));
    hostile.add("x ".repeat(10_000));
    hostile.add("\uD83D\uDE00".repeat(100));

    for (String text : hostile) {
      assertThat(stored.lookup(ValueQuery.similar(text))).isEmpty();
    }
  }
}

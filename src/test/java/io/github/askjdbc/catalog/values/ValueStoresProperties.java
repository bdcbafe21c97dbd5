package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueQuery;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Values are found alike in memory and in an index, whatever they are and whatever is sought. */
class ValueStoresProperties {
  private static final ColumnName A = new ColumnName(TableName.of("t"), "a");
  private static final ColumnName B = new ColumnName(TableName.of("t"), "b");

  /** Near each other, so that each way of finding has something to find. */
  @Provide
  Arbitrary<String> texts() {
    Arbitrary<String> words =
        Arbitraries.of(
            "care",
            "Cares",
            "unit",
            "Unti",
            "intensive",
            "Intensiv",
            "of",
            "the",
            "The",
            "states",
            "united",
            "United",
            "u",
            "ICU",
            "I.C.U.",
            "USA",
            "US",
            "Zürich",
            "Zurich",
            "zuerich",
            "abcdefgh",
            "acbdegfh",
            "abcdefgx",
            "A001",
            "A002",
            "2014",
            "2015",
            "'s",
            "x's",
            "");
    Arbitrary<String> phrases =
        words.list().ofMinSize(1).ofMaxSize(5).map(parts -> String.join(" ", parts));
    Arbitrary<String> letters = Arbitraries.strings().withChars("abAB 1.é'").ofMaxLength(12);
    return Arbitraries.frequencyOf(Tuple.of(3, phrases), Tuple.of(1, letters));
  }

  @Provide
  Arbitrary<Set<MatchKind>> kinds() {
    return Arbitraries.frequencyOf(
        Tuple.of(1, Arbitraries.just(MatchKind.ALL)),
        Tuple.of(2, Arbitraries.of(MatchKind.class).set().ofMinSize(1)));
  }

  @Property(tries = 300)
  void lookup_anyValuesAndText_findsTheSameInBothStores(
      @ForAll("valueSets") Set<String> ofA,
      @ForAll("valueSets") Set<String> ofB,
      @ForAll @Size(6) List<@From("texts") String> sought,
      @ForAll("kinds") Set<MatchKind> kinds,
      @ForAll @IntRange(min = 1, max = 60) int limit)
      throws IOException {
    ValueStore few = filled(new FewValues(), ofA, ofB);
    ValueStore index = filled(IndexedValues.inMemory(), ofA, ofB);

    for (String text : sought) {
      ValueQuery query = ValueQuery.similar(text).by(kinds).atMost(limit);
      assertThat(few.lookup(query)).isEqualTo(index.lookup(query));
      assertThat(few.lookup(query.in(B))).isEqualTo(index.lookup(query.in(B)));
    }
  }

  @Provide
  Arbitrary<Set<String>> valueSets() {
    return texts().set().ofMaxSize(40);
  }

  private static ValueStore filled(ValueStore store, Set<String> ofA, Set<String> ofB)
      throws IOException {
    store.add(A, List.copyOf(ofA));
    store.add(B, List.copyOf(ofB));
    store.refresh();
    return store;
  }

  @Provide
  Arbitrary<String> ascii() {
    return Arbitraries.frequencyOf(
        Tuple.of(3, Arbitraries.strings().withChars("aAsS'.:,;_-01 9\"").ofMaxLength(20)),
        Tuple.of(1, Arbitraries.strings().ascii().ofMaxLength(300)),
        Tuple.of(
            1, Arbitraries.strings().withChars("aeiousyedlngtimz").ofMinLength(1).ofMaxLength(12)));
  }

  @Property(tries = 5_000)
  void words_asciiText_areThoseOfLucene(@ForAll("ascii") String text) {
    assertThat(new TextAnalysis().words(text))
        .isEqualTo(new LuceneWords().of(text.replace('_', ' ')));
  }
}

package io.github.askjdbc.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordVectorsTest {

  private static final int MOST_BYTES = 3_000_000;

  private final WordVectors vectors = WordVectors.shipped();

  private double similarity(String a, String b) {
    return vectors.of(a).orElseThrow().similarity(vectors.of(b).orElseThrow());
  }

  @Test
  void resource_size_fitsTheJar() throws IOException {
    try (InputStream table = WordVectors.class.getResourceAsStream("word-vectors.bin")) {
      byte[] bytes = table.readAllBytes();

      assertThat(bytes).hasSizeLessThan(MOST_BYTES);
      assertThat(new String(bytes, 0, 400, java.nio.charset.StandardCharsets.US_ASCII))
          .contains("all-MiniLM-L6-v2", "Apache License 2.0");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "vocalist, singer, song",
    "cost, price, colour",
    "automobile, car, road",
    "nation, country, city",
    "wages, salary, tax",
    "physician, doctor, patient",
    "invoice, bill, customer",
  })
  void similarity_synonym_aboveRelation(String word, String synonym, String relation) {
    assertThat(similarity(word, synonym)).isGreaterThan(similarity(word, relation) + 0.05);
  }

  @Test
  void ranksFrom_place_tellsEachWordThatBeginsThere() {
    int[] ranks = vectors.ranksFrom("mycarpets", 2, 20);

    assertThat(ranks).hasSize(8);
    assertThat(ranks[3]).isEqualTo(vectors.rank("car").orElseThrow());
    assertThat(ranks[6]).isEqualTo(vectors.rank("carpet").orElseThrow());
    assertThat(ranks[5]).isEqualTo(-1);
  }

  @Test
  void ranksFrom_lettersOfOtherLanguages_areOfNoWord() {
    assertThat(vectors.ranksFrom("\u00e9t\u00e9", 0, 20)).containsOnly(-1);
  }

  @Test
  void similarity_vocalist_nearestOfAHandfulIsSinger() {
    List<String> names = List.of("stadium", "singer", "concert", "year", "capacity", "country");

    assertThat(Stream.of("vocalist", "arena", "nation").map(word -> nearest(word, names)))
        .containsExactly("singer", "stadium", "country");
  }

  private String nearest(String word, List<String> names) {
    return names.stream()
        .max(Comparator.comparingDouble(name -> similarity(word, name)))
        .orElseThrow();
  }

  @Test
  void similarity_anyTwo_symmetricAndOneForItself() {
    List<String> words = List.of("price", "cost", "patient", "invoice", "zip");
    for (String a : words) {
      for (String b : words) {
        assertThat(similarity(a, b)).isEqualTo(similarity(b, a)).isBetween(-1.0, 1.0);
      }
      assertThat(similarity(a, a)).isGreaterThan(0.9999);
    }
  }

  @Test
  void sameSigns_sameAndUnrelated_allAndAboutHalf() {
    Meaning price = vectors.of("price").orElseThrow();

    assertThat(price.sameSigns(price)).isEqualTo(1);
    assertThat(price.sameSigns(vectors.of("volcano").orElseThrow())).isBetween(0.3, 0.65);
  }

  @Test
  void of_unknownWord_empty() {
    assertThat(vectors.of("qxzzy")).isEmpty();
    assertThat(vectors.ofText("12 %")).isEmpty();
    assertThat(vectors.rank("qxzzy")).isEmpty();
  }

  @Test
  void of_phrase_frequentWordsWeighLittle() {
    Meaning city = vectors.of("city").orElseThrow();

    assertThat(vectors.ofText("Of the CITY").orElseThrow().similarity(city)).isGreaterThan(0.9);
    assertThat(vectors.rank("the").orElseThrow()).isZero();
  }
}

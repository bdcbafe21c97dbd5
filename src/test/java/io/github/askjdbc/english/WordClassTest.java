package io.github.askjdbc.english;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.junit.jupiter.api.Test;

class WordClassTest {

  @Test
  void contains_wordsThatLuceneLeavesOut_isTrueForEachOfThem() {
    assertThat(EnglishAnalyzer.getDefaultStopSet())
        .hasSize(33)
        .allMatch(word -> WordClass.FUNCTION.contains(new String((char[]) word)));
  }

  @Test
  void contains_otherWords_isFalse() {
    assertThat(Arrays.asList("", "#", "lucene", "analysis", "who", "from", "The"))
        .noneMatch(WordClass.FUNCTION::contains);
  }
}

package io.github.askjdbc.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.junit.jupiter.api.Test;

class FunctionWordsTest {

  @Test
  void contains_wordsThatLuceneLeavesOut_isTrueForEachOfThem() {
    assertThat(EnglishAnalyzer.getDefaultStopSet())
        .hasSize(33)
        .allMatch(word -> FunctionWords.contains(new String((char[]) word)));
  }

  @Test
  void contains_otherWords_isFalse() {
    assertThat(Arrays.asList("", "#", "lucene", "analysis", "who", "from", "The"))
        .noneMatch(FunctionWords::contains);
  }
}

package io.github.askjdbc.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.Question;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

@Tag("property")
class QuestionKeyProperties {

  private static String key(String text) {
    return QuestionKey.of(Question.of(text)).question();
  }

  @Property(tries = 300)
  void of_anyText_isTheKeyOfItself(@ForAll String text) {
    assertThat(key(key(text))).isEqualTo(key(text));
  }

  @Property(tries = 300)
  void of_politerLouderWiderQuestion_isTheSame(@ForAll("questions") String question) {
    assertThat(key("Please, " + question + "?")).isEqualTo(key(question));
    assertThat(key("could you please " + question + ", thank you!")).isEqualTo(key(question));
    assertThat(key(question.replace(" ", " \n\t "))).isEqualTo(key(question));
    assertThat(key(question.toUpperCase(Locale.ROOT))).isEqualTo(key(question));
  }

  @Property(tries = 300)
  void of_questionWithAWordMore_isAnother(
      @ForAll("questions") String question, @ForAll("words") String word) {
    assertThat(key(question + " " + word)).isNotEqualTo(key(question));
    assertThat(key(word + " " + question)).isNotEqualTo(key(question));
  }

  @Provide
  Arbitrary<String> questions() {
    return words()
        .list()
        .ofMinSize(1)
        .ofMaxSize(8)
        .map((List<String> words) -> String.join(" ", words));
  }

  @Provide
  Arbitrary<String> words() {
    return Arbitraries.of(
        "how", "many", "customers", "in", "Lyon", "US", "us", "2010", "5.5", "caf\u00e9", "x-ray");
  }
}

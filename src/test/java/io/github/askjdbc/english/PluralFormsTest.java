package io.github.askjdbc.english;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PluralFormsTest {

  @ParameterizedTest
  @CsvSource({
    "dogs, Dog",
    "dog, Dogs",
    "allergy, Allergies",
    "boxes, box",
    "men, Man",
    "St Louis, St. Louis",
    "blue lamps, Blue Lamp",
    "Casey Todd, Todd Casey",
    "'states of America', 'State, America'",
    "café, Cafes"
  })
  void same_wordsButForPluralsAndPunctuation_isTrue(String one, String other) {
    assertThat(PluralForms.same(one, other)).isTrue();
    assertThat(PluralForms.same(other, one)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "located, Location",
    "universe, University",
    "organic, Organ",
    "Casey, Todd Casey",
    "red red, red",
    "the, of",
    "'', ''"
  })
  void same_otherWords_isFalse(String one, String other) {
    assertThat(PluralForms.same(one, other)).isFalse();
    assertThat(PluralForms.same(other, one)).isFalse();
  }
}

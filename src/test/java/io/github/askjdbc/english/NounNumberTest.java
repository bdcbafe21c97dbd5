package io.github.askjdbc.english;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NounNumberTest {

  @ParameterizedTest
  @CsvSource({
    "ward, wards",
    "city, cities",
    "day, days",
    "class, classes",
    "box, boxes",
    "branch, branches",
    "status, statuses",
    "course, courses",
    "house, houses",
    "cause, causes",
    "employee, employees",
    "fee, fees",
    "size, sizes",
    "shoe, shoes"
  })
  void singularAndPlural_regularNoun_areEachOthers(String singular, String plural) {
    assertThat(NounNumber.plural(singular)).isEqualTo(plural);
    assertThat(NounNumber.singular(plural)).isEqualTo(singular);
    assertThat(NounNumber.singular(singular)).isEqualTo(singular);
    assertThat(NounNumber.plural(plural)).isEqualTo(plural);
    assertThat(NounNumber.isSame(singular, plural)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"people, person", "children, child", "women, woman"})
  void singular_irregularPlural_isItsNoun(String plural, String singular) {
    assertThat(NounNumber.singular(plural)).isEqualTo(singular);
  }

  @ParameterizedTest
  @ValueSource(strings = {"analysis", "bus", "address", "gas_status", "is"})
  void isPlural_singularInS_isFalse(String noun) {
    assertThat(NounNumber.isPlural(noun)).isFalse();
    assertThat(NounNumber.singular(noun)).isEqualTo(noun);
  }

  @ParameterizedTest
  @CsvSource({"car, cares", "pin, pines", "to, toy"})
  void isSame_otherNoun_isFalse(String one, String other) {
    assertThat(NounNumber.isSame(one, other)).isFalse();
    assertThat(NounNumber.isSame(other, one)).isFalse();
  }
}

package io.github.askjdbc.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LetterCaseTest {

  private static IntStream characters() {
    return IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
        .filter(c -> c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE);
  }

  @Test
  void lower_anyCharacter_isTheJdksUnlessThatDependsOnItsPlaceOrGrows() {
    characters()
        .filter(c -> c != '\u0130')
        .forEach(
            c -> {
              String text = "b" + Character.toString(c) + "b";
              assertThat(LetterCase.lower(text)).isEqualTo(text.toLowerCase(Locale.ROOT));
            });
    assertThat(LetterCase.lower("\u039f\u0394\u039f\u03a3")).isEqualTo("\u03bf\u03b4\u03bf\u03c3");
    assertThat(LetterCase.lower("\u0130")).isEqualTo("i");
  }

  @Test
  void withoutCase_wordInEitherCase_isTheSame() {
    assertThat(LetterCase.withoutCase("\u039f\u0394\u039f\u03a3"))
        .isEqualTo(LetterCase.withoutCase("\u03bf\u03b4\u03bf\u03c2"));
    assertThat(LetterCase.withoutCase("\u00c9a \u00b5")).isEqualTo("\u00e9a \u00b5");
  }

  @Test
  void upper_anyCharacter_isTheJdksUnlessThatGrows() {
    characters()
        .mapToObj(Character::toString)
        .filter(text -> text.toUpperCase(Locale.ROOT).length() == text.length())
        .forEach(
            text -> assertThat(LetterCase.upper(text)).isEqualTo(text.toUpperCase(Locale.ROOT)));
    assertThat(LetterCase.upper("stra\u00dfe")).isEqualTo("STRA\u00dfE");
  }

  @Test
  void folded_anyCharacters_areEqualIfTheyAreButForCase() {
    List<String> wrong = new ArrayList<>(); // an assertion for each would take most of the time
    characters()
        .mapToObj(Character::toString)
        .forEach(
            text -> {
              for (String other :
                  new String[] {
                    text.toUpperCase(Locale.ROOT), text.toLowerCase(Locale.ROOT), "s", "\u03c3"
                  }) {
                boolean same =
                    text.equalsIgnoreCase(other) || text.toUpperCase(Locale.ROOT).equals(other);
                if (LetterCase.folded(text).equals(LetterCase.folded(other)) != same
                    || LetterCase.same(text, other) != same) {
                  wrong.add(text + " and " + other);
                }
              }
            });
    assertThat(wrong).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "stra\u00dfe, STRASSE, true",
    "pa\u00dfword, password, true",
    "pro\ufb01le, PROFILE, true",
    "pa\u017fword, PASWORD, true",
    "pa\u00dfword, pasword, false",
    "strasse, strase, false"
  })
  void same_lettersThatAreTwoInUpperCase_countAsTwo(String one, String other, boolean same) {
    assertThat(LetterCase.same(one, other)).isEqualTo(same);
    assertThat(LetterCase.same(other, one)).isEqualTo(same);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u03a3", "\u0130", "\u00df", "\u0149", "\ufb03", "\ud801\udc00"})
  void anyCase_ofAMillionCharacters_ends(String piece) {
    String text = piece.repeat(1_000_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> {
          assertThat(LetterCase.lower(text)).hasSameSizeAs(text);
          assertThat(LetterCase.withoutCase(text)).hasSameSizeAs(text);
          assertThat(LetterCase.upper(text)).hasSameSizeAs(text);
          assertThat(LetterCase.folded(text)).isNotEmpty();
        });
  }
}

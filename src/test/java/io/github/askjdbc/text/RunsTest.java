package io.github.askjdbc.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RunsTest {

  @Test
  void of_letters_areTheWordsBetweenAllElse() {
    assertThat(Runs.of("-ab, \ud835\udc00c1d", Character::isLetter))
        .containsExactly("ab", "\ud835\udc00c", "d");
  }

  @Test
  void of_textWithoutAny_isNone() {
    assertThat(Runs.of("", Character::isLetter)).isEmpty();
    assertThat(Runs.of("1, 2", Character::isLetter)).isEmpty();
  }

  @Test
  void words_blanksAround_areLeftOut() {
    assertThat(Runs.words(" a\t\n b. ")).containsExactly("a", "b.");
  }
}

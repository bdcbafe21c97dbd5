package io.github.askjdbc.english;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NameStemMemoryTest {

  private final NameStemMemory memory = new NameStemMemory();

  @Test
  void of_nameAskedForAgain_isTheSameStems() {
    assertThat(memory.of("birth_years")).containsExactly("birth", "year");
    assertThat(memory.of("birth_years")).isSameAs(memory.of("birth_years"));
  }

  @Test
  void of_moreNamesThanAreKept_areStillAnswered() {
    for (int i = 0; i < 3_000; i++) {
      memory.of("ward_" + i);
    }
    assertThat(memory.of("late_fees")).containsExactly("late", "fee");
  }
}

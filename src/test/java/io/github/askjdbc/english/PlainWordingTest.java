package io.github.askjdbc.english;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class PlainWordingTest {
  private static final Set<String> NAMED = Set.of("list", "return");

  private final PlainWording wording = new PlainWording();

  @ParameterizedTest
  @CsvFileSource(
      resources = "ways-of-wording.txt",
      delimiterString = "=>",
      quoteCharacter = '`',
      emptyValue = "",
      nullValues = "none")
  void of_text_wordsItPlainly(String text, String plain) {
    assertThat(wording.of(text == null ? "" : text, NAMED::contains))
        .isEqualTo(plain == null ? "" : plain);
  }

  @Property(tries = 500)
  void of_plainWording_staysAsItIs(@ForAll String text) {
    String once = wording.of(text, NAMED::contains);

    assertThat(wording.of(once, NAMED::contains)).isEqualTo(once);
  }
}

package io.github.askjdbc.linking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** How questions and identifiers fall into words; the cases are in the files beside the class. */
class LinkingWordsTest {

  private static final String FOLDER = "/io/github/askjdbc/linking/";

  @ParameterizedTest
  @CsvFileSource(resources = FOLDER + "words.case", delimiter = '|', quoteCharacter = '~')
  void words_text_cutFoldedAndMarked(String text, String expected) {
    String words =
        new Tokenizer()
            .words(text).stream()
                .map(word -> word.content() ? "[" + word.folded() + "]" : word.folded())
                .collect(Collectors.joining(" "));

    assertThat(words).isEqualTo(expected.replace("US", "us"));
  }

  @ParameterizedTest
  @CsvFileSource(resources = FOLDER + "identifiers.case", delimiter = '|')
  void of_identifier_itsWords(String identifier, String expected) {
    IdentifierWords splitter =
        new IdentifierWords(List.of("airport", "code", "order", "customer", "date"));

    assertThat(String.join(" ", splitter.of(identifier))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvFileSource(
      resources = FOLDER + "numbers.case",
      delimiter = '|',
      emptyValue = "",
      nullValues = "null")
  void links_numbers_theirValues(String text, String expected) {
    String numbers =
        new NumberLinks()
            .links(new Tokenizer().words(text)).stream()
                .map(link -> ((Link.ToNumber) link).number().toPlainString())
                .collect(Collectors.joining(" "));

    assertThat(numbers).isEqualTo(expected == null ? "" : expected.toLowerCase(Locale.ROOT));
  }
}

package io.github.askjdbc.linking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.Today;
import io.github.askjdbc.english.NameParts;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

class LinkingProperties {

  private static final List<String> TENS =
      List.of("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety");
  private static final List<String> UNITS =
      List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

  @Property
  void words_anyText_inOrderWithoutOverlapAsWritten(@ForAll String text) {
    int end = 0;
    for (Word word : new Tokenizer().words(text)) {
      assertThat(word.start()).isGreaterThanOrEqualTo(end);
      assertThat(word.end()).isGreaterThan(word.start()).isLessThanOrEqualTo(text.length());
      if (!word.text().equals("...")) {
        assertThat(text.substring(word.start(), word.end())).isEqualTo(word.text());
      }
      end = word.end();
    }
  }

  @Property
  void links_numberInWords_itsValue(
      @ForAll @IntRange(min = 2, max = 9) int tens, @ForAll @IntRange(min = 1, max = 9) int unit) {
    String text = TENS.get(tens - 2) + " " + UNITS.get(unit - 1);

    assertThat(new NumberLinks().links(new Tokenizer().words(text)))
        .singleElement()
        .isEqualTo(new Link.ToNumber(new WordSpan(0, 1), BigDecimal.valueOf(10L * tens + unit)));
  }

  @Property
  void links_numberInDigits_itsValue(@ForAll @IntRange(min = -9999) int number) {
    List<Link> links = new NumberLinks().links(new Tokenizer().words(Integer.toString(number)));

    assertThat(links)
        .singleElement()
        .isEqualTo(new Link.ToNumber(new WordSpan(0, 0), BigDecimal.valueOf(number)));
  }

  @Property
  void parts_anyLetters_writtenInOrder(@ForAll @AlphaChars @StringLength(max = 60) String text) {
    String word = text.toLowerCase(java.util.Locale.ROOT);

    assertThat(new Compounds().parts(word).stream().collect(Collectors.joining())).isEqualTo(word);
  }

  @Property
  void of_anyIdentifier_wordsWithoutBlanks(@ForAll @StringLength(max = 200) String identifier) {
    assertThat(new IdentifierWords(List.of(identifier)).of(identifier))
        .allMatch(word -> !word.isBlank());
  }

  /** The same rule as one expression; {@code IDs} is one word. */
  private static final Pattern BOUNDARY =
      Pattern.compile(
          "[^\\p{L}\\p{N}]+|(?<=\\p{Ll})(?=\\p{Lu})"
              + "|(?<=\\p{Lu})(?!\\p{Lu}s(?!\\p{IsLowercase}))(?=\\p{Lu}\\p{Ll})"
              + "|(?<=\\p{L})(?=\\p{N})|(?<=\\p{N})(?=\\p{L})");

  @Property
  void parts_anyText_cutWhereTheExpressionMatches(
      @ForAll
          @Chars({'a', 'b', 'A', 'B', 'é', 'Ü', 'ß', 'ʰ', '1', '²', '_', ' ', '-'})
          @StringLength(max = 12)
          String written,
      @ForAll @StringLength(max = 12) String any) {
    String identifier = written + any;

    assertThat(NameParts.of(identifier))
        .isEqualTo(
            BOUNDARY
                .splitAsStream(identifier)
                .filter(part -> !part.isEmpty())
                // what is run together in a part is told by its letters
                .flatMap(part -> NameParts.of(part).stream())
                .toList());
  }

  @Property
  void links_periods_inOrder(@ForAll @IntRange(min = 1000, max = 2099) int year) {
    List<Link> links =
        new PeriodLinks()
            .with(
                List.of(), new Tokenizer().words("in " + year + " or May " + year), Today.UNKNOWN);

    assertThat(links)
        .hasSize(2)
        .allMatch(
            link ->
                link instanceof Link.ToPeriod time
                    && time.period().first().getYear() == year
                    && !time.period().last().isBefore(time.period().first()));
  }
}

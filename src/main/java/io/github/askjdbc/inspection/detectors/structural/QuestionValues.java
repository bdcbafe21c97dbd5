package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.linking.IdentifierWords;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Stemming;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which values a question contains, in any form. */
final class QuestionValues {
  private static final int MOST_DIGITS = 18;
  private static final int MOST_PLACES = 9;
  private static final int LONGEST_CODE = 3;
  private static final BigDecimal ORDINARY = BigDecimal.valueOf(2);
  private static final int COMMON_BEGINNING = 4;

  private final String text;
  private final Set<String> stems = new HashSet<>();
  private final Set<String> words = new HashSet<>();
  private final Set<String> stored = new HashSet<>();
  private final Set<BigDecimal> numbers = new HashSet<>();
  private final String initials;
  private final boolean allUnderstood;

  QuestionValues(LinkedQuestion question) {
    this.text =
        Stemming.fold(question.question().text() + " " + question.question().evidence().orElse(""));
    StringBuilder first = new StringBuilder();
    for (Word word : question.words()) {
      words.addAll(IdentifierWords.parts(word.text()));
      stems.addAll(NameStems.of(word.text()));
      stems.add(word.stem());
      if (!word.folded().isEmpty() && Character.isLetter(word.folded().charAt(0))) {
        first.append(word.folded().charAt(0));
      }
      number(word.folded().replace(",", "")).ifPresent(numbers::add);
      IdentifierWords.parts(word.text()).forEach(part -> number(part).ifPresent(numbers::add));
    }
    for (Link link : question.links()) {
      if (link instanceof Link.ToValue value) {
        stored.add(Stemming.fold(value.stored()));
      } else if (link instanceof Link.ToNumber number) {
        numbers.add(number.number().stripTrailingZeros());
      }
    }
    this.initials = first.toString();
    this.allUnderstood = question.unexplained().isEmpty();
  }

  boolean contain(String literal) {
    String folded = Stemming.fold(literal.replace("%", " ").replace("_", " ")).strip();
    if (folded.length() <= LONGEST_CODE
        || text.contains(folded)
        || stored.contains(Stemming.fold(literal))
        || initials.contains(folded)
        || number(folded).filter(this::near).isPresent()) {
      return true;
    }
    List<String> parts = IdentifierWords.parts(folded);
    return parts.isEmpty()
        || parts.stream().anyMatch(this::known)
        || (!allUnderstood && number(folded).isEmpty());
  }

  private boolean known(String part) {
    return stems.contains(Stemming.stem(part))
        || number(part).filter(this::near).isPresent()
        || words.stream().anyMatch(word -> alike(word, part));
  }

  private static boolean alike(String word, String part) {
    int common = 0;
    int shorter = Math.min(word.length(), part.length());
    while (common < shorter && word.charAt(common) == part.charAt(common)) {
      common++;
    }
    return common >= COMMON_BEGINNING;
  }

  boolean containNumber(String written) {
    Optional<BigDecimal> value = number(written);
    return value.isEmpty()
        || value.get().compareTo(ORDINARY) <= 0
        || near(value.get())
        || text.contains(written);
  }

  /** "More than 5" may be written as at least 6, "half" as 0.5, 20 % as 0.2. */
  private boolean near(BigDecimal value) {
    return Stream.of(
            value,
            value.add(BigDecimal.ONE),
            value.subtract(BigDecimal.ONE),
            value.movePointRight(2),
            value.movePointLeft(2),
            value.movePointLeft(3),
            value.movePointLeft(6))
        .map(BigDecimal::stripTrailingZeros)
        .anyMatch(numbers::contains);
  }

  private static Optional<BigDecimal> number(String text) {
    return WrittenNumber.isDecimal(text, MOST_DIGITS, MOST_PLACES)
        ? Optional.of(new BigDecimal(text).stripTrailingZeros())
        : Optional.empty();
  }
}

package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.SchemaMentions;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Quantity;
import io.github.askjdbc.linking.Units;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which values a question contains, in any form. */
final class MentionedValues {

  private static final Units UNITS = new Units();
  private static final int MOST_DIGITS = 18;
  private static final int MOST_PLACES = 9;
  private static final int LONGEST_CODE = 3;

  /** What a column says yes and no by: naming the column is enough to ask for one of them. */
  private static final BigDecimal ORDINARY = BigDecimal.valueOf(2);

  private static final int COMMON_BEGINNING = 4;

  private final String text;
  private final Set<String> stems = new HashSet<>();
  private final Set<String> words = new HashSet<>();
  private final Set<String> stored = new HashSet<>();
  private final Set<BigDecimal> numbers = new HashSet<>();
  private final List<String> telling = new ArrayList<>();
  private final Set<String> tableWords = new HashSet<>();
  private final String initials;
  private final boolean allUnderstood;
  private final SemanticLayer semantics;
  private final SchemaMentions mentions;

  static MentionedValues of(Subject subject) {
    return subject.once(MentionedValues.class, () -> new MentionedValues(subject));
  }

  private MentionedValues(Subject subject) {
    LinkedQuestion question = subject.question();
    this.semantics = subject.knowledge().semantics();
    this.mentions = subject.mentions();
    this.text = Stemming.fold(question.read() + " " + question.question().evidence().orElse(""));
    StringBuilder first = new StringBuilder();
    for (int i = 0; i < question.words().size(); i++) {
      Word word = question.words().get(i);
      words.addAll(NameParts.written(word.text()));
      stems.addAll(NameStems.of(word.text()));
      stems.add(word.stem());
      if (!word.folded().isEmpty() && Character.isLetter(word.folded().charAt(0))) {
        first.append(word.folded().charAt(0));
        if (word.content()) {
          telling.add(word.folded());
        }
        if (question.linksAt(i).anyMatch(Link.ToTable.class::isInstance)) {
          tableWords.add(word.folded());
        }
      }
      number(word.folded().replace(",", "")).ifPresent(numbers::add);
      NameParts.written(word.text()).forEach(part -> number(part).ifPresent(numbers::add));
    }
    for (Link link : question.links()) {
      if (link instanceof Link.ToValue value) {
        stored.add(Stemming.fold(value.stored()));
      } else if (link instanceof Link.ToNumber number) {
        numbers.add(number.number().stripTrailingZeros());
      }
    }
    Quantity.of(question, UNITS).forEach(one -> numbers.addAll(one.inOtherUnits(UNITS)));
    this.initials = first.toString();
    this.allUnderstood = question.unexplained().isEmpty();
  }

  /**
   * Whether the question may hold the text: it mentions it, or has words that nothing explains. A
   * code whose meaning is known is mentioned or not.
   */
  boolean contain(String literal, ColumnName column) {
    boolean open = !allUnderstood && number(folded(literal)).isEmpty();
    return mention(literal, column)
        || (open && !(isCode(literal) && meaning(literal, column).isPresent()));
  }

  /** As {@link #contain(String, ColumnName)} for a text whose column is not known. */
  boolean contain(String literal) {
    return isCode(literal)
        || mentionText(literal)
        || (!allUnderstood && number(folded(literal)).isEmpty());
  }

  /** Whether the question holds the text in some form; a short one as a code of the column. */
  boolean mention(String literal, ColumnName column) {
    return isCode(literal) ? mentionCode(literal, column) : mentionText(literal);
  }

  /** Whether a text is too short to be looked for among the words as it stands. */
  static boolean isCode(String literal) {
    return folded(literal).length() <= LONGEST_CODE;
  }

  private boolean mentionText(String literal) {
    String folded = folded(literal);
    List<String> parts = NameParts.written(folded);
    return text.contains(folded)
        || stored.contains(Stemming.fold(literal))
        || initials.contains(folded)
        || number(folded).filter(this::near).isPresent()
        || parts.isEmpty()
        || parts.stream().anyMatch(this::known);
  }

  private static String folded(String literal) {
    return Stemming.fold(literal.replace("%", " ").replace("_", " ")).strip();
  }

  /**
   * Whether the question says what the code stands for: the code itself, one of the words that it
   * means in this column, or a word that it shortens.
   */
  private boolean mentionCode(String literal, ColumnName column) {
    String code = folded(literal);
    return code.isEmpty()
        || words.contains(code)
        || stored.contains(Stemming.fold(literal))
        || number(code).filter(this::near).isPresent()
        || telling.stream().anyMatch(word -> tells(code, word))
        || (WordClass.FLAG.contains(code) && mentions.score(column) > 0)
        || (code.length() > 1 && initials.contains(code))
        || meaning(literal, column)
            .filter(meant -> NameParts.written(meant).stream().anyMatch(this::known))
            .isPresent();
  }

  private Optional<String> meaning(String code, ColumnName column) {
    return semantics
        .column(column)
        .flatMap(
            known ->
                known.codes().entrySet().stream()
                    .filter(entry -> entry.getKey().equalsIgnoreCase(code.strip()))
                    .map(Map.Entry::getValue)
                    .findFirst());
  }

  /** A single letter is too little for the name of a table, which stands in most questions. */
  private boolean tells(String code, String word) {
    return shortens(code, word) && !(code.length() == 1 && tableWords.contains(word));
  }

  /** Whether the letters of the code stand in the word in their order, the first at its start. */
  private static boolean shortens(String code, String word) {
    int at = 0;
    for (int i = 0; i < word.length() && at < code.length(); i++) {
      if (word.charAt(i) == code.charAt(at)) {
        at++;
      } else if (at == 0) {
        return false;
      }
    }
    return at == code.length();
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

package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads numbers in digits ("1,000", "-2.5") and in words ("twenty five", "two million"). */
final class NumberLinks {

  private static final int MOST_DIGITS = 18;
  private static final int DIGITS_IN_GROUP = 3;
  private static final BigDecimal HALF = new BigDecimal("0.5");
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  private final Map<String, String> numberWords = LexiconFile.list("numbers").keyed();

  List<Link> links(List<Word> words) {
    List<Link> links = new ArrayList<>();
    int at = 0;
    while (at < words.size()) {
      int first = at;
      Optional<Link.ToNumber> number = number(words, at).or(() -> oneHour(words, first));
      number.ifPresent(links::add);
      at = number.map(link -> link.span().last() + 1).orElse(at + 1);
    }
    return links;
  }

  private Optional<Link.ToNumber> number(List<Word> words, int first) {
    Optional<BigDecimal> start = value(words.get(first));
    if (start.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal number = start.get();
    int last = first;
    while (last + 1 < words.size()) {
      Optional<BigDecimal> next = word(words.get(last + 1));
      if (next.isEmpty()) {
        break;
      }
      boolean multiplier = next.get().compareTo(HUNDRED) >= 0;
      boolean unit =
          next.get().compareTo(BigDecimal.TEN) < 0
              && word(words.get(last)).filter(v -> v.intValue() % 10 == 0).isPresent();
      if (!multiplier && !unit) {
        break;
      }
      number = multiplier ? number.multiply(next.get()) : number.add(next.get());
      last++;
    }
    return Optional.of(new Link.ToNumber(new WordSpan(first, last), number));
  }

  /** "More than an hour", "at least half an hour". */
  private static Optional<Link.ToNumber> oneHour(List<Word> words, int first) {
    boolean half = words.get(first).folded().equals("half");
    int article = half ? first + 1 : first;
    boolean hour =
        first > 0
            && article + 1 < words.size()
            && WordClass.BEFORE_LENGTH.contains(words.get(first - 1).folded())
            && WordClass.ARTICLE.contains(words.get(article).folded())
            && WordClass.HOUR.contains(words.get(article + 1).folded());
    return hour
        ? Optional.of(new Link.ToNumber(new WordSpan(first, article), half ? HALF : BigDecimal.ONE))
        : Optional.empty();
  }

  private Optional<BigDecimal> value(Word word) {
    if (!word.quoted() && isNumber(word.folded())) {
      return Optional.of(new BigDecimal(word.folded().replace(",", "")));
    }
    return word(word);
  }

  /** Commas may stand after the first one to three digits and then after every three. */
  private static boolean isNumber(String text) {
    int point = text.indexOf('.') < 0 ? text.length() : text.indexOf('.');
    String[] groups = text.substring(text.startsWith("-") ? 1 : 0, point).split(",", -1);
    boolean grouped =
        groups.length == 1
            || (WrittenNumber.isDigits(groups[0], DIGITS_IN_GROUP)
                && Stream.of(groups).skip(1).allMatch(group -> group.length() == DIGITS_IN_GROUP));
    return grouped
        && text.lastIndexOf(',') < point
        && WrittenNumber.isSignedDecimal(text.replace(",", ""), MOST_DIGITS, MOST_DIGITS);
  }

  private Optional<BigDecimal> word(Word word) {
    return word.quoted()
        ? Optional.empty()
        : Optional.ofNullable(numberWords.get(word.folded())).map(BigDecimal::new);
  }
}

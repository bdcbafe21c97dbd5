package io.github.askjdbc.linking;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads numbers in digits ("1,000", "-2.5") and in words ("twenty five", "two million"). */
final class NumberLinks {

  private static final Pattern DIGITS =
      Pattern.compile("-?\\d{1,18}(\\.\\d{1,18})?|-?\\d{1,3}(,\\d{3}){1,5}(\\.\\d{1,18})?");
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  private final Map<String, String> numberWords = LexiconFile.read("numbers.txt").pairs();

  List<Link> links(List<Word> words) {
    List<Link> links = new ArrayList<>();
    int at = 0;
    while (at < words.size()) {
      Optional<Link.ToNumber> number = number(words, at);
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

  private Optional<BigDecimal> value(Word word) {
    if (!word.quoted() && DIGITS.matcher(word.folded()).matches()) {
      return Optional.of(new BigDecimal(word.folded().replace(",", "")));
    }
    return word(word);
  }

  private Optional<BigDecimal> word(Word word) {
    return word.quoted()
        ? Optional.empty()
        : Optional.ofNullable(numberWords.get(word.folded())).map(BigDecimal::new);
  }
}

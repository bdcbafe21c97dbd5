package io.github.askjdbc.generation.llm;

import io.github.askjdbc.english.OtherLanguages;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.text.Runs;
import java.lang.Character.UnicodeScript;
import java.time.DayOfWeek;
import java.time.Month;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Compares a question with what a model says that it is in English, by what no translation changes:
 * numbers in digits, texts in quotes, and names.
 */
final class TranslationCheck {

  private static final String OPENING = "\"\u201c\u201e\u00ab\u300c";
  private static final String CLOSING = "\"\u201d\u201c\u00bb\u300d";

  private final LinkedQuestion asked;
  private final Predicate<String> named;
  private final Set<String> calendar = new HashSet<>();

  /**
   * @param named whether a folded word stands in a name of the schema
   */
  TranslationCheck(LinkedQuestion asked, Predicate<String> named) {
    this.asked = asked;
    this.named = named;
    for (Month month : Month.values()) {
      calendar.add(Stemming.fold(month.name()));
    }
    for (DayOfWeek day : DayOfWeek.values()) {
      calendar.add(Stemming.fold(day.name()));
    }
  }

  /** What differs, for a person; empty where nothing does. Holds no word of the translation. */
  Optional<String> problem(String english) {
    String text = asked.question().text();
    if (english.length() > Question.LONGEST || OtherLanguages.speaks(english)) {
      return Optional.of("it is not English either");
    }
    List<String> numbers =
        isLatin(text) ? SaidNumbers.continental(text) : SaidNumbers.english(text);
    if (!numbers.equals(SaidNumbers.english(english))) {
      return Optional.of("its numbers are others");
    }
    if (!keepsQuotes(text, english) || !keepsQuotes(english, text)) {
      return Optional.of("its texts in quotes are others");
    }
    return keepsNames(text, english) ? Optional.empty() : Optional.of("its names are others");
  }

  private static boolean isLatin(String text) {
    return text.codePoints()
        .filter(Character::isLetter)
        .mapToObj(UnicodeScript::of)
        .allMatch(script -> script == UnicodeScript.LATIN);
  }

  private static boolean keepsQuotes(String text, String other) {
    return quoted(text).stream().allMatch(other::contains);
  }

  private static List<String> quoted(String text) {
    List<String> quoted = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      int kind = OPENING.indexOf(text.charAt(at));
      int end = kind < 0 ? -1 : text.indexOf(CLOSING.charAt(kind), at + 1);
      if (end > at) {
        quoted.add(text.substring(at + 1, end));
        at = end;
      }
      at++;
    }
    return quoted;
  }

  private boolean isOtherName(String word, String said) {
    String folded = Stemming.fold(word);
    return Character.isUpperCase(word.codePointAt(0))
        && !said.contains(folded)
        && !calendar.contains(folded)
        && !named.test(folded);
  }

  /** Each name of the translation is one of the question, and each stored value is kept. */
  private boolean keepsNames(String text, String english) {
    String said = Stemming.fold(text);
    // a full stop also ends the short form that a name begins with
    for (String sentence : Runs.of(english, c -> c != '?' && c != '!')) {
      List<String> words = Runs.of(sentence, Character::isLetterOrDigit);
      if (words.stream().skip(1).anyMatch(word -> isOtherName(word, said))) {
        return false;
      }
    }
    String kept = Stemming.fold(english);
    return asked.links().stream()
        .filter(Link.ToValue.class::isInstance)
        .map(link -> asked.text(link.span()))
        .map(Stemming::fold)
        .filter(
            value -> Character.isLetter(value.codePointAt(0)) && !OtherLanguages.isSmallWord(value))
        .allMatch(kept::contains);
  }
}

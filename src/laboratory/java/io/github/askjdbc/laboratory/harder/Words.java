package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Questions and names as words. */
final class Words {

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

  /**
   * A word of a question.
   *
   * @param stem in lower case
   */
  record Word(String text, String stem, int start, int end) {}

  private Words() {}

  static List<Word> of(String text) {
    List<Word> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(new Word(matcher.group(), stem(matcher.group()), matcher.start(), matcher.end()));
    }
    return words;
  }

  /** The stems of a text or of a name, in order. */
  static Set<String> stems(String name) {
    Set<String> stems = new LinkedHashSet<>();
    of(spoken(name)).forEach(word -> stems.add(word.stem()));
    return stems;
  }

  /** A name as one would say it: {@code Singer_ID} is "singer id". */
  static String spoken(String name) {
    return String.join(" ", NameParts.written(name, Integer.MAX_VALUE));
  }

  static String stem(String word) {
    return Stemming.withoutEnding(word.toLowerCase(Locale.ROOT));
  }
}

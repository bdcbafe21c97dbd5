package io.github.askjdbc.exam;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import java.util.List;
import java.util.Map;
import org.hipparchus.random.RandomGenerator;

/** Puts questions into words; the words stand in {@code exam-questions.txt}. */
final class ExamWording {

  private static final String PLURAL = "s";

  /** One name in so many is another than the database's own, where people have others. */
  private static final int OTHER_NAME = 3;

  private final LexiconFile file = LexiconFile.read("exam-questions");

  /**
   * One of the wordings of a kind.
   *
   * @param value a stored value that the question holds, empty for none
   */
  String of(QuestionKind kind, Map<String, Noun> places, String value, RandomGenerator random) {
    List<String> wordings = file.section(kind.label()).lines();
    return filled(wordings.get(random.nextInt(wordings.size())), places, random)
        .replace(QuestionDraft.VALUE, value);
  }

  /** A wording with its names in their places; each is the same wherever it stands. */
  static String filled(String wording, Map<String, Noun> places, RandomGenerator random) {
    String text = wording;
    for (String place : places.keySet().stream().sorted().toList()) {
      List<String> names = places.get(place).names();
      boolean other = random.nextInt(OTHER_NAME) == 0;
      String name = names.get(other ? random.nextInt(names.size()) : 0);
      text =
          text.replace("{" + place + "}", name)
              .replace("{" + place + PLURAL + "}", NounNumber.plural(name));
    }
    return text;
  }
}

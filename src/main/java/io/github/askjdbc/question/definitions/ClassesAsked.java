package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A question for how many there are in each class: "number of growers per size class".
 *
 * @param noun what is counted, as written
 * @param which the word before "class"; or "class" itself where there is none
 * @param phrase both, as written
 */
public record ClassesAsked(String noun, String which, String phrase) {

  private static final int LONGEST_NOUN = 3;

  /** Empty where the question asks for anything else, or for classes twice. */
  public static Optional<ClassesAsked> of(String question) {
    Said said = Said.of(question);
    int[] classes =
        IntStream.range(1, said.size())
            .filter(at -> ClassWords.CLASS.contains(said.folded(at)))
            .filter(at -> first(said, at) > 0)
            .toArray();
    int counted = said.firstOf(0, ClassWords.COUNTED);
    if (classes.length != 1 || counted < 0) {
      return Optional.empty();
    }
    int from = counted + said.length(counted, ClassWords.COUNTED);
    int end = from;
    while (end < said.size()
        && !WordClass.CLOSED_CLASS.contains(said.folded(end))
        && !DefiningWords.VERB.contains(said.folded(end))
        && said.length(end, ClassWords.PER) == 0) {
      end++;
    }
    int first = first(said, classes[0]);
    return end > from && end - from <= LONGEST_NOUN
        ? Optional.of(
            new ClassesAsked(
                said.from(from, end), said.word(first).text(), said.from(first, classes[0] + 1)))
        : Optional.empty();
  }

  /** Where what the classes are called begins, right behind "per"; -1 where nothing is grouped. */
  private static int first(Said said, int noun) {
    if (said.lengthBefore(noun, ClassWords.PER) > 0) {
      return noun;
    }
    return said.lengthBefore(noun - 1, ClassWords.PER) > 0 ? noun - 1 : -1;
  }
}

package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A statement about groups of which there is nothing to show: "projects without one are not
 * listed", "leave out agents with none". It says nothing new where a number is asked for each of
 * them, which is told of those alone that have rows.
 */
final class EmptyGroups {

  private static final int LONGEST_NOUN = 3;
  private static final int FARTHEST = 2;
  private static final String NONE = "none";

  private EmptyGroups() {}

  /**
   * Whether it is one about what a question groups by.
   *
   * @param definitions those that were read before it, whose words may name what is missing
   */
  static boolean isSaid(String statement, List<TermDefinition> definitions, String question) {
    Said said = Said.of(statement);
    int from = said.length(0, DefiningWords.LEAVE_OUT);
    int end =
        said.size()
            - Math.max(
                said.lengthBefore(said.size(), DefiningWords.NOT_SHOWN),
                said.lengthBefore(said.size(), DefiningWords.UNCOUNTED));
    boolean leftOut = from > 0 ^ end < said.size();
    int lacking = lacking(said, from + 1, end);
    if (!leftOut || lacking < 0 || lacking - from > LONGEST_NOUN) {
      return false;
    }
    int noun =
        DefiningWords.RELATIVE.contains(said.folded(lacking - 1)) ? lacking - 2 : lacking - 1;
    return noun >= from
        && isNothingElse(said, lacking, end, definitions)
        && isGroup(said.word(noun).stem(), Said.of(question));
  }

  /** Where "without", or the word before "none", stands; -1 for neither. */
  private static int lacking(Said said, int from, int end) {
    return IntStream.range(from, end)
        .filter(
            at ->
                said.length(at, DefiningWords.LACKING) > 0
                    || (at + 1 < end && said.folded(at + 1).equals(NONE)))
        .findFirst()
        .orElse(-1);
  }

  private static boolean isNothingElse(
      Said said, int lacking, int end, List<TermDefinition> definitions) {
    Set<String> known = new HashSet<>();
    definitions.forEach(
        one -> {
          known.addAll(one.term());
          one.noun().ifPresent(noun -> known.addAll(noun.stems(0, noun.size())));
        });
    int first = lacking + Math.max(1, said.length(lacking, DefiningWords.LACKING));
    return IntStream.range(first, end)
        .allMatch(
            at ->
                said.word(at).isArticle()
                    || DefiningWords.NONE_OF_IT.contains(said.folded(at))
                    || known.contains(said.word(at).stem()));
  }

  /** "Per project", "in each project". */
  private static boolean isGroup(String stem, Said question) {
    return IntStream.range(1, question.size())
        .filter(at -> question.word(at).stem().equals(stem))
        .anyMatch(
            at ->
                IntStream.range(Math.max(0, at - FARTHEST), at)
                    .mapToObj(question::folded)
                    .anyMatch(
                        word -> DefiningWords.EACH.contains(word) || WordClass.PER.contains(word)));
  }
}

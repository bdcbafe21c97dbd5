package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.List;
import java.util.Optional;

/**
 * A statement beside a definition about what is left out, or is not: "payments that have not been
 * made do not count". It says nothing new where what those lack is a part of the definition, which
 * is not true of them.
 */
final class Uncounted {

  private static final String OR = "or";

  private Uncounted() {}

  /** Whether a statement is one, and of that sort. */
  static boolean is(String statement) {
    Said said = Said.of(statement);
    return said.lengthBefore(said.size(), DefiningWords.UNCOUNTED) > 0
        || said.lengthBefore(said.size(), DefiningWords.COUNTED_TOO) > 0;
  }

  /** Whether a question with these definitions means the same without the statement. */
  static boolean isSaid(String statement, List<TermDefinition> definitions, String question) {
    Said said = Said.of(statement);
    if (said.lengthBefore(said.size(), DefiningWords.COUNTED_TOO) > 0) {
      return said.first(0, DefiningWords.NEGATION) < 0;
    }
    int end = said.size() - said.lengthBefore(said.size(), DefiningWords.UNCOUNTED);
    if (isOfUnknown(said, end) && definitions.stream().anyMatch(Uncounted::compares)) {
      return true;
    }
    for (int at = 1; at < end; at++) {
      int deed = said.length(at, DefiningWords.LACKING_DEED);
      boolean undone = deed > 0 && Narrowing.isParticiple(said.folded(at + deed));
      int length = Math.max(said.length(at, DefiningWords.LACKING), undone ? deed : 0);
      if (length > 0 && said.first(0, DefiningWords.JOIN) < 0) {
        List<String> lacking =
            said.words().subList(at + length, Math.max(at + length, end)).stream()
                .filter(word -> !word.isArticle() && !WordClass.OWN_DATE.contains(word.folded()))
                .filter(word -> !WordClass.CLOSED_CLASS.contains(word.folded()))
                .filter(word -> !RelationVerbs.isOfAnyRow(word.folded()))
                .map(SaidWord::stem)
                .toList();
        boolean made =
            lacking.isEmpty()
                && at + length < end
                && definitions.stream().anyMatch(one -> isMade(one, said.word(0).stem()));
        return made || definitions.stream().anyMatch(one -> isOf(one, lacking, Said.of(question)));
      }
    }
    return false;
  }

  /** "Those with an unknown number": what is compared with a number is known. */
  private static boolean isOfUnknown(Said said, int end) {
    return DefiningWords.STAND_IN.contains(said.folded(said.afterArticles(0)))
        && said.first(0, DefiningWords.UNKNOWN) > 0
        && said.first(0, DefiningWords.UNKNOWN) < end
        && said.first(0, DefiningWords.JOIN) < 0;
  }

  private static boolean compares(TermDefinition definition) {
    Said condition = Said.of(definition.condition().attributive());
    return condition.first(0, DefiningWords.COMPARING) >= 0
        && condition.first(0, DefiningWords.JOIN) < 0
        && condition.first(0, DefiningWords.NEGATION) < 0;
  }

  /**
   * "Payments never made" beside "a payment is late if it was paid after the due date": the time of
   * what was never made is compared with none.
   */
  private static boolean isMade(TermDefinition definition, String noun) {
    Said condition = Said.of(definition.condition().attributive());
    boolean timed =
        condition.words().stream().anyMatch(word -> DefiningWords.DATED.contains(word.folded()));
    return timed
        && definition.head().equals(Optional.of(noun))
        && condition.first(0, DefiningWords.JOIN) < 0
        && condition.first(0, DefiningWords.NEGATION) < 0
        && condition.first(0, DefiningWords.FEW) < 0;
  }

  /** "Branches without any": of each there is a number, which those without rows have none of. */
  private static boolean isOf(TermDefinition definition, List<String> lacking, Said question) {
    Said condition = Said.of(definition.condition().attributive());
    boolean number = definition.kind() == Kind.NUMBER || definition.kind() == Kind.MEASURE;
    boolean whole =
        !number
            && question.words().stream()
                .map(SaidWord::folded)
                .anyMatch(
                    word ->
                        DefiningWords.SHARE.contains(word)
                            || DefiningWords.NEGATION.contains(word)
                            || WordClass.PERCENT.contains(word));
    boolean few =
        condition.first(0, DefiningWords.FEW) >= 0
            || condition.words().stream().anyMatch(word -> word.folded().equals(OR));
    boolean open = condition.first(0, DefiningWords.NEGATION) >= 0 || (few && !number);
    boolean said =
        lacking.isEmpty()
            ? number
            : lacking.stream()
                .allMatch(
                    stem -> condition.words().stream().anyMatch(word -> word.stem().equals(stem)));
    return said && !whole && !open;
  }
}

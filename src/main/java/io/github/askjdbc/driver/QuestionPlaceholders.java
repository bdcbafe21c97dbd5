package io.github.askjdbc.driver;

import io.github.askjdbc.question.Recognition;
import io.github.askjdbc.question.Recognition.Argument;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The placeholders of a prepared question.
 *
 * @param ordinals those that stand for a question or its evidence, which the target never sees
 * @param inText how many there are in all
 */
record QuestionPlaceholders(NavigableSet<Integer> ordinals, int inText) {

  static QuestionPlaceholders of(Recognition recognition) {
    NavigableSet<Integer> ordinals = new TreeSet<>();
    if (!(recognition instanceof Recognition.Wrapped wrapped)) {
      return new QuestionPlaceholders(ordinals, 0);
    }
    wrapped.calls().stream()
        .flatMap(call -> Stream.of(call.question(), call.evidence()))
        .filter(Argument.Placeholder.class::isInstance)
        .forEach(argument -> ordinals.add(((Argument.Placeholder) argument).ordinal()));
    return new QuestionPlaceholders(ordinals, wrapped.parameters());
  }

  boolean isEmpty() {
    return ordinals.isEmpty();
  }

  boolean contains(int ordinal) {
    return ordinals.contains(ordinal);
  }

  /** The ordinal that a placeholder has in the target's SQL. */
  int shifted(int ordinal) {
    return ordinal - ordinals.headSet(ordinal).size();
  }
}

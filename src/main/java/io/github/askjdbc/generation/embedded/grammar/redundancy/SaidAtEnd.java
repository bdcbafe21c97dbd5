package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import java.math.BigDecimal;
import java.util.Optional;

/** What people add at the end of a question, and what says no more than the question did. */
final class SaidAtEnd {

  private SaidAtEnd() {}

  /** "Is there a garage without jobs? Which one?" */
  static boolean isWhichOne(Draft draft, int at) {
    boolean one =
        WordClass.ONES.contains(draft.tokens.get(at).text())
            || draft.number(at).filter(BigDecimal.ONE::equals).isPresent();
    return one
        && at > 0
        && WordClass.ASKING_THING.contains(draft.tokens.get(at - 1).text())
        && draft.beginsSentence(at - 1)
        && draft.next(at) >= draft.size();
  }

  /** "The codes are enough", of what is shown. */
  static boolean suffices(Draft draft, int at) {
    int shown = draft.previous(at);
    return WordClass.SUFFICING.contains(draft.tokens.get(at).text())
        && draft.next(at) >= draft.size()
        && shown >= 0
        && !draft.free(shown)
        && draft
            .column(shown)
            .filter(
                column ->
                    draft.selected.stream()
                        .anyMatch(
                            one -> UsedColumns.of(one.expression()).equals(Optional.of(column))))
            .isPresent();
  }
}

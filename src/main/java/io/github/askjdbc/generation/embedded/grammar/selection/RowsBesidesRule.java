package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.Politeness;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * "Who are our two oldest guests, and when did they arrive": what a question asks behind "and" it
 * asks besides the rows that it begins with, which are shown first.
 */
public final class RowsBesidesRule implements Rule {

  /** "And at which", "and since when". */
  private static final int PREPOSITIONS = 1;

  @Override
  public void apply(Draft draft) {
    OptionalInt noun =
        IntStream.range(0, draft.size()).filter(at -> draft.table(at).isPresent()).findFirst();
    if (noun.isEmpty() || !beginsWithRows(draft, noun.getAsInt()) || isComputed(draft)) {
      return;
    }
    Optional<Table> rows =
        draft
            .table(noun.getAsInt())
            .filter(table -> draft.subject.equals(Optional.of(table)))
            .flatMap(draft.knowledge.catalog()::table);
    OptionalInt besides = besides(draft, noun.getAsInt());
    if (rows.isEmpty() || besides.isEmpty() || !isAllBehind(draft, besides.getAsInt())) {
      return;
    }
    List<ColumnName> names = draft.names.of(rows.get());
    boolean shown =
        draft.selected.stream().anyMatch(one -> names.contains(((Cell) one.expression()).column()));
    if (!shown) {
      names.forEach(name -> draft.select(noun.getAsInt(), new Cell(name), List.of()));
    }
  }

  /** Before the noun only words that narrow it: not "which city are the halls in". */
  private static boolean beginsWithRows(Draft draft, int noun) {
    List<String> words = draft.question.words().stream().map(Word::folded).toList();
    boolean asked = draft.asksForRows() || Politeness.opening(words) > 0;
    boolean owner =
        noun + 1 < draft.size() && WordClass.POSSESSIVE.contains(draft.tokens.get(noun + 1).text());
    return asked
        && !owner
        && IntStream.range(0, noun).noneMatch(at -> draft.column(at).isPresent());
  }

  private static boolean isComputed(Draft draft) {
    return draft.counted.isPresent()
        || draft.countsSubject
        || draft.metric.isPresent()
        || draft.selected.isEmpty()
        || draft.selected.stream().anyMatch(one -> !(one.expression() instanceof Cell))
        || draft.actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
  }

  /** The word "and" before one more thing that is asked. */
  private static OptionalInt besides(Draft draft, int noun) {
    List<Word> words = draft.question.words();
    return IntStream.range(draft.tokens.get(noun).span().last() + 1, words.size() - 1)
        .filter(at -> WordClass.AND.contains(words.get(at).folded()))
        .filter(
            at ->
                IntStream.rangeClosed(at + 1, Math.min(at + 1 + PREPOSITIONS, words.size() - 1))
                    .filter(one -> WordClass.ASKING.contains(words.get(one).folded()))
                    .anyMatch(
                        one ->
                            one == at + 1
                                || WordClass.CLOSED_CLASS.contains(words.get(at + 1).folded())))
        .findFirst();
  }

  /** Whether all that is shown stands behind, and no sentence of its own says what is shown. */
  private static boolean isAllBehind(Draft draft, int and) {
    List<Word> words = draft.question.words();
    String read = draft.question.read();
    return draft.selected.stream()
        .allMatch(
            one -> {
              int word = draft.tokens.get(one.token()).span().first();
              return word > and
                  && !read.substring(words.get(and).start(), words.get(word).start()).contains("?");
            });
  }
}

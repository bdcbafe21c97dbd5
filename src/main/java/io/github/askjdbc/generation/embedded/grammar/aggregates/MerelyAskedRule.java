package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Word;
import java.util.List;

/** "How much was paid" is not told by what was claimed, quoted or planned. */
public final class MerelyAskedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean paid =
        draft.question.words().stream()
            .map(Word::folded)
            .anyMatch(word -> WordClass.SETTLED.contains(word) || WordClass.SPENT.contains(word));
    draft.rejected |=
        paid
            && draft.selected.stream()
                .map(Draft.Selected::expression)
                .filter(Aggregate.class::isInstance)
                .flatMap(sum -> ((Aggregate) sum).column().stream())
                .anyMatch(money -> isMerelyAsked(money, draft.question.words()));
  }

  private static boolean isMerelyAsked(ColumnName money, List<Word> words) {
    return NameParts.of(money.column()).stream()
        .filter(WordClass.MERELY_ASKED::contains)
        .anyMatch(part -> words.stream().map(Word::folded).noneMatch(part::equals));
  }
}

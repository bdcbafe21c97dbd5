package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.EventEnds;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Who works somewhere has not left: "which couriers work at the depot", of rows with a day on which
 * they left. Not where something else is said of that day, or of a time.
 */
public final class WorksNowRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int verb =
        IntStream.range(0, draft.size())
            .filter(at -> !draft.free(at) && isNow(draft, at))
            .findFirst()
            .orElse(-1);
    Optional<ColumnName> left =
        verb < 0
            ? Optional.empty()
            : NearestRows.of(draft, verb)
                .or(() -> draft.subject)
                .filter(draft.named::contains)
                .filter(rows -> !draft.rows(draft.next(verb)).equals(Optional.of(rows)))
                .flatMap(rows -> left(draft, rows));
    left.filter(day -> isUntold(draft, day))
        .ifPresent(
            day ->
                draft.where(
                    new Condition.Present(new Cell(day), true),
                    List.of(draft.tokens.get(verb).span())));
  }

  /** "Work at the depot", and not "did they work" or "work elsewhere than". */
  private static boolean isNow(Draft draft, int at) {
    List<Word> before = draft.question.words().subList(0, draft.tokens.get(at).span().first());
    int place = draft.next(at);
    return WordClass.WORKING_NOW.contains(draft.tokens.get(at).text())
        && (draft.rows(place).isPresent() || draft.cue(place).equals(Optional.of(Cue.EACH)))
        && before.stream().noneMatch(word -> WordClass.PAST_AUXILIARY.contains(word.folded()));
  }

  /** The one day on which people leave. */
  private static Optional<ColumnName> left(Draft draft, TableName rows) {
    List<ColumnName> ends =
        new EventEnds(draft.knowledge)
            .ends(rows).stream()
                .filter(end -> draft.columns.known(end).filter(Column::nullable).isPresent())
                .filter(
                    end ->
                        NameParts.of(end.column()).stream()
                            .anyMatch(WordClass.LEAVING_COLUMN::contains))
                .toList();
    return ends.size() == 1 ? Optional.of(ends.get(0)) : Optional.empty();
  }

  private static boolean isUntold(Draft draft, ColumnName day) {
    return draft.actions.stream().noneMatch(action -> UsedColumns.of(action).contains(day))
        && draft.selected.stream()
            .noneMatch(one -> UsedColumns.of(one.expression()).equals(Optional.of(day)))
        && IntStream.range(0, draft.size()).noneMatch(at -> draft.period(at).isPresent());
  }
}

package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Compared;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Kinds by how many rows are of each: "which fault types occurred more than 15 times". No rows are
 * named but by the kinds, and nothing else is said of them.
 */
public final class KindsManyTimesRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int kind = draft.next(-1);
    boolean asked =
        draft.fillerBefore(kind, WordClass.ASKING_THING)
            && draft.free(kind)
            && draft.column(kind).filter(one -> isKind(draft, one)).isPresent();
    if (asked && draft.named.isEmpty()) {
      IntStream.range(kind + 1, draft.size())
          .filter(at -> draft.free(at) && draft.number(at).isPresent())
          .findFirst()
          .ifPresent(at -> read(draft, kind, at));
    }
  }

  private static boolean isKind(Draft draft, ColumnName column) {
    return draft.columns.isText(column) && !draft.columns.isKey(column);
  }

  private static void read(Draft draft, int kind, int number) {
    int cue = draft.previous(number);
    int times = number + 1;
    Optional<Condition.Operator> operator = Comparators.ofNumbers(draft, cue);
    boolean counted =
        operator.isPresent()
            && draft.isUnknown(times)
            && WordClass.MULTIPLIED.contains(draft.tokens.get(times).text())
            && draft.next(times) >= draft.size();
    List<Integer> verbs =
        IntStream.range(kind + 1, cue)
            .filter(at -> draft.tokens.get(at).content())
            .boxed()
            .toList();
    if (!counted || verbs.isEmpty() || !verbs.stream().allMatch(at -> isComingAbout(draft, at))) {
      return;
    }
    Compared compared =
        new Compared(operator.get(), new Condition.Literal.Numeral(draft.number(number).get()));
    Cell cell = new Cell(draft.column(kind).orElseThrow());
    List<Integer> places = new ArrayList<>(verbs);
    places.addAll(List.of(kind, cue, number, times));
    List<WordSpan> spans = draft.take(places);
    draft.named.add(cell.column().table());
    draft.select(kind, cell, spans);
    draft.actions.add(new Action.AddGroupBy(cell, spans));
    draft.actions.add(new Action.AddHaving(compared.with(Aggregate.countRows()), spans));
  }

  private static boolean isComingAbout(Draft draft, int at) {
    String verb = draft.tokens.get(at).text();
    return draft.free(at)
        && draft.table(at).isEmpty()
        && (WordClass.HAPPENING.contains(verb) || WordClass.USED.contains(verb));
  }
}

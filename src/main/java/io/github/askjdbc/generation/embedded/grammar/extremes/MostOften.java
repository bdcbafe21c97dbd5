package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What is the most common, and who did something the most times: an order by counts of rows. */
final class MostOften {

  private MostOften() {}

  static boolean isTimes(Draft draft, int at) {
    return draft.free(at) && WordClass.MULTIPLIED.contains(draft.tokens.get(at).text());
  }

  /** "Which member visited the most times": with the most rows that such a deed leaves. */
  static void done(Draft draft, int at, int times) {
    if (!isDone(draft, at, times) || draft.counted.isPresent() || !draft.asksForRows()) {
      draft.reject();
      return;
    }
    List<Integer> places = new ArrayList<>(at == times ? List.of(at) : List.of(at, times));
    ExtremeOfOthers.mostRows(draft, at, draft.previous(at), true, places);
  }

  /** "Which member visited most often", with nothing said of the deed behind it. */
  static boolean isDoneOften(Draft draft, int at) {
    return draft.counted.isEmpty() && draft.asksForRows() && isDone(draft, at, at);
  }

  private static boolean isDone(Draft draft, int at, int times) {
    int verb = draft.previous(at);
    int next = draft.next(times);
    boolean last =
        next >= draft.size()
            || IntStream.rangeClosed(times + 1, next).anyMatch(draft::beginsSentence);
    return last
        && draft.free(verb)
        && WordClass.isParticiple(draft.tokens.get(verb).text())
        && draft
            .table(verb)
            .filter(rows -> !NearestRows.of(draft, verb).equals(Optional.of(rows)))
            .isPresent();
  }

  /** What is most common: said behind, or before "is": "which rank is the most common among". */
  private static int kind(Draft draft, int at) {
    int next = draft.next(at);
    int before = draft.previous(at);
    boolean said =
        (draft.column(next).isEmpty() || !draft.adjacent(at, next))
            && draft.fillerBefore(at, WordClass.BEING)
            && draft.free(before)
            && draft.column(before).filter(one -> !draft.columns.isKey(one)).isPresent()
            && draft.previous(before) < 0
            && (next >= draft.size() || draft.table(next).isPresent());
    return said ? before : next;
  }

  static void common(Draft draft, int at) {
    int next = kind(draft, at);
    if (!draft.free(next) || draft.column(next).isEmpty()) {
      return;
    }
    if (draft.fillerBefore(at, WordClass.OWNING)) {
      draft.reject(); // "which members have the most common surname" asks for members
      return;
    }
    most(draft, next, draft.take(at, next));
  }

  /** The kind of the most rows is shown. */
  static void most(Draft draft, int next, List<WordSpan> spans) {
    most(draft, next, spans, true);
  }

  /** The same, or the kind of the fewest. */
  static void most(Draft draft, int next, List<WordSpan> spans, boolean descending) {
    Expression cell = new Expression.Cell(draft.column(next).get());
    draft.select(next, cell, spans);
    draft.actions.add(new Action.AddGroupBy(cell, spans));
    draft.actions.add(new Action.AddOrderBy(Aggregate.countRows(), descending, spans));
    draft.actions.add(new Action.AddLimit(1, spans));
  }
}

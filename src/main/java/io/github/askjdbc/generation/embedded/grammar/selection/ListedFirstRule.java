package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.ListedEnd;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OrderedTimes;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.ListedFirst;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Takes the words for what a list begins with, "dearest first", so that none of them is read as a
 * search for one row. What the list is sorted by is told by all that the question asks to see
 * ({@link ListedOrderRule}).
 */
public final class ListedFirstRule implements Rule {

  private static final Set<Cue> RECKONING = Set.of(Cue.COUNT, Cue.SUM, Cue.AVERAGE, Cue.SHARE);

  @Override
  public void apply(Draft draft) {
    draft.question.listedFirst().ifPresent(first -> mark(draft, first));
  }

  private static void mark(Draft draft, ListedFirst first) {
    List<Integer> places = new ArrayList<>();
    for (int at = 0; at < draft.size(); at++) {
      WordSpan span = draft.tokens.get(at).span();
      if (!first.phrase().overlaps(span)) {
        continue;
      }
      if (!first.phrase().contains(span)) {
        draft.reject();
        return;
      }
      if (isRead(draft, first, at)) {
        places.add(at);
      }
    }
    int start = draft.at(first.phrase().first());
    places.addAll(sorted(draft, start));
    if (isByWhatItMeasures(draft, first, start)) {
      places.add(draft.previous(start));
    }
    Optional<ColumnName> by =
        places.stream()
            .filter(at -> isSortable(draft, at))
            .flatMap(at -> draft.column(at).stream())
            .findFirst();
    Optional<Link.ToMeasure> measure =
        places.stream()
            .filter(at -> first.end().contains(draft.tokens.get(at).span()))
            .flatMap(at -> draft.measure(at).stream())
            .findFirst();
    draft.listedEnd = Optional.of(new ListedEnd(first, by, measure, draft.take(places)));
  }

  /** What nothing is known of stays unread, as "hires" in "the most recent hires first". */
  private static boolean isRead(Draft draft, ListedFirst first, int at) {
    WordSpan span = draft.tokens.get(at).span();
    boolean between = span.first() > first.end().last() && span.last() < first.phrase().last();
    return !between || !draft.isUnknown(at) || !draft.tokens.get(at).content();
  }

  /** "Sort by the date" right before it. */
  private static List<Integer> sorted(Draft draft, int start) {
    int before = draft.previous(start);
    int cue = draft.isFree(before, Cue.ORDER) ? before : draft.previous(before);
    if (!draft.isFree(cue, Cue.ORDER)) {
      return List.of();
    }
    boolean told =
        before == cue
            || isSortable(draft, before)
            || WordClass.OWN_DATE.contains(draft.tokens.get(before).text());
    return told ? IntStream.range(cue, start).boxed().toList() : List.of();
  }

  /** "By weight, heaviest first", "by price, from the highest to the lowest" of what is listed. */
  private static boolean isByWhatItMeasures(Draft draft, ListedFirst first, int start) {
    int before = draft.previous(start);
    if (!draft.fillerBefore(before, WordClass.BY) || !draft.free(before)) {
      return false;
    }
    List<Link.ToMeasure> measures =
        IntStream.range(start, draft.size())
            .filter(at -> first.end().contains(draft.tokens.get(at).span()))
            .boxed()
            .flatMap(at -> draft.measure(at).stream())
            .toList();
    return measures.isEmpty()
        ? draft.column(before).filter(draft.columns::isQuantity).isPresent() && !isReckoned(draft)
        : measures.stream()
            .anyMatch(measure -> draft.column(before).equals(Optional.of(measure.column())));
  }

  private static boolean isReckoned(Draft draft) {
    return IntStream.range(0, draft.size())
        .boxed()
        .flatMap(at -> draft.cue(at).stream())
        .anyMatch(RECKONING::contains);
  }

  private static boolean isSortable(Draft draft, int at) {
    return draft
        .column(at)
        .filter(column -> draft.columns.isQuantity(column) || OrderedTimes.isTime(draft, column))
        .isPresent();
  }
}

package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.selection.NameOfRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.TextPattern;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Texts that hold another: "with the word sensor in their name", "whose name starts with A". The
 * column must be named right beside; a negated one is rejected, since rows without a text would be
 * left out as well.
 */
public final class PatternRule implements Rule {

  private static final Set<MatchKind> WORDS =
      Set.of(MatchKind.EXACT, MatchKind.CASE, MatchKind.STEM, MatchKind.PART);

  private static final Set<Cue> EXTREMES =
      Set.of(Cue.TOP, Cue.BOTTOM, Cue.MAXIMUM, Cue.MINIMUM, Cue.FREQUENT);

  @Override
  public void apply(Draft draft) {
    draft.question.patterns().forEach(pattern -> apply(draft, pattern));
  }

  private static void apply(Draft draft, TextPattern pattern) {
    List<Integer> places = new ArrayList<>();
    for (int at = 0; at < draft.size(); at++) {
      if (pattern.phrase().overlaps(draft.tokens.get(at).span())) {
        places.add(at);
      }
    }
    boolean cut =
        places.stream().anyMatch(at -> !pattern.phrase().contains(draft.tokens.get(at).span()));
    if (cut) {
      draft.reject();
      return;
    }
    if (isExtreme(draft, places)) {
      return;
    }
    int before = draft.previous(places.get(0));
    int after = draft.next(places.get(places.size() - 1));
    boolean held = isText(draft, after) && draft.adjacent(places.get(places.size() - 1), after);
    int column = held ? after : before;
    if (!isText(draft, column)) {
      return;
    }
    if (draft.isFree(before, Cue.NOT) || draft.isFree(draft.previous(before), Cue.NOT)) {
      draft.reject();
      return;
    }
    if (pattern.place() == TextPattern.Place.ANYWHERE && !isLikely(draft, pattern, column)) {
      draft.reject();
      return;
    }
    places.add(column);
    int kind = NameOfRows.isName(draft, column) ? draft.previous(column) : column;
    Expression cell = new Expression.Cell(draft.column(isText(draft, kind) ? kind : column).get());
    List<WordSpan> said = draft.take(places);
    draft.where(
        new Condition.Like(
            cell,
            new Condition.Literal.Text(pattern.pattern(draft.question.written(pattern.text()))),
            false),
        said);
    if (isHead(draft, column)) {
      draft.select(column, cell, said);
    }
  }

  /** "Show the languages that contain the word sign" asks for what is searched. */
  private static boolean isHead(Draft draft, int column) {
    return !NameOfRows.isName(draft, column)
        && IntStream.range(0, column)
            .noneMatch(at -> draft.table(at).isPresent() || draft.column(at).isPresent());
  }

  /** "Which range contains the most mountains" looks for no text. */
  private static boolean isExtreme(Draft draft, List<Integer> places) {
    int last = places.get(places.size() - 1);
    return EXTREMES.stream().anyMatch(cue -> draft.isFree(last, cue))
        && draft.next(last) < draft.size();
  }

  /** Whether the column holds the text, or no other that its words may name does. */
  private static boolean isLikely(Draft draft, TextPattern pattern, int at) {
    String text = draft.question.written(pattern.text());
    return holds(draft, draft.column(at).get(), text)
        || draft.tokens.get(at).alternatives().stream()
            .filter(Link.ToColumn.class::isInstance)
            .noneMatch(link -> holds(draft, ((Link.ToColumn) link).column(), text));
  }

  private static boolean holds(Draft draft, ColumnName column, String text) {
    ValueQuery words = ValueQuery.similar(text).by(WORDS).in(column).atMost(1);
    return !draft.knowledge.values().lookup(words).isEmpty();
  }

  private static boolean isText(Draft draft, int at) {
    return draft.free(at)
        && draft
            .column(at)
            .filter(column -> draft.columns.isKind(column, ColumnKind.TEXT))
            .isPresent();
  }
}

package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.ExtremeLimit;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whoever began first: "which employee has been with us the longest", "a client for the longest
 * time", "our longest-serving nurse". By the one date of those rows at which something began.
 */
public final class LongestStandingRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.free(at) && WordClass.LONGEST.contains(draft.tokens.get(at).text())) {
        longest(draft, at);
      }
    }
  }

  private static void longest(Draft draft, int at) {
    List<Integer> places = new ArrayList<>(List.of(at));
    int next = at + 1;
    boolean noun =
        next < draft.size() && WordClass.LONG_STANDING.contains(draft.tokens.get(next).text());
    if (noun) {
      places.add(next);
    }
    int been = been(draft, at);
    boolean ends = been >= 0 && draft.next(noun ? next : at) >= draft.size();
    Optional<TableName> rows =
        ends
            ? NearestRows.of(draft, been).or(() -> ofWhom(draft, been, at))
            : noun ? draft.table(draft.next(next)) : Optional.empty();
    rows.flatMap(table -> beginning(draft, table))
        .ifPresent(date -> add(draft, at, ends ? been : at, date, places));
  }

  /** "Who has been our client". */
  private static Optional<TableName> ofWhom(Draft draft, int been, int at) {
    List<TableName> rows =
        IntStream.range(been, at).boxed().flatMap(one -> draft.table(one).stream()).toList();
    return AskedPerson.isAsked(draft) && rows.size() == 1
        ? Optional.of(rows.get(0))
        : Optional.empty();
  }

  /** Where "has been" stands before a token; -1 where it does not. */
  private static int been(Draft draft, int at) {
    return IntStream.range(1, at)
        .filter(one -> draft.tokens.get(one).text().equals("been"))
        .filter(one -> WordClass.PERFECT.contains(draft.tokens.get(one - 1).text()))
        .findFirst()
        .orElse(-1);
  }

  private static void add(Draft draft, int at, int from, ColumnName date, List<Integer> places) {
    IntStream.range(from, at)
        .filter(one -> draft.free(one) && isSaid(draft, one, date))
        .forEach(places::add);
    ExtremeLimit.add(draft, at, places);
    List<WordSpan> spans = draft.take(places);
    draft.actions.add(new Action.AddOrderBy(new Cell(date), false, spans));
    if (draft.columns.known(date).filter(Column::nullable).isPresent()) {
      draft.where(new Condition.Present(date), spans);
    }
  }

  /** "A client", "open": the words of the date itself. */
  private static boolean isSaid(Draft draft, int at, ColumnName date) {
    return NameStems.of(date.column()).contains(Stemming.stem(draft.tokens.get(at).text()));
  }

  /** The one date at which something began, or the one of them that the question has a word of. */
  private static Optional<ColumnName> beginning(Draft draft, TableName rows) {
    List<ColumnName> dates =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .filter(LongestStandingRule::isBeginning)
            .toList();
    List<ColumnName> said =
        dates.stream()
            .filter(
                date ->
                    NameStems.of(date.column()).stream().anyMatch(draft.question.stems()::contains))
            .toList();
    List<ColumnName> chosen = dates.size() == 1 ? dates : said;
    return chosen.size() == 1 ? Optional.of(chosen.get(0)) : Optional.empty();
  }

  /** Run-together names too, as {@code hiredate}. */
  private static boolean isBeginning(ColumnName column) {
    return NameParts.of(column.column()).stream()
        .anyMatch(
            part ->
                WordClass.STANDING_SINCE.contains(part)
                    || WordClass.STANDING_SINCE.words().stream()
                        .anyMatch(
                            word ->
                                WordClass.OWN_DATE.words().stream()
                                    .anyMatch(day -> part.equals(word + day))));
  }
}

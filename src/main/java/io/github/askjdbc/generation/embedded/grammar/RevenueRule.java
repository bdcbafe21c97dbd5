package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "Revenue by month", "what was the total revenue in 2011": the sum of the money that came in,
 * where a database holds it in one place alone ({@link Takings}).
 */
final class RevenueRule implements Rule {

  private static final double UNNAMED = 0.85;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (isSaid(draft, at) && isAskedFirst(draft, at)) {
        read(draft, at);
        return;
      }
    }
  }

  private static void read(Draft draft, int at) {
    Optional<ColumnName> column = column(draft, at);
    if (column.isEmpty()) {
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(at));
    if (draft.isFree(at - 1, Cue.SUM)) {
      places.add(at - 1);
    }
    draft.belief *= UNNAMED;
    draft.takings = column;
    draft.named.add(column.get().table());
    draft.select(at, Aggregate.of(Expression.Function.SUM, column.get()), draft.take(places));
  }

  /** What a token that says so adds up. */
  static Optional<ColumnName> column(Draft draft, int at) {
    return new Takings(draft).column().filter(column -> !isGroupedByEither(draft, at, column));
  }

  static boolean isWord(String word) {
    return WordClass.TAKINGS.contains(word) || WordClass.SALES.contains(word);
  }

  /** "Revenue", "total sales"; no word that the database explains. */
  static boolean isSaid(Draft draft, int at) {
    String word = at >= 0 && at < draft.size() ? draft.tokens.get(at).text() : "";
    return draft.isUnknown(at)
        && (WordClass.TAKINGS.contains(word)
            || (WordClass.SALES.contains(word) && draft.isFree(at - 1, Cue.SUM)));
  }

  /** Whether nothing but fillers, or "what was the total", stands before. */
  private static boolean isAskedFirst(Draft draft, int at) {
    return IntStream.range(0, at)
        .allMatch(
            before ->
                (draft.isFree(before, Cue.SUM) && before == at - 1)
                    || (draft.isUnknown(before) && !draft.tokens.get(before).content()));
  }

  /** By country, where the payer has one and the payment another: either may be meant. */
  private static boolean isGroupedByEither(Draft draft, int at, ColumnName money) {
    return IntStream.range(at + 1, draft.size())
        .filter(group -> draft.column(group).isPresent())
        .anyMatch(
            group ->
                columns(draft, group).anyMatch(own -> own.table().equals(money.table()))
                    && columns(draft, group)
                        .anyMatch(
                            other ->
                                !draft.graph.references(money.table(), other.table()).isEmpty()));
  }

  private static Stream<ColumnName> columns(Draft draft, int at) {
    return draft
        .question
        .linksAt(draft.tokens.get(at).span().first())
        .flatMap(link -> link.namedColumn().stream());
  }
}

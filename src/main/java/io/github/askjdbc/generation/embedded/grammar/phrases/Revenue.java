package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The word for what came in. */
public final class Revenue {

  private Revenue() {}

  /** What a token that says so adds up. */
  public static Optional<ColumnName> column(Draft draft, int at) {
    return new Takings(draft).column().filter(column -> !isGroupedByEither(draft, at, column));
  }

  /** Whether a word stands for the money that came in. */
  public static boolean isWord(String word) {
    return WordClass.TAKINGS.contains(word) || WordClass.SALES.contains(word);
  }

  /** "Revenue", "total sales"; no word that the database explains. */
  public static boolean isSaid(Draft draft, int at) {
    String word = at >= 0 && at < draft.size() ? draft.tokens.get(at).text() : "";
    return draft.isUnknown(at)
        && (WordClass.TAKINGS.contains(word)
            || (WordClass.SALES.contains(word) && draft.isFree(at - 1, Cue.SUM)));
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

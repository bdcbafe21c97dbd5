package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A noun that some column holds as a value, and that names this column itself or another table:
 * "the retail industry" has no second industry called Industry, and "the Newport branch" is no
 * payment that was made in a branch.
 */
public final class OwnNoun {

  private OwnNoun() {}

  /** Whether a token that is taken for a value rather names what the database holds. */
  public static boolean isMeant(Draft draft, int at) {
    Optional<ColumnName> held = draft.value(at).map(Link.ToValue::column);
    return held.filter(column -> isColumn(draft, at, column) || isTable(draft, at, column))
        .isPresent();
  }

  /**
   * Whether a token that is listed behind a value of a column may be one more, though it is not
   * taken for one, or is taken for one and names the column.
   */
  public static boolean isMisread(Draft draft, int at, ColumnName column, boolean taken) {
    if (taken) {
      return isMeant(draft, at);
    }
    boolean named = draft.column(at).equals(Optional.of(column));
    return draft.free(at) && !named && draft.couldBe(at, column);
  }

  private static boolean isColumn(Draft draft, int at, ColumnName column) {
    return !isOnlyKin(draft, at, column)
        && draft.tokens.get(at).alternatives().stream()
            .anyMatch(
                link ->
                    link instanceof Link.ToColumn named
                        && named.score() >= Link.LEAST_WHOLE
                        && named.column().equals(column));
  }

  /** "Severe" is what a severity may be, and not its name. */
  private static boolean isOnlyKin(Draft draft, int at, ColumnName column) {
    String word = draft.tokens.get(at).text();
    return draft.value(at).filter(value -> Stemming.fold(value.stored()).equals(word)).isPresent()
        && NameParts.of(column.column()).stream().noneMatch(part -> NounNumber.isSame(part, word));
  }

  private static boolean isTable(Draft draft, int at, ColumnName column) {
    return !isSpokenOf(draft, at, column.table())
        && draft.tokens.get(at).alternatives().stream()
            .anyMatch(
                link ->
                    link instanceof Link.ToTable named
                        && named.score() >= Link.LEAST_WHOLE
                        && !named.table().equals(column.table()));
  }

  private static boolean isSpokenOf(Draft draft, int value, TableName table) {
    return draft.named.contains(table)
        || IntStream.range(0, draft.size())
            .filter(at -> at != value)
            .anyMatch(
                at ->
                    draft.column(at).filter(one -> one.table().equals(table)).isPresent()
                        || draft.filter(at).filter(one -> isOf(one, table)).isPresent());
  }

  private static boolean isOf(Link.ToFilter filter, TableName table) {
    return filter.namedColumns().stream().anyMatch(column -> column.table().equals(table));
  }
}

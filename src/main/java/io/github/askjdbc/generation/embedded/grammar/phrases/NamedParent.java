package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The name of what rows belong to, beside the noun for the rows: "albums by Iron Maiden" are those
 * of the artist called so, and "rock tracks" those of the genre, whatever else holds such words.
 *
 * @param at token of a value
 */
public record NamedParent(Draft draft, int at) {

  /** From it a value is what the words say, and not only begins with them. */
  private static final double WHOLE = 0.95;

  /** So many keys lead from rows to what they are told by, as over a link table. */
  private static final int NEAR = 2;

  /** Whether the value is read as one of other columns than the name that is meant. */
  public boolean isPassedOver() {
    return isOfOthers() || isPartBefore() || isFar() || isOfNamesake();
  }

  /** "Albums by AC/DC" are not those with a track that AC/DC composed. */
  private boolean isOfOthers() {
    Optional<TableName> rows = rowsBefore();
    ColumnName read = column();
    List<ColumnName> parents =
        rows.stream()
            .flatMap(
                one ->
                    wholes().filter(name -> draft.graph.references(one, name.table()).size() == 1))
            .filter(draft::isName)
            .filter(name -> !rows.equals(Optional.of(name.table())))
            .distinct()
            .toList();
    boolean own = rows.equals(Optional.of(read.table())) && !draft.isName(read);
    return parents.size() == 1 && !own && !parents.get(0).equals(read);
  }

  /** The rows named in the plural right before "by" or "of". */
  private Optional<TableName> rowsBefore() {
    int noun = draft.previous(at);
    boolean belonging =
        draft.onlyBetween(noun, at, WordClass.BY) || draft.onlyBetween(noun, at, WordClass.OF);
    return noun + 1 < at && belonging && NounNumber.isPlural(draft.tokens.get(noun).text())
        ? draft.table(noun)
        : Optional.empty();
  }

  /** "Rock tracks" are not the track called "Rock On" where a genre is called "Rock". */
  private boolean isPartBefore() {
    Optional<TableName> rows = draft.table(at + 1);
    return draft.value(at).filter(NamedParent::isPart).isPresent()
        && rows.isPresent()
        && wholes()
            .filter(draft::isName)
            .anyMatch(
                name ->
                    draft
                        .graph
                        .connect(rows.get(), Set.of(name.table()))
                        .filter(tree -> tree.steps().size() <= NEAR)
                        .isPresent());
  }

  /** "Genres of music" are not those of tracks that are on a list called so. */
  private boolean isFar() {
    TableName read = column().table();
    return !draft.named.contains(read)
        && rowsBefore()
            .flatMap(rows -> draft.graph.connect(rows, Set.of(read)))
            .filter(tree -> tree.steps().size() > NEAR && tree.multipliesRoot())
            .isPresent();
  }

  /** Clients in Lyon live there, and have no supplier there, though no client lives in Lyon. */
  private boolean isOfNamesake() {
    ColumnName read = column();
    return !draft.named.contains(read.table())
        && !draft.isName(read)
        && draft.named.stream()
            .flatMap(rows -> draft.knowledge.catalog().table(rows).stream())
            .flatMap(rows -> rows.columns().stream())
            .map(Column::name)
            .anyMatch(own -> own.column().equalsIgnoreCase(read.column()));
  }

  private ColumnName column() {
    return draft.value(at).orElseThrow().column();
  }

  /** Columns that hold just what the words say. */
  private Stream<ColumnName> wholes() {
    return draft.tokens.get(at).alternatives().stream()
        .filter(link -> link instanceof Link.ToValue && !isPart(link))
        .map(link -> ((Link.ToValue) link).column());
  }

  /** Whether the words are no more than a part of the value that they are taken for. */
  public static boolean isPart(Link link) {
    return link instanceof Link.ToValue && link.score() < WHOLE;
  }

  /** Whether a value was named by all of its words. */
  public static boolean isWhole(Optional<Link.ToValue> value) {
    return value.filter(one -> !isPart(one)).isPresent();
  }
}

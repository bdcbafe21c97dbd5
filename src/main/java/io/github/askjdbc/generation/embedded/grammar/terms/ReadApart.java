package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.linking.Excerpt;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A question in which a term was restated, read in pieces: what is asked of the noun, and each of
 * the things that the term says of it. "How many accounts with a contract and no claim since May
 * are in Leeds" asks how many accounts are in Leeds, of those with a contract that are not among
 * those with a claim since May. All pieces must be understood.
 */
public final class ReadApart {

  /** Believed that much less for each piece. */
  private static final double EACH = 0.97;

  private final RestatedTerm term;
  private final CatalogSnapshot catalog;
  private final Function<LinkedQuestion, Optional<Piece>> reader;

  private ReadApart(
      RestatedTerm term,
      CatalogSnapshot catalog,
      Function<LinkedQuestion, Optional<Piece>> reader) {
    this.term = term;
    this.catalog = catalog;
    this.reader = reader;
  }

  /**
   * @param actions of a whole query
   * @param said tables of which its words speak
   * @param explained the words that were understood
   */
  public record Piece(
      List<Action> actions, Set<TableName> said, Set<Integer> explained, double score) {}

  /**
   * @param reader reads a question that it understands all of
   */
  public static Optional<Piece> of(
      LinkedQuestion question,
      CatalogSnapshot catalog,
      Function<LinkedQuestion, Optional<Piece>> reader) {
    return RestatedTerm.of(question).flatMap(term -> new ReadApart(term, catalog, reader).read());
  }

  private Optional<Piece> read() {
    Optional<Piece> main = piece(new Excerpt(term.question(), term.rest()));
    return main.flatMap(
        asked ->
            ClauseCuts.of(term).stream().flatMap(cut -> with(asked, cut).stream()).findFirst());
  }

  private Optional<Piece> piece(Excerpt excerpt) {
    return reader
        .apply(excerpt.question())
        .map(
            one ->
                new Piece(
                    one.actions(), one.said(), excerpt.ofWhole(one.explained()), one.score()));
  }

  private Optional<Piece> with(Piece asked, ClauseCuts.Cut cut) {
    List<Condition> conditions = new ArrayList<>();
    Set<Integer> explained = new HashSet<>(asked.explained());
    double score = asked.score();
    for (ClausePart part : cut.parts()) {
      Optional<Said> condition =
          part.readings(term).flatMap(one -> condition(one, explained).stream()).findFirst();
      if (condition.isEmpty()) {
        return Optional.empty();
      }
      conditions.add(condition.get().rows());
      score = Math.min(score, condition.get().score()) * EACH;
    }
    List<Condition> all = cut.either() ? List.of(new Condition.Either(conditions)) : conditions;
    if (!all.stream().allMatch(one -> RowsOfPart.narrows(asked.actions(), one))) {
      return Optional.empty();
    }
    List<Action> actions = new ArrayList<>(asked.actions());
    all.forEach(one -> actions.add(new Action.AddWhere(one, List.of())));
    return Optional.of(new Piece(actions, asked.said(), explained, score));
  }

  /** Of which rows a part speaks. */
  private record Said(Condition rows, double score) {}

  private Optional<Said> condition(ClausePart part, Set<Integer> explained) {
    Excerpt excerpt = new Excerpt(term.question(), part.words()).with(part.instead());
    Optional<Piece> piece =
        piece(part.meant() == ClausePart.Meant.CONTRARY ? excerpt.ofContrary() : excerpt);
    Optional<Condition> condition =
        piece.flatMap(one -> RowsOfPart.of(one, term.rows(), part.meant(), catalog));
    if (condition.isPresent()) {
      explained.addAll(piece.get().explained());
      explained.addAll(part.understood());
    }
    return condition.map(rows -> new Said(rows, piece.get().score()));
  }
}

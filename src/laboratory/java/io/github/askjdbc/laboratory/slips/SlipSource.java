package io.github.askjdbc.laboratory.slips;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.JoinEquality;
import io.github.askjdbc.sql.Name;
import io.github.askjdbc.sql.ResolvedQuery;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is slipped in.
 *
 * @param query that is right
 * @param words of its question
 */
record SlipSource(ResolvedQuery query, CatalogSnapshot catalog, List<String> words) {

  private static final int LEAST_LETTERS = 4;

  SlipSource {
    words = List.copyOf(words);
  }

  /** Others of its table that can be compared and aggregated alike; none for those of joins. */
  Stream<SlippedPart> otherColumns(Expr.ColumnRef ref) {
    Optional<ColumnName> taken = Optional.ofNullable(query.columns().get(ref));
    if (taken.isEmpty() || joined().contains(taken.get())) {
      return Stream.empty();
    }
    List<Column> columns =
        catalog.table(taken.get().table()).map(table -> table.columns()).orElse(List.of());
    IdentifierQuoting quoting = IdentifierQuoting.of(query.query().dialect());
    return columns.stream()
        .filter(column -> column.name().equals(taken.get()))
        .flatMap(
            own ->
                columns.stream()
                    .filter(other -> other.kind() == own.kind() && !other.equals(own))
                    .map(other -> other.name().column()))
        .map(
            other ->
                new SlippedPart(
                    ref,
                    new Expr.ColumnRef(
                        ref.span(), ref.qualifier(), new Name(quoting.quote(other), other))));
  }

  private Set<ColumnName> joined() {
    return query.selects().stream()
        .flatMap(select -> select.joins().stream())
        .flatMap(join -> Stream.of(join.left(), join.right()))
        .map(JoinEquality.Side::column)
        .collect(Collectors.toSet());
  }

  static Stream<SlippedPart> inAnyCase(Expr.Comparison one) {
    return isColumnOfText(one)
        ? Stream.of(inAnyCase(one, (Expr.Text) one.right()))
        : Stream.empty();
  }

  private static boolean isColumnOfText(Expr.Comparison one) {
    return one.operator().equals("=")
        && one.left() instanceof Expr.ColumnRef
        && one.right() instanceof Expr.Text;
  }

  private static SlippedPart inAnyCase(Expr.Comparison one, Expr.Text text) {
    return new SlippedPart(
        one,
        new Expr.Comparison(
            one.span(),
            Expr.Call.of(one.left().span(), "LOWER", false, false, List.of(one.left())),
            one.operator(),
            new Expr.Text(text.span(), text.value().toLowerCase(Locale.ROOT)),
            one.escape()));
  }

  Stream<SlippedPart> guessedInAnyCase(Expr.Comparison one) {
    return isColumnOfText(one)
        ? guesses().map(guess -> inAnyCase(one, new Expr.Text(one.right().span(), guess)))
        : Stream.empty();
  }

  private Stream<String> guesses() {
    return words.stream().filter(word -> word.length() >= LEAST_LETTERS);
  }

  /** Words of the question in its place, as who does not know a code guesses it, or other case. */
  Stream<SlippedPart> otherTexts(Expr.Text text) {
    Stream<String> guesses =
        guesses().flatMap(word -> Stream.of(word, word.toUpperCase(Locale.ROOT)));
    return Stream.concat(Stream.of(text.value().toLowerCase(Locale.ROOT)), guesses)
        .filter(guess -> !guess.equals(text.value()))
        .map(guess -> new SlippedPart(text, new Expr.Text(text.span(), guess)));
  }
}

package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.relations.DoersVerbRule;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What people did, where the question speaks of what was done to them: "which translators have
 * never been reviewed" asks for no one who is the {@code reviewer} of nothing.
 */
public final class DoneToThem {

  private DoneToThem() {}

  /**
   * Whether a query for the question finds such people by a key of other rows to whoever did it.
   */
  public static boolean isIn(List<Action> query, LinkedQuestion question) {
    return IntStream.range(2, question.words().size())
        .filter(at -> WordClass.isParticiple(question.words().get(at).folded()))
        .filter(at -> WordClass.PASSIVE.contains(question.words().get(at - 1).folded()))
        .anyMatch(at -> isByDoers(query, question, at));
  }

  private static boolean isByDoers(List<Action> query, LinkedQuestion question, int verb) {
    int noun =
        question.links().stream()
            .filter(Link.ToTable.class::isInstance)
            .mapToInt(link -> link.span().last())
            .filter(last -> last < verb)
            .max()
            .orElse(-1);
    Set<String> people =
        question
            .linksAt(noun)
            .filter(Link.ToTable.class::isInstance)
            .map(link -> ((Link.ToTable) link).table().name())
            .collect(Collectors.toUnmodifiableSet());
    String stem = question.words().get(verb).stem();
    return query.stream()
        .flatMap(DoneToThem::keys)
        .filter(key -> people.contains(key.people()))
        .filter(key -> !key.column().table().name().equals(key.people()))
        .anyMatch(
            key ->
                NameParts.of(key.column().column()).stream()
                    .anyMatch(part -> DoersVerbRule.isCalledBy(part, stem)));
  }

  /**
   * A column by which rows refer to people.
   *
   * @param people the name of their table
   */
  private record Key(ColumnName column, String people) {}

  private static Stream<Key> keys(Action action) {
    if (action instanceof Action.AddFrom from) {
      return from.join().stream()
          .flatMap(join -> join.pairs().stream())
          .flatMap(
              pair ->
                  Stream.of(
                      key(pair.left().column(), pair.right().column()),
                      key(pair.right().column(), pair.left().column())));
    }
    if (!(action instanceof Action.AddWhere where)) {
      return Stream.empty();
    }
    if (where.condition() instanceof Condition.Unreferenced none) {
      return Stream.of(key(none.reference(), none.key()));
    }
    return where.condition() instanceof Condition.Among among
            && among.left() instanceof Expression.Cell own
        ? among.query().stream()
            .filter(Action.AddSelect.class::isInstance)
            .map(select -> ((Action.AddSelect) select).expression())
            .filter(Expression.Cell.class::isInstance)
            .map(cell -> ((Expression.Cell) cell).column())
            .map(column -> key(column, own.column()))
        : Stream.empty();
  }

  private static Key key(ColumnName column, ColumnName own) {
    return new Key(column, own.table().name());
  }
}

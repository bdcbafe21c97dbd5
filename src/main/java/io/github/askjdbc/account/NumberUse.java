package io.github.askjdbc.account;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.NamesRead.ColumnUse;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.QueryFacts;
import java.math.BigDecimal;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A number of the question that the query compares with one stored column as it stands.
 *
 * @param words that are the number
 * @param ordered whether more or less of it is asked for
 * @param time whether the words are a year
 * @param counted whether a thing is counted by it: "more than 3 orders"
 * @param named whether words of the question name the column, or may
 */
public record NumberUse(
    WordSpan words,
    ColumnUse column,
    boolean ordered,
    boolean time,
    boolean counted,
    boolean named) {

  private static final BigDecimal FIRST_YEAR = BigDecimal.valueOf(1000);
  private static final BigDecimal LAST_YEAR = BigDecimal.valueOf(2099);

  private static final Set<Operator> ORDERED =
      EnumSet.of(
          Operator.LESS, Operator.AT_MOST, Operator.MORE, Operator.AT_LEAST, Operator.BETWEEN);

  private static final Set<Operator> HELD = EnumSet.of(Operator.EQUAL, Operator.IN_LIST);

  static List<NumberUse> of(LinkedQuestion question, QueryFacts facts) {
    List<Link> numbers =
        question.links().stream().filter(link -> link.namedNumber().isPresent()).toList();
    return facts.operations().predicates().stream()
        .filter(one -> ORDERED.contains(one.operator()) || HELD.contains(one.operator()))
        .flatMap(
            one ->
                bare(one, facts).stream()
                    .flatMap(
                        column ->
                            numbers.stream()
                                .filter(number -> holds(one, number, facts))
                                .map(number -> of(number, one, column, question))))
        .toList();
  }

  /** The only column of a comparison that computes nothing. */
  private static Optional<ColumnUse> bare(Predicate one, QueryFacts facts) {
    boolean computes =
        facts.operations().calls().stream()
            .anyMatch(call -> one.expr().span().holds(call.node().span()));
    List<ColumnUse> columns =
        facts.names().uses().stream().filter(use -> one.expr().span().holds(use.span())).toList();
    return computes || columns.size() != 1 ? Optional.empty() : Optional.of(columns.get(0));
  }

  private static boolean holds(Predicate one, Link link, QueryFacts facts) {
    BigDecimal number = link.namedNumber().orElseThrow();
    return facts.literals().stream()
        .filter(literal -> literal.kind() == Literal.Kind.NUMBER)
        .filter(literal -> one.expr().span().holds(literal.span()))
        .anyMatch(literal -> literal.number().filter(number::equals).isPresent());
  }

  private static NumberUse of(
      Link number, Predicate one, ColumnUse column, LinkedQuestion question) {
    WordSpan words = number.span();
    boolean time = isYear(number.namedNumber().orElseThrow(), words, question);
    return new NumberUse(
        words,
        column,
        ORDERED.contains(one.operator()),
        time,
        !time && isCounted(words, question),
        isNamed(column.column(), question));
  }

  /** "In 2019": people name a year so, and no amount. */
  private static boolean isYear(BigDecimal number, WordSpan words, LinkedQuestion question) {
    return words.first() > 0
        && WordClass.IN.contains(question.words().get(words.first() - 1).folded())
        && number.compareTo(FIRST_YEAR) >= 0
        && number.compareTo(LAST_YEAR) <= 0;
  }

  private static boolean isCounted(WordSpan number, LinkedQuestion question) {
    boolean compared =
        question.demands().stream()
            .filter(demand -> demand.kind() == Cue.Kind.COMPARISON)
            .anyMatch(demand -> demand.span().last() + 1 == number.first());
    int next = number.last() + 1;
    boolean described = next < question.words().size() && question.words().get(next).content();
    return compared
        && question.links().stream()
            .filter(Link.ToTable.class::isInstance)
            .map(link -> link.span().first())
            .anyMatch(first -> first == next || (described && first == next + 1));
  }

  private static boolean isNamed(ColumnName column, LinkedQuestion question) {
    return question.links().stream()
            .anyMatch(
                link -> link.namedColumns().contains(column) && !(link instanceof Link.ToNumber))
        || question.hints().stream().anyMatch(link -> link.namedColumns().contains(column));
  }
}

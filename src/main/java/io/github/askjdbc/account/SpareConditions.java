package io.github.askjdbc.account;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.Shape.Part;
import io.github.askjdbc.text.LetterCase;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether a query narrows its rows by anything that no word of the question accounts for: such a
 * condition may stand for words that name nothing, as a code does for "open".
 */
final class SpareConditions {

  private final LinkedQuestion question;
  private final QueryFacts facts;
  private final Set<String> stems = new HashSet<>();
  private final Set<String> values = new HashSet<>();
  private final Set<BigDecimal> numbers = new HashSet<>();

  SpareConditions(LinkedQuestion question, QueryFacts facts) {
    this.question = question;
    this.facts = facts;
    question.words().forEach(word -> stems.addAll(NameStems.of(word.folded())));
    for (Link link : Stream.concat(question.links().stream(), question.hints().stream()).toList()) {
      link.namedNumber().ifPresent(numbers::add);
      if (link instanceof Link.ToValue value) {
        values.add(LetterCase.withoutCase(value.stored().strip()));
      }
    }
  }

  boolean any() {
    return facts.operations().predicates().stream().anyMatch(this::isSpare)
        || picks()
        || denies()
        || readsMore();
  }

  private boolean isSpare(Predicate one) {
    return switch (one.operator()) {
      case IN_QUERY, EXISTS -> false;
      case NOT_IN_QUERY, NOT_EXISTS -> !question.asks(Cue.NOT);
      case IS_NULL, IS_NOT_NULL, IS_TRUTH -> true;
      default -> !one.equatesNames() && !isSaid(one);
    };
  }

  private boolean isSaid(Predicate one) {
    boolean within = one.operands().stream().anyMatch(Expr.Subquery.class::isInstance);
    return (within && asks(Cue.Kind.AVERAGE, Cue.Kind.EXTREME))
        || facts.literals().stream()
            .filter(literal -> one.expr().span().holds(literal.span()))
            .anyMatch(this::isSaid);
  }

  private boolean isSaid(Literal literal) {
    Optional<BigDecimal> number = literal.number();
    return values.contains(LetterCase.withoutCase(literal.value().strip()))
        || NameStems.of(literal.value()).stream().anyMatch(stems::contains)
        || number.filter(this::isNear).isPresent();
  }

  private boolean isNear(BigDecimal number) {
    return Stream.of(number, number.add(BigDecimal.ONE), number.subtract(BigDecimal.ONE))
        .map(BigDecimal::stripTrailingZeros)
        .anyMatch(numbers::contains);
  }

  /** An extreme that no word asks for: the latest state of each thing. */
  private boolean picks() {
    boolean extreme =
        facts.operations().calls("MAX", "MIN")
            || facts.shape().has(Part.LIMIT)
            || facts.shape().has(Part.INNER_LIMIT);
    return extreme && !asks(Cue.Kind.EXTREME, Cue.Kind.LIMIT);
  }

  private boolean denies() {
    boolean denied = facts.operations().negations() > 0 || facts.operations().combines("EXCEPT");
    return denied && !question.asks(Cue.NOT);
  }

  /** A table that nothing leads to: "admitted patients" may be those with an admission. */
  private boolean readsMore() {
    Set<TableName> spoken = new HashSet<>();
    Stream.concat(question.links().stream(), question.hints().stream())
        .forEach(link -> link.holder().ifPresent(spoken::add));
    return !spoken.containsAll(facts.names().tables());
  }

  private boolean asks(Cue.Kind... kinds) {
    return question.demands().stream()
        .map(Demand::kind)
        .anyMatch(kind -> Stream.of(kinds).anyMatch(kind::equals));
  }
}

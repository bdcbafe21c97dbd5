package io.github.askjdbc.account;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.QueryFacts;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A number of the question that has to be exceeded or kept, as the words right beside it say, and
 * what the query does with it.
 *
 * @param words those of the comparison and the number
 * @param said what the words ask for
 * @param done how the query compares with that number, in the order of its text
 * @param kept whether one of these comparisons, or one with the number next to it, is what is asked
 */
public record BoundUse(WordSpan words, Operator said, List<Predicate> done, boolean kept) {

  private static final Map<Cue, Operator> SAID =
      Map.of(
          Cue.MORE_THAN, Operator.MORE,
          Cue.AT_LEAST, Operator.AT_LEAST,
          Cue.LESS_THAN, Operator.LESS,
          Cue.AT_MOST, Operator.AT_MOST);

  public BoundUse {
    done = List.copyOf(done);
  }

  /** How an expression is bounded, the bound standing on the right. */
  private record Bound(Predicate predicate, Operator operator, BigDecimal number) {}

  static List<BoundUse> of(LinkedQuestion question, List<Demand> demands, QueryFacts facts) {
    List<Bound> bounds =
        facts.operations().predicates().stream().flatMap(one -> bounds(one).stream()).toList();
    List<BoundUse> uses = new ArrayList<>();
    for (Demand demand : demands) {
      Optional<Operator> said = demand.cue().map(SAID::get);
      if (said.isPresent() && demand.source() == Demand.Source.WORDS) {
        question.links().stream()
            .filter(Link.ToNumber.class::isInstance)
            .map(Link.ToNumber.class::cast)
            .filter(number -> isBound(question, demand.span(), number.span()))
            .map(number -> of(demand.span(), number, said.get(), bounds))
            .forEach(uses::add);
      }
    }
    return uses;
  }

  /** "3 or more", but in "3 or more than 9" the words belong to what follows. */
  private static boolean isBound(LinkedQuestion question, WordSpan comparison, WordSpan number) {
    boolean behind = WordClass.CONJUNCTION.contains(folded(question, comparison.first()));
    if (!behind) {
      return comparison.last() + 1 == number.first();
    }
    int next = comparison.last() + 1;
    return number.last() + 1 == comparison.first()
        && IntStream.of(next, next + 1)
            .boxed()
            .flatMap(question::linksAt)
            .noneMatch(Link.ToNumber.class::isInstance);
  }

  private static String folded(LinkedQuestion question, int word) {
    return word < question.words().size() ? question.words().get(word).folded() : "";
  }

  private static BoundUse of(
      WordSpan comparison, Link.ToNumber number, Operator said, List<Bound> bounds) {
    List<Predicate> done =
        bounds.stream()
            .filter(bound -> bound.number().compareTo(number.number()) == 0)
            .map(Bound::predicate)
            .toList();
    WordSpan words =
        new WordSpan(
            Math.min(comparison.first(), number.span().first()),
            Math.max(comparison.last(), number.span().last()));
    boolean kept = bounds.stream().anyMatch(bound -> keeps(bound, said, number.number()));
    return new BoundUse(words, said, done, kept);
  }

  /** "More than 5" may be written as at least 6. */
  private static boolean keeps(Bound bound, Operator said, BigDecimal number) {
    BigDecimal above = number.add(BigDecimal.ONE);
    BigDecimal below = number.subtract(BigDecimal.ONE);
    return is(bound, said, number)
        || switch (said) {
          case MORE -> is(bound, Operator.AT_LEAST, above);
          case AT_LEAST -> is(bound, Operator.MORE, below);
          case LESS -> is(bound, Operator.AT_MOST, below);
          default -> is(bound, Operator.LESS, above);
        };
  }

  private static boolean is(Bound bound, Operator operator, BigDecimal number) {
    return bound.operator() == operator && bound.number().compareTo(number) == 0;
  }

  private static List<Bound> bounds(Predicate one) {
    List<Bound> bounds = new ArrayList<>();
    List<Expr> operands = one.operands();
    switch (one.operator()) {
      case LESS, AT_MOST, MORE, AT_LEAST -> {
        add(one, one.operator(), operands.get(1), bounds);
        add(one, one.operator().turned(), operands.get(0), bounds);
      }
      case BETWEEN -> {
        add(one, Operator.AT_LEAST, operands.get(1), bounds);
        add(one, Operator.AT_MOST, operands.get(2), bounds);
      }
      default -> {}
    }
    return bounds;
  }

  private static void add(Predicate one, Operator operator, Expr bound, List<Bound> bounds) {
    if (bound instanceof Expr.Numeric number) {
      Literal.number(number.written()).ifPresent(n -> bounds.add(new Bound(one, operator, n)));
    }
  }
}

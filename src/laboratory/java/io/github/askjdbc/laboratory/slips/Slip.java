package io.github.askjdbc.laboratory.slips;

import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.SqlNode;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A way in which people and models that know SQL miss what was asked. {@code Mutation} breaks SQL
 * so that one signal should notice; these leave it sound.
 */
enum Slip {

  /** A condition is forgotten. */
  DROPPED_CONDITION {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, QueryBody.Select.class, ClauseSlips::withoutCondition);
    }
  },

  /** A condition on groups is forgotten. */
  DROPPED_HAVING {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, QueryBody.Select.class, ClauseSlips::withoutHaving);
    }
  },

  /** Rows are grouped by too little. */
  DROPPED_GROUP {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, QueryBody.Select.class, ClauseSlips::withoutGroup);
    }
  },

  /** Rows come as often as they are met, or once though they were not to. */
  OTHER_DISTINCT {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, QueryBody.Select.class, ClauseSlips::otherDistinct);
    }
  },

  /** A column that was asked for is not shown. */
  FEWER_COLUMNS {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, QueryBody.Select.class, ClauseSlips::fewerColumns);
    }
  },

  /** Rows that are unmatched are lost. */
  INNER_JOIN {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, QueryBody.Select.class, ClauseSlips::innerJoins);
    }
  },

  /** All rows are given. */
  DROPPED_LIMIT {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, Query.class, ClauseSlips::withoutLimit);
    }
  },

  /** The last come first. */
  TURNED_ORDER {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, Query.class, ClauseSlips::turnedOrder);
    }
  },

  /** A neighbouring column is taken. */
  OTHER_COLUMN {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, Expr.ColumnRef.class, source::otherColumns);
    }
  },

  /** A sum is taken for a mean, and what is like that. */
  OTHER_AGGREGATE {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, Expr.Call.class, Slip::otherAggregates);
    }
  },

  /** A bound is counted in or out, or turned around. */
  OTHER_COMPARISON {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, Expr.Comparison.class, Slip::otherComparisons);
    }
  },

  /** A value is spelt as the question spells it, or another number is written. */
  OTHER_VALUE {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return Stream.concat(
          each(source, Expr.Text.class, source::otherTexts),
          each(source, Expr.Numeric.class, Slip::otherNumbers));
    }
  },

  /** No slip, but as those write who do not know how a value is spelt. */
  ANY_CASE {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, Expr.Comparison.class, SlipSource::inAnyCase);
    }
  },

  /** The same with a code that is guessed. */
  GUESSED_IN_ANY_CASE {
    @Override
    Stream<SlippedPart> of(SlipSource source) {
      return each(source, Expr.Comparison.class, source::guessedInAnyCase);
    }
  };

  private static final Map<String, List<String>> LIKE_AGGREGATES =
      Map.of(
          "SUM", List.of("AVG", "MAX"),
          "AVG", List.of("SUM", "MAX"),
          "MAX", List.of("MIN", "SUM"),
          "MIN", List.of("MAX"));

  private static final Map<String, List<String>> LIKE_SIGNS =
      Map.of(
          ">", List.of(">=", "<"),
          ">=", List.of(">", "<="),
          "<", List.of("<=", ">"),
          "<=", List.of("<", ">="),
          "=", List.of("<>"),
          "<>", List.of("="),
          "!=", List.of("="));

  /** All changes of this kind that apply. */
  abstract Stream<SlippedPart> of(SlipSource source);

  private static <T extends SqlNode> Stream<SlippedPart> each(
      SlipSource source, Class<T> kind, Function<T, Stream<SlippedPart>> changes) {
    return source.query().query().all(kind).stream().map(Placed::node).flatMap(changes);
  }

  private static Stream<SlippedPart> otherAggregates(Expr.Call call) {
    if (!call.aggregate()) {
      return Stream.empty();
    }
    if (call.name().equals("COUNT")) {
      return call.star()
          ? Stream.empty()
          : Stream.of(
              new SlippedPart(
                  call,
                  Expr.Call.of(call.span(), "COUNT", !call.distinct(), false, call.arguments())));
    }
    return LIKE_AGGREGATES.getOrDefault(call.name(), List.of()).stream()
        .map(
            name ->
                new SlippedPart(
                    call,
                    Expr.Call.of(call.span(), name, call.distinct(), false, call.arguments())));
  }

  private static Stream<SlippedPart> otherComparisons(Expr.Comparison one) {
    boolean joins = one.left() instanceof Expr.ColumnRef && one.right() instanceof Expr.ColumnRef;
    return joins
        ? Stream.empty()
        : LIKE_SIGNS.getOrDefault(one.operator(), List.of()).stream()
            .map(
                sign ->
                    new SlippedPart(
                        one,
                        new Expr.Comparison(
                            one.span(), one.left(), sign, one.right(), one.escape())));
  }

  private static Stream<SlippedPart> otherNumbers(Expr.Numeric number) {
    return Stream.of("1", "2", "10")
        .filter(other -> !other.equals(number.written()))
        .map(other -> new SlippedPart(number, new Expr.Numeric(number.span(), other)));
  }
}

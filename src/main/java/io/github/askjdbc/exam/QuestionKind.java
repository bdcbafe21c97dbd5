package io.github.askjdbc.exam;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of questions of an exam. */
public enum QuestionKind {
  LIST(Complexity.PLAIN),
  COUNT(Complexity.PLAIN),
  DISTINCT_COUNT(Complexity.PLAIN),
  DISTINCT_LIST(Complexity.PLAIN),
  AVERAGE(Complexity.PLAIN),
  MAXIMUM(Complexity.PLAIN),
  MINIMUM(Complexity.PLAIN),
  TOTAL(Complexity.PLAIN),
  EARLIEST(Complexity.PLAIN),
  LATEST(Complexity.PLAIN),
  MISSING(Complexity.CONDITION),
  MISSING_LIST(Complexity.CONDITION),
  ABOVE_AVERAGE(Complexity.CONDITION),
  BELOW_AVERAGE(Complexity.CONDITION),
  VALUE(Complexity.CONDITION),
  VALUE_LIST(Complexity.CONDITION),
  NOT_VALUE(Complexity.CONDITION),
  HIGHEST(Complexity.CONDITION),
  LOWEST(Complexity.CONDITION),
  TOP(Complexity.CONDITION),
  BOTTOM(Complexity.CONDITION),
  TWO_CONDITIONS(Complexity.CONDITION),
  TWO_CONDITIONS_VALUE(Complexity.CONDITION),
  GROUP_COUNT(Complexity.GROUP),
  GROUP_AVERAGE(Complexity.GROUP),
  GROUP_HIGHEST(Complexity.GROUP),
  GROUP_MOST(Complexity.GROUP),
  GROUP_SEVERAL(Complexity.GROUP),
  JOIN_LIST(Complexity.JOIN),
  JOIN_COUNT(Complexity.JOIN),
  JOIN_MOST(Complexity.JOIN),
  JOIN_SOME(Complexity.JOIN),
  JOIN_NONE(Complexity.JOIN),
  JOIN_NONE_LIST(Complexity.JOIN),
  JOIN_SEVERAL(Complexity.JOIN),
  JOIN_AVERAGE(Complexity.JOIN),
  JOIN_VALUE(Complexity.JOIN),
  /** Another attribute than the one that shares a word with it (TrustSQL). */
  COLUMN_SURFACE(Complexity.UNANSWERABLE),
  /** Something that belongs to a row, and that nothing is known of (TrustSQL). */
  COLUMN_RELATED(Complexity.UNANSWERABLE),
  /** An attribute of another field (TrustSQL). */
  COLUMN_UNRELATED(Complexity.UNANSWERABLE),
  /** Nothing that a query does: a picture, a forecast, an opinion (TrustSQL's non-SQL). */
  NOT_SQL(Complexity.UNANSWERABLE),
  OUT_OF_DOMAIN(Complexity.UNANSWERABLE);

  private final Complexity complexity;

  QuestionKind(Complexity complexity) {
    this.complexity = complexity;
  }

  public Complexity complexity() {
    return complexity;
  }

  public boolean answerable() {
    return complexity != Complexity.UNANSWERABLE;
  }

  /** As records and files name it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The kind of that label, if there is one. */
  public static Optional<QuestionKind> of(String label) {
    return Arrays.stream(values()).filter(kind -> kind.label().equals(label)).findFirst();
  }

  /** Those that can be answered, or those that cannot. */
  static List<QuestionKind> answerable(boolean answerable) {
    return Arrays.stream(values()).filter(kind -> kind.answerable() == answerable).toList();
  }
}

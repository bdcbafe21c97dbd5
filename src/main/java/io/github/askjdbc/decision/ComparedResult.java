package io.github.askjdbc.decision;

import io.github.askjdbc.database.RowsKey;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.sql.OrderKey;
import io.github.askjdbc.sql.ResolvedQuery;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a candidate's SQL gave, to be compared with what others gave for the same question.
 *
 * @param sql as it would be run
 * @param rows that were read, where it could be run
 * @param order keys of its outermost ORDER BY, each with its direction
 * @param orderAsked whether the question's words ask for an order
 */
public record ComparedResult(
    String sql, Optional<RowsKey> rows, List<String> order, boolean orderAsked) {

  private static final Set<Cue> ORDER_CUES =
      EnumSet.of(Cue.ORDER, Cue.ASCENDING, Cue.DESCENDING, Cue.ALPHABETICAL);

  /** What keeps two results from being the same answer. */
  public enum Difference {
    NONE,
    /** The same rows, in another order that somebody asked for. */
    ORDER,
    /** The same rows, but not as often: a DISTINCT too many or too few, mostly. */
    REPEATS,
    ROWS
  }

  public ComparedResult {
    order = List.copyOf(order);
  }

  public static ComparedResult of(LinkedQuestion question, InspectedCandidate candidate) {
    return of(question, candidate, RowsKey.of(candidate.result()));
  }

  /**
   * @param rows of the candidate, where they are known already
   */
  public static ComparedResult of(
      LinkedQuestion question, InspectedCandidate candidate, Optional<RowsKey> rows) {
    return of(question, candidate.tried(), rows);
  }

  /** Of SQL that was run and not inspected. */
  public static ComparedResult of(LinkedQuestion question, TriedQuery tried) {
    return of(question, tried, RowsKey.of(tried.outcome()));
  }

  private static ComparedResult of(
      LinkedQuestion question, TriedQuery tried, Optional<RowsKey> rows) {
    return new ComparedResult(tried.sql(), rows, order(tried.names()), asksForOrder(question));
  }

  /** As far as rows were read; other SQL without rows counts as other rows. */
  public Difference from(ComparedResult other) {
    if (sql.equals(other.sql)) {
      return Difference.NONE;
    }
    if (rows.isEmpty() || other.rows.isEmpty() || !rows.get().sameRows(other.rows.get())) {
      return Difference.ROWS;
    }
    if (!rows.get().sameRepeats(other.rows.get())) {
      return Difference.REPEATS;
    }
    return !orderMatters(other) || sameKeys(other) || rows.get().sameSequence(other.rows.get())
        ? Difference.NONE
        : Difference.ORDER;
  }

  public boolean sameAnswer(ComparedResult other) {
    return from(other) == Difference.NONE;
  }

  /** Two that order rows were both asked to; one alone may do it of its own accord. */
  private boolean orderMatters(ComparedResult other) {
    boolean both = !order.isEmpty() && !other.order.isEmpty();
    return both || (orderAsked && !(order.isEmpty() && other.order.isEmpty()));
  }

  /** A further key only decides between rows that rank the same. */
  private boolean sameKeys(ComparedResult other) {
    int shared = Math.min(order.size(), other.order.size());
    return shared > 0 && order.subList(0, shared).equals(other.order.subList(0, shared));
  }

  private static boolean asksForOrder(LinkedQuestion question) {
    return question.links().stream()
        .anyMatch(link -> link instanceof Link.ToCue cue && ORDER_CUES.contains(cue.cue()));
  }

  private static List<String> order(ResolvedQuery names) {
    return names.facts().outermostOrder().stream().map(key -> told(names, key)).toList();
  }

  private static String told(ResolvedQuery names, OrderKey key) {
    String told =
        key.column().map(Object::toString).orElseGet(() -> key.span().of(names.query().text()));
    return key.descending() ? told + " descending" : told;
  }
}

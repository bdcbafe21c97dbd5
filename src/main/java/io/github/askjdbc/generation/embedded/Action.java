package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;

/**
 * One step of writing a query, after the actions of Tool-SQL (Wang et al. 2024, "Tool-Assisted
 * Agent on SQL Inspection and Refinement in Real-World Scenarios"). Steps may come in any order but
 * {@link AddFrom}, whose order is that of the joins.
 */
sealed interface Action {

  /** The words of the question that ask for it; empty where it only serves another action. */
  List<WordSpan> from();

  record AddSelect(Expression expression, List<WordSpan> from) implements Action {}

  /** Equal rows are shown once. */
  record AddDistinct(List<WordSpan> from) implements Action {}

  /**
   * @param join how it is joined to the tables before it; empty for the first
   */
  record AddFrom(TableName table, Optional<Join> join, List<WordSpan> from) implements Action {}

  record AddWhere(Condition condition, List<WordSpan> from) implements Action {}

  record AddGroupBy(Expression expression, List<WordSpan> from) implements Action {}

  record AddHaving(Condition condition, List<WordSpan> from) implements Action {}

  record AddOrderBy(Expression expression, boolean descending, List<WordSpan> from)
      implements Action {}

  /**
   * @param rows at least 1
   */
  record AddLimit(long rows, List<WordSpan> from) implements Action {}

  /** Combines with another query of the same columns. */
  record AddMerge(SetOperator operator, List<Action> query, List<WordSpan> from) implements Action {
    public AddMerge {
      query = List.copyOf(query);
    }
  }

  /** How two queries are combined. */
  enum SetOperator {
    UNION,
    INTERSECT,
    EXCEPT
  }

  /**
   * @param outer whether rows of the tables before it are kept that have no partner
   */
  record Join(ForeignKey key, boolean outer) {}
}

package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One step of writing a query, after the actions of Tool-SQL (Wang et al. 2024, "Tool-Assisted
 * Agent on SQL Inspection and Refinement in Real-World Scenarios"). Steps may come in any order but
 * {@link AddFrom}, whose order is that of the joins.
 */
public sealed interface Action {

  /** The words of the question that ask for it; empty where it only serves another action. */
  List<WordSpan> from();

  /** The indices of all words that ask for some actions or for those inside them. */
  static Set<Integer> words(List<Action> actions) {
    Set<Integer> words = new HashSet<>();
    for (Action action : actions) {
      action.from().forEach(span -> span.words().forEach(words::add));
      if (action instanceof AddMerge merge) {
        words.addAll(words(merge.query()));
      }
    }
    return words;
  }

  record AddSelect(Expression expression, List<WordSpan> from) implements Action {}

  /** Equal rows are shown once. */
  record AddDistinct(List<WordSpan> from) implements Action {}

  /**
   * @param occurrence 0 for the first use of a table in a query, 1 for the second
   * @param join how it is joined to the tables before it; empty for the first
   */
  record AddFrom(TableName table, int occurrence, Optional<Join> join, List<WordSpan> from)
      implements Action {
    public AddFrom(TableName table, Optional<Join> join, List<WordSpan> from) {
      this(table, 0, join, from);
    }
  }

  record AddWhere(Condition condition, List<WordSpan> from) implements Action {}

  record AddGroupBy(Expression expression, List<WordSpan> from) implements Action {}

  record AddHaving(Condition condition, List<WordSpan> from) implements Action {}

  record AddOrderBy(Expression expression, boolean descending, List<WordSpan> from)
      implements Action {}

  /**
   * @param rows at least 0
   * @param skipped how many rows are left out before these, at least 0
   */
  record AddLimit(long rows, long skipped, List<WordSpan> from) implements Action {
    public AddLimit(long rows, List<WordSpan> from) {
      this(rows, 0, from);
    }

    /** Whether it leaves the first row alone. */
    public boolean isFirst() {
      return rows == 1 && skipped == 0;
    }
  }

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
   * @param pairs of equal cells; none for every pair of rows
   * @param outer whether rows of the tables before it are kept that have no partner
   */
  record Join(List<Pair> pairs, boolean outer) {
    public Join {
      pairs = List.copyOf(pairs);
    }

    /** By a key, where no table occurs twice. */
    public static Join on(ForeignKey key, boolean outer) {
      List<Pair> pairs = new ArrayList<>();
      for (int i = 0; i < key.fromColumns().size(); i++) {
        pairs.add(
            new Pair(
                new Cell(new ColumnName(key.from(), key.fromColumns().get(i))),
                new Cell(new ColumnName(key.to(), key.toColumns().get(i)))));
      }
      return new Join(pairs, outer);
    }
  }

  /** Two cells that must be equal. */
  record Pair(Cell left, Cell right) {}
}

package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A state, or a value that is a mere verb, of rows that the question does not speak of: who "left
 * us no address" is no customer of a shop whose manager left. What is meant is said of the rows
 * asked for, of others that are named, of the one row that such a row refers to, or of what ties
 * them together.
 */
final class StrayCondition {

  private final Draft draft;
  private final JoinTree tree;

  /** What the conditions compare. */
  private final Set<ColumnName> compared = new HashSet<>();

  private StrayCondition(Draft draft, JoinTree tree, List<Action> actions) {
    this.draft = draft;
    this.tree = tree;
    actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .forEach(where -> compared.addAll(UsedColumns.of(where)));
  }

  /**
   * "The student ids that do not play football" are of those who do not play it at all, and not of
   * what else they play.
   */
  private static boolean isOfReferred(Draft draft) {
    return draft.subject.isEmpty()
        && draft.counted.isEmpty()
        && draft.selected.stream()
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .filter(column -> draft.negated.contains(column.table()))
            .anyMatch(column -> draft.columns.reference(column).isPresent());
  }

  static boolean isIn(Draft draft, JoinTree tree, List<Action> actions) {
    if (isOfReferred(draft)) {
      return true;
    }
    StrayCondition stray = new StrayCondition(draft, tree, actions);
    for (int at = 0; at < draft.size(); at++) {
      int token = at;
      if (!draft.free(at)
          && stray
              .said(at)
              .filter(column -> stray.isStray(column) || stray.isSaidOfOther(token, column))
              .isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** What a token compares that is a state or a mere verb. */
  private Optional<ColumnName> said(int at) {
    Optional<ColumnName> state =
        draft
            .filter(at)
            .filter(filter -> filter.evidence() == Evidence.STATE)
            .flatMap(filter -> filter.condition().columns().stream().findFirst());
    return state
        .or(
            () ->
                draft
                    .value(at)
                    .filter(value -> isMereVerb(draft.tokens.get(at).text()))
                    .map(Link.ToValue::column))
        .filter(compared::contains);
  }

  private static boolean isMereVerb(String text) {
    return WordClass.isParticiple(text)
        || WordClass.STATE.contains(text)
        || WordClass.FLAG.contains(text);
  }

  private boolean isStray(ColumnName column) {
    TableName rows = column.table();
    boolean told =
        isSpokenOf(rows)
            || compared.stream().anyMatch(o -> o.table().equals(rows) && !o.equals(column));
    boolean referred =
        tree.steps().stream()
            .map(JoinTree.Step::key)
            .anyMatch(key -> key.to().equals(rows) && isSpokenOf(key.from()));
    return !told && !referred && !tiesOthers(rows);
  }

  /** "Active shops", "which shops are still active" are not those whose manager has not left. */
  private boolean isSaidOfOther(int at, ColumnName column) {
    boolean adjective =
        draft.filter(at).isPresent() && WordClass.STATE.contains(lastWord(draft, at));
    int before = draft.previous(at);
    while (draft.isUnknown(before)
        && WordClass.BEFORE_STATE.contains(draft.tokens.get(before).text())) {
      before = draft.previous(before);
    }
    int noun = before;
    boolean is =
        IntStream.range(noun + 1, at)
            .anyMatch(one -> WordClass.BEING.contains(draft.tokens.get(one).text()));
    Optional<TableName> of =
        draft.table(at + 1).or(() -> is ? draft.table(noun) : Optional.empty());
    return adjective && of.filter(rows -> !rows.equals(column.table())).isPresent();
  }

  /** "Active" of "still active". */
  private static String lastWord(Draft draft, int at) {
    return draft.question.words().get(draft.tokens.get(at).span().last()).folded();
  }

  private boolean isSpokenOf(TableName rows) {
    return tree.root().equals(rows) || draft.named.contains(rows);
  }

  private boolean tiesOthers(TableName rows) {
    return tree.steps().stream()
            .map(JoinTree.Step::key)
            .filter(key -> key.from().equals(rows) || key.to().equals(rows))
            .count()
        > 1;
  }
}

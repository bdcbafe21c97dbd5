package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether a query that answers "who" shows what somebody is called: the number of a ticket, the day
 * it was opened, the rent that was not paid and the team that the question names itself are nobody.
 */
public final class AskedPerson {

  private final Draft draft;
  private final List<Action> actions;

  /**
   * @param actions with the conditions of the query
   */
  public AskedPerson(Draft draft, List<Action> actions) {
    this.draft = draft;
    this.actions = actions;
  }

  /** Whether the question begins with "who" or the like. */
  public static boolean isAsked(Draft draft) {
    return draft.size() > 0 && WordClass.ASKING_PERSON.contains(draft.tokens.get(0).text());
  }

  /** Whether the question asks for somebody, and nothing that is shown names one. */
  public boolean isMissing(List<Expression> selected) {
    Optional<TableName> object = DoneObject.of(draft);
    boolean first = isAsked(draft);
    return (first || isAskedBehind())
        && !selected.isEmpty()
        && selected.stream()
            .noneMatch(
                one ->
                    one instanceof Cell cell
                        && !isOf(object, cell.column())
                        && !isSaid(cell)
                        && (first || isOfPeople(cell.column()))
                        && names(cell.column()));
  }

  /** Of rows that are people, or of who did something: {@code curator}. */
  private boolean isOfPeople(ColumnName column) {
    return draft.areNamedPeople(column.table())
        || NameParts.of(column.column()).stream().anyMatch(WordClass.DOER_ENDING::ends);
  }

  /** "For every branch, who owns the largest account". */
  private boolean isAskedBehind() {
    return IntStream.range(1, draft.size())
        .filter(at -> WordClass.ASKING_PERSON.contains(draft.tokens.get(at).text()))
        .anyMatch(draft::isBehindComma);
  }

  private boolean names(ColumnName column) {
    if (draft.columns.isKey(column)) {
      return !isOwnKey(column) || isText(column);
    }
    List<String> words = NameParts.of(column.column());
    boolean doer = !words.isEmpty() && WordClass.DOER_ENDING.ends(words.get(words.size() - 1));
    return isText(column)
        && draft.knowledge.times().form(column).isEmpty()
        && ((draft.isName(column) && !isTitle(words)) || doer || isAskedFor(column));
  }

  /** Of a work or a job. */
  private static boolean isTitle(List<String> words) {
    return !words.isEmpty() && WordClass.WORK_TITLE.contains(words.get(words.size() - 1));
  }

  private boolean isText(ColumnName column) {
    return draft
        .columns
        .known(column)
        .map(Column::kind)
        .filter(ColumnKind.TEXT::equals)
        .isPresent();
  }

  /** "Who was the captain", where a column is called so. */
  private boolean isAskedFor(ColumnName column) {
    return draft.selected.stream()
        .filter(one -> one.expression().equals(new Cell(column)))
        .anyMatch(one -> draft.fillerBefore(one.token(), WordClass.BEING));
  }

  /** What the question calls itself is not asked for. */
  private boolean isSaid(Cell cell) {
    return actions.stream()
        .filter(Action.AddWhere.class::isInstance)
        .map(where -> ((Action.AddWhere) where).condition())
        .anyMatch(
            one ->
                one instanceof Condition.Comparison equal
                    && equal.operator() == Condition.Operator.EQUAL
                    && equal.left().equals(cell));
  }

  /** What refers to others may still stand for them. */
  private boolean isOf(Optional<TableName> object, ColumnName column) {
    return object.equals(Optional.of(column.table())) && !draft.columns.isKey(column);
  }

  private boolean isOwnKey(ColumnName column) {
    return draft.knowledge.catalog().table(column.table()).stream()
            .anyMatch(table -> table.primaryKey().contains(column.column()))
        && draft.knowledge.catalog().keysOf(column.table()).stream()
            .noneMatch(
                key ->
                    key.from().equals(column.table())
                        && key.fromColumns().contains(column.column()));
  }
}

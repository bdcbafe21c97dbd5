package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Rows that so many others of their table refer to: "members who introduced at least three other
 * members". The verb is one for the key, and what it is done to stands at the end of the question.
 */
public final class OwnReferencesCountedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int object = draft.previous(draft.size());
    Optional<TableName> rows = draft.table(object);
    for (int cue = 2; rows.isPresent() && cue < object; cue++) {
      int verb = draft.previous(cue);
      int number = draft.next(cue);
      boolean several =
          Comparators.ofNumbers(draft, cue)
              .filter(one -> one == Condition.Operator.MORE || one == Condition.Operator.AT_LEAST)
              .isPresent();
      boolean whole =
          several
              && draft.free(number)
              && draft.number(number).filter(one -> one.signum() > 0).isPresent()
              && isObject(draft, number, object)
              && !draft.fillerBefore(cue, WordClass.BY)
              && isSubject(draft, verb, rows.get());
      Optional<ForeignKey> key = whole ? key(draft, verb, rows.get()) : Optional.empty();
      if (key.isPresent()) {
        add(draft, key.get(), cue, IntStream.rangeClosed(verb, object).toArray());
        return;
      }
    }
  }

  /** Whether the same rows are what the question asks for. */
  private static boolean isSubject(Draft draft, int verb, TableName rows) {
    return draft.table(draft.previous(verb)).equals(Optional.of(rows));
  }

  /** "Three other members". */
  private static boolean isObject(Draft draft, int number, int object) {
    return IntStream.range(number + 1, object)
        .allMatch(at -> draft.free(at) && draft.tokens.get(at).link().isEmpty());
  }

  /** The key for whose doer the verb is a word; who reports to somebody is not the one meant. */
  private static Optional<ForeignKey> key(Draft draft, int verb, TableName rows) {
    Optional<ForeignKey> key =
        draft.free(verb)
            ? draft.graph.toOwnRows(rows, Stemming.stem(draft.tokens.get(verb).text()))
            : Optional.empty();
    return key.filter(
        one -> NameParts.of(one.fromColumns().get(0)).stream().noneMatch(WordClass.TO::contains));
  }

  private static void add(Draft draft, ForeignKey key, int cue, int[] places) {
    Cell reference = new Cell(new ColumnName(key.from(), key.fromColumns().get(0)));
    Condition.Operator operator = Comparators.ofNumbers(draft, cue).orElseThrow();
    BigDecimal number = draft.number(draft.next(cue)).orElseThrow();
    Condition enough =
        new Condition.Comparison(
            Aggregate.countRows(), operator, new Condition.Literal.Numeral(number));
    List<Action> referred =
        List.of(
            new Action.AddSelect(reference, List.of()),
            new Action.AddFrom(key.from(), Optional.empty(), List.of()),
            new Action.AddGroupBy(reference, List.of()),
            new Action.AddHaving(enough, List.of()));
    Cell own = new Cell(new ColumnName(key.from(), key.toColumns().get(0)));
    draft.where(new Condition.Among(own, referred, false), draft.take(places));
  }
}

package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Scalar;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
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
    most(draft);
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

  /** "Who manages the most people", "which member introduced the most other members". */
  private static void most(Draft draft) {
    int object = draft.previous(draft.size());
    int most =
        IntStream.range(1, Math.max(1, object))
            .filter(at -> draft.free(at) && WordClass.MOST.contains(draft.tokens.get(at).text()))
            .findFirst()
            .orElse(0);
    int verb = draft.previous(most);
    boolean who = AskedPerson.isAsked(draft) && draft.previous(verb) <= 0;
    Optional<TableName> rows =
        draft
            .table(object)
            .or(
                () ->
                    isAnybody(draft, object) ? draft.table(draft.previous(verb)) : Optional.empty())
            .or(() -> isAnybody(draft, object) && who ? ofDoers(draft, verb) : Optional.empty())
            .filter(one -> draft.areNamedPeople(one));
    boolean said =
        most > 1
            && rows.isPresent()
            && draft.free(object)
            && isObject(draft, most, object)
            && (who || isSubject(draft, verb, rows.get()));
    (said ? key(draft, verb, rows.get()) : Optional.<ForeignKey>empty())
        .ifPresent(key -> addMost(draft, key, verb, object));
  }

  /** "People", "others". */
  private static boolean isAnybody(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.OTHERS_ALIKE.contains(draft.tokens.get(at).text());
  }

  /** The one table of people of whom each has one who does that to them. */
  private static Optional<TableName> ofDoers(Draft draft, int verb) {
    List<TableName> tables =
        draft.knowledge.catalog().tables().stream()
            .map(Table::name)
            .filter(draft::areNamedPeople)
            .filter(one -> key(draft, verb, one).isPresent())
            .toList();
    return tables.size() == 1 ? Optional.of(tables.get(0)) : Optional.empty();
  }

  private static void addMost(Draft draft, ForeignKey key, int verb, int object) {
    ColumnName column = new ColumnName(key.from(), key.fromColumns().get(0));
    List<Action> most =
        List.of(
            new Action.AddSelect(new Cell(column), List.of()),
            new Action.AddFrom(key.from(), Optional.empty(), List.of()),
            new Action.AddWhere(new Condition.Present(column), List.of()),
            new Action.AddGroupBy(new Cell(column), List.of()),
            new Action.AddOrderBy(Aggregate.countRows(), true, List.of()),
            new Action.AddLimit(1, 0, List.of()));
    Cell own = new Cell(new ColumnName(key.from(), key.toColumns().get(0)));
    int[] places = IntStream.rangeClosed(verb, object).filter(draft::free).toArray();
    draft.subject = Optional.of(key.from());
    draft.named.add(key.from());
    draft.where(
        new Condition.Comparison(own, Condition.Operator.EQUAL, new Scalar(most)),
        draft.take(places));
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

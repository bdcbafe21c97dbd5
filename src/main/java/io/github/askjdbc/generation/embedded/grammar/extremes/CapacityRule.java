package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Compared;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What something has room for: "which rooms can hold the most people", "ships that can carry at
 * least 200 passengers", "how many guests can the Blue Hall seat". A column says it by its name,
 * and no rows are counted; where two may be meant nothing is read.
 */
public final class CapacityRule implements Rule {

  private static final Set<Condition.Operator> COMPARED =
      Set.of(
          Condition.Operator.MORE,
          Condition.Operator.AT_LEAST,
          Condition.Operator.LESS,
          Condition.Operator.EQUAL);

  @Override
  public void apply(Draft draft) {
    fitting(draft);
    for (int at = 1; at < draft.size(); at++) {
      if (holds(draft, at)) {
        int verb = at;
        NearestRows.of(draft, at).ifPresent(rows -> read(draft, verb, rows));
        return;
      }
    }
  }

  /** A verb for having room, behind "can" and perhaps what has it. */
  private static boolean holds(Draft draft, int at) {
    String verb = draft.tokens.get(at).text();
    int named = draft.previous(at);
    boolean able =
        draft.fillerBefore(at, WordClass.ABLE) || draft.fillerBefore(named, WordClass.ABLE);
    boolean does =
        draft.fillerBefore(named, WordClass.DOING)
            && !draft.fillerBefore(named, WordClass.DONE)
            && WordClass.ROOM_VERB.contains(verb);
    return draft.free(at) && (does || (able && WordClass.HOLDING.contains(verb)));
  }

  private static void read(Draft draft, int verb, TableName rows) {
    int next = draft.next(verb);
    if (draft.isFree(0, Cue.COUNT) && next >= draft.size()) {
      shown(draft, verb, draft.previous(verb));
    } else if (draft.isFree(next, Cue.TOP)
        && WordClass.MOST.contains(draft.tokens.get(next).text())) {
      int noun = draft.next(next);
      room(draft, noun, rows).ifPresent(column -> most(draft, column, verb, next, noun));
    } else {
      compared(draft, verb, rows);
    }
  }

  /** "How many people fit in the Blue Hall". */
  private static void fitting(Draft draft) {
    int verb = draft.next(draft.next(0));
    int name = draft.next(verb);
    boolean fits =
        draft.isFree(0, Cue.COUNT)
            && draft.isUnknown(verb)
            && WordClass.FITTING.contains(draft.tokens.get(verb).text())
            && draft.fillerBefore(name, WordClass.IN_HOUSE)
            && draft.next(name) >= draft.size();
    if (fits) {
      shown(draft, verb, name);
    }
  }

  /** "How many guests can the Blue Hall seat", of one that is named. */
  private static void shown(Draft draft, int verb, int named) {
    int noun = draft.next(0);
    draft
        .value(named)
        .map(Link.ToValue::column)
        .filter(name -> isName(draft, name))
        .flatMap(name -> room(draft, noun, name.table()))
        .ifPresent(column -> draft.select(0, new Cell(column), draft.take(0, noun, verb)));
  }

  private static boolean isName(Draft draft, ColumnName column) {
    return draft.knowledge.catalog().table(column.table()).stream()
        .anyMatch(table -> draft.names.of(table).equals(List.of(column)));
  }

  private static void most(Draft draft, ColumnName column, int verb, int cue, int noun) {
    List<Integer> places = new ArrayList<>(List.of(verb, cue, noun));
    ExtremeRows.limited(draft, column, true, cue, places);
  }

  private static void compared(Draft draft, int verb, TableName rows) {
    int next = draft.next(verb);
    boolean before = Comparators.ofNumbers(draft, next).isPresent();
    int number = before ? draft.next(next) : next;
    int cue = before ? next : draft.next(number);
    int noun = before ? number + 1 : cue + 1;
    Optional<Condition.Operator> operator =
        Comparators.ofNumbers(draft, cue).filter(COMPARED::contains);
    boolean said = before || Comparators.isAlternative(draft, cue);
    if (!said || operator.isEmpty() || !draft.free(number) || draft.number(number).isEmpty()) {
      return;
    }
    Condition.Literal literal = new Condition.Literal.Numeral(draft.number(number).get());
    room(draft, noun, rows)
        .ifPresent(
            column ->
                draft.where(
                    new Compared(operator.get(), literal).with(new Cell(column)),
                    draft.take(verb, cue, number, noun)));
  }

  /** The one column of the rows that says how many there is room for of what a noun stands for. */
  private static Optional<ColumnName> room(Draft draft, int noun, TableName rows) {
    if (!draft.free(noun)) {
      return Optional.empty();
    }
    List<ColumnName> rooms =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(draft.columns::isQuantity)
            .filter(
                column ->
                    NameParts.of(ShortNames.writtenOut(column.column())).stream()
                        .anyMatch(WordClass.ROOM::contains))
            .toList();
    String stem = Stemming.stem(draft.tokens.get(noun).text());
    List<ColumnName> named =
        rooms.stream().filter(column -> NameStems.of(column.column()).contains(stem)).toList();
    boolean people = WordClass.SEATED.contains(draft.tokens.get(noun).text());
    List<ColumnName> meant =
        named.isEmpty() && people
            ? rooms.stream().filter(CapacityRule::isOfPeople).toList()
            : named;
    return meant.size() == 1 ? Optional.of(meant.get(0)) : Optional.empty();
  }

  private static boolean isOfPeople(ColumnName room) {
    return NameParts.of(ShortNames.writtenOut(room.column())).stream()
        .allMatch(part -> WordClass.ROOM.contains(part) || WordClass.SEATED.contains(part));
  }
}

package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.People;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.EventEnds;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * "When did the hall close", "on which date was it opened", "Which halls are in Leeds, and when did
 * they open": the date that a verb tells, of the rows that the question speaks of first.
 */
public final class WhenRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size() && !draft.rejected; at++) {
      boolean when =
          draft.isUnknown(at)
              && WordClass.ASKING_TIME.contains(draft.tokens.get(at).text())
              && (at == 0 || draft.fillerBefore(at, WordClass.AND));
      if (when) {
        boolean shown = show(draft, at);
        if (!shown && draft.fillerBefore(at, WordClass.AND) && draft.next(at) >= draft.size()) {
          showBegun(draft, at);
        }
      } else if (asksDate(draft, at)
          && !showOfThem(draft, at)
          && (participle(draft, at).isPresent()
              || isOfUnnamed(draft, at)
              || isOfOther(draft, at))) {
        draft.reject(); // what came about has no date
      }
    }
  }

  private static boolean asksDate(Draft draft, int at) {
    return draft.free(at)
        && draft.cue(at).isEmpty()
        && WordClass.OWN_DATE.contains(draft.tokens.get(at).text())
        && (draft.fillerBefore(at, WordClass.ASKING_THING) || isOfThem(draft, at));
  }

  /** Beside what they are called, which is asked for first. */
  private static boolean showOfThem(Draft draft, int at) {
    boolean first = draft.selected.isEmpty();
    boolean shown = show(draft, at);
    Optional<TableName> rows =
        shown && first && !draft.rejected && isOfThem(draft, at)
            ? rows(draft, at)
            : Optional.empty();
    rows.flatMap(draft.knowledge.catalog()::table).stream()
        .flatMap(table -> draft.names.of(table).stream())
        .forEach(name -> draft.select(0, new Cell(name), List.of()));
    return shown;
  }

  /** "The day it opened", "the date on which they joined". */
  private static boolean isOfThem(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.DETERMINER)
        && IntStream.range(at + 1, draft.next(at))
            .anyMatch(who -> WordClass.OF_THOSE.contains(draft.tokens.get(who).text()));
  }

  /** "Which ones shut, and on which date" asks for no date of rows that nothing speaks of. */
  private static boolean isOfUnnamed(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.AND)
        && draft.column(at).filter(date -> !draft.named.contains(date.table())).isPresent();
  }

  /** "Which branches were sent flour, and on which date" asks for no day of their opening. */
  private static boolean isOfOther(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.AND)
        && draft.next(at) >= draft.size()
        && draft.column(at).filter(date -> !TimeChoice.isOwn(date)).isPresent();
  }

  /** What is said to have come about: "delivered". */
  private static OptionalInt participle(Draft draft, int when) {
    return IntStream.range(when + 1, draft.size())
        .filter(at -> draft.tokens.get(at).content() && draft.table(at).isEmpty())
        .filter(at -> WordClass.isParticiple(draft.tokens.get(at).text()))
        .reduce((former, later) -> later);
  }

  private static boolean show(Draft draft, int when) {
    Optional<TimeChoice.Dated> told =
        draft
            .dates
            .asked(draft.tokens.get(when).span())
            .filter(dated -> isOfEvent(draft, when, dated))
            .filter(dated -> !isToldByEnd(draft, dated))
            .filter(dated -> rows(draft, when).equals(Optional.of(dated.column().table())));
    if (told.isEmpty()) {
      return showStated(draft, when);
    }
    ColumnName date = told.get().column();
    List<Integer> places = new ArrayList<>(List.of(when));
    Optional<Integer> teller = told.get().by().map(draft::at);
    boolean state = teller.filter(at -> at < when && draft.filter(at).isPresent()).isPresent();
    teller.filter(at -> !state && TimeConditions.onlyTells(draft, at, date)).ifPresent(places::add);
    IntStream.range(when + 1, draft.size())
        .filter(at -> draft.isFree(at, Cue.EACH))
        .filter(at -> teller.equals(Optional.of(draft.next(at))) || isEvent(draft, draft.next(at)))
        .forEach(places::add); // "when did each open"
    if (saysMore(draft, when, teller)
        || isOfOtherDeed(draft, when, date)
        || teller.filter(at -> isOther(draft, at, date)).isPresent()) {
      draft.reject();
      return true;
    }
    List<WordSpan> spans = draft.take(places);
    draft.select(when, new Cell(date), spans);
    if (teller.filter(at -> at < when).isPresent() && !state) {
      cameAbout(draft, teller.get(), date, spans);
    }
    return true;
  }

  private static boolean isEvent(Draft draft, int at) {
    return at < draft.size()
        && draft.table(at).isEmpty()
        && TimeChoice.isEvent(draft.question.words().get(draft.tokens.get(at).span().last()));
  }

  /** "Which halls were painted, and when": those that were, and no others. */
  private static void cameAbout(Draft draft, int teller, ColumnName date, List<WordSpan> spans) {
    boolean denied = draft.cue(draft.previous(teller)).filter(cue -> cue == Cue.NOT).isPresent();
    boolean limited =
        draft.actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .anyMatch(where -> UsedColumns.of(where).contains(date));
    if (denied) {
      draft.reject();
    } else if (!limited && draft.columns.known(date).filter(Column::nullable).isPresent()) {
      draft.where(new Condition.Present(date), spans);
    }
  }

  /** "When was order 17 closed" asks for no order date, though orders may be marked as closed. */
  private static boolean isOfOtherDeed(Draft draft, int when, ColumnName date) {
    OptionalInt done = participle(draft, when);
    return done.isPresent()
        && draft.next(done.getAsInt()) >= draft.size()
        && draft.filter(done.getAsInt()).isPresent()
        && !TimeChoice.speaksOf(
            draft.question.words().get(draft.tokens.get(done.getAsInt()).span().last()), date);
  }

  /** Whether a verb behind "when" tells another time than the one that was found. */
  private static boolean saysMore(Draft draft, int when, Optional<Integer> teller) {
    return teller.filter(at -> at < when).isPresent()
        && IntStream.range(when + 1, draft.size())
            .filter(at -> draft.free(at) && draft.column(at).isPresent())
            .anyMatch(
                at ->
                    at == draft.next(when) && WordClass.isParticiple(draft.tokens.get(at).text()));
  }

  /** "When is it open on Sundays" is told by another column, and by no opening. */
  private static boolean isOther(Draft draft, int at, ColumnName date) {
    return draft.tokens.get(at).span().length() > 1
        && (draft.filter(at).isPresent()
            || draft.column(at).filter(c -> !c.equals(date)).isPresent());
  }

  /** "Which shops were taken down, and on which date": when the state before came about. */
  private static boolean showStated(Draft draft, int when) {
    List<ColumnName> stated =
        IntStream.range(0, when)
            .mapToObj(draft::filter)
            .flatMap(Optional::stream)
            .filter(WhenRule::isThere)
            .map(filter -> filter.condition().columns().get(0))
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .distinct()
            .toList();
    boolean behind = draft.fillerBefore(when, WordClass.AND) && participle(draft, when).isEmpty();
    if (!behind || stated.size() != 1) {
      return false;
    }
    draft.select(when, new Cell(stated.get(0)), draft.take(when));
    return true;
  }

  /**
   * "Which vaccinations did Rex get, and when": the day of what befell the one that is named; where
   * it is not told which one that is, nothing is read.
   */
  private static void showBegun(Draft draft, int when) {
    List<ColumnName> begun =
        rows(draft, when)
            .filter(rows -> !new People(draft).are(rows) && befell(draft, rows))
            .map(new EventEnds(draft.knowledge)::starts)
            .orElse(List.of());
    if (begun.size() != 1) {
      draft.reject();
      return;
    }
    draft.select(when, new Cell(begun.get(0)), draft.take(when));
  }

  /** Whether each of the rows is of one that the question names. */
  private static boolean befell(Draft draft, TableName rows) {
    return IntStream.range(0, draft.size())
        .boxed()
        .flatMap(at -> draft.value(at).stream())
        .map(value -> value.column().table())
        .anyMatch(named -> !draft.graph.references(rows, named).isEmpty());
  }

  private static boolean isThere(Link.ToFilter filter) {
    return filter.evidence() == Evidence.STATE && filter.condition().testsPresent();
  }

  /** "Last" tells which of the dates is meant, and not what came about then. */
  private static boolean isToldByEnd(Draft draft, TimeChoice.Dated dated) {
    return dated
        .by()
        .map(word -> draft.question.words().get(word).folded())
        .filter(
            word ->
                (WordClass.LAST.contains(word) && !saysLast(dated.column()))
                    || WordClass.LATEST.contains(word)
                    || WordClass.EARLIEST.contains(word))
        .isPresent();
  }

  private static boolean saysLast(ColumnName date) {
    return NameParts.of(date.column()).stream().anyMatch(WordClass.LAST::contains);
  }

  /** "On which date was the order paid" is not told by the order. */
  private static boolean isOfEvent(Draft draft, int when, TimeChoice.Dated dated) {
    boolean byNoun =
        dated.by().map(draft::at).filter(at -> draft.table(at).isPresent()).isPresent();
    OptionalInt event = participle(draft, when);
    return !byNoun
        || event.isEmpty()
        || RelationVerbs.dates(draft.tokens.get(event.getAsInt()).text());
  }

  /** What the question asks the time of: "when was the ward of Ada Lowe opened" of a ward. */
  private static Optional<TableName> rows(Draft draft, int when) {
    boolean first = IntStream.range(0, when).allMatch(at -> nounAt(draft, at).isEmpty());
    return IntStream.range(first ? when + 1 : 0, draft.size())
        .mapToObj(at -> nounAt(draft, at))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<TableName> nounAt(Draft draft, int at) {
    return draft.table(at).or(() -> draft.value(at).map(value -> value.column().table()));
  }
}

package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.TimeTexts;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Compared;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * At what time of day something was: "orders opened at 21:00 or later", "trips that depart before
 * 7:30", "scans made before 9 in the morning". The rows that stand before have one column of such
 * times, or one that the verb tells; a verb that tells another is left unread.
 */
public final class TimeOfDayRule implements Rule {

  private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("HH:mm");
  private static final int NOON = 12;
  private static final String CLOCK_SHAPE = "00:00";
  private static final String LONG_CLOCK_SHAPE = "00:00:00";

  /** How a time is compared, and the tokens from the first to the last. */
  private record Compared(
      Operator operator,
      ClockTime time,
      Optional<ClockTime> until,
      int first,
      List<Integer> says) {}

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      Optional<ClockTime> time = ClockTime.at(draft, at);
      if (time.isPresent()) {
        compared(draft, time.get()).ifPresent(compared -> read(draft, compared));
      }
    }
  }

  private static Optional<Compared> compared(Draft draft, ClockTime time) {
    int first = time.places().get(0);
    int cue = draft.previous(first);
    int behind = draft.next(time.last());
    Optional<Operator> alternative =
        Comparators.isAlternative(draft, behind)
            ? Comparators.ofYears(draft, behind).or(() -> Comparators.ofNumbers(draft, behind))
            : Optional.empty();
    if (alternative.isPresent()) {
      int noon = draft.next(behind); // "or later in the evening"
      boolean late = time.time().getHour() >= NOON && says(draft, noon, WordClass.BEHIND_NOON);
      List<Integer> said = late ? List.of(behind, noon) : List.of(behind);
      return Optional.of(new Compared(alternative.get(), time, Optional.empty(), first, said));
    }
    Optional<Operator> told = Comparators.ofYears(draft, cue);
    if (told.isPresent()) {
      return Optional.of(new Compared(told.get(), time, Optional.empty(), cue, List.of(cue)));
    }
    Optional<ClockTime> until = ClockTime.at(draft, behind);
    boolean from = draft.fillerBefore(first, WordClass.FROM);
    boolean between = draft.isFree(cue, Cue.BETWEEN);
    if (until.isPresent() && (from || between)) {
      boolean joined = draft.fillerBefore(behind, between ? WordClass.AND : WordClass.TO);
      return joined && until.get().time().isAfter(time.time())
          ? Optional.of(
              new Compared(
                  Operator.AT_LEAST,
                  time,
                  until,
                  between ? cue : first,
                  between ? List.of(cue) : List.of()))
          : Optional.empty();
    }
    boolean onwards = from && says(draft, time.last() + 1, WordClass.ONWARDS);
    return onwards
        ? Optional.of(
            new Compared(
                Operator.AT_LEAST, time, Optional.empty(), first, List.of(time.last() + 1)))
        : Optional.empty();
  }

  private static boolean says(Draft draft, int at, WordClass words) {
    return draft.isUnknown(at) && words.contains(draft.tokens.get(at).text());
  }

  private static void read(Draft draft, Compared compared) {
    if (joined(draft, compared)) {
      return;
    }
    int verb = draft.previous(compared.first());
    Optional<TableName> rows = NearestRows.of(draft, compared.first());
    List<ColumnName> timed = rows.map(table -> timed(draft, table)).orElse(List.of());
    boolean noun = draft.rows(verb).equals(rows) && draft.table(verb).isPresent();
    List<ColumnName> told = timed.stream().filter(one -> tells(draft, verb, one)).toList();
    boolean made = timed.size() == 1 && (noun || isMade(draft, verb));
    List<ColumnName> meant = told.isEmpty() && made ? timed : told;
    if (meant.size() != 1) {
      return;
    }
    List<Integer> places = new ArrayList<>(compared.says());
    places.addAll(compared.time().places());
    compared.until().ifPresent(until -> places.addAll(until.places()));
    if (!noun) {
      places.add(verb);
    }
    draft.named.add(meant.get(0).table());
    clock(draft, meant.get(0))
        .ifPresent(left -> draft.where(condition(left, compared), draft.take(places)));
  }

  /** "At 11:00 or later and before 15:00", "before 8:00 or after 18:00": of the time before. */
  private static boolean joined(Draft draft, Compared compared) {
    int before = draft.previous(compared.first());
    boolean or = draft.isFree(before, Cue.OR);
    boolean and = draft.fillerBefore(compared.first(), WordClass.AND);
    int last = draft.actions.size() - 1;
    int said = or ? draft.previous(before) : before;
    boolean told = (or || and) && last >= 0 && said >= 0 && !draft.free(said);
    if (!told
        || !(draft.actions.get(last) instanceof Action.AddWhere one)
        || !one.from().contains(draft.tokens.get(said).span())
        || !(one.condition() instanceof Condition.Comparison time)
        || !isOfDay(draft, time.left())) {
      return false;
    }
    List<Integer> places = new ArrayList<>(compared.says());
    places.addAll(compared.time().places());
    compared.until().ifPresent(until -> places.addAll(until.places()));
    Condition other = condition(time.left(), compared);
    if (or) {
      places.add(before);
      List<WordSpan> from = new ArrayList<>(one.from());
      from.addAll(draft.take(places));
      draft.actions.set(
          last, new Action.AddWhere(new Condition.Either(List.of(time, other)), from));
    } else {
      draft.where(other, draft.take(places));
    }
    return true;
  }

  private static boolean isOfDay(Draft draft, Expression left) {
    return left instanceof Expression.TimeOfDay
        || (left instanceof Cell cell
            && clock(draft, cell.column()).filter(left::equals).isPresent());
  }

  private static Condition condition(Expression left, Compared compared) {
    Expression first = text(compared.time());
    return compared
        .until()
        .<Condition>map(until -> new Condition.Between(left, first, text(until)))
        .orElseGet(() -> new Condition.Comparison(left, compared.operator(), first));
  }

  private static Expression text(ClockTime time) {
    return new Condition.Literal.Text(time.time().format(CLOCK));
  }

  private static boolean isMade(Draft draft, int verb) {
    return draft.isUnknown(verb) && RelationVerbs.dates(draft.tokens.get(verb).text());
  }

  private static boolean tells(Draft draft, int verb, ColumnName column) {
    if (!draft.free(verb) || draft.table(verb).isPresent()) {
      return false;
    }
    return draft
        .tokens
        .get(verb)
        .span()
        .words()
        .mapToObj(word -> draft.question.words().get(word))
        .anyMatch((Word word) -> TimeChoice.speaksOf(word, column));
  }

  /** Columns of a table that hold times of day. */
  private static List<ColumnName> timed(Draft draft, TableName table) {
    return draft.knowledge.catalog().table(table).stream()
        .flatMap(known -> known.columns().stream())
        .map(Column::name)
        .filter(column -> clock(draft, column).isPresent())
        .toList();
  }

  /** Hours and minutes of a column; empty where it holds none. */
  private static Optional<Expression> clock(Draft draft, ColumnName column) {
    List<String> held = draft.knowledge.statistics().samples(column);
    if (!held.isEmpty() && held.stream().allMatch(TimeOfDayRule::isClock)) {
      return Optional.of(new Cell(column));
    }
    Optional<TimeForm> form = draft.knowledge.times().form(column);
    return form.filter(one -> EventsComparedRule.holdsTimes(draft, column))
        .filter(one -> new TimeTexts(draft.dialect).writesTimeOfDay(one))
        .map(one -> new Expression.TimeOfDay(new Cell(column), one));
  }

  private static boolean isClock(String text) {
    String shape = text.length() == CLOCK_SHAPE.length() ? CLOCK_SHAPE : LONG_CLOCK_SHAPE;
    boolean alike = text.length() == shape.length();
    for (int at = 0; alike && at < text.length(); at++) {
      char c = text.charAt(at);
      boolean digit = c >= '0' && c <= '9';
      alike = shape.charAt(at) == ':' ? c == ':' : digit;
    }
    return alike;
  }
}

package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Compared;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Units;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Conditions on numbers: "price over 20", "older than 30", "between 5 and 9 beds", "in 2014" where
 * one column holds years, and "more than 3 orders", which counts rows of another table.
 */
public final class NumberRule implements Rule {

  private static final Units UNITS = new Units();

  private static final BigDecimal FIRST_YEAR = BigDecimal.valueOf(1000);
  private static final BigDecimal LAST_YEAR = BigDecimal.valueOf(2999);

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.free(at) && draft.number(at).isPresent()) {
        Condition.Literal literal = new Condition.Literal.Numeral(draft.number(at).get());
        boolean read =
            between(draft, at, literal)
                || fromTo(draft, at, literal)
                || olderThan(draft, at, literal)
                || comparison(draft, at, literal)
                || year(draft, at, literal)
                || NumberEquality.read(draft, at);
        if (!read) {
          draft.belief *= 0.9;
        }
      }
    }
    SecondBound.read(draft);
  }

  private static boolean between(Draft draft, int low, Condition.Literal literal) {
    int cue = draft.previous(low);
    int high = draft.next(low);
    if (!draft.isFree(cue, Cue.BETWEEN) || !draft.free(high) || draft.number(high).isEmpty()) {
      return false;
    }
    int before = draft.previous(cue);
    int place = numeric(draft, before) ? before : draft.next(high);
    if (!measurable(draft, place, Condition.Operator.MORE)) {
      return false;
    }
    Condition.Literal upper = new Condition.Literal.Numeral(draft.number(high).get());
    Expression cell = new Expression.Cell(draft.column(place).get());
    draft.where(new Condition.Between(cell, literal, upper), draft.take(place, cue, low, high));
    return true;
  }

  /** "Price 100 to 200", "from 100 to 200 seats". */
  private static boolean fromTo(Draft draft, int low, Condition.Literal literal) {
    int high = draft.next(low);
    int before = draft.previous(low);
    int place = numeric(draft, before) ? before : high + 1;
    boolean range =
        draft.free(high)
            && draft.number(high).isPresent()
            && draft.fillerBefore(high, WordClass.TO)
            && measurable(draft, place, Condition.Operator.MORE);
    if (range) {
      Condition.Literal upper = new Condition.Literal.Numeral(draft.number(high).get());
      Expression cell = new Expression.Cell(draft.column(place).get());
      draft.where(new Condition.Between(cell, literal, upper), draft.take(place, low, high));
    }
    return range;
  }

  private static boolean olderThan(Draft draft, int at, Condition.Literal literal) {
    int place = draft.previous(at);
    Optional<Link.ToMeasure> measure = draft.measure(place).filter(m -> !m.superlative());
    if (!draft.free(place) || measure.isEmpty() || !draft.adjacent(place, at)) {
      return false;
    }
    Condition.Operator operator =
        measure.get().rising() ? Condition.Operator.MORE : Condition.Operator.LESS;
    Expression cell = new Expression.Cell(measure.get().column());
    int before = draft.previous(place);
    boolean spoken =
        draft.free(before) && draft.column(before).equals(Optional.of(measure.get().column()));
    draft.where(
        new Condition.Comparison(cell, operator, literal),
        draft.take(spoken ? before : place, place, at));
    return true;
  }

  private static boolean comparison(Draft draft, int at, Condition.Literal literal) {
    int cue = draft.previous(at);
    int anchor = cue;
    Optional<Condition.Operator> operator = Comparators.ofNumbers(draft, cue);
    int after = draft.next(at);
    if (operator.isEmpty() && orMore(draft, after) && after == at + 1) {
      operator = Comparators.ofNumbers(draft, after).or(() -> Comparators.ofYears(draft, at + 1));
      cue = after;
      anchor = at;
      after = draft.next(after);
    } else if (operator.isEmpty()
        && after == at + 1
        && draft.table(after).isPresent()
        && orMore(draft, after + 1)) {
      return GroupConditions.ofCount(
          draft,
          after,
          new Compared(Comparators.ofNumbers(draft, after + 1).get(), literal),
          at,
          after,
          after + 1);
    }
    if (operator.isEmpty() || draft.isFree(draft.previous(anchor), Cue.NOT)) {
      return false;
    }
    Compared compared = new Compared(operator.get(), literal);
    int before = draft.previous(anchor);
    int noun = GroupConditions.countedNoun(draft, after);
    if (GroupConditions.ofKinds(draft, cue, at, after, compared)) {
      return true;
    }
    if (isTimes(draft, before, after)) {
      return GroupConditions.ofCount(draft, before, compared, before, cue, at, after);
    }
    boolean counts =
        draft.table(noun).isPresent()
            && after == Math.max(at, cue) + 1
            && !OwnedColumn.isBehind(draft, noun);
    boolean own =
        !isOther(draft, before, anchor)
            && !isOfOtherNumber(draft, before, anchor, Math.max(at, cue) + 1);
    if (!counts && (isInAll(draft, Math.max(at, cue)) || isInAll(draft, after))) {
      draft.reject(); // a sum, and no number of each row
      return false;
    }
    if (!counts && own && measurable(draft, before, operator.get())) {
      return onColumn(draft, before, cue, at, compared);
    }
    if (!counts && isTakenByOthers(draft, cue, after)) {
      return false;
    }
    if (!counts && measurable(draft, after, operator.get())) {
      return onColumn(draft, after, cue, at, compared);
    }
    if (!counts && ofMoney(draft, anchor, cue, at, compared)) {
      return true;
    }
    if (!counts && GroupConditions.ofSum(draft, cue, at, compared)) {
      return true;
    }
    boolean counted =
        !counts
            && draft.table(before).isPresent()
            && draft.isFree(draft.previous(before), Cue.COUNT);
    return counted
        ? GroupConditions.ofCount(draft, before, compared, draft.previous(before), before, cue, at)
        : GroupConditions.ofCount(
            draft, counts ? noun : after, compared, cue, at, counts ? noun : after);
  }

  /** "In all" behind a place, and not "in all cities". */
  private static boolean isInAll(Draft draft, int at) {
    int all = at + 2;
    return all < draft.size()
        && WordClass.IN.contains(draft.tokens.get(at + 1).text())
        && WordClass.WITHOUT_EXCEPTION.contains(draft.tokens.get(all).text())
        && (all + 1 == draft.size()
            || draft.isBehindComma(all + 1)
            || WordClass.AND.contains(draft.tokens.get(all + 1).text()));
  }

  /** "Invoices over 40,000", of rows whose only number is an amount of money. */
  private static boolean ofMoney(Draft draft, int anchor, int cue, int at, Compared compared) {
    Optional<TableName> rows =
        draft.previous(anchor) == anchor - 1 ? draft.table(anchor - 1) : Optional.empty();
    boolean last = draft.next(at) >= draft.size() || !draft.free(draft.next(at));
    Optional<ColumnName> money =
        rows.filter(table -> last && quantities(draft, table) == 1)
            .flatMap(table -> OnlyMoney.of(draft, table));
    money.ifPresent(
        column -> draft.where(compared.with(new Expression.Cell(column)), draft.take(cue, at)));
    return money.isPresent();
  }

  private static long quantities(Draft draft, TableName rows) {
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .filter(column -> draft.columns.isQuantity(column.name()))
        .count();
  }

  /** "The year in which there are more than 3 fairs" compares no year. */
  private static boolean isOther(Draft draft, int before, int cue) {
    return IntStream.range(before + 1, cue)
        .anyMatch(at -> WordClass.THERE.contains(draft.tokens.get(at).text()));
  }

  /** "Tours that take at most 10 persons" tell nothing of the persons of each booking. */
  private static boolean isTakenByOthers(Draft draft, int cue, int place) {
    int verb = draft.tokens.get(cue).span().first() - 1;
    boolean takes =
        verb >= 0 && WordClass.LASTING.contains(draft.question.words().get(verb).folded());
    return takes
        && draft.column(place).isPresent()
        && IntStream.iterate(cue - 1, at -> at >= 0, at -> at - 1)
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .findFirst()
            .filter(rows -> !rows.equals(draft.column(place).get().table()))
            .isPresent();
  }

  /**
   * "At most 25 minutes and fewer than 600 calories": minutes are what there are 25 of. "A terrace
   * and 40 or more seats": the number is one of seats.
   */
  private static boolean isOfOtherNumber(Draft draft, int before, int anchor, int after) {
    boolean told = before > 0 && draft.number(before - 1).isPresent();
    return (told || draft.fillerBefore(anchor, WordClass.AND)) && numeric(draft, after);
  }

  /** "Guests who have booked more than 5 times": the verb stands for the rows that it left. */
  private static boolean isTimes(Draft draft, int verb, int times) {
    boolean last = draft.next(times) >= draft.size() || draft.period(draft.next(times)).isPresent();
    return draft.isUnknown(times)
        && WordClass.MULTIPLIED.contains(draft.tokens.get(times).text())
        && last
        && draft.free(verb)
        && draft.table(verb).isPresent()
        && WordClass.isParticiple(draft.tokens.get(verb).text());
  }

  private static boolean onColumn(Draft draft, int place, int cue, int at, Compared compared) {
    if (!GroupConditions.ofColumn(draft, place, cue, at, compared)
        && !GroupConditions.ofTotal(draft, place, cue, at, compared)) {
      Expression cell = new Expression.Cell(draft.column(place).get());
      draft.where(compared.with(cell), draft.take(place, cue, at));
    }
    if (draft.free(at + 1)
        && (draft.column(at + 1).equals(draft.column(place)) || isUnitOf(draft, place, at + 1))) {
      draft.take(at + 1); // "area over 6000 sqm"
    }
    return true;
  }

  /** "Longer than 75 minutes", whatever other rows have a column called minutes. */
  private static boolean isUnitOf(Draft draft, int place, int word) {
    return draft.tokens.get(word).link().isPresent()
        && draft
            .columns
            .known(draft.column(place).get())
            .flatMap(column -> UNITS.of(column, draft.knowledge.semantics()))
            .filter(
                counts ->
                    UNITS.meanings(draft.tokens.get(word).text()).stream()
                        .anyMatch(unit -> unit.family().equals(counts.family())))
            .isPresent();
  }

  /** Behind a number: "or more". */
  private static boolean orMore(Draft draft, int at) {
    return Comparators.isAlternative(draft, at);
  }

  private static boolean year(Draft draft, int at, Condition.Literal literal) {
    BigDecimal number = draft.number(at).get();
    boolean plausible =
        number.scale() <= 0
            && number.compareTo(FIRST_YEAR) >= 0
            && number.compareTo(LAST_YEAR) <= 0;
    int cue = draft.previous(at);
    Optional<Condition.Operator> operator = Comparators.ofYears(draft, cue);
    boolean in = draft.fillerBefore(at, WordClass.IN);
    if (!plausible || (operator.isEmpty() && !in)) {
      return false;
    }
    int place = operator.isPresent() ? draft.previous(cue) : cue;
    Optional<ColumnName> named =
        numeric(draft, place)
            ? draft.column(place).filter(column -> YearColumns.isYear(draft, column))
            : YearColumns.told(draft, place);
    Optional<ColumnName> column = named.or(() -> YearColumns.only(draft, at));
    if (column.isEmpty()) {
      return false;
    }
    boolean spoken = named.isPresent();
    List<WordSpan> spans = new ArrayList<>(draft.take(at));
    if (spoken) {
      spans.addAll(draft.take(place));
    }
    if (operator.isPresent()) {
      spans.addAll(draft.take(cue));
    }
    draft.belief *= spoken ? 1 : 0.9;
    draft.where(
        new Condition.Comparison(
            new Expression.Cell(column.get()), operator.orElse(Condition.Operator.EQUAL), literal),
        spans);
    return true;
  }

  /** Keys and flags are numbers that are told apart, not compared. */
  private static boolean measurable(Draft draft, int at, Condition.Operator operator) {
    return numeric(draft, at)
        && !draft.isFlag(draft.column(at).get())
        && (operator == Condition.Operator.EQUAL
            || draft.columns.isQuantity(draft.column(at).get()));
  }

  /** Whether a free token names a column of numbers, and does not only remind of one. */
  static boolean numeric(Draft draft, int at) {
    return draft.free(at)
        && draft.tokens.get(at).link().filter(link -> link.evidence().firm()).isPresent()
        && draft.column(at).filter(c -> draft.columns.isKind(c, ColumnKind.NUMBER)).isPresent();
  }
}

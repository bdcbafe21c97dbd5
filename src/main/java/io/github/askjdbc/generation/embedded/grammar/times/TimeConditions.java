package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.DeedDates;
import io.github.askjdbc.generation.embedded.grammar.phrases.GoverningVerb;
import io.github.askjdbc.generation.embedded.grammar.phrases.Takings;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** How a time in a question limits rows: by which column of theirs, and how it is compared. */
public final class TimeConditions {

  /** Where no word says that something is in the time. */
  private static final double BARE = 0.9;

  private static final double GUESSED = 0.75;

  private static final double OWN_DATE = 0.9;

  private static final double TOLD = 0.95;

  /**
   * A column of times.
   *
   * @param teller token that names it, or that of the time
   */
  public record Timed(ColumnName name, TimeForm form, int teller) {}

  /**
   * How something is compared with a time.
   *
   * @param places tokens of the time and of the words for the comparison
   * @param before token before all these
   * @param last time with whose end a range ends
   */
  public record Wording(Operator operator, List<Integer> places, int before, Period last) {
    int first() {
      return Collections.min(places);
    }
  }

  private TimeConditions() {}

  /**
   * The column that a time is of: the one that stands before, or that a verb or the rows tell.
   *
   * @param at token of the time
   * @param before the last token before it and before what compares with it
   * @param first token of the time, or of what compares with it
   */
  public static Optional<Timed> column(Draft draft, int at, int before, int first) {
    Optional<Timed> spoken = spoken(draft, before, first);
    if (spoken.isEmpty() && draft.takings.isPresent()) {
      return draft
          .takings
          .flatMap(new Takings(draft)::date)
          .map(one -> new Timed(one.column(), one.form(), at));
    }
    return spoken.isEmpty() && draft.dealt.isPresent()
        ? ofDeal(draft, at, draft.dealt.get())
        : spoken.or(() -> unspoken(draft, at, before));
  }

  /** "Gave the most in 2024": when they gave, and not of when else the givers have a date. */
  private static Optional<Timed> ofDeal(Draft draft, int at, int verb) {
    return draft
        .summed
        .flatMap(sum -> DeedDates.date(draft, verb, sum.table()))
        .map(one -> new Timed(one.column(), one.form(), at));
  }

  /** Empty where no words say how something is compared with the time. */
  public static Optional<Wording> wording(Draft draft, int at, Period period) {
    boolean onwards = isOnwards(draft, at);
    boolean behind = Comparators.isAlternative(draft, at + 1);
    int cue = behind ? at + 1 : draft.previous(at);
    int next = draft.next(at);
    Optional<Operator> cued = operator(draft, cue);
    boolean until = cued.isEmpty() && draft.fillerBefore(at, WordClass.UNTIL);
    boolean between = between(draft, cue, next);
    boolean range =
        (between || fromTo(draft, at, next)) && draft.free(next) && draft.period(next).isPresent();
    boolean within =
        range || isRange(draft, at) || draft.fillerBefore(at, WordClass.TIME_PREPOSITION);
    if (cued.isEmpty() && !until && !within) {
      if (!isBare(draft, at, period)) {
        return Optional.empty();
      }
      draft.belief *= BARE;
    }
    List<Integer> places = new ArrayList<>(range ? List.of(at, next) : List.of(at));
    if (onwards) {
      places.add(at + 1);
    }
    boolean worded = cued.isPresent() || between;
    if (worded) {
      places.add(cue);
    }
    return Optional.of(
        new Wording(
            cued.orElse(until ? Operator.AT_MOST : onwards ? Operator.AT_LEAST : Operator.EQUAL),
            places,
            draft.previous(worded && !behind ? cue : at),
            range ? draft.period(next).get() : period));
  }

  /** "From 1997 on". */
  private static boolean isOnwards(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.FROM)
        && at + 1 < draft.size()
        && WordClass.ONWARDS.contains(draft.tokens.get(at + 1).text())
        && (at + 2 == draft.size()
            || !WordClass.ON.contains(draft.tokens.get(at + 1).text())
            || draft.isBehindComma(at + 2)
            || WordClass.AND.contains(draft.tokens.get(at + 2).text()));
  }

  /** "Payments July 2005", "cancelled orders 2023": a month, or a year that is no other number. */
  private static boolean isBare(Draft draft, int at, Period period) {
    return draft.tokens.get(at).span().length() > 1
        || isDayOfAsking(draft, at)
        || (period.isYear() && !draft.isQuantity(draft.previous(at)));
  }

  /** "Today" or the like, which may also say what is so now. */
  private static boolean isDayOfAsking(Draft draft, int at) {
    return draft.tokens.get(at).span().length() == 1
        && draft.tokens.get(at).alternatives().stream()
            .anyMatch(link -> link instanceof Link.ToPeriod time && time.today().isPresent());
  }

  /** A range that shares its year has its own words for where it lies. */
  private static boolean isRange(Draft draft, int at) {
    int first = draft.tokens.get(at).span().first();
    return WordClass.FROM.contains(draft.question.words().get(first).folded())
        || draft
            .question
            .linksAt(first)
            .anyMatch(link -> link instanceof Link.ToCue cue && cue.cue() == Cue.BETWEEN);
  }

  /** How a word compares with times. */
  private static Optional<Operator> operator(Draft draft, int cue) {
    boolean until = draft.isUnknown(cue) && WordClass.UNTIL.contains(draft.tokens.get(cue).text());
    return until ? Optional.of(Operator.AT_MOST) : Comparators.ofYears(draft, cue);
  }

  private static boolean between(Draft draft, int cue, int last) {
    return draft.isFree(cue, Cue.BETWEEN) && draft.fillerBefore(last, WordClass.AND);
  }

  private static boolean fromTo(Draft draft, int at, int last) {
    return draft.fillerBefore(at, WordClass.FROM) && draft.fillerBefore(last, WordClass.TO);
  }

  /** Comparisons with the first day and the one after the last. */
  static List<Condition> days(Operator operator, Timed column, LocalDate first, LocalDate end) {
    return switch (operator) {
      case MORE -> List.of(day(column, Operator.AT_LEAST, end));
      case LESS -> List.of(day(column, Operator.LESS, first));
      case AT_MOST -> List.of(day(column, Operator.LESS, end));
      case AT_LEAST -> List.of(day(column, Operator.AT_LEAST, first));
      default -> List.of(day(column, Operator.AT_LEAST, first), day(column, Operator.LESS, end));
    };
  }

  /** Comparisons of a column of times with a period, as words say. */
  public static List<Condition> compared(TimeChoice.Dated dated, Wording wording, Period period) {
    Timed column = new Timed(dated.column(), dated.form(), 0);
    return days(wording.operator(), column, period.first(), wording.last().dayAfter());
  }

  /** From a day on. */
  public static List<Condition> since(TimeChoice.Dated dated, LocalDate day) {
    return days(Operator.AT_LEAST, new Timed(dated.column(), dated.form(), 0), day, day);
  }

  /** Comparisons of a column of times with the days of a period. */
  public static List<Condition> within(TimeChoice.Dated dated, Period period) {
    return within(new Timed(dated.column(), dated.form(), 0), period);
  }

  /** The conditions that hold a column of times to a period. */
  public static List<Condition> within(Timed column, Period period) {
    return days(Operator.EQUAL, column, period.first(), period.dayAfter());
  }

  private static Condition day(Timed column, Operator operator, LocalDate day) {
    return new Condition.Comparison(
        new Expression.Cell(column.name()), operator, Literal.day(column.form(), day));
  }

  private static Optional<Timed> spoken(Draft draft, int before, int until) {
    return draft.free(before) && draft.next(before) == until
        ? draft
            .column(before)
            .flatMap(
                column ->
                    draft
                        .knowledge
                        .times()
                        .form(column)
                        .map(form -> new Timed(column, form, before)))
        : Optional.empty();
  }

  /** The date that a verb tells, or that of the row itself. */
  private static Optional<Timed> unspoken(Draft draft, int at, int before) {
    Optional<TimeChoice.Dated> dated =
        new DateOfDeed(draft, at, before)
            .choose(
                () ->
                    draft
                        .dates
                        .likely(draft.tokens.get(at).span())
                        .or(() -> ofMade(draft, at, before))
                        .or(() -> draft.dates.asked(draft.tokens.get(at).span())))
            .flatMap(one -> ofNamed(draft, at, one))
            .flatMap(one -> DateOfAsked.instead(draft, at, one))
            .filter(one -> TimeChoice.isSure(one) || !isDayOfAsking(draft, at))
            .flatMap(
                one ->
                    GoverningVerb.of(draft, at)
                        .map(verb -> verb.date(one))
                        .orElse(Optional.of(one)))
            .filter(one -> ReceivedRows.isOpen(draft, at, one))
            .or(() -> ReceivedRows.date(draft, at))
            .or(() -> OnlyRows.date(draft, at))
            .filter(one -> !UntoldTime.isOf(draft, at, one))
            .filter(one -> !isOnlyCompared(draft, one));
    dated.ifPresent(
        one ->
            draft.belief *=
                !TimeChoice.isSure(one) ? GUESSED : one.by().isPresent() ? TOLD : OWN_DATE);
    return dated.map(one -> new Timed(one.column(), one.form(), teller(draft, at, one)));
  }

  /**
   * Of rows that are named. Where the verb behind them tells a date of theirs, others that it would
   * rather tell are not meant: nurses who joined, and not the patients.
   */
  private static Optional<TimeChoice.Dated> ofNamed(Draft draft, int at, TimeChoice.Dated chosen) {
    if (draft.named.contains(chosen.column().table())) {
      return Optional.of(chosen);
    }
    int verb = chosen.by().map(draft::at).orElse(at);
    Optional<TableName> rows = draft.table(draft.previous(verb));
    List<TimeChoice.Dated> own =
        draft.dates.of(draft.tokens.get(at).span()).stream()
            .filter(one -> one.by().isPresent() && one.by().equals(chosen.by()))
            .filter(one -> rows.equals(Optional.of(one.column().table())))
            .filter(TimeChoice::isSure)
            .toList();
    if (own.isEmpty() && rows.isPresent() && WordClass.MAKING.contains(text(draft, verb))) {
      return draft
          .dates
          .likely(draft.tokens.get(at).span(), rows.get())
          .filter(one -> one.by().isPresent()); // "payments made in May"
    }
    return own.size() == 1 ? Optional.of(own.get(0)) : Optional.empty();
  }

  /** "Rentals made in May" were so at their own date, whatever else of others was made then. */
  private static Optional<TimeChoice.Dated> ofMade(Draft draft, int at, int before) {
    return draft
        .table(draft.previous(before))
        .filter(rows -> WordClass.MAKING.contains(text(draft, before)))
        .flatMap(rows -> draft.dates.likely(draft.tokens.get(at).span(), rows))
        .filter(date -> TimeChoice.isOwn(date.column()));
  }

  private static String text(Draft draft, int at) {
    return at >= 0 && at < draft.size() ? draft.tokens.get(at).text() : "";
  }

  /** "Paid after it was due in 2024" may tell when it was paid, or when it was due. */
  private static boolean isOnlyCompared(Draft draft, TimeChoice.Dated dated) {
    return dated.by().map(draft::at).filter(draft.comparedEvents::contains).isPresent();
  }

  /** The token of the word that tells the date, if it says nothing else; or else the time's own. */
  private static int teller(Draft draft, int at, TimeChoice.Dated dated) {
    int teller = dated.by().map(draft::at).orElse(at);
    if (teller == at || !onlyTells(draft, teller, dated.column()) || isAdjective(draft, teller)) {
      draft.ownDates.add(at);
      return at;
    }
    return teller;
  }

  /** "Settled payments made in May" are limited by their status, too. */
  private static boolean isAdjective(Draft draft, int at) {
    return draft
        .value(at)
        .filter(value -> draft.table(at + 1).equals(Optional.of(value.column().table())))
        .isPresent();
  }

  /** Whether a free token that tells which date is meant says nothing else. */
  public static boolean onlyTells(Draft draft, int teller, ColumnName date) {
    return draft.free(teller)
        && draft.table(teller).isEmpty()
        && !isLongerValue(draft, teller)
        && (draft.cue(teller).isEmpty() || isOrdered(draft, teller))
        && draft
            .column(teller)
            .filter(column -> !column.equals(date))
            .filter(
                column ->
                    draft.named.contains(column.table())
                        || draft.tokens.get(teller).span().length() > 1)
            .isEmpty();
  }

  /** "Discharged home in May", where the word behind the verb is a part of what is stored. */
  private static boolean isLongerValue(Draft draft, int at) {
    return draft.value(at).isPresent()
        && draft
                .tokens
                .get(at)
                .span()
                .words()
                .filter(word -> draft.question.words().get(word).content())
                .count()
            > 1;
  }

  /** "Ordered in May", which sorts nothing. */
  private static boolean isOrdered(Draft draft, int at) {
    return draft.isFree(at, Cue.ORDER)
        && draft.tokens.get(at).span().length() == 1
        && WordClass.PARTICIPLE_ENDING.ends(draft.tokens.get(at).text());
  }
}

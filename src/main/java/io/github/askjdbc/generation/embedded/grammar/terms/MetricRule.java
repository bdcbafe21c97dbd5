package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.english.PercentageNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.groups.Groups;
import io.github.askjdbc.generation.embedded.grammar.phrases.TimeWords;
import io.github.askjdbc.generation.embedded.grammar.selection.OfHundred;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.MetricScope;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Definition;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Numbers that people have a word for: "revenue by month", "total revenue of 2023", "which customer
 * has the highest revenue", "customers with a revenue over 1000", where somebody defined revenue.
 *
 * <p>A second aggregate over such a number ("average revenue") is not what was defined, and an
 * extreme of nothing ("the highest revenue") leaves open of what: both are rejected.
 */
public final class MetricRule implements Rule {

  private static final Set<Cue> AGGREGATES = Set.of(Cue.SUM, Cue.COUNT, Cue.AVERAGE);
  private static final Map<Cue, Boolean> DESCENDING =
      Map.of(Cue.TOP, true, Cue.MAXIMUM, true, Cue.BOTTOM, false, Cue.MINIMUM, false);
  private static final String DIVIDED = "/";
  private static final BigDecimal MOST_ROWS = BigDecimal.valueOf(1_000_000);

  @Override
  public void apply(Draft draft) {
    int[] places =
        IntStream.range(0, draft.size())
            .filter(draft::free)
            .filter(at -> draft.metric(at).isPresent())
            .toArray();
    boolean one =
        IntStream.of(places).mapToObj(at -> draft.metric(at).get().name()).distinct().count() == 1;
    if (places.length > 1 && !(one && isSaidAgain(draft, places))) {
      draft.reject();
    } else if (places.length > 0) {
      new Phrase(draft, places[0]).read(places[places.length - 1]);
      draft.take(places);
    }
  }

  /** "The loss rate of each depot, name and rate", "whose margin is over 20, with that margin". */
  private static boolean isSaidAgain(Draft draft, int[] places) {
    return IntStream.of(places)
        .skip(1)
        .allMatch(
            at ->
                (draft.tokens.get(at).span().length() == 1
                        && draft.tokens.get(places[0]).span().length() > 1)
                    || WordClass.PRONOUN.contains(draft.tokens.get(at - 1).text()));
  }

  /** The words around a metric. */
  private static final class Phrase {
    private final Draft draft;
    private final int at;
    private final Definition metric;
    private final MetricScope scope;
    private final MetricTimes times;
    private final Expression value;
    private final List<Integer> words = new ArrayList<>();
    private int before;

    Phrase(Draft draft, int at) {
      this.draft = draft;
      this.at = at;
      this.metric = draft.metric(at).orElseThrow().expression();
      this.scope = draft.metric(at).orElseThrow().scope();
      this.times = new MetricTimes(draft, draft.metric(at).orElseThrow());
      this.value = new Expression.Defined(metric);
    }

    /**
     * @param last where it is named for the last time
     */
    void read(int last) {
      draft.metric = Optional.of(metric);
      draft.metricOwner = scope.owner();
      draft.named.add(metric.table());
      scope
          .rows()
          .ifPresent(
              rows ->
                  draft.where(new Condition.Defined(rows), List.of(draft.tokens.get(at).span())));
      words.add(at);
      before = draft.previous(at);
      sameAggregate();
      boolean extreme = extreme();
      boolean shown = !(extreme || compared());
      times.read(at);
      if (groups() && extreme) {
        draft.reject(); // the most of each group is not the most of all
      }
      if (shown || last > at) {
        draft.select(shown ? at : last, value, taken());
      }
      OfHundred.takeForm(draft, metric);
    }

    /** "Total revenue" is the revenue where that is a sum. */
    private void sameAggregate() {
      Optional<Cue> cue =
          draft.free(before) ? draft.cue(before).filter(AGGREGATES::contains) : Optional.empty();
      if (cue.isPresent()) {
        if (!cue.equals(metric.function().flatMap(Cue::of))) {
          draft.reject();
        }
        words.add(before);
        before = draft.previous(before);
      }
    }

    /** Whether the rows with the most or least of it are asked for. */
    private boolean extreme() {
      int cue = extremeBefore(before) ? before : ranked();
      if (cue < 0) {
        return false;
      }
      int subject = cue == before ? nounBefore(cue) : draft.previous(at);
      if (subject < 0 || !group(subject)) {
        draft.reject();
        return true;
      }
      words.add(cue);
      long rows = rows(cue, subject);
      List<WordSpan> spans = taken();
      draft.actions.add(
          new Action.AddOrderBy(value, DESCENDING.get(draft.cue(cue).orElseThrow()), spans));
      draft.actions.add(new Action.AddLimit(rows, spans));
      draft.actions.add(new Action.AddHaving(new Condition.Known(value), spans));
      return true;
    }

    private boolean extremeBefore(int place) {
      return draft.free(place) && draft.cue(place).filter(DESCENDING::containsKey).isPresent();
    }

    /** The cue of "top 3 customers by revenue"; -1 for none. */
    private int ranked() {
      int noun = draft.previous(at);
      if (!draft.fillerBefore(at, WordClass.BY) || !isNoun(noun)) {
        return -1;
      }
      int place = draft.previous(noun);
      if (draft.number(place).isPresent()) {
        place = draft.previous(place);
      }
      return extremeBefore(place) ? place : -1;
    }

    /** A number beside the cue, or before the noun: "the 3 customers with the highest revenue". */
    private long rows(int cue, int subject) {
      for (int place : new int[] {cue + 1, cue - 1, subject - 1}) {
        Optional<BigDecimal> number = draft.free(place) ? draft.number(place) : Optional.empty();
        boolean countable =
            number
                .filter(n -> n.signum() > 0 && n.stripTrailingZeros().scale() <= 0)
                .filter(n -> n.compareTo(MOST_ROWS) <= 0)
                .isPresent();
        if (countable) {
          words.add(place);
          return number.get().longValueExact();
        }
      }
      return 1;
    }

    /** Whether rows are asked for by how their value of it compares: "a revenue over 1000". */
    private boolean compared() {
      boolean behind = isOfNumber();
      int number = behind ? before : draft.next(draft.next(at));
      int cue = behind ? draft.previous(number) : draft.next(at);
      Optional<Condition.Operator> operator = Comparators.ofNumbers(draft, cue);
      if (operator.isEmpty() || !draft.free(number) || draft.number(number).isEmpty()) {
        return false;
      }
      int subject = nounBefore(behind ? cue : at);
      int verb = draft.previous(cue);
      if (behind
          && subject == draft.previous(verb)
          && draft.isUnknown(verb)
          && WordClass.BRINGING.contains(draft.tokens.get(verb).text())) {
        words.add(verb);
      }
      boolean fraction =
          OfHundred.is(metric)
              && draft.number(number).get().abs().compareTo(BigDecimal.ONE) < 0
              && draft.number(number).get().signum() != 0
              && !isPercent(draft.next(number));
      boolean negated = draft.isFree(behind ? draft.previous(cue) : before, Cue.NOT);
      if (subject < 0 || negated || fraction || !group(subject)) {
        draft.reject();
        return true;
      }
      words.add(cue);
      words.add(number);
      BigDecimal told = draft.number(number).get();
      int percent = draft.next(number);
      if (isPercent(percent) && (OfHundred.is(metric) || isRatio())) {
        words.add(percent);
        if (!OfHundred.is(metric)) {
          told = told.movePointLeft(2);
        }
      }
      Condition.Literal literal = new Condition.Literal.Numeral(told);
      draft.actions.add(
          new Action.AddHaving(new Condition.Comparison(value, operator.get(), literal), taken()));
      return true;
    }

    private boolean isPercent(int place) {
      return place < draft.size()
          && draft.free(place)
          && !draft.fillerBefore(place, WordClass.IN_FORM)
          && WordClass.PERCENT.contains(draft.tokens.get(place).text());
    }

    /** Whether it is of one; what a column holds may be of a hundred or of one. */
    private boolean isRatio() {
      return metric.sql().contains(DIVIDED)
          && metric.columns().stream()
              .noneMatch(column -> PercentageNames.isColumn(column.column()));
    }

    /** "More than 800 in labour cost", "over 800 of labour cost". */
    private boolean isOfNumber() {
      return draft.free(before)
          && draft.number(before).isPresent()
          && (draft.fillerBefore(at, WordClass.IN) || draft.fillerBefore(at, WordClass.OF))
          && Comparators.ofNumbers(draft, draft.previous(before)).isPresent();
    }

    /** "By month", "per customer", "for each city and year", "monthly"; whether there are any. */
    private boolean groups() {
      boolean adjective = TimeWords.unit(draft, before).isPresent() && draft.adjacent(before, at);
      if (adjective) {
        groupShown(before);
      }
      int last = -1;
      for (int place = 0; place < draft.size() && !draft.rejected; place++) {
        boolean each = draft.isFree(place, Cue.EACH);
        int noun = each ? draft.next(place) : place;
        if (isNoun(noun) && (each || isAfterBy(noun) || isListed(noun, last))) {
          if (each) {
            draft.take(place);
          }
          groupShown(noun);
          last = noun;
          place = noun;
        }
      }
      return adjective || last >= 0;
    }

    /** What rows are told apart by is shown, whatever else is. */
    private void groupShown(int noun) {
      if (!group(noun)) {
        draft.reject();
      }
      draft.selected.replaceAll(
          one ->
              one.token() == noun
                  ? new Draft.Selected(noun, one.expression(), false, one.from())
                  : one);
    }

    /** "By" after a verb tells who did something. */
    private boolean isAfterBy(int noun) {
      int previous = draft.previous(noun);
      boolean verb = draft.isUnknown(previous);
      return draft.fillerBefore(noun, WordClass.BY) && !verb;
    }

    private boolean isListed(int noun, int last) {
      return last >= 0 && draft.previous(noun) == last && draft.fillerBefore(noun, WordClass.AND);
    }

    private int nounBefore(int place) {
      for (int noun = place - 1; noun >= 0; noun--) {
        if (isNoun(noun)) {
          return noun;
        }
      }
      return -1;
    }

    private boolean isNoun(int place) {
      return Groups.groupable(draft, place) || TimeWords.unit(draft, place).isPresent();
    }

    /** Makes one row of the result what a noun names; false where its rows cannot be told apart. */
    private boolean group(int noun) {
      if (TimeWords.unit(draft, noun).isPresent()) {
        return times.group(noun);
      }
      boolean apart =
          draft
              .table(noun)
              .flatMap(draft.knowledge.catalog()::table)
              .filter(table -> table.primaryKey().isEmpty())
              .isEmpty();
      Groups.group(draft, noun, draft.take(noun));
      return apart;
    }

    private List<WordSpan> taken() {
      return draft.take(words);
    }
  }
}

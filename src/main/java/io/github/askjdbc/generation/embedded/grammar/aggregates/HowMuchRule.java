package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.groups.Groups;
import io.github.askjdbc.generation.embedded.grammar.phrases.MoneyNoun;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * "How much": the sum of the column of numbers that is named, or of the one column of money that
 * the rows have; after an extreme, what it was told by ("and how much is it?").
 */
public final class HowMuchRule implements Rule {

  private static final String HOW_MUCH = "how much";

  private static final double NAMED = 0.85;

  private static final double ONLY_MONEY = 0.75;

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.tokens.get(at).text().equals(HOW_MUCH)
          && (isOfNoRows(draft, at)
              || isOfThings(draft, at)
              || isOfMany(draft, at)
              || isDealt(draft, at))) {
        draft.reject();
        return;
      }
      if (draft.free(at)
          && draft.free(at + 1)
          && (draft.tokens.get(at).text() + " " + draft.tokens.get(at + 1).text())
              .equals(HOW_MUCH)) {
        if (isOfThings(draft, at + 1)) {
          draft.reject();
          return;
        }
        asked(draft, at);
      }
    }
  }

  /** Whether it is read as the price of what the question does not speak of. */
  private static boolean isOfNoRows(Draft draft, int at) {
    List<TableName> rows = OnlyMoney.rows(draft).toList();
    return !rows.isEmpty() && draft.column(at).filter(c -> !rows.contains(c.table())).isPresent();
  }

  /** "How much equipment is worn" asks for no prices. */
  private static boolean isOfThings(Draft draft, int at) {
    int noun = draft.next(at);
    return draft.adjacent(at, noun)
        && draft.table(noun).isPresent()
        && !MoneyNoun.isSaid(draft, noun)
        && !OnlyMoney.isMoneyWord(draft, draft.next(noun))
        && IntStream.range(noun, draft.size()).noneMatch(draft::isQuantity);
  }

  /** "How much did the repairs cost" asks for one sum, and not for what each did. */
  private static boolean isOfMany(Draft draft, int at) {
    int rows = draft.next(at);
    boolean past =
        draft.fillerBefore(rows, WordClass.DONE) || draft.fillerBefore(rows, WordClass.PERFECT);
    return past
        && draft.table(rows).isPresent()
        && NounNumber.isPlural(draft.tokens.get(rows).text())
        && draft.value(rows + 1).isEmpty();
  }

  /** "How much did we charge for repairs" is no list of prices. */
  private static boolean isDealt(Draft draft, int at) {
    int deal = draft.next(at);
    return draft.column(at).isPresent()
        && draft.isUnknown(deal)
        && draft.fillerBefore(deal, WordClass.SOMEBODY)
        && WordClass.DEALING.contains(draft.tokens.get(deal).text());
  }

  private static void asked(Draft draft, int at) {
    Optional<Action.AddOrderBy> extreme =
        draft.actions.stream()
            .filter(Action.AddOrderBy.class::isInstance)
            .map(Action.AddOrderBy.class::cast)
            .findFirst();
    if (extreme.isPresent()) {
      Expression measure = extreme.get().expression();
      if (measure instanceof Expression.Cell || draft.summed.isPresent()) {
        takeBesides(draft, at);
        draft.shownBesides = Optional.of(measure);
      }
      return;
    }
    Optional<Expression> compared =
        draft.fillerBefore(at, WordClass.AND) ? ComparedAggregate.of(draft) : Optional.empty();
    if (compared.isPresent()) {
      takeBesides(draft, at);
      draft.shownBesides = compared;
      return;
    }
    List<Integer> quantities =
        IntStream.range(at + 2, draft.size()).boxed().filter(draft::isQuantity).toList();
    Optional<Integer> named =
        quantities.stream()
            .filter(place -> draft.fillerBefore(place, WordClass.IN))
            .findFirst()
            .or(() -> quantities.stream().findFirst());
    int[] places =
        IntStream.concat(
                IntStream.of(at, at + 1),
                IntStream.range(0, draft.size())
                    .filter(
                        place ->
                            draft.isFree(place, Cue.SUM) || OnlyMoney.isMoneyWord(draft, place)))
            .toArray();
    if (named.filter(place -> isOne(draft, place)).isPresent()) {
      draft.reject();
      return;
    }
    if (named.isPresent()) {
      ColumnName column = draft.column(named.get()).get();
      draft.belief *= NAMED;
      takeDeal(draft, at + 1, named.get());
      draft.take(named.get());
      OptionalInt average = average(draft, column);
      draft.select(
          at,
          Aggregate.of(
              average.isPresent() ? Expression.Function.AVG : Expression.Function.SUM, column),
          draft.take(IntStream.concat(IntStream.of(places), average.stream()).toArray()));
      return;
    }
    OnlyMoney.of(draft)
        .ifPresent(
            column -> {
              draft.belief *= ONLY_MONEY;
              draft.named.add(column.table());
              draft.select(at, Aggregate.of(Expression.Function.SUM, column), draft.take(places));
              int deal = draft.next(at + 1);
              while (OnlyMoney.MONEY_NOUN.equals(text(draft, deal)) || isCondition(draft, deal)) {
                deal = draft.next(deal);
              }
              if (OnlyMoney.isDeal(draft, deal) || OnlyMoney.isOfName(draft, deal, column)) {
                draft.take(deal);
              }
            });
  }

  /** "On average", of what each of the rows has that the question speaks of, and no others. */
  private static OptionalInt average(Draft draft, ColumnName column) {
    boolean own =
        IntStream.range(0, draft.size())
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .allMatch(column.table()::equals);
    return own
        ? IntStream.range(0, draft.size()).filter(at -> draft.isFree(at, Cue.AVERAGE)).findFirst()
        : OptionalInt.empty();
  }

  /** "Cash", which is a condition already. */
  private static boolean isCondition(Draft draft, int at) {
    return !draft.free(at) && draft.value(at).isPresent();
  }

  /** "How much is charged for an hour" adds up no hours. */
  private static boolean isOne(Draft draft, int at) {
    return draft.fillerBefore(at, WordClass.ARTICLE)
        && !NounNumber.isPlural(draft.tokens.get(at).text());
  }

  /** "Did we take in tips", "tax did we charge", "did guests leave in tips". */
  private static void takeDeal(Draft draft, int much, int quantity) {
    int before = draft.previous(quantity);
    int deal = before > much ? before : draft.next(quantity);
    boolean left =
        deal == before
            && draft.isUnknown(deal)
            && draft.fillerBefore(quantity, WordClass.IN)
            && WordClass.LEAVING_MONEY.contains(text(draft, deal));
    if (OnlyMoney.isDeal(draft, deal) || left) {
      draft.take(deal);
    }
  }

  /** "How much each", "how much did each pay": the verb says again what the extreme is of. */
  private static void takeBesides(Draft draft, int how) {
    draft.take(how, how + 1);
    int each = draft.next(how + 1);
    if (!draft.isFree(each, Cue.EACH) || Groups.groupable(draft, draft.next(each))) {
      return;
    }
    draft.take(each);
    int verb = draft.next(each);
    if (draft.isUnknown(verb) && draft.next(verb) >= draft.size()) {
      draft.take(verb);
    }
  }

  /** The text of a token; empty for a place outside. */
  private static String text(Draft draft, int at) {
    return at < draft.size() ? draft.tokens.get(at).text() : "";
  }
}

package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Arithmetic;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Sign;
import io.github.askjdbc.generation.embedded.grammar.draft.Comparators;
import io.github.askjdbc.generation.embedded.grammar.draft.Compared;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.ShareWords;
import io.github.askjdbc.generation.embedded.grammar.phrases.UnnamedAmount;
import io.github.askjdbc.linking.Cue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A number of a row that is compared with another of it or of the row that it belongs to: "an
 * amount claimed of less than the deductible of the policy", "a rent of at most four times the
 * deposit of the home", "more than 10 above the fee of the tariff", "more riders than the bus has
 * seats". What is added up over rows is compared elsewhere.
 */
public final class NumbersComparedRule implements Rule {

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final BigDecimal TWICE = BigDecimal.valueOf(2);
  private static final BigDecimal HALF = new BigDecimal("0.5");

  /**
   * What is compared, and how.
   *
   * @param places tokens from the number that is compared to the last word that says how
   * @param ofMoney whether no word names the number, which is the one amount of the rows
   */
  private record Compared(
      ColumnName left, Operator operator, List<Integer> places, boolean ofMoney) {}

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      int cue = at;
      operator(draft, at)
          .flatMap(operator -> left(draft, cue, operator))
          .ifPresent(left -> read(draft, cue, left));
      stock(draft, at);
      clause(draft, at);
    }
  }

  private static Optional<Operator> operator(Draft draft, int at) {
    boolean equals =
        draft.isUnknown(at) && WordClass.EQUALLING.contains(draft.tokens.get(at).text());
    return equals ? Optional.of(Operator.EQUAL) : Comparators.ofNumbers(draft, at);
  }

  /** The number that stands before, of rows that are spoken of, or the one amount of rows. */
  private static Optional<Compared> left(Draft draft, int cue, Operator operator) {
    int left = draft.previous(cue);
    if (!draft.free(left)) {
      return Optional.empty();
    }
    boolean number =
        draft.isQuantity(left)
            && (isHead(draft, left) || isSpokenOf(draft, draft.column(left).orElseThrow().table()))
            && AggregateCues.function(draft, draft.previous(left)).isEmpty();
    return number
        ? draft.column(left).map(one -> new Compared(one, operator, List.of(left, cue), false))
        : draft
            .table(left)
            .flatMap(rows -> UnnamedAmount.of(draft, rows))
            .map(one -> new Compared(one, operator, List.of(cue), true));
  }

  /** "Parts below their minimum quantity": what there is of each in stock. */
  private static void stock(Draft draft, int cue) {
    int rows = draft.previous(cue);
    Optional<TableName> things = draft.free(cue) ? draft.table(rows) : Optional.empty();
    Optional<OtherNumber> least =
        things
            .flatMap(table -> OtherNumber.at(draft, draft.next(cue), table))
            .filter(one -> things.equals(Optional.of(one.column().table())))
            .filter(one -> isCalled(one.column(), WordClass.LEAST_STOCK));
    Optional<Operator> operator = operator(draft, cue);
    if (least.isPresent() && operator.isPresent()) {
      inStock(draft, things.get(), least.get().column())
          .map(left -> new Compared(left, operator.get(), List.of(cue), false))
          .ifPresent(left -> read(draft, cue, left));
    }
  }

  /** The one number that a table has of what there is in stock. */
  private static Optional<ColumnName> inStock(Draft draft, TableName things, ColumnName least) {
    List<ColumnName> held =
        draft.knowledge.catalog().table(things).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(column -> !column.equals(least) && draft.columns.isQuantity(column))
            .filter(column -> isCalled(column, WordClass.IN_STORE))
            .filter(column -> !isCalled(column, WordClass.LEAST_STOCK))
            .toList();
    return held.size() == 1 ? Optional.of(held.get(0)) : Optional.empty();
  }

  private static boolean isCalled(ColumnName column, WordClass words) {
    return NameParts.of(column.column()).stream().anyMatch(words::contains);
  }

  private static boolean isSpokenOf(Draft draft, TableName table) {
    return draft.named.contains(table)
        || IntStream.range(0, draft.size())
            .anyMatch(at -> draft.rows(at).equals(Optional.of(table)));
  }

  /** "How many fines above the base fine": the number stands for the rows that have it. */
  private static boolean isHead(Draft draft, int at) {
    return draft.isFree(0, Cue.COUNT) && draft.next(0) == at;
  }

  private static void read(Draft draft, int cue, Compared compared) {
    boolean head = isHead(draft, compared.places().get(0));
    int first = draft.next(cue);
    boolean number = draft.number(first).isPresent() && draft.free(first);
    boolean read =
        number
            ? numbered(draft, compared, first)
            : factor(draft, first)
                .map(many -> multiple(draft, compared, List.of(first), many))
                .orElseGet(() -> other(draft, compared, first));
    if (read && head) {
      draft.countsSubject = true;
      draft.subject = Optional.of(compared.left().table());
      draft.named.add(compared.left().table());
      draft.select(0, Expression.Aggregate.countRows(), draft.take(0));
    }
  }

  /** "Less than the deductible", "exceeds the deductible by more than 10". */
  private static boolean other(Draft draft, Compared compared, int at) {
    Optional<OtherNumber> right = OtherNumber.at(draft, at, compared.left().table());
    int by = right.map(one -> draft.next(one.last())).orElse(draft.size());
    boolean apart =
        draft.fillerBefore(by, WordClass.BY) && Comparators.ofNumbers(draft, by).isPresent();
    return apart
        ? by(draft, compared, at, by)
        : other(draft, compared, at, List.of(), one -> comparison(compared, new Cell(one)));
  }

  private static boolean by(Draft draft, Compared compared, int at, int cue) {
    int number = draft.next(cue);
    boolean above = compared.operator() == Operator.MORE;
    boolean whole =
        (above || compared.operator() == Operator.LESS)
            && draft.free(number)
            && draft.number(number).isPresent()
            && !ShareWords.saysPercent(draft, draft.next(number));
    Compared by =
        new Compared(
            compared.left(),
            Comparators.ofNumbers(draft, cue).orElseThrow(),
            compared.places(),
            compared.ofMoney());
    return whole
        && other(
            draft,
            by,
            at,
            List.of(cue, number),
            right -> apart(by, draft.number(number).orElseThrow(), right, above));
  }

  /** "5 times the cost", "80 percent of the limit", "10 above the fee". */
  private static boolean numbered(Draft draft, Compared compared, int number) {
    int word = draft.next(number);
    BigDecimal said = draft.number(number).orElseThrow();
    List<Integer> places = List.of(number, word);
    if (draft.isUnknown(word) && WordClass.MULTIPLIED.contains(draft.tokens.get(word).text())) {
      return multiple(draft, compared, places, said);
    }
    if (ShareWords.saysPercentOf(draft, word)) {
      return other(
          draft, compared, draft.next(word), places, right -> percent(compared, said, right));
    }
    Optional<Operator> direction =
        Comparators.ofNumbers(draft, word)
            .filter(one -> one == Operator.MORE || one == Operator.LESS);
    return direction.isPresent()
        && other(
            draft,
            compared,
            draft.next(word),
            places,
            right -> apart(compared, said, right, direction.get() == Operator.MORE));
  }

  private static boolean multiple(
      Draft draft, Compared compared, List<Integer> places, BigDecimal factor) {
    return other(
        draft,
        compared,
        draft.next(places.get(places.size() - 1)),
        places,
        right ->
            comparison(compared, new Arithmetic(numeral(factor), Sign.TIMES, new Cell(right))));
  }

  private static Condition comparison(Compared compared, Expression right) {
    return new Condition.Comparison(new Cell(compared.left()), compared.operator(), right);
  }

  private static Condition percent(Compared compared, BigDecimal percent, ColumnName right) {
    return new Condition.Comparison(
        new Arithmetic(new Cell(compared.left()), Sign.TIMES, numeral(HUNDRED)),
        compared.operator(),
        new Arithmetic(numeral(percent), Sign.TIMES, new Cell(right)));
  }

  private static Condition apart(
      Compared compared, BigDecimal least, ColumnName right, boolean above) {
    Expression one = new Cell(compared.left());
    Expression other = new Cell(right);
    return new Condition.Comparison(
        above ? new Arithmetic(one, Sign.MINUS, other) : new Arithmetic(other, Sign.MINUS, one),
        compared.operator(),
        numeral(least));
  }

  /** A condition with the number that stands at a token; false where there is none. */
  private static boolean other(
      Draft draft,
      Compared compared,
      int at,
      List<Integer> said,
      Function<ColumnName, Condition> condition) {
    Optional<OtherNumber> right =
        OtherNumber.at(draft, at, compared.left().table())
            .filter(one -> !one.column().equals(compared.left()))
            .filter(one -> !compared.ofMoney() || UnnamedAmount.isMoney(one.column()));
    right.ifPresent(
        one -> {
          List<Integer> places = new ArrayList<>(compared.places());
          places.addAll(said);
          places.addAll(one.places());
          draft.named.add(compared.left().table());
          draft.named.add(one.column().table());
          draft.where(condition.apply(one.column()), draft.take(places));
        });
    return right.isPresent();
  }

  /** "More riders than the bus has seats", "fewer guests than seats". */
  private static void clause(Draft draft, int more) {
    Optional<Operator> operator = ahead(draft, more);
    int left = draft.next(more);
    int behind = draft.next(left);
    boolean than =
        operator.isPresent()
            && draft.isQuantity(left)
            && draft.fillerBefore(behind, WordClass.THAN)
            && isSpokenOf(draft, draft.column(left).orElseThrow().table());
    if (than) {
      ColumnName column = draft.column(left).orElseThrow();
      Compared compared = new Compared(column, operator.get(), List.of(more, left), false);
      Optional<TableName> owner = draft.free(behind) ? draft.table(behind) : Optional.empty();
      boolean owned =
          owner.isPresent()
              && owner.equals(draft.column(draft.next(behind)).map(ColumnName::table));
      other(
          draft,
          compared,
          owned ? draft.next(behind) : behind,
          owned ? List.of(behind) : List.of(),
          right -> comparison(compared, new Cell(right)));
    }
  }

  /** "More" and "fewer" before what is counted. */
  public static Optional<Operator> ahead(Draft draft, int at) {
    String word = draft.isUnknown(at) ? draft.tokens.get(at).text() : "";
    return WordClass.AHEAD.contains(word)
        ? Optional.of(Operator.MORE)
        : WordClass.FALLEN_BEHIND.contains(word) ? Optional.of(Operator.LESS) : Optional.empty();
  }

  /** What is meant by a word for so many times: "twice", "half". */
  private static Optional<BigDecimal> factor(Draft draft, int at) {
    String word = draft.isUnknown(at) ? draft.tokens.get(at).text() : "";
    return WordClass.DOUBLED.contains(word)
        ? Optional.of(TWICE)
        : WordClass.HALVED.contains(word) ? Optional.of(HALF) : Optional.empty();
  }

  private static Expression numeral(BigDecimal value) {
    return new Condition.Literal.Numeral(value);
  }
}

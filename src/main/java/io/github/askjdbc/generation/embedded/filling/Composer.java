package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.schema.ColumnEntry;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Item;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.PlainNumber;
import io.github.askjdbc.linking.WordSpan;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Writes the parts of one SELECT as actions, each with the words that ask for it. */
final class Composer {

  private static final int AFTER_ALL = Integer.MAX_VALUE;

  private final Mentions mentions;
  private final Patterns patterns;
  private final Map<Integer, TimeForm> times;

  /**
   * @param times how columns that periods may be compared with write their times, by number
   */
  Composer(Mentions mentions, Patterns patterns, Map<Integer, TimeForm> times) {
    this.mentions = mentions;
    this.patterns = patterns;
    this.times = times;
  }

  /** The select list, in the order in which the question speaks of it. */
  List<Action> select(Block block, List<Integer> selected, List<Integer> aggregated) {
    List<Action.AddSelect> items = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    Iterator<Integer> plain = selected.iterator();
    Iterator<Integer> within = aggregated.iterator();
    for (Item item : block.select()) {
      OptionalInt column =
          item.plain()
              ? OptionalInt.of(plain.next())
              : item.aggregated() ? OptionalInt.of(within.next()) : OptionalInt.empty();
      items.add(new Action.AddSelect(expression(item, column), column(column)));
      places.add(
          column.isPresent() && mentions.columns().get(column.getAsInt()).found()
              ? mentions.columns().get(column.getAsInt()).first()
              : AFTER_ALL);
    }
    return IntStream.range(0, items.size())
        .boxed()
        .sorted(Comparator.comparingInt(places::get))
        .<Action>map(items::get)
        .toList();
  }

  Expression expression(Item item, OptionalInt column) {
    if (item.star() && item.function().isEmpty()) {
      return new Expression.AllColumns(Optional.empty());
    }
    if (item.star()) {
      return Aggregate.countRows();
    }
    Cell cell = cell(column.orElseThrow());
    return item.function().isEmpty()
        ? cell
        : new Aggregate(item.function().get(), item.distinct(), Optional.of(cell));
  }

  Cell cell(int column) {
    return new Cell(mentions.schema().column(column).name());
  }

  List<Action> from(JoinTree tree) {
    List<Action> actions = new ArrayList<>();
    actions.add(new Action.AddFrom(tree.root(), Optional.empty(), table(tree.root())));
    for (JoinTree.Step step : tree.steps()) {
      actions.add(
          new Action.AddFrom(
              step.table(), Optional.of(Action.Join.on(step.key(), false)), table(step.table())));
    }
    return actions;
  }

  /**
   * @param nested what stands in the place of a condition with a query
   */
  List<Action> where(
      Block block,
      List<Slots.Filter> filters,
      Optional<Slots.Range> range,
      Optional<Condition> nested) {
    Iterator<Slots.Filter> values = filters.iterator();
    List<Action> actions = new ArrayList<>();
    for (List<Block.Place> conjunct : block.where()) {
      List<Condition> alternatives = new ArrayList<>();
      List<WordSpan> words = new ArrayList<>();
      for (Block.Place place : conjunct) {
        if (place == Block.Place.VALUE) {
          Slots.Filter filter = values.next();
          alternatives.add(condition(filter));
          words.addAll(column(OptionalInt.of(filter.pairing().column())));
          words.addAll(value(filter.pairing().value()));
        } else if (place == Block.Place.BETWEEN) {
          Slots.Range between = range.orElseThrow();
          alternatives.add(range(between));
          words.addAll(column(OptionalInt.of(between.column())));
          words.addAll(value(between.low()));
          words.addAll(value(between.high()));
        } else {
          alternatives.add(nested.orElseThrow());
        }
      }
      actions.add(
          new Action.AddWhere(
              alternatives.size() == 1 ? alternatives.get(0) : new Condition.Either(alternatives),
              words));
    }
    return actions;
  }

  private Condition range(Slots.Range range) {
    ValueMention low = mentions.values().get(range.low());
    ValueMention high = mentions.values().get(range.high());
    Cell cell = cell(range.column());
    Optional<Period> from = period(low, range.column());
    Optional<Period> to = period(high, range.column());
    return from.isPresent() && to.isPresent()
        ? days(range.column()).within(from.get(), to.get())
        : new Condition.Between(
            cell, literal(range.column(), low.text()), literal(range.column(), high.text()));
  }

  /** What a value is for a column of times that does not hold it as it stands. */
  private Optional<Period> period(ValueMention value, int column) {
    return form(column).isPresent() && !value.stored().containsKey(column)
        ? value.period()
        : Optional.empty();
  }

  private Optional<TimeForm> form(int column) {
    return mentions.schema().column(column).kind() == ColumnKind.DATE
        ? Optional.of(times.getOrDefault(column, TimeForm.NATIVE))
        : Optional.ofNullable(times.get(column));
  }

  private DayConditions days(int column) {
    return new DayConditions(cell(column), form(column).orElseThrow());
  }

  private Condition condition(Slots.Filter filter) {
    int column = filter.pairing().column();
    ValueMention value = mentions.values().get(filter.pairing().value());
    if (value.states().containsKey(column)) {
      return new Condition.Defined(value.states().get(column));
    }
    Cell cell = cell(column);
    Optional<Period> period = period(value, column);
    if (period.isPresent()) {
      return days(column).condition(filter.operator(), period.get());
    }
    Comparing comparing = comparing(filter, value);
    return switch (comparing) {
      case LIKE, NOT_LIKE ->
          new Condition.Like(
              cell,
              new Literal.Text(patterns.of(mentions, value)),
              comparing == Comparing.NOT_LIKE);
      default ->
          new Condition.Comparison(
              cell,
              filter.operator().operator().orElseThrow(),
              literal(column, filter.pairing().stored()));
    };
  }

  /** The chosen operator, but that a text which others are to hold is equal to none. */
  private Comparing comparing(Slots.Filter filter, ValueMention value) {
    int column = filter.pairing().column();
    boolean texts = mentions.schema().column(column).kind() == ColumnKind.TEXT;
    if (!texts || !patterns.asked(mentions, value)) {
      return filter.operator();
    }
    return switch (filter.operator()) {
      case EQUAL -> Comparing.LIKE;
      case NOT_EQUAL -> Comparing.NOT_LIKE;
      default -> filter.operator();
    };
  }

  private Literal literal(int column, String text) {
    ColumnEntry entry = mentions.schema().column(column);
    return PlainNumber.of(text.replace(",", ""))
        .filter(number -> entry.kind() == ColumnKind.NUMBER)
        .<Literal>map(Literal.Numeral::new)
        .orElseGet(() -> new Literal.Text(text));
  }

  List<Action> group(List<Integer> columns) {
    return columns.stream()
        .<Action>map(c -> new Action.AddGroupBy(cell(c), column(OptionalInt.of(c))))
        .toList();
  }

  /** Empty where the group is compared with a number that the question does not give. */
  Optional<Action> having(Block.Having having, OptionalInt column, OptionalInt value) {
    if (value.isEmpty() || (having.item().aggregated() && column.isEmpty())) {
      return Optional.empty();
    }
    BigDecimal number = mentions.values().get(value.getAsInt()).amount().orElseThrow();
    return Optional.of(
        new Action.AddHaving(
            new Condition.Comparison(
                expression(having.item(), column), having.operator(), new Literal.Numeral(number)),
            value(value.getAsInt())));
  }

  Action order(Block.Order order, OptionalInt column) {
    return new Action.AddOrderBy(
        expression(order.item(), column), order.descending(), column(column));
  }

  /** How many rows an order keeps: the first number that nothing else uses. */
  Optional<Action> limit(Block.Order order, Slots slots) {
    if (order.rows() == Block.Rows.ONE) {
      return Optional.of(new Action.AddLimit(1, List.of()));
    }
    return mentions.values().stream()
        .filter(value -> !slots.values().contains(value.number()))
        .filter(value -> value.amount().filter(Composer::countsRows).isPresent())
        .findFirst()
        .map(
            value ->
                new Action.AddLimit(
                    value.amount().orElseThrow().longValueExact(), value(value.number())));
  }

  private static boolean countsRows(BigDecimal number) {
    return number.signum() > 0
        && number.stripTrailingZeros().scale() <= 0
        && number.compareTo(BigDecimal.valueOf(10_000)) < 0;
  }

  private List<WordSpan> table(TableName table) {
    return mentions
        .schema()
        .number(table)
        .map(number -> words(mentions.tables().get(number)))
        .orElse(List.of());
  }

  /** The words that name a column. */
  List<WordSpan> column(OptionalInt column) {
    return column.isEmpty() ? List.of() : words(mentions.columns().get(column.getAsInt()));
  }

  private List<WordSpan> words(Mention mention) {
    return mention.found() ? words(mention.first(), mention.end()) : List.of();
  }

  private List<WordSpan> value(int number) {
    ValueMention value = mentions.values().get(number);
    return words(value.first(), value.end());
  }

  private List<WordSpan> words(int first, int end) {
    int[] words =
        IntStream.range(first, end)
            .map(at -> mentions.tokens().get(at).word())
            .filter(word -> word >= 0)
            .toArray();
    return words.length == 0 ? List.of() : List.of(new WordSpan(words[0], words[words.length - 1]));
  }
}

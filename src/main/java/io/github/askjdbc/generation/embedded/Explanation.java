package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.filling.Filled;
import io.github.askjdbc.generation.embedded.filling.Slots;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Block.Place;
import io.github.askjdbc.generation.embedded.sketch.Item;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which words of a question a query accounts for: names, values, and cues that it follows. */
final class Explanation {

  private final Filled filled;
  private final List<Block> blocks = new ArrayList<>();
  private final List<Item> items = new ArrayList<>();

  private Explanation(Filled filled) {
    this.filled = filled;
    Sketch sketch = filled.sketch();
    blocks.add(sketch.outer());
    sketch.nested().ifPresent(nested -> blocks.add(nested.block()));
    for (Block block : blocks) {
      items.addAll(block.select());
      block.order().ifPresent(order -> items.add(order.item()));
      block.having().ifPresent(having -> items.add(having.item()));
    }
  }

  /** Indices of words. */
  static Set<Integer> of(Filled filled, LinkedQuestion question) {
    Explanation explanation = new Explanation(filled);
    Set<Integer> explained = new HashSet<>();
    named(filled.actions(), explained);
    for (Link link : question.links()) {
      if (link instanceof Link.ToCue cue && explanation.follows(cue.cue())) {
        link.span().words().forEach(explained::add);
      }
    }
    return explained;
  }

  private static void named(List<Action> actions, Set<Integer> explained) {
    for (Action action : actions) {
      action.from().forEach(span -> span.words().forEach(explained::add));
      if (action instanceof Action.AddMerge merge) {
        named(merge.query(), explained);
      }
    }
  }

  private boolean follows(Cue cue) {
    return switch (cue) {
      case COUNT -> has(Function.COUNT);
      case AVERAGE -> has(Function.AVG);
      case SUM -> has(Function.SUM) || has(Function.COUNT);
      case MAXIMUM, TOP -> has(Function.MAX) || ordered(true);
      case MINIMUM, BOTTOM -> has(Function.MIN) || ordered(false);
      case MORE_THAN, AFTER -> compares(Comparing.MORE, Operator.MORE);
      case LESS_THAN, BEFORE -> compares(Comparing.LESS, Operator.LESS);
      case AT_LEAST, SINCE -> compares(Comparing.AT_LEAST, Operator.AT_LEAST);
      case AT_MOST -> compares(Comparing.AT_MOST, Operator.AT_MOST);
      case EXACTLY -> compares(Comparing.EQUAL, Operator.EQUAL);
      case BETWEEN -> any(Place.BETWEEN);
      case NOT -> negates();
      case OR -> blocks.stream().anyMatch(Explanation::hasAlternatives) || merges("UNION");
      case EACH -> blocks.stream().anyMatch(block -> block.groups() > 0);
      case DISTINCT -> true;
      case ORDER, ALPHABETICAL -> blocks.stream().anyMatch(block -> block.order().isPresent());
      case ASCENDING -> ordered(false);
      case DESCENDING -> ordered(true);
      case FREQUENT -> blocks.stream().anyMatch(Explanation::ordersByCount);
      case SHARE -> false;
    };
  }

  private boolean has(Function function) {
    return items.stream().anyMatch(item -> item.function().equals(Optional.of(function)));
  }

  private boolean ordered(boolean descending) {
    return blocks.stream()
        .anyMatch(
            block -> block.order().filter(order -> order.descending() == descending).isPresent());
  }

  private boolean compares(Comparing comparing, Operator operator) {
    return filled.slots().filters().stream().map(Slots.Filter::operator).anyMatch(comparing::equals)
        || blocks.stream()
            .anyMatch(block -> block.having().filter(h -> h.operator() == operator).isPresent())
        || filled.sketch().nested().flatMap(Sketch.Nested::operator).equals(Optional.of(operator));
  }

  private boolean any(Place place) {
    return blocks.stream().anyMatch(block -> block.count(place) > 0);
  }

  private boolean negates() {
    return any(Place.NOT_IN)
        || merges("EXCEPT")
        || filled.slots().filters().stream()
            .map(Slots.Filter::operator)
            .anyMatch(o -> o == Comparing.NOT_EQUAL || o == Comparing.NOT_LIKE);
  }

  private boolean merges(String operator) {
    return filled
        .sketch()
        .nested()
        .flatMap(Sketch.Nested::set)
        .filter(set -> set.name().equals(operator))
        .isPresent();
  }

  private static boolean hasAlternatives(Block block) {
    return block.where().stream().anyMatch(places -> places.size() > 1);
  }

  private static boolean ordersByCount(Block block) {
    return block
        .order()
        .filter(order -> order.item().function().equals(Optional.of(Function.COUNT)))
        .isPresent();
  }
}

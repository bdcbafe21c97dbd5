package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What rows cost, by the one column of money that they have: "what does a private lesson cost on
 * average", "what have our repairs cost us in total". A column called so is read where it stands.
 */
public final class CostRule implements Rule {

  private static final String ADD = "add"; // up to
  private static final double ONLY_MONEY = 0.85;

  @Override
  public void apply(Draft draft) {
    int rows = rows(draft);
    boolean open = rows < draft.size() && draft.selected.isEmpty();
    if (open && (spent(draft, rows) || PastCost.read(draft))) {
      return;
    }
    int verb = draft.next(rows);
    while (verb < draft.size() && !draft.free(verb)) {
      verb = draft.next(verb); // "from the Red mill"
    }
    boolean adds = draft.isFree(verb, Cue.SUM) && draft.tokens.get(verb).text().startsWith(ADD);
    int cue = adds ? verb : draft.next(verb);
    boolean asked = draft.size() > 0 && draft.selected.isEmpty() && isAsking(draft, rows);
    if (!asked || !(adds || isVerb(draft, verb)) || function(draft, cue).isEmpty()) {
      return;
    }
    TableName table = draft.rows(rows).orElseThrow();
    Optional<ColumnName> named = draft.isQuantity(verb) ? draft.column(verb) : Optional.empty();
    Optional<ColumnName> money =
        named
            .or(() -> OnlyMoney.of(draft, table).filter(column -> !isTakenIn(column)))
            .filter(column -> column.table().equals(table));
    boolean last = draft.next(cue) >= draft.size();
    if (money.isPresent() && last) {
      draft.belief *= ONLY_MONEY;
      List<Integer> places = new ArrayList<>(List.of(0, verb, cue));
      IntStream.range(0, rows).filter(at -> isMuch(draft, at)).forEach(places::add);
      draft.select(cue, Aggregate.of(function(draft, cue).get(), money.get()), draft.take(places));
    }
  }

  /** "What have we spent on repairs in total": of the one column of money that they have. */
  private static boolean spent(Draft draft, int rows) {
    int verb =
        IntStream.range(1, rows)
            .filter(at -> draft.isUnknown(at))
            .filter(at -> WordClass.SPENT.contains(draft.tokens.get(at).text()))
            .filter(at -> WordClass.SOMEBODY.contains(draft.tokens.get(at - 1).text()))
            .findFirst()
            .orElse(-1);
    boolean what =
        verb > 0
            && WordClass.ASKING_NAMELESS.contains(draft.tokens.get(0).text())
            && IntStream.range(verb, rows)
                .filter(at -> WordClass.SPENT_ON.contains(draft.tokens.get(at).text()))
                .anyMatch(on -> isObject(draft, on, rows));
    List<Integer> others =
        IntStream.range(0, draft.size())
            .filter(at -> draft.free(at) && at != rows && at != verb && !isNarrowed(draft, at))
            .filter(at -> draft.tokens.get(at).content() || draft.tokens.get(at).link().isPresent())
            .boxed()
            .toList();
    boolean plain = others.stream().allMatch(at -> at > rows && function(draft, at).isPresent());
    Optional<ColumnName> money =
        what && plain && others.size() < 2
            ? draft
                .rows(rows)
                .flatMap(table -> OnlyMoney.of(draft, table))
                .filter(column -> !isTakenIn(column))
            : Optional.empty();
    money.ifPresent(
        column -> {
          Function added =
              others.stream().findFirst().flatMap(at -> function(draft, at)).orElse(Function.SUM);
          List<Integer> places = new ArrayList<>(others);
          places.addAll(List.of(0, verb));
          draft.belief *= ONLY_MONEY;
          draft.select(0, Aggregate.of(added, column), draft.take(places));
        });
    return money.isPresent();
  }

  /** Sales are no costs. */
  private static boolean isTakenIn(ColumnName money) {
    return NameParts.of(money.column()).stream().anyMatch(WordClass.TAKEN_IN::contains);
  }

  /** "Canon cameras", of which those called so are told by a value: "repairs to Canon cameras". */
  private static boolean isNarrowed(Draft draft, int at) {
    return draft
        .value(at - 1)
        .map(value -> value.column().table())
        .filter(of -> !draft.free(at - 1) && draft.table(at).equals(Optional.of(of)))
        .isPresent();
  }

  /**
   * Whether only what narrows the rows stands before them: no "repairs to" of "repairs to bikes".
   */
  private static boolean isObject(Draft draft, int on, int rows) {
    return IntStream.range(on + 1, rows)
        .allMatch(
            at ->
                draft.tokens.get(at).link().isPresent()
                    || WordClass.DETERMINER.contains(draft.tokens.get(at).text())
                    || WordClass.ARTICLE.contains(draft.tokens.get(at).text()));
  }

  /** The first noun for rows, or the first value that they are called by. */
  private static int rows(Draft draft) {
    return IntStream.range(0, draft.size())
        .filter(at -> draft.table(at).isPresent())
        .findFirst()
        .orElseGet(
            () ->
                IntStream.range(0, draft.size())
                    .filter(at -> draft.value(at).isPresent())
                    .findFirst()
                    .orElse(draft.size()));
  }

  /** "What does a", "how much do our", with conditions that were read. */
  private static boolean isAsking(Draft draft, int rows) {
    return WordClass.ASKING.contains(draft.tokens.get(0).text())
        && IntStream.range(1, rows)
            .filter(draft::free)
            .allMatch(
                at ->
                    isMuch(draft, at) || (draft.isUnknown(at) && !draft.tokens.get(at).content()));
  }

  private static boolean isMuch(Draft draft, int at) {
    return at == 1 && draft.isUnknown(at) && WordClass.MUCH.contains(draft.tokens.get(at).text());
  }

  private static boolean isVerb(Draft draft, int at) {
    return draft.free(at) && WordClass.COSTING.contains(draft.tokens.get(at).text());
  }

  private static boolean isTogether(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.TOGETHER.contains(draft.tokens.get(at).text());
  }

  private static Optional<Function> function(Draft draft, int at) {
    return draft.isFree(at, Cue.AVERAGE)
        ? Optional.of(Function.AVG)
        : draft.isFree(at, Cue.SUM) || isTogether(draft, at)
            ? Optional.of(Function.SUM)
            : Optional.empty();
  }
}

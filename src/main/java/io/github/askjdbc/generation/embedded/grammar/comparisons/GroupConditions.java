package io.github.askjdbc.generation.embedded.grammar.comparisons;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Compared;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.AggregateCues;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Conditions on a number over the rows of another table: "more than 3 open tickets", "whose orders
 * total more than 500", "an average score above 4".
 */
final class GroupConditions {

  /** Believed that much less where rows without any, whose sum is small as well, are left out. */
  private static final double WITHOUT_NONE = 0.6;

  private GroupConditions() {}

  /** The noun that a number counts, behind what says which of them: "more than 3 open tickets". */
  static int countedNoun(Draft draft, int after) {
    int noun = after + 1;
    if (isDifferent(draft, noun)) {
      return noun;
    }
    boolean describes =
        draft.free(after)
            && draft.free(noun)
            && Stream.concat(
                    draft.value(after).map(Link.ToValue::column).stream(),
                    draft.tokens.get(after).link().stream()
                        .flatMap(link -> link.namedColumns().stream()))
                .anyMatch(column -> draft.table(noun).equals(Optional.of(column.table())));
    return describes ? noun : after;
  }

  /** "Three different machines", to which one way leads: those are counted once each. */
  private static boolean isDifferent(Draft draft, int noun) {
    return draft.isFree(noun - 1, Cue.DISTINCT)
        && draft.free(noun)
        && draft.table(noun).isPresent()
        && draft.named.stream()
            .findFirst()
            .flatMap(asked -> draft.graph.connect(asked, draft.table(noun).stream().toList()))
            .filter(tree -> !tree.ambiguous())
            .isPresent();
  }

  /** How many rows of a table there are for each of another. */
  static boolean ofCount(Draft draft, int counted, Compared compared, int... places) {
    Optional<TableName> table = draft.table(counted);
    if (table.isEmpty() || !draft.free(counted) || draft.counted.isPresent()) {
      return false;
    }
    if (isOfAnother(draft, Math.min(counted, places[0]), table.get())) {
      draft.reject();
    }
    if (isDifferent(draft, counted)) {
      draft.take(counted - 1);
    }
    draft.counted = table;
    draft.named.add(table.get());
    draft.keepsPartnerless = compared.holdsOfNone();
    draft.actions.add(
        new Action.AddHaving(compared.with(Aggregate.countRows()), draft.take(places)));
    return true;
  }

  /**
   * "Tutors who have had a course with more than 8 pupils": counted for each course, and not for
   * each tutor.
   */
  private static boolean isOfAnother(Draft draft, int number, TableName counted) {
    Optional<TableName> owner = draft.table(draft.previous(number));
    Optional<TableName> asked = draft.named.stream().findFirst();
    boolean owns =
        draft.fillerBefore(number, WordClass.WITH) || draft.fillerBefore(number, WordClass.OWNING);
    return owns
        && owner.isPresent()
        && !owner.equals(asked)
        && !owner.get().equals(counted)
        && !draft.graph.references(counted, owner.get()).isEmpty();
  }

  /**
   * "Orders from at least three different countries": of which of another's rows there are many.
   */
  static boolean ofKinds(Draft draft, int cue, int at, int different, Compared compared) {
    int place = draft.next(different);
    Optional<ColumnName> kind =
        draft.isFree(different, Cue.DISTINCT) && draft.free(place) && place == different + 1
            ? draft.column(place).filter(column -> !draft.columns.isKey(column))
            : Optional.empty();
    Optional<TableName> asked = draft.named.stream().findFirst();
    boolean ofOthers =
        asked.isPresent()
            && kind.filter(column -> !column.table().equals(asked.get())).isPresent()
            && draft.counted.isEmpty();
    if (!ofOthers || compared.holdsOfNone() || isOfThird(draft, asked.get(), kind.get().table())) {
      return false;
    }
    draft.named.add(kind.get().table());
    draft.actions.add(
        new Action.AddHaving(
            compared.with(Aggregate.countDistinct(kind.get())),
            draft.take(cue, at, different, place)));
    return true;
  }

  /** "Schools that have a pupil with books by at least three different authors": of each pupil. */
  private static boolean isOfThird(Draft draft, TableName asked, TableName kinds) {
    List<TableName> others =
        draft.named.stream().filter(one -> !one.equals(asked) && !one.equals(kinds)).toList();
    return others.size() > 1
        || others.stream()
            .flatMap(one -> draft.graph.connect(one, List.of(kinds)).stream())
            .anyMatch(JoinTree::multipliesRoot);
  }

  /** "A total order amount over 500", where the words before a column say what is computed. */
  static boolean ofColumn(Draft draft, int place, int cue, int at, Compared compared) {
    int before = draft.previous(place);
    boolean owned = OwnedColumn.isBehind(draft, before);
    int aggregate = owned ? draft.previous(before) : before;
    Optional<Expression.Function> function = AggregateCues.function(draft, aggregate);
    if (function.isEmpty()
        || !draft.onlyBetween(aggregate, owned ? before : place, WordClass.AGGREGATE_COLUMN)) {
      return false;
    }
    if (function.get() == Expression.Function.SUM && compared.holdsOfNone()) {
      draft.belief *= WITHOUT_NONE;
    }
    Aggregate number = Aggregate.of(function.get(), draft.column(place).get());
    draft.actions.add(
        new Action.AddHaving(
            compared.with(number),
            draft.take(aggregate, before == aggregate ? place : before, place, cue, at)));
    return true;
  }

  /** "More than 500 tonnes altogether", "total deliveries over 500 tonnes": of another's rows. */
  static boolean ofTotal(Draft draft, int place, int cue, int at, Compared compared) {
    ColumnName column = draft.column(place).get();
    int before = draft.previous(Math.min(place, Math.min(cue, at)));
    int behind = draft.next(Math.max(place, Math.max(cue, at)));
    int further = draft.next(behind);
    boolean other =
        draft.isQuantity(further) || (draft.free(further) && draft.table(further).isPresent());
    boolean rows = draft.table(before).equals(Optional.of(column.table()));
    OptionalInt total =
        IntStream.of(other ? before : behind, before, rows ? draft.previous(before) : before)
            .filter(one -> draft.isFree(one, Cue.SUM))
            .findFirst();
    boolean ofOthers =
        draft.named.stream().findFirst().filter(one -> !one.equals(column.table())).isPresent();
    if (total.isEmpty() || !ofOthers || !draft.isQuantity(place)) {
      return false;
    }
    having(draft, compared, column, place, cue, at, total.getAsInt());
    return true;
  }

  private static void having(Draft draft, Compared compared, ColumnName column, int... places) {
    if (compared.holdsOfNone()) {
      draft.belief *= WITHOUT_NONE;
    }
    draft.named.add(column.table());
    draft.actions.add(
        new Action.AddHaving(
            compared.with(Aggregate.of(Expression.Function.SUM, column)), draft.take(places)));
  }

  /** "Whose orders total more than 500", "paid more than 150 in total": of the money they have. */
  static boolean ofSum(Draft draft, int cue, int at, Compared compared) {
    int before = draft.previous(Math.min(cue, at));
    int behind = draft.next(Math.max(cue, at));
    OptionalInt total =
        IntStream.of(before, behind).filter(place -> draft.isFree(place, Cue.SUM)).findFirst();
    Optional<ColumnName> money =
        total.isEmpty() || (draft.free(draft.next(behind)) && draft.isQuantity(draft.next(behind)))
            ? Optional.empty()
            : OnlyMoney.of(draft, at);
    boolean ofOthers =
        money
            .filter(column -> !draft.named.stream().findFirst().equals(Optional.of(column.table())))
            .isPresent();
    if (!ofOthers) {
      return false;
    }
    having(draft, compared, money.get(), cue, at, total.getAsInt());
    return true;
  }
}

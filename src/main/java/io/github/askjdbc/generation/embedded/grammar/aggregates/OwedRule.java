package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What somebody has not paid: "how much does Acme still owe us", of the only rows with an amount
 * and a day on which it was paid. Not where they have a state, or payments of their own, by which
 * less may be owed.
 */
public final class OwedRule implements Rule {

  private static final double ROWS_UNSAID = 0.85;

  /** Rows of an amount that is owed until a day is known. */
  private record Bills(ColumnName amount, ColumnName paid) {}

  @Override
  public void apply(Draft draft) {
    int verb =
        IntStream.range(1, draft.size())
            .filter(at -> draft.isUnknown(at))
            .filter(at -> WordClass.OWING_MONEY.contains(draft.tokens.get(at).text()))
            .findFirst()
            .orElse(draft.size());
    List<Integer> asking = asking(draft);
    boolean asked = verb < draft.size() && !asking.isEmpty() && draft.selected.isEmpty();
    Optional<TableName> debtor = asked ? debtor(draft, asking.size(), verb) : Optional.empty();
    Optional<Bills> bills = debtor.flatMap(of -> bills(draft, of, verb));
    bills.ifPresent(
        owed -> {
          List<Integer> places = new ArrayList<>(asking);
          places.add(verb);
          if (isStill(draft, verb - 1)) {
            places.add(verb - 1);
          }
          List<WordSpan> spans = draft.take(places);
          draft.belief *= ROWS_UNSAID;
          draft.named.add(owed.amount().table());
          draft.where(new Condition.Present(new Cell(owed.paid()), true), spans);
          draft.select(0, Aggregate.of(Function.SUM, owed.amount()), spans);
        });
  }

  /** "What" or "how much". */
  private static List<Integer> asking(Draft draft) {
    String first = draft.size() > 1 ? draft.tokens.get(0).text() : "";
    boolean much = first.equals("how") && WordClass.MUCH.contains(draft.tokens.get(1).text());
    boolean free = draft.free(0) && (!much || draft.free(1));
    return !free || !(much || WordClass.ASKING_NAMELESS.contains(first))
        ? List.of()
        : much ? List.of(0, 1) : List.of(0);
  }

  private static boolean isStill(Draft draft, int at) {
    return draft.isUnknown(at) && WordClass.BEFORE_STATE.contains(draft.tokens.get(at).text());
  }

  /** Whoever is called by a name before the verb, and nobody else. */
  private static Optional<TableName> debtor(Draft draft, int first, int verb) {
    List<TableName> named = new ArrayList<>();
    for (int at = first; at < verb; at++) {
      Optional<Link.ToValue> value = draft.value(at);
      boolean filler = draft.tokens.get(at).link().isEmpty() && !draft.tokens.get(at).content();
      if (value.filter(one -> draft.isName(one.column())).isPresent() && !draft.free(at)) {
        named.add(value.get().column().table());
      } else if (!filler && !(at == verb - 1 && isStill(draft, at))) {
        return Optional.empty();
      }
    }
    return named.stream().distinct().count() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }

  private static Optional<Bills> bills(Draft draft, TableName debtor, int verb) {
    List<Bills> all =
        draft.knowledge.catalog().tables().stream()
            .filter(table -> isOf(draft, table.name(), debtor))
            .flatMap(table -> bills(draft, table).stream())
            .toList();
    List<TableName> said =
        IntStream.range(verb + 1, draft.size())
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .toList();
    return all.stream()
        .filter(one -> all.size() == 1 && said.stream().allMatch(one.amount().table()::equals))
        .findFirst();
  }

  private static boolean isOf(Draft draft, TableName bills, TableName debtor) {
    return !bills.equals(debtor)
        && NameParts.of(ShortNames.writtenOut(debtor.name())).stream()
            .map(NounNumber::singular)
            .noneMatch(WordClass.PAYEE_TABLE::contains)
        && draft
            .graph
            .connect(bills, List.of(debtor))
            .filter(tree -> !tree.multipliesRoot() && !tree.ambiguous())
            .isPresent();
  }

  private static Optional<Bills> bills(Draft draft, Table table) {
    List<ColumnName> paid =
        table.columns().stream()
            .filter(Column::nullable)
            .map(Column::name)
            .filter(column -> draft.knowledge.times().form(column).isPresent())
            .filter(column -> WordClass.SETTLED_DATE.ends(String.join("", parts(column))))
            .toList();
    boolean plain =
        paid.size() == 1
            && table.columns().stream()
                .flatMap(column -> parts(column.name()).stream())
                .noneMatch(WordClass.COURSE_COLUMN::ends)
            && draft.knowledge.catalog().tables().stream()
                .map(Table::name)
                .filter(other -> !draft.graph.references(other, table.name()).isEmpty())
                .allMatch(other -> OnlyMoney.of(draft, other).isEmpty());
    return plain
        ? OnlyMoney.of(draft, table.name()).map(money -> new Bills(money, paid.get(0)))
        : Optional.empty();
  }

  private static List<String> parts(ColumnName column) {
    return NameParts.of(ShortNames.writtenOut(column.column()));
  }
}

package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.phrases.OnlyMoney;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whoever or whatever the largest sum went to: "which van has cost us the most in repairs", "which
 * depot spent the most on fuel". The money is of the rows behind, or of the only ones that have a
 * column called so.
 */
final class CostliestOthers {

  private final Draft draft;
  private final int most;
  private final int verb;

  private CostliestOthers(Draft draft, int most) {
    this.draft = draft;
    this.most = most;
    this.verb = draft.previous(most);
  }

  /** Whether the extreme is of what something cost, and of no rows that could be counted. */
  static boolean isAsked(Draft draft, int most) {
    return WordClass.MOST.contains(draft.tokens.get(most).text())
        && draft.counted.isEmpty()
        && draft.asksForRows()
        && new CostliestOthers(draft, most).isCosting();
  }

  /** Reads it, or gives the draft up: rows are not counted where their cost is asked for. */
  static void read(Draft draft, int most) {
    CostliestOthers asked = new CostliestOthers(draft, most);
    Optional<ColumnName> money = asked.money();
    if (money.isPresent()) {
      ExtremeOfOthers.mostOf(draft, most, draft.size(), money.get(), asked.places(money.get()));
    } else {
      draft.reject();
    }
  }

  /** "Cost", of other rows than those asked for, or "spent" before what it was spent on. */
  private boolean isCosting() {
    if (!draft.free(verb)) {
      return false;
    }
    String said = draft.tokens.get(verb).text();
    boolean cost =
        WordClass.COSTING.contains(said)
            && (behind().isPresent() || draft.column(verb).map(ColumnName::table).isPresent());
    boolean spent = WordClass.SPENT.contains(said) && behind().isPresent();
    return (cost || spent) && asked().isPresent() && !behind().equals(asked()) && isOfOthers();
  }

  private boolean isOfOthers() {
    return behind().isPresent()
        || draft.column(verb).map(ColumnName::table).filter(own -> !isAsked(own)).isPresent();
  }

  private boolean isAsked(TableName rows) {
    return asked().equals(Optional.of(rows));
  }

  private Optional<TableName> asked() {
    return NearestRows.of(draft, verb);
  }

  /** The rows, or those of a value, that "in", "on" or "to" follow the extreme. */
  private Optional<TableName> behind() {
    int next = draft.next(most);
    boolean said =
        draft.fillerBefore(next, WordClass.SPENT_ON)
            || draft.fillerBefore(next, WordClass.IN)
            || draft.fillerBefore(next, WordClass.TO);
    return said ? draft.rows(next) : Optional.empty();
  }

  private Optional<ColumnName> money() {
    Optional<ColumnName> named = draft.isQuantity(verb) ? draft.column(verb) : Optional.empty();
    return behind()
        .map(rows -> named.filter(one -> one.table().equals(rows)).or(() -> only(rows)))
        .orElse(
            named
                .filter(one -> refersToAsked(one.table()))
                .filter(one -> !hasMoney(asked().orElseThrow())));
  }

  private Optional<ColumnName> only(TableName rows) {
    return OnlyMoney.of(draft, rows);
  }

  private boolean refersToAsked(TableName rows) {
    return asked().filter(one -> draft.graph.references(rows, one).size() == 1).isPresent();
  }

  /** What a fitter costs may as well be a wage. */
  private boolean hasMoney(TableName rows) {
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .map(Column::name)
        .filter(draft.columns::isQuantity)
        .flatMap(column -> NameParts.of(column.column()).stream())
        .anyMatch(part -> WordClass.MONEY.contains(part) || WordClass.PAID_FOR.contains(part));
  }

  /** With the rows behind and what only says again that all is added up. */
  private List<Integer> places(ColumnName money) {
    List<Integer> places = new ArrayList<>(List.of(most, verb));
    IntStream.range(most + 1, draft.size())
        .filter(at -> saysNoMore(at, money))
        .forEach(places::add);
    return places;
  }

  private boolean saysNoMore(int at, ColumnName money) {
    boolean rows = draft.free(at) && draft.table(at).equals(Optional.of(money.table()));
    boolean ofName =
        draft.free(at)
            && draft.table(draft.previous(at)).equals(Optional.of(money.table()))
            && NameStems.of(money.column()).contains(Stemming.stem(draft.tokens.get(at).text()));
    boolean together =
        draft.isFree(at, Cue.SUM)
            || (draft.isUnknown(at) && WordClass.TOGETHER.contains(draft.tokens.get(at).text()));
    return rows || ofName || (together && draft.next(at) >= draft.size());
  }
}

package io.github.askjdbc.generation.embedded.grammar.extremes;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.aggregates.SummedQuantity;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.ExtremeLimit;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.PhrasalVerb;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The rows with the most or the fewest rows of another table, or the largest sum over them. */
public final class ExtremeOfOthers {

  private ExtremeOfOthers() {}

  /**
   * "Top 3 agents by number of claims", "top 5 products by total amount", of other tables' rows.
   */
  static boolean byOthers(Draft draft, int at, int rows, boolean descending) {
    int by =
        IntStream.range(rows + 1, draft.size())
            .filter(place -> draft.fillerBefore(place, WordClass.BY))
            .findFirst()
            .orElse(draft.size());
    Optional<TableName> subject = draft.free(rows) ? draft.table(rows) : Optional.empty();
    if (subject.isEmpty() || !draft.free(by) || draft.counted.isPresent()) {
      return false;
    }
    int counted = draft.isFree(by, Cue.COUNT) ? draft.next(by) : by;
    int quantity = SummedQuantity.place(draft, by);
    List<Integer> places = new ArrayList<>(List.of(at));
    if (draft.free(counted)
        && (counted != by || quantity == by)
        && draft.table(counted).filter(other -> !other.equals(subject.get())).isPresent()) {
      places.add(by);
      mostRows(draft, at, counted, descending, places);
      return true;
    }
    Optional<ColumnName> added =
        draft.isQuantity(quantity)
            ? draft.column(quantity).filter(one -> !one.table().equals(subject.get()))
            : Optional.empty();
    added.filter(one -> descending).ifPresent(one -> mostOf(draft, at, by, one, places));
    return added.isPresent();
  }

  /** "With the most orders", "which agent sold the most policies". */
  static boolean asksForCounts(Draft draft, int at, int counted) {
    boolean others =
        draft.asksForRows()
            && NearestRows.of(draft, behindState(draft, at, counted))
                .filter(t -> !t.equals(draft.table(counted).get()))
                .isPresent();
    return draft.counted.isEmpty()
        && (draft.fillerBefore(at, WordClass.OWNING)
            || others
            || isDone(draft, at, counted)
            || isInClause(draft, at, counted)
            || DoersOfMost.isSaid(draft, at, counted));
  }

  /**
   * "The customer who made the largest number of orders", where one way leads from one to other.
   */
  private static boolean isInClause(Draft draft, int at, int counted) {
    int rows =
        NearestRows.before(at)
            .filter(before -> draft.tokens.get(before).link().isPresent())
            .findFirst()
            .orElse(-1);
    TableName others = draft.table(counted).orElseThrow();
    return draft.cue(draft.next(at)).equals(Optional.of(Cue.COUNT))
        && rows >= 0
        && IntStream.range(rows + 1, at)
            .anyMatch(who -> WordClass.RELATIVE_PRONOUN.contains(draft.tokens.get(who).text()))
        && draft
            .table(rows)
            .filter(one -> !one.equals(others) && draft.graph.references(others, one).size() < 2)
            .flatMap(one -> draft.graph.connect(one, List.of(others)))
            .filter(tree -> !tree.ambiguous())
            .isPresent();
  }

  /** Not what the verb says of the rows themselves: "which clerk completed the most orders". */
  private static int behindState(Draft draft, int at, int counted) {
    int verb = draft.previous(at);
    boolean state =
        draft
            .value(verb)
            .filter(value -> draft.table(counted).equals(Optional.of(value.column().table())))
            .filter(value -> WordClass.isParticiple(draft.tokens.get(verb).text()))
            .isPresent();
    return state ? verb : at;
  }

  /** "Who scored the most goals", "who did the most checks", "who handed out the most keys". */
  private static boolean isDone(Draft draft, int at, int counted) {
    int before = draft.previous(at);
    if (!AskedPerson.isAsked(draft)) {
      return false;
    }
    if (before <= 0) {
      return draft.fillerBefore(at, WordClass.DOING);
    }
    int verb = isParticle(draft, before) ? draft.previous(before) : before;
    TableName rows = draft.table(counted).orElseThrow();
    boolean inRole = doers(draft, verb, rows).isPresent();
    return verb > 0
        && draft.previous(verb) <= 0
        && (draft.isUnknown(verb)
            ? inRole
                || RelationVerbs.joins(draft.tokens.get(verb).text())
                || LeftBehind.isDone(draft, verb, rows)
            : inRole && draft.filter(verb).isPresent());
  }

  private static boolean isParticle(Draft draft, int at) {
    return draft.isUnknown(at)
        && PhrasalVerb.endsAt(draft.question.words(), draft.tokens.get(at).span().first());
  }

  /** The people to whom rows refer by a key that a verb names: "who approved the most claims". */
  public static Optional<ForeignKey> doers(Draft draft, int verb, TableName rows) {
    return verb >= 0 && verb < draft.size()
        ? draft
            .graph
            .inRole(rows, draft.question.words().get(draft.tokens.get(verb).span().last()).stem())
            .filter(key -> !key.to().equals(rows))
            .filter(key -> draft.areNamedPeople(key.to()))
        : Optional.empty();
  }

  static void mostRows(Draft draft, int at, int counted, boolean descending, List<Integer> places) {
    places.add(counted);
    draft.counted = draft.table(counted);
    draft.keepsPartnerless = !descending;
    ExtremeLimit.add(draft, at, places);
    draft.actions.add(new Action.AddOrderBy(Aggregate.countRows(), descending, draft.take(places)));
  }

  static void mostOf(Draft draft, int at, int next, ColumnName quantity, List<Integer> places) {
    IntStream.of(next, SummedQuantity.place(draft, next))
        .filter(place -> draft.free(place) && !SummedQuantity.endsPhrase(draft, place))
        .filter(place -> draft.period(place).isEmpty())
        .forEach(places::add);
    draft.dealt = SummedQuantity.deed(draft, at, quantity.table());
    draft.dealt.ifPresent(places::add);
    draft.counted = Optional.of(quantity.table());
    draft.summed = Optional.of(quantity);
    draft.named.add(quantity.table());
    ExtremeLimit.add(draft, at, places);
    List<WordSpan> spans = draft.take(places);
    draft.actions.add(new Action.AddOrderBy(Aggregate.countRows(), true, spans));
    if (draft.columns.known(quantity).filter(Column::nullable).isPresent()) {
      draft.where(new Condition.Present(quantity), spans);
    }
  }
}

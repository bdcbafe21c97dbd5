package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NearestRows;
import io.github.askjdbc.generation.embedded.grammar.phrases.OtherPerson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether two deeds were done by one: "approved by the same person who prepared them", "prepared
 * and approved by the same clerk", "serviced by a different agent than the one who sold them",
 * where the rows have a key for who did each.
 */
public final class SameDoerRule implements Rule {

  /** Two verbs and the keys that they are told by. */
  private record Deeds(int first, int second, ForeignKey one, ForeignKey other) {
    /** Whom both keys lead to. */
    TableName doers() {
      return one.to();
    }
  }

  @Override
  public void apply(Draft draft) {
    IntStream.range(0, draft.size())
        .boxed()
        .flatMap(first -> deeds(draft, first).stream())
        .findFirst()
        .ifPresent(deeds -> read(draft, deeds));
  }

  /** A verb, and the next one that tells another key to the same rows. */
  private static Optional<Deeds> deeds(Draft draft, int first) {
    Optional<TableName> rows = NearestRows.of(draft, first);
    Optional<ForeignKey> one = rows.flatMap(table -> key(draft, table, first));
    return one.isEmpty()
        ? Optional.empty()
        : IntStream.range(first + 1, draft.size())
            .boxed()
            .flatMap(
                second ->
                    key(draft, one.get().from(), second)
                        .filter(other -> other.to().equals(one.get().to()))
                        .filter(other -> !other.equals(one.get()))
                        .map(other -> new Deeds(first, second, one.get(), other))
                        .stream())
            .findFirst();
  }

  private static Optional<ForeignKey> key(Draft draft, TableName rows, int verb) {
    String word = draft.tokens.get(verb).text();
    return draft.free(verb) && draft.table(verb).isEmpty() && draft.tokens.get(verb).content()
        ? draft.graph.inRole(rows, Stemming.stem(word))
        : Optional.empty();
  }

  private static void read(Draft draft, Deeds deeds) {
    boolean joined = draft.onlyBetween(deeds.first(), deeds.second(), WordClass.AND);
    int from = joined ? deeds.second() : deeds.first();
    int until = joined ? doer(draft, deeds, from) + 1 : deeds.second();
    List<Integer> between = IntStream.range(from + 1, until).filter(draft::free).boxed().toList();
    boolean said =
        between.stream().anyMatch(at -> WordClass.BY.contains(draft.tokens.get(at).text()))
            && between.stream().anyMatch(at -> isDoer(draft, at, deeds))
            && between.stream().allMatch(at -> saysNoMore(draft, at, deeds));
    boolean unlike = between.stream().anyMatch(at -> is(draft, at, WordClass.UNLIKE));
    boolean alike = between.stream().anyMatch(at -> is(draft, at, WordClass.ALIKE));
    boolean who = between.stream().anyMatch(at -> is(draft, at, WordClass.RELATIVE_PRONOUN));
    if (!said || (joined ? !alike || unlike : !who)) {
      return;
    }
    List<Integer> places = new ArrayList<>(between);
    places.add(deeds.first());
    places.add(deeds.second());
    draft.where(
        new Condition.Comparison(
            cell(deeds.one()), unlike ? Operator.NOT_EQUAL : Operator.EQUAL, cell(deeds.other())),
        draft.take(places));
    draft.named.add(deeds.one().from());
  }

  /** Who is said to have done both, behind the second verb. */
  private static int doer(Draft draft, Deeds deeds, int verb) {
    return IntStream.range(verb + 1, draft.size())
        .filter(at -> isDoer(draft, at, deeds))
        .findFirst()
        .orElse(verb);
  }

  private static boolean isDoer(Draft draft, int at, Deeds deeds) {
    return draft.table(at).equals(Optional.of(deeds.doers()))
        || (draft.table(at).isEmpty() && OtherPerson.isPerson(draft.tokens.get(at).text()))
        || is(draft, at, WordClass.REFERRED_ONE);
  }

  private static boolean saysNoMore(Draft draft, int at, Deeds deeds) {
    boolean filler = draft.isUnknown(at) && !draft.tokens.get(at).content();
    return filler
        || isDoer(draft, at, deeds)
        || is(draft, at, WordClass.ALIKE)
        || is(draft, at, WordClass.STRESSING)
        || is(draft, at, WordClass.THAN);
  }

  private static boolean is(Draft draft, int at, WordClass words) {
    return words.contains(draft.tokens.get(at).text());
  }

  private static Cell cell(ForeignKey key) {
    return new Cell(new ColumnName(key.from(), key.fromColumns().get(0)));
  }
}

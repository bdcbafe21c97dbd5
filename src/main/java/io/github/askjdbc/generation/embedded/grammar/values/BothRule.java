package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.absence.Absence;
import io.github.askjdbc.generation.embedded.grammar.absence.SaidBridge;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.ValueConditions;
import io.github.askjdbc.generation.embedded.grammar.relations.UnsaidRole;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Rows that have rows of one kind and of another: "students who take both Algebra and Botany". No
 * row of a course is called both, so that each is looked for by itself.
 */
public final class BothRule implements Rule {

  @Override
  public void apply(Draft draft) {
    IntStream.range(1, draft.size())
        .filter(at -> draft.free(at) && WordClass.BOTH.contains(draft.tokens.get(at).text()))
        .findFirst()
        .ifPresent(both -> read(draft, both));
  }

  private static void read(Draft draft, int both) {
    List<Integer> values =
        IntStream.range(both + 1, draft.size())
            .filter(at -> draft.free(at) && draft.value(at).isPresent())
            .boxed()
            .toList();
    Optional<TableName> rows = rows(draft, both);
    if (values.size() < 2 || rows.isEmpty()) {
      return;
    }
    int one = values.get(0);
    int other = values.get(1);
    ColumnName column = column(draft, one);
    Optional<JoinTree> way =
        way(draft, rows.get(), column.table()).filter(tree -> !isKeyOf(tree, column));
    boolean said =
        way.isPresent()
            && column.equals(column(draft, other))
            && !stored(draft, one).equals(stored(draft, other))
            && IntStream.range(one, other).anyMatch(at -> isAnd(draft, at))
            && IntStream.range(both + 1, other)
                .allMatch(at -> at == one || isPassed(draft, at, way.get(), column));
    if (!said) {
      return;
    }
    List<Integer> places = new ArrayList<>(List.of(both, one, other));
    IntStream.range(0, both).filter(at -> isOnTheWay(draft, at, way.get())).forEach(places::add);
    IntStream.range(both + 1, other)
        .filter(at -> draft.free(at) && draft.tokens.get(at).content())
        .forEach(places::add);
    for (int noun = draft.next(other); isNoun(draft, noun, way.get(), column); noun++) {
      places.add(noun);
    }
    List<WordSpan> spans = draft.take(places);
    draft.named.add(rows.get());
    way.get().steps().forEach(step -> draft.paired.add(step.table()));
    way.get().steps().forEach(step -> draft.named.remove(step.table()));
    draft.where(among(way.get(), ValueConditions.equality(draft, one)), spans);
    draft.where(among(way.get(), ValueConditions.equality(draft, other)), spans);
  }

  private static boolean isAnd(Draft draft, int at) {
    return WordClass.AND.contains(draft.tokens.get(at).text());
  }

  /** The first noun for rows, where no other stands before "both". */
  private static int first(Draft draft, int both) {
    return IntStream.range(0, both)
        .filter(at -> draft.free(at) && draft.table(at).isPresent())
        .findFirst()
        .orElse(-1);
  }

  /** The rows that this noun stands for, or those whose cells alone are named. */
  private static Optional<TableName> rows(Draft draft, int both) {
    int first = first(draft, both);
    Optional<TableName> said = draft.table(first);
    List<TableName> shown =
        IntStream.range(0, both)
            .filter(draft::free)
            .mapToObj(draft::column)
            .flatMap(Optional::stream)
            .map(ColumnName::table)
            .distinct()
            .toList();
    Optional<TableName> holder = shown.stream().filter(one -> shown.size() == 1).findFirst();
    if (said.isEmpty() || said.equals(holder) || shown.isEmpty()) {
      return said.or(() -> holder);
    }
    // "names of customers who ordered both": the orders lie between
    return WordClass.isParticiple(draft.tokens.get(first).text()) ? holder : Optional.empty();
  }

  /** "The courses Algebra", "an order in the new state", "the services named". */
  private static boolean isPassed(Draft draft, int at, JoinTree way, ColumnName column) {
    String word = draft.tokens.get(at).text();
    boolean filler = draft.tokens.get(at).link().isEmpty() && !draft.tokens.get(at).content();
    return filler
        ? !WordClass.DENYING.contains(word)
        : isNoun(draft, at, way, column) || (draft.isUnknown(at) && WordClass.NAMED.contains(word));
  }

  /** For the rows on the way, or for what the values are. */
  private static boolean isNoun(Draft draft, int at, JoinTree way, ColumnName column) {
    boolean kind = draft.column(at).filter(column::equals).isPresent();
    return draft.free(at) && (kind || draft.table(at).filter(one -> isOn(way, one)).isPresent());
  }

  private static boolean isOn(JoinTree way, TableName rows) {
    return way.steps().stream().anyMatch(step -> step.table().equals(rows));
  }

  /** "Friends of both Dan and Ann": who a row belongs to cannot be told from who it is of. */
  private static boolean isKeyOf(JoinTree way, ColumnName kind) {
    return way.steps().stream()
        .map(JoinTree.Step::key)
        .anyMatch(
            key -> key.from().equals(kind.table()) && key.fromColumns().contains(kind.column()));
  }

  /** From rows to what they have many of. */
  private static Optional<JoinTree> way(Draft draft, TableName rows, TableName kinds) {
    Optional<JoinTree> said =
        rows.equals(kinds) ? Optional.empty() : SaidBridge.way(draft, rows, kinds);
    return rows.equals(kinds) || said.isPresent()
        ? said
        : draft
            .graph
            .connect(rows, Set.of(kinds))
            .filter(tree -> tree.steps().stream().noneMatch(s -> UnsaidRole.isOpen(draft, s.key())))
            .filter(tree -> !tree.ambiguous() && tree.steps().get(0).multiplies())
            .filter(tree -> tree.steps().get(0).key().to().equals(rows))
            .filter(tree -> tree.steps().get(0).key().fromColumns().size() == 1);
  }

  /** "Are members of both": a noun for the rows between, or a verb that says no more. */
  private static boolean isOnTheWay(Draft draft, int at, JoinTree way) {
    boolean between =
        draft.free(at) && draft.table(at).filter(table -> isOn(way, table)).isPresent();
    return between || (draft.isUnknown(at) && RelationVerbs.joins(draft.tokens.get(at).text()));
  }

  private static Condition among(JoinTree way, Condition kind) {
    ForeignKey key = way.steps().get(0).key();
    return Absence.among(
        way.steps().get(0).table(),
        key,
        way.steps().subList(1, way.steps().size()),
        List.of(kind),
        false);
  }

  private static ColumnName column(Draft draft, int at) {
    return draft.value(at).orElseThrow().column();
  }

  private static String stored(Draft draft, int at) {
    return draft.value(at).orElseThrow().stored();
  }
}

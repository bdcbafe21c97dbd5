package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.LeftBehind;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A verb that only ties rows together, where it names what ties them and the query goes another
 * way: "members who attended a course" are those of its attendances, and not of its registrations.
 */
public final class StrayDeed {

  private static final int SHORTEST = 5;

  private StrayDeed() {}

  /**
   * @param tree how the tables of the query are joined
   */
  public static boolean isIn(Draft draft, JoinTree tree) {
    Set<TableName> joined = tree.tables();
    return goesAround(draft, joined) || namesOther(draft, joined) || UnsaidRole.isIn(draft, tree);
  }

  /**
   * Whether rows that nothing speaks of tie the others together, where a verb leaves rows of its
   * own that could: who bought a lamp did not merely review it.
   */
  private static boolean goesAround(Draft draft, Set<TableName> joined) {
    Set<TableName> unsaid = new HashSet<>(joined);
    unsaid.removeAll(draft.named);
    IntStream.range(0, draft.size())
        .mapToObj(draft.tokens::get)
        .flatMap(token -> token.link().stream())
        .forEach(
            link -> {
              link.holder().ifPresent(unsaid::remove);
              link.namedColumns().forEach(column -> unsaid.remove(column.table()));
            });
    return !unsaid.isEmpty()
        && IntStream.range(0, draft.size())
            .filter(at -> !draft.free(at) && draft.tokens.get(at).link().isEmpty())
            .mapToObj(at -> LeftBehind.all(draft, draft.tokens.get(at).text()))
            .anyMatch(
                left ->
                    Collections.disjoint(left, joined)
                        && left.stream().anyMatch(table -> ties(draft, table, joined)));
  }

  private static boolean namesOther(Draft draft, Set<TableName> joined) {
    return IntStream.range(0, draft.size())
        .filter(at -> !draft.free(at) && draft.tokens.get(at).content())
        .filter(at -> draft.tokens.get(at).link().isEmpty())
        .mapToObj(at -> Stemming.stem(draft.tokens.get(at).text()))
        .filter(verb -> verb.length() >= SHORTEST)
        .anyMatch(
            verb ->
                joined.size() > 1
                    && joined.stream().noneMatch(table -> isCalled(table, verb))
                    && draft.knowledge.catalog().tables().stream()
                        .map(Table::name)
                        .anyMatch(table -> isCalled(table, verb) && ties(draft, table, joined)));
  }

  /**
   * Whether a verb names rows that an absence does not speak of: who never attended a course may be
   * registered for one. Teachers who teach no course are no other rows than those asked for.
   *
   * @param owner whose rows are without others
   */
  public static boolean isOtherAbsence(Draft draft, int verb, TableName owner, Condition without) {
    if (!draft.isUnknown(verb) && draft.column(verb).isEmpty()) {
      return false;
    }
    String stem = Stemming.stem(draft.tokens.get(verb).text());
    Set<TableName> absent = absent(without);
    return stem.length() >= SHORTEST
        && !absent.isEmpty()
        && absent.stream().noneMatch(table -> isCalled(table, stem))
        && draft.knowledge.catalog().tables().stream()
            .map(Table::name)
            .filter(table -> isCalled(table, stem) && !table.equals(owner))
            .anyMatch(table -> ties(draft, table, absent));
  }

  /** The tables among whose rows none may be. */
  private static Set<TableName> absent(Condition without) {
    return without instanceof Condition.Unreferenced one
        ? Set.of(one.reference().table())
        : without instanceof Condition.Among among
            ? among.query().stream()
                .filter(Action.AddFrom.class::isInstance)
                .map(from -> ((Action.AddFrom) from).table())
                .collect(Collectors.toSet())
            : Set.of();
  }

  private static boolean isCalled(TableName table, String verb) {
    List<String> parts = NameParts.of(table.name());
    return !parts.isEmpty() && parts.get(parts.size() - 1).startsWith(verb);
  }

  /** Whether rows of a table lead to those of two others, or to what leads there. */
  private static boolean ties(Draft draft, TableName table, Set<TableName> joined) {
    return joined.stream()
        .anyMatch(
            other ->
                !draft.graph.references(table, other).isEmpty()
                    || !draft.graph.references(other, table).isEmpty());
  }
}

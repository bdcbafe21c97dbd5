package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Link;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Words that name what the query joins by, though nothing of it is asked for: "regions affected by
 * the storm" by {@code affected_region}, "physicians trained in a procedure" by {@code trained_in}.
 * Not where other tables are called so too, and no noun where something is counted, which might be
 * these rows.
 */
public final class JoinedByName {

  private static final int SHORTEST = 4;

  private JoinedByName() {}

  /** The words of the question. */
  public static Set<Integer> words(Draft draft, JoinTree tree) {
    Set<TableName> joined = new HashSet<>();
    tree.steps().forEach(step -> joined.add(step.table()));
    IntStream.range(0, draft.size())
        .mapToObj(at -> draft.tokens.get(at).link())
        .flatMap(link -> link.flatMap(Link::namedTable).stream())
        .forEach(joined::remove);
    Set<TableName> all = new HashSet<>(joined);
    tree.steps().forEach(step -> all.add(step.table()));
    all.add(tree.root());
    joined.removeIf(table -> !ties(draft, table, all));
    Set<Integer> words = new HashSet<>();
    IntStream.range(1, draft.size())
        .filter(at -> draft.isUnknown(at) && draft.tokens.get(at).content())
        .filter(at -> names(draft, at, joined))
        .forEach(at -> draft.tokens.get(at).span().words().forEach(words::add));
    return words;
  }

  /** Whether rows refer to two of the others. */
  private static boolean ties(Draft draft, TableName table, Set<TableName> others) {
    return others.stream()
            .filter(other -> !other.equals(table))
            .filter(other -> !draft.graph.references(table, other).isEmpty())
            .count()
        > 1;
  }

  private static boolean names(Draft draft, int at, Set<TableName> joined) {
    String word = draft.tokens.get(at).text();
    String stem = Stemming.stem(word);
    boolean verb = WordClass.isParticiple(word) || WordClass.VERB_ENDING.ends(word);
    boolean counts =
        draft.counted.isPresent()
            || draft.countsSubject
            || !draft.selected.stream().allMatch(one -> one.expression() instanceof Cell);
    Stream<TableName> called =
        draft.knowledge.catalog().tables().stream()
            .map(Table::name)
            .filter(table -> NameStems.of(table.name()).contains(stem));
    return stem.length() >= SHORTEST
        && (verb || !counts)
        && joined.stream().anyMatch(table -> NameStems.of(table.name()).contains(stem))
        && called.allMatch(joined::contains);
  }
}

package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.People;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "Who owns Rex", "who teaches Ada Lowe", "who supplies the Oslo sofa": those whose table is called
 * by who does what the verb says, of the one row that is named behind it.
 */
public final class WhoDoesRule implements Rule {

  private static final int SHORTEST_VERB = 3;

  /** As many joins lead from the ones to the others: over what they have to do with each other. */
  private static final int FURTHEST = 2;

  @Override
  public void apply(Draft draft) {
    int verb = draft.next(0);
    boolean asked =
        AskedPerson.isAsked(draft)
            && draft.isUnknown(verb)
            && draft.tokens.get(verb).content()
            && draft.subject.isEmpty()
            && !draft.fillerBefore(verb, WordClass.BEING);
    Optional<TableName> rows = asked ? named(draft, draft.next(verb)) : Optional.empty();
    rows.flatMap(one -> doer(draft, one, draft.tokens.get(verb).text()))
        .ifPresent(
            doer -> {
              draft.subject = Optional.of(doer);
              draft.named.add(doer);
              draft.named.add(rows.get());
              draft.take(verb);
            });
  }

  /** The table of the row that is named there, and of which nothing else is said. */
  private static Optional<TableName> named(Draft draft, int first) {
    Optional<TableName> rows = draft.rows(first);
    List<Integer> said =
        IntStream.range(Math.min(first, draft.size()), draft.size())
            .filter(at -> draft.tokens.get(at).content())
            .boxed()
            .toList();
    boolean whole =
        said.stream().allMatch(at -> draft.free(at) && draft.rows(at).equals(rows))
            && said.stream()
                .filter(at -> draft.table(at).isEmpty())
                .allMatch(
                    at ->
                        draft.value(at).map(Link.ToValue::column).filter(draft::isName).isPresent())
            && said.stream().anyMatch(at -> draft.value(at).isPresent());
    return rows.filter(one -> whole);
  }

  private static Optional<TableName> doer(Draft draft, TableName rows, String verb) {
    List<TableName> doers =
        draft.knowledge.catalog().tables().stream()
            .map(Table::name)
            .filter(table -> !table.equals(rows) && isCalled(draft, table, verb))
            .toList();
    return doers.stream()
        .filter(one -> doers.size() == 1 && !isColumn(draft, rows, verb))
        .filter(one -> isTied(draft, one, rows))
        .findFirst();
  }

  /** Owners "own", and guides "guide" where these are people. */
  private static boolean isCalled(Draft draft, TableName table, String verb) {
    List<String> parts = NameParts.of(table.name());
    String noun = parts.isEmpty() ? "" : NounNumber.singular(parts.get(parts.size() - 1));
    return does(noun, verb)
        || (new People(draft).are(table)
            && inflections().anyMatch(ending -> verb.equals(noun + ending)));
  }

  private static boolean does(String noun, String verb) {
    return verbs(verb)
        .filter(one -> one.length() >= SHORTEST_VERB)
        .flatMap(one -> WordClass.AGENT_ENDING.words().stream().map(ending -> one + ending))
        .anyMatch(noun::endsWith);
  }

  /** Nothing at all among them. */
  private static Stream<String> inflections() {
    return Stream.concat(Stream.of(""), WordClass.VERB_INFLECTION.words().stream());
  }

  /** "Supply", "suppli" for "supplies". */
  private static Stream<String> verbs(String said) {
    return inflections()
        .filter(said::endsWith)
        .map(ending -> said.substring(0, said.length() - ending.length()));
  }

  /** Where a column of the rows tells who it is, no other rows are asked for. */
  private static boolean isColumn(Draft draft, TableName rows, String verb) {
    List<String> keys =
        draft.knowledge.catalog().keysOf(rows).stream()
            .filter(key -> key.from().equals(rows))
            .flatMap(key -> key.fromColumns().stream())
            .toList();
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .map(column -> column.name().column())
        .filter(column -> !keys.contains(column))
        .flatMap(column -> NameParts.of(column).stream())
        .anyMatch(part -> does(part, verb));
  }

  /** Whether there is one short way between them, and no key of a role that nobody spoke of. */
  private static boolean isTied(Draft draft, TableName doer, TableName rows) {
    Optional<JoinTree> tree = draft.graph.connect(doer, Set.of(rows));
    return tree.filter(one -> !one.ambiguous() && one.steps().size() <= FURTHEST).stream()
        .flatMap(one -> one.steps().stream())
        .map(JoinTree.Step::key)
        .map(draft.graph::isUnsaid)
        .reduce(Boolean::logicalOr)
        .filter(unsaid -> !unsaid)
        .isPresent();
  }
}

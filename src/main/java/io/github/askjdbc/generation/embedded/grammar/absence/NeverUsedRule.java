package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Things that were never put to use, where the rows of a single table can tell of a use: "tags that
 * were never used", "treatments never carried out", "unused lockers".
 */
public final class NeverUsedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      List<Integer> said = said(draft, at);
      Optional<TableName> things = said.isEmpty() ? Optional.empty() : things(draft);
      Optional<TableName> uses = things.flatMap(one -> uses(draft, one));
      Optional<Condition> never =
          uses.flatMap(of -> Absence.ever(draft, things.orElseThrow(), of, false, false));
      if (never.isPresent()) {
        draft.absent.add(uses.orElseThrow());
        draft.where(never.get(), draft.take(said));
        return;
      }
    }
  }

  /** "Never used", "never carried out", "unused"; empty for other words. */
  private static List<Integer> said(Draft draft, int at) {
    if (draft.isUnknown(at) && WordClass.UNUSED.contains(draft.tokens.get(at).text())) {
      return List.of(at);
    }
    int verb = draft.next(at);
    boolean never =
        draft.isFree(at, Cue.NOT)
            && WordClass.NEVER.contains(draft.tokens.get(at).text())
            && draft.isUnknown(verb);
    if (!never) {
      return List.of();
    }
    String word = draft.tokens.get(verb).text();
    boolean phrasal =
        draft.isUnknown(verb + 1)
            && WordClass.PERFORMED.contains(word + "-" + draft.tokens.get(verb + 1).text());
    boolean used = WordClass.PUT_TO_USE.contains(word);
    boolean done = (phrasal || WordClass.PERFORMED.contains(word)) && !haveTimes(draft);
    int last = phrasal ? verb + 1 : verb;
    return (used || done) && ends(draft, last)
        ? Stream.of(at, verb, last).distinct().toList()
        : List.of();
  }

  /** Inspections with a day of their own may be carried out or not, whatever else tells of them. */
  private static boolean haveTimes(Draft draft) {
    return things(draft).flatMap(draft.knowledge.catalog()::table).stream()
        .flatMap(table -> table.columns().stream())
        .anyMatch(column -> draft.knowledge.times().form(column.name()).isPresent());
  }

  /** Whether nothing narrows the use: "never used in 2024", "never used by anybody". */
  private static boolean ends(Draft draft, int last) {
    return draft.next(last) >= draft.size() || draft.beginsSentence(draft.next(last));
  }

  /** The only rows that the question names. */
  private static Optional<TableName> things(Draft draft) {
    List<TableName> named =
        IntStream.range(0, draft.size())
            .mapToObj(draft::table)
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }

  /** The only table whose rows refer to those things. */
  private static Optional<TableName> uses(Draft draft, TableName things) {
    List<TableName> referring =
        draft.knowledge.catalog().keysOf(things).stream()
            .filter(key -> key.to().equals(things) && !key.from().equals(things))
            .map(ForeignKey::from)
            .distinct()
            .toList();
    return referring.size() == 1 ? Optional.of(referring.get(0)) : Optional.empty();
  }
}

package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A verb for what somebody does who is called by it, where the two kinds of rows, or the rows and
 * the column of who does it, are all that is spoken of: "mountains that the climbers climbed",
 * "teachers who teach in room 110", "advisors that advise more than two students".
 */
public final class DoersVerbRule implements Rule {

  private static final int SHORTEST = 3;

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      if (draft.isUnknown(at) && draft.tokens.get(at).content() && isDoers(draft, at)) {
        draft.take(at);
      }
    }
  }

  private static boolean isDoers(Draft draft, int verb) {
    String stem = Stemming.stem(draft.tokens.get(verb).text());
    Set<TableName> tables = tables(draft);
    return stem.length() >= SHORTEST
        && !isByThem(draft, verb)
        && (isOfDoer(draft, verb, stem) || isOfDoers(draft, tables, stem));
  }

  /** "All movies directed by them", whoever they are. */
  private static boolean isByThem(Draft draft, int verb) {
    return draft.next(verb) >= draft.size() && draft.fillerBefore(draft.size(), WordClass.BY);
  }

  /** "Owned by Ada Lowe", of a column of owners. */
  private static boolean isOfDoer(Draft draft, int verb, String stem) {
    int doer = draft.next(verb);
    return draft.fillerBefore(doer, WordClass.BY)
        && !draft.free(doer)
        && draft
            .value(doer)
            .map(value -> NameParts.of(value.column().column()))
            .filter(name -> isCalledBy(name.get(name.size() - 1), stem))
            .isPresent();
  }

  private static boolean isOfDoers(Draft draft, Set<TableName> tables, String stem) {
    return IntStream.range(0, draft.size())
        .filter(at -> !draft.free(at))
        .filter(at -> isCalledBy(draft.tokens.get(at).text(), stem))
        .mapToObj(at -> table(draft, at))
        .flatMap(Optional::stream)
        .anyMatch(doers -> areAlone(draft, tables, doers));
  }

  private static Optional<TableName> table(Draft draft, int at) {
    return draft.table(at).or(() -> draft.column(at).map(ColumnName::table));
  }

  /**
   * Whether the last word of a phrase is the noun for who does what a verb says.
   *
   * @param verb its stem
   */
  public static boolean isCalledBy(String phrase, String verb) {
    String noun = NounNumber.singular(phrase.substring(phrase.lastIndexOf(' ') + 1));
    return WordClass.DOER_ENDING.words().stream()
        .filter(noun::endsWith)
        .map(ending -> noun.substring(0, noun.length() - ending.length()))
        .anyMatch(
            deed ->
                deed.length() >= SHORTEST
                    && (Stemming.stem(deed).equals(verb)
                        || Stemming.stem(deed + "e").equals(verb)));
  }

  private static boolean areAlone(Draft draft, Set<TableName> tables, TableName doers) {
    Set<TableName> others = new HashSet<>(tables);
    others.remove(doers);
    return others.isEmpty()
        || (others.size() == 1 && TyingVerbRule.areTied(draft, doers, others.iterator().next()));
  }

  /** All that the query speaks of. */
  public static Set<TableName> tables(Draft draft) {
    Set<TableName> tables = new HashSet<>(draft.named);
    Stream.concat(
            draft.actions.stream()
                .filter(Action.AddWhere.class::isInstance)
                .flatMap(action -> UsedColumns.of(action).stream()),
            draft.selected.stream().flatMap(one -> UsedColumns.of(one.expression()).stream()))
        .map(ColumnName::table)
        .forEach(tables::add);
    return tables;
  }
}

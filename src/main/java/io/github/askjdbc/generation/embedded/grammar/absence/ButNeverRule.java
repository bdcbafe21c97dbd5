package io.github.askjdbc.generation.embedded.grammar.absence;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.ValueConditions;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Rows that had others of one kind and none of another: "which patients had a fever but never a
 * rash", "clients with an active lease but no active insurance". What is said up to "but" is read
 * as it stands. Only where both kinds are told by the same column of rows that refer to those asked
 * for.
 */
public final class ButNeverRule implements Rule {

  @Override
  public void apply(Draft draft) {
    IntStream.range(1, draft.size())
        .filter(at -> isContrast(draft, at))
        .findFirst()
        .ifPresent(but -> read(draft, but));
  }

  private static boolean isContrast(Draft draft, int at) {
    return draft.isUnknown(at)
        && WordClass.CONTRAST.contains(draft.tokens.get(at).text())
        && draft.isFree(draft.next(at), Cue.NOT);
  }

  private static void read(Draft draft, int but) {
    List<Integer> kinds = new ArrayList<>();
    int not = draft.next(but);
    for (int at = not + 1; at < draft.size(); at++) {
      if (draft.free(at) && draft.value(at).isPresent()) {
        kinds.add(at);
      } else if (!addsNothing(draft, at)) {
        return;
      }
    }
    Set<ColumnName> columns = new HashSet<>();
    Set<TableName> tables = new HashSet<>();
    for (int kind : kinds) {
      tables.add(column(draft, kind).table());
      if (!columns.add(column(draft, kind))) {
        return;
      }
    }
    IntStream.range(not, draft.size()).forEach(at -> draft.table(at).ifPresent(tables::add));
    Optional<TableName> owner =
        IntStream.range(0, but).mapToObj(draft::table).flatMap(Optional::stream).findFirst();
    boolean parallel = kinds.stream().anyMatch(kind -> isOtherBefore(draft, kind, but));
    if (owner.isEmpty() || tables.size() != 1 || !parallel || tables.contains(owner.get())) {
      return;
    }
    List<Condition> conditions =
        kinds.stream().map(kind -> (Condition) ValueConditions.equality(draft, kind)).toList();
    TableName rows = tables.iterator().next();
    Optional<TableName> between = SaidBridge.between(draft, owner.get(), rows);
    between
        .flatMap(via -> NoneSuch.of(draft, owner.get(), via, conditions))
        .or(
            () ->
                between.isPresent()
                    ? Optional.empty()
                    : Absence.beyond(draft, owner.get(), rows, conditions))
        .ifPresent(
            without ->
                draft.where(
                    without, draft.take(IntStream.range(but, draft.size()).boxed().toList())));
  }

  /** The word for the rows, said again or not, and what only ties them to their owner. */
  private static boolean addsNothing(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean filler = draft.tokens.get(at).link().isEmpty() && !draft.tokens.get(at).content();
    return filler
        || (draft.free(at)
            && (draft.table(at).isPresent()
                || WordClass.REFERRED_ONE.contains(word)
                || WordClass.ONES.contains(word)
                || (draft.isUnknown(at) && RelationVerbs.joins(word))));
  }

  /** Whether the part before holds another value of the same column, and not the same. */
  private static boolean isOtherBefore(Draft draft, int kind, int but) {
    return IntStream.range(0, but)
        .mapToObj(draft::value)
        .flatMap(Optional::stream)
        .filter(value -> value.column().equals(column(draft, kind)))
        .anyMatch(value -> !value.stored().equals(draft.value(kind).orElseThrow().stored()));
  }

  private static ColumnName column(Draft draft, int at) {
    return draft.value(at).map(Link.ToValue::column).orElseThrow();
  }
}

package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Verbs between rows and others, or between rows and what a column of theirs holds, that say no
 * more than that the two belong together: "policies used by Ada Lowe", "payment methods used by
 * more than three guests", "invoices that correspond to each order". Only where one key, or one
 * table of nothing but pairs, ties the two together, and nothing in the database is called so.
 */
public final class TyingVerbRule implements Rule {

  private static final Set<Cue> COUNTED =
      Set.of(Cue.MORE_THAN, Cue.LESS_THAN, Cue.AT_LEAST, Cue.AT_MOST, Cue.EXACTLY);

  private final RelationRule relations;

  public TyingVerbRule(RelationRule relations) {
    this.relations = relations;
  }

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      if (draft.isUnknown(at)
          && draft.tokens.get(at).content()
          && (saysNoMore(draft, at) || isOfNamesake(draft, at))) {
        draft.take(at);
      }
      if (draft.isUnknown(at) && looksAfter(draft, at)) {
        draft.take(at, at + 1);
      }
    }
  }

  private boolean saysNoMore(Draft draft, int at) {
    String verb = draft.tokens.get(at).text();
    boolean part =
        WordClass.PART_OF.contains(verb) && draft.fillerBefore(draft.next(at), WordClass.OF);
    boolean ties = part || WordClass.TYING.contains(verb);
    boolean shares = WordClass.SHARING.contains(verb);
    boolean joins = WordClass.isParticiple(verb) && relations.joins(draft, at);
    boolean goes =
        WordClass.MOVING.contains(verb) && draft.fillerBefore(draft.next(at), WordClass.TO);
    if (!ties && !shares && !joins && !goes) {
      return false;
    }
    Optional<TableName> before = rowsBefore(draft, at);
    Optional<TableName> behind = rowsBehind(draft, at);
    if (before.isEmpty()
        || behind.isEmpty()
        || isCalledSo(draft, verb, before.get(), behind.get())) {
      return false;
    }
    if (draft.actions.stream().anyMatch(TyingVerbRule::holdsExtreme)) {
      return false; // the most that is made by many is no largest of one
    }
    if (WordClass.USING.contains(verb) && listsUses(draft, at)) {
      return false;
    }
    return before.equals(behind)
        ? (ties && isOfColumn(draft, at) && !listsMakers(draft, verb))
            || (shares && isOfMany(draft, at))
        : !shares
            && areTied(draft, before.get(), behind.get())
            && !(WordClass.USING.contains(verb) && isMeasured(draft, before.get(), behind.get()));
  }

  /** "Insured with each insurance company", of rows that one key ties to it. */
  private static boolean isOfNamesake(Draft draft, int at) {
    String verb = draft.tokens.get(at).text();
    Optional<TableName> before = rowsBefore(draft, at);
    Optional<TableName> behind = rowsBehind(draft, at);
    return WordClass.isParticiple(verb)
        && before.isPresent()
        && behind.isPresent()
        && !before.equals(behind)
        && (draft.fillerBefore(draft.next(at), WordClass.WITH)
            || draft.fillerBefore(draft.next(at), WordClass.BY)
            || draft.fillerBefore(draft.next(at), WordClass.AT_PLACE))
        && NameStems.of(behind.get().name()).contains(Stemming.stem(verb))
        && draft.graph.references(before.get(), behind.get()).size() == 1;
  }

  /** "Advisers look after clients". */
  private static boolean looksAfter(Draft draft, int at) {
    int after = at + 1;
    Optional<TableName> before = rowsBefore(draft, at);
    Optional<TableName> behind =
        draft.isFree(after, Cue.AFTER) ? rowsBehind(draft, after) : Optional.empty();
    return WordClass.LOOKING.contains(draft.tokens.get(at).text())
        && before.isPresent()
        && behind.isPresent()
        && !before.equals(behind)
        && draft.graph.references(behind.get(), before.get()).size() == 1;
  }

  /** "Which rooms are used by grade 4" asks for each once, however often it is. */
  private static boolean listsUses(Draft draft, int at) {
    return draft.column(draft.previous(at)).isPresent()
        && draft.fillerBefore(draft.next(at), WordClass.BY)
        && draft.selected.stream().allMatch(one -> one.expression() instanceof Cell)
        && !isOnceOrGrouped(draft);
  }

  /** "Wineries that produce wines", as often as they do. */
  private static boolean listsMakers(Draft draft, String verb) {
    return WordClass.BRINGING.contains(verb) && !isOnceOrGrouped(draft);
  }

  private static boolean isOnceOrGrouped(Draft draft) {
    return draft.actions.stream()
        .anyMatch(one -> one instanceof Action.AddDistinct || one instanceof Action.AddHaving);
  }

  private static boolean holdsExtreme(Action action) {
    return action instanceof Action.AddHaving having
        && having.condition() instanceof Condition.Comparison compared
        && compared.left() instanceof Aggregate one
        && (one.function() == Function.MAX || one.function() == Function.MIN);
  }

  /** Whose rows, or whose column, the nearest word before speaks of. */
  private static Optional<TableName> rowsBefore(Draft draft, int at) {
    int before = draft.previous(at);
    while (before > 0 && !draft.free(before) && draft.period(before).isPresent()) {
      before = draft.previous(before);
    }
    return before < 0 || draft.free(before) ? Optional.empty() : table(draft, before);
  }

  /** The same behind, past numbers and "each". */
  private static Optional<TableName> rowsBehind(Draft draft, int at) {
    int behind = draft.next(at);
    while (behind < draft.size()
        && !draft.free(behind)
        && (draft.cue(behind).isPresent() || draft.number(behind).isPresent())) {
      behind = draft.next(behind);
    }
    return behind >= draft.size() || draft.free(behind) ? Optional.empty() : table(draft, behind);
  }

  private static Optional<TableName> table(Draft draft, int at) {
    return draft.rows(at).or(() -> column(draft, at).map(ColumnName::table));
  }

  /** The column that a word names at least as well as any other. */
  private static Optional<ColumnName> column(Draft draft, int at) {
    return draft
        .column(at)
        .filter(
            column ->
                draft.tokens.get(at).alternatives().stream()
                        .filter(Link.ToColumn.class::isInstance)
                        .mapToDouble(Link::score)
                        .max()
                        .orElse(0)
                    <= draft.tokens.get(at).link().map(Link::score).orElse(0.0));
  }

  /** A column on one side of the verb, and no time, which would be that of another event. */
  private static boolean isOfColumn(Draft draft, int at) {
    return Stream.of(draft.previous(at), behindEach(draft, draft.next(at)))
            .flatMap(side -> draft.column(side).stream())
            .anyMatch(column -> draft.knowledge.times().form(column).isEmpty())
        || (draft.cue(draft.next(at)).isPresent() && isOfMany(draft, at));
  }

  /** "Correspond to each status". */
  private static int behindEach(Draft draft, int at) {
    return draft.cue(at).equals(Optional.of(Cue.EACH)) ? draft.next(at) : at;
  }

  /** "Towns shared by at least two guests": a column, and how many rows have the same in it. */
  private static boolean isOfMany(Draft draft, int at) {
    int number = draft.next(at);
    return draft.column(draft.previous(at)).isPresent()
        && draft.fillerBefore(number, WordClass.BY)
        && draft.cue(number).filter(COUNTED::contains).isPresent()
        && draft.actions.stream().anyMatch(Action.AddHaving.class::isInstance);
  }

  /** Whether one key ties rows to others, or one table that holds nothing but such pairs. */
  static boolean areTied(Draft draft, TableName one, TableName other) {
    int direct = keys(draft, one, other);
    List<TableName> between =
        draft.knowledge.catalog().tables().stream()
            .map(Table::name)
            .filter(table -> !table.equals(one) && !table.equals(other))
            .filter(table -> draft.graph.references(table, one).size() == 1)
            .filter(table -> draft.graph.references(table, other).size() == 1)
            .toList();
    return direct == 1 ? between.isEmpty() : direct == 0 && between.size() == 1;
  }

  /** Whether it is told how much of one is used for the other. */
  private static boolean isMeasured(Draft draft, TableName one, TableName other) {
    return draft.knowledge.catalog().tables().stream()
        .filter(table -> !draft.graph.references(table.name(), one).isEmpty())
        .filter(table -> !draft.graph.references(table.name(), other).isEmpty())
        .flatMap(table -> table.columns().stream())
        .anyMatch(column -> draft.columns.isQuantity(column.name()));
  }

  private static int keys(Draft draft, TableName one, TableName other) {
    return draft.graph.references(one, other).size() + draft.graph.references(other, one).size();
  }

  /** "Used" beside a day of use or a table of uses is no mere tie. */
  private static boolean isCalledSo(Draft draft, String verb, TableName one, TableName other) {
    String stem = Stemming.stem(verb);
    boolean column =
        Stream.of(one, other)
            .flatMap(table -> draft.knowledge.catalog().table(table).stream())
            .flatMap(table -> table.columns().stream())
            .anyMatch(held -> NameStems.of(held.name().column()).contains(stem));
    return column
        || draft.knowledge.catalog().tables().stream()
            .map(Table::name)
            .anyMatch(table -> NameStems.of(table.name()).contains(stem));
  }
}

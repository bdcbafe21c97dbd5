package io.github.askjdbc.generation.embedded.grammar.shares;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The part of some rows that has another row at all: "what share of the sales were to members",
 * "what percentage of the visits had a complaint".
 */
final class PartnerShare {

  private PartnerShare() {}

  /** What tells the part, by the last word of the question; it is taken then. */
  static Optional<Action.AddWhere> of(Draft draft, TableName rows, int subject) {
    int last = draft.previous(draft.size());
    Optional<TableName> partner =
        draft.free(last)
            ? draft.table(last).filter(other -> !other.equals(rows))
            : Optional.empty();
    boolean plain =
        last > subject
            && IntStream.range(subject + 1, last).noneMatch(at -> isOpen(draft, at))
            && IntStream.range(subject + 1, last).anyMatch(at -> isVerb(draft, at));
    Optional<Condition> has =
        plain ? partner.flatMap(other -> has(draft, rows, other)) : Optional.empty();
    return has.map(
        condition -> {
          draft.named.remove(partner.get());
          List<WordSpan> spans = draft.take(last);
          return new Action.AddWhere(condition, spans);
        });
  }

  private static boolean isOpen(Draft draft, int at) {
    return draft.free(at)
        && (draft.tokens.get(at).content() || draft.tokens.get(at).link().isPresent());
  }

  private static boolean isVerb(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    return WordClass.BEING.contains(word) || WordClass.POSSESSION.contains(word);
  }

  /** By the one key between them: a cell that may be empty, or rows that refer to these. */
  private static Optional<Condition> has(Draft draft, TableName rows, TableName partner) {
    List<ForeignKey> own = draft.graph.references(rows, partner);
    List<ForeignKey> referring = draft.graph.references(partner, rows);
    if (own.size() + referring.size() != 1) {
      return Optional.empty();
    }
    ForeignKey key = own.isEmpty() ? referring.get(0) : own.get(0);
    ColumnName from = new ColumnName(key.from(), key.fromColumns().get(0));
    if (key.fromColumns().size() != 1 || draft.graph.isUnsaid(key)) {
      return Optional.empty();
    }
    if (own.isEmpty()) {
      List<Action> query =
          List.of(
              new Action.AddSelect(new Cell(from), List.of()),
              new Action.AddFrom(partner, Optional.empty(), List.of()));
      ColumnName to = new ColumnName(key.to(), key.toColumns().get(0));
      return Optional.of(new Condition.Among(new Cell(to), query, false));
    }
    return draft
        .columns
        .known(from)
        .filter(Column::nullable)
        .map(known -> new Condition.Present(from));
  }
}

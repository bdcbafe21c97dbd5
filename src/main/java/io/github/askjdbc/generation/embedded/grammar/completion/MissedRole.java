package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether people are asked for by what they are to other rows, and only those are shown: "captains
 * with sailings in May" are captains, and no sailings.
 */
final class MissedRole {

  private final Draft draft;
  private final int head;

  private MissedRole(Draft draft, int head) {
    this.draft = draft;
    this.head = head;
  }

  static boolean isIn(Draft draft, List<Expression> selected) {
    int head =
        IntStream.range(0, draft.size())
            .filter(at -> draft.tokens.get(at).link().isPresent())
            .findFirst()
            .orElse(draft.size());
    MissedRole missed = new MissedRole(draft, head);
    return head < draft.size()
        && !selected.isEmpty()
        && NounNumber.isPlural(lastWord(draft, head))
        && missed
            .asked()
            .filter(table -> selected.stream().allMatch(one -> missed.isOfOther(one, table)))
            .isPresent();
  }

  private static String lastWord(Draft draft, int at) {
    return draft.question.words().get(draft.tokens.get(at).span().last()).folded();
  }

  /** A cell that neither is of the table nor refers to its rows. */
  private boolean isOfOther(Expression shown, TableName table) {
    return shown instanceof Cell cell
        && !cell.column().table().equals(table)
        && !referred(cell.column()).equals(Optional.of(table));
  }

  /** The table whose rows the first noun stands for, by a key's name or by a kind of them. */
  private Optional<TableName> asked() {
    boolean whole =
        draft.tokens.get(head).link().filter(link -> link.score() >= Link.LEAST_WHOLE).isPresent();
    return draft
        .column(head)
        .filter(column -> !whole) // "stock numbers" are numbers
        .flatMap(this::referred)
        .or(this::ofKind);
  }

  private Optional<TableName> referred(ColumnName column) {
    return draft.columns.reference(column).map(ForeignKey::to);
  }

  /** "Curators", where a column tells that somebody is a curator; not "action films". */
  private Optional<TableName> ofKind() {
    return draft
        .value(head)
        .filter(value -> !NounNumber.isPlural(value.stored()))
        .filter(value -> draft.rows(head + 1).isEmpty())
        .map(Link.ToValue::column)
        .filter(column -> !draft.isName(column))
        .map(ColumnName::table);
  }
}

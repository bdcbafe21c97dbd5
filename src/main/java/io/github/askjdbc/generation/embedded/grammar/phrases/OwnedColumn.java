package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.NameExtent;
import java.util.List;
import java.util.Optional;

/** A noun for rows right before a column of theirs. */
public final class OwnedColumn {

  private OwnedColumn() {}

  /** "Loan amount": a table right before a column of its own. */
  public static boolean isBehind(Draft draft, int at) {
    int next = draft.next(at);
    Optional<TableName> owner = draft.table(at).or(() -> ofKey(draft, at));
    return draft.free(at)
        && draft.free(next)
        && next == at + 1
        && owner.isPresent()
        && owner.equals(draft.column(next).map(ColumnName::table));
  }

  /** The table that the noun of a key stands for: "loan" of {@code loan_id}. */
  public static Optional<TableName> ofKey(Draft draft, int at) {
    boolean part =
        at >= 0
            && at < draft.size()
            && draft.tokens.get(at).link().filter(l -> l.naming() != NameExtent.WHOLE).isPresent();
    return draft
        .column(at)
        .filter(column -> part)
        .flatMap(column -> draft.knowledge.catalog().table(column.table()))
        .filter(table -> table.primaryKey().equals(List.of(draft.column(at).get().column())))
        .map(Table::name);
  }
}

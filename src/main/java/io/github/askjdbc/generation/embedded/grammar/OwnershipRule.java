package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import java.util.Optional;

/**
 * Whose attribute is meant: "the supplier's phone", "supplier phone", "phone of the supplier" and
 * "suppliers whose phone" bind the column to the table. A reading that takes the column from
 * another table is rejected, so that an attribute the table lacks is never taken from elsewhere.
 * Columns listed together ("id and text") are of one table, unless each is named at length; a
 * column has no attributes of its own.
 */
final class OwnershipRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      Optional<ColumnName> column = draft.column(at);
      if (column.isEmpty()) {
        continue;
      }
      boolean possessor =
          at + 1 < draft.size() && WordClass.POSSESSIVE.contains(draft.tokens.get(at + 1).text());
      if (possessor && draft.column(draft.next(at)).isPresent()) {
        draft.reject(); // a column stands for a thing whose attribute is meant
      }
      int next = draft.next(at);
      Optional<ColumnName> other = draft.column(next);
      boolean ofColumn =
          draft.onlyBetween(at, next, WordClass.OWNER) && draft.fillerBefore(next, WordClass.OF);
      boolean torn =
          draft.onlyBetween(at, next, WordClass.OWNED_LIST)
              && other.filter(o -> !o.table().equals(column.get().table())).isPresent()
              && (single(draft, at) || single(draft, next));
      if (other.isPresent() && (ofColumn || torn)) {
        draft.reject();
      }
      Optional<TableName> before = ownerBefore(draft, at);
      Optional<TableName> after = ownerAfter(draft, at);
      TableName table = column.get().table();
      if (before.filter(owner -> !owner.equals(table)).isPresent()
          || after.filter(owner -> !owner.equals(table)).isPresent()) {
        draft.reject();
      }
    }
  }

  private static boolean single(Draft draft, int at) {
    return draft.tokens.get(at).span().length() == 1;
  }

  private static Optional<TableName> ownerBefore(Draft draft, int at) {
    int previous = draft.previous(at);
    if (draft.column(previous).isPresent()
        && draft.onlyBetween(previous, at, WordClass.OWNED_LIST)) {
      return ownerBefore(draft, previous);
    }
    boolean bound =
        draft.onlyBetween(previous, at, WordClass.POSSESSIVE)
            || (draft.onlyBetween(previous, at, WordClass.OWNED)
                && draft.fillerBefore(at, WordClass.WHOSE));
    return bound ? draft.table(previous) : Optional.empty();
  }

  private static Optional<TableName> ownerAfter(Draft draft, int at) {
    int next = draft.next(at);
    if (draft.column(next).isPresent() && draft.onlyBetween(at, next, WordClass.OWNED_LIST)) {
      return ownerAfter(draft, next);
    }
    boolean bound =
        draft.onlyBetween(at, next, WordClass.OWNER) && draft.fillerBefore(next, WordClass.OF);
    return bound ? draft.table(next) : Optional.empty();
  }
}

package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.Optional;
import java.util.Set;

/**
 * Whose attribute is meant: "the supplier's phone", "supplier phone", "phone of the supplier" and
 * "suppliers whose phone" bind the column to the table. A reading that takes the column from
 * another table is rejected, so that an attribute the table lacks is never taken from elsewhere.
 * Columns listed together ("id and text") are of one table, unless each is named at length; a
 * column has no attributes of its own.
 */
final class OwnershipRule implements Rule {

  private static final Set<String> POSSESSIVE = Set.of("'s");
  private static final Set<String> OF = Set.of("of", "the", "a", "an", "all", "any", "these");
  private static final Set<String> WHOSE = Set.of("whose", "the");
  private static final Set<String> LIST = Set.of("and", "the", "their", "'s");

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      Optional<ColumnName> column = draft.column(at);
      if (column.isEmpty()) {
        continue;
      }
      boolean possessor =
          at + 1 < draft.size() && POSSESSIVE.contains(draft.tokens.get(at + 1).text());
      if (possessor && draft.column(draft.next(at)).isPresent()) {
        draft.reject(); // a column stands for a thing whose attribute is meant
      }
      int next = draft.next(at);
      Optional<ColumnName> other = draft.column(next);
      boolean ofColumn = draft.onlyBetween(at, next, OF) && draft.fillerBefore(next, Set.of("of"));
      boolean torn =
          draft.onlyBetween(at, next, LIST)
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
    if (draft.column(previous).isPresent() && draft.onlyBetween(previous, at, LIST)) {
      return ownerBefore(draft, previous);
    }
    boolean bound =
        draft.onlyBetween(previous, at, POSSESSIVE)
            || (draft.onlyBetween(previous, at, WHOSE) && draft.fillerBefore(at, Set.of("whose")));
    return bound ? draft.table(previous) : Optional.empty();
  }

  private static Optional<TableName> ownerAfter(Draft draft, int at) {
    int next = draft.next(at);
    if (draft.column(next).isPresent() && draft.onlyBetween(at, next, LIST)) {
      return ownerAfter(draft, next);
    }
    boolean bound = draft.onlyBetween(at, next, OF) && draft.fillerBefore(next, Set.of("of"));
    return bound ? draft.table(next) : Optional.empty();
  }
}

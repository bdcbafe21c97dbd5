package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether what is asked for is a kind of rows, all rows of which are one group ("which product
 * category has the most licences"), or what a row of such is that the question speaks of ("the
 * category of the product with the most licences").
 */
final class AskedKind {

  private static final String OF_THE = " of the ";

  private final Draft draft;
  private final Optional<ColumnName> column;

  AskedKind(Draft draft, List<Expression> selected) {
    this.draft = draft;
    List<ColumnName> shown =
        selected.stream()
            .filter(Cell.class::isInstance)
            .map(one -> ((Cell) one).column())
            .filter(one -> !draft.isName(one) && !draft.columns.isKey(one) && !isUnique(one))
            .toList();
    this.column = shown.size() == 1 ? Optional.of(shown.get(0)) : Optional.empty();
  }

  private boolean isUnique(ColumnName one) {
    return draft
        .knowledge
        .catalog()
        .table(one.table())
        .filter(table -> table.isUnique(List.of(one.column())))
        .isPresent();
  }

  /** "Which product category", "which category of products". */
  boolean isOfMany() {
    return column.isPresent()
        && places()
            .map(at -> isCompound(at - 1) ? at - 1 : at)
            .anyMatch(at -> draft.fillerBefore(at, WordClass.ASKING_ROWS))
        && owners()
            .allMatch(
                at ->
                    isCompound(at)
                        || (draft.fillerBefore(at, WordClass.OF)
                            && NounNumber.isPlural(draft.tokens.get(at).text())));
  }

  /** The table of "the product" in "the category of the product". */
  Optional<Table> ofOne() {
    boolean one =
        owners()
                .anyMatch(
                    at ->
                        draft.fillerBefore(at, WordClass.OF)
                            && draft.fillerBefore(at, WordClass.OWN_DETERMINER)
                            && !NounNumber.isPlural(draft.tokens.get(at).text()))
            || places().anyMatch(this::holdsOwner);
    return one
        ? column.map(ColumnName::table).flatMap(draft.knowledge.catalog()::table)
        : Optional.empty();
  }

  /** "Category of the product", where it is read as one name. */
  private boolean holdsOwner(int at) {
    String phrase = draft.tokens.get(at).text();
    return phrase.contains(OF_THE) && !NounNumber.isPlural(phrase);
  }

  /** "Product category". */
  private boolean isCompound(int owner) {
    return owner >= 0
        && draft.table(owner).equals(column.map(ColumnName::table))
        && draft.column(owner + 1).equals(column);
  }

  private IntStream places() {
    return IntStream.range(0, draft.size()).filter(at -> draft.column(at).equals(column));
  }

  private IntStream owners() {
    Optional<TableName> rows = column.map(ColumnName::table);
    return IntStream.range(0, rows.isPresent() ? draft.size() : 0)
        .filter(at -> draft.table(at).equals(rows));
  }
}

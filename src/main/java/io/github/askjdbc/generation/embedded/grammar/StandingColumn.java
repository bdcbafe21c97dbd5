package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import java.util.List;
import java.util.Optional;

/**
 * A column whose words stand for a thing: "the phone of the customer named Acme" says customer and
 * name in one, and "the names of the directors" are what the films' column of directors holds.
 */
final class StandingColumn {

  private StandingColumn() {}

  /**
   * The rows that a column's words and the value behind them tell: "employee named Ada", "buildings
   * managed by Ada". A column that refers to other rows may speak of those.
   *
   * @param at token of the column
   */
  static Optional<TableName> rows(Draft draft, int at) {
    Optional<ColumnName> column = draft.column(at);
    boolean told =
        column.isPresent()
            && draft.tokens.get(at).span().length() > 1
            && draft.value(draft.next(at)).map(Link.ToValue::column).equals(column)
            && draft.columns.reference(column.get()).isEmpty()
            && beginsWithRows(draft, at, column.get().table());
    return told ? column.map(ColumnName::table) : Optional.empty();
  }

  private static boolean beginsWithRows(Draft draft, int at, TableName table) {
    List<String> rows = NameParts.of(ShortNames.writtenOut(table.name()));
    String first = draft.question.words().get(draft.tokens.get(at).span().first()).folded();
    return NounNumber.isSame(rows.get(rows.size() - 1), first);
  }

  /**
   * Whether a name is asked for that is all that is known of a thing: the directors themselves.
   *
   * @param name token of the word for a name
   * @param thing token of the column
   */
  static boolean isWhole(Draft draft, int name, int thing) {
    return NameOfRows.isName(draft, name)
        && draft.fillerBefore(thing, WordClass.OF)
        && draft.next(name) == thing
        && draft
            .column(thing)
            .filter(draft.columns::isText)
            .filter(column -> !draft.columns.isKey(column))
            .isPresent()
        && draft
            .tokens
            .get(thing)
            .link()
            .filter(link -> link.naming() == NameExtent.WHOLE)
            .isPresent()
        && !NameParts.of(draft.column(thing).get().column()).stream()
            .anyMatch(WordClass.KEY_COLUMN::contains);
  }
}

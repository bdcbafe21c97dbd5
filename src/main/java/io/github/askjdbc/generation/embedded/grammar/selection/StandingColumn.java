package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A column whose words stand for a thing: "the phone of the customer named Acme" says customer and
 * name in one, and "the names of the directors" are what the films' column of directors holds.
 */
public final class StandingColumn {

  private StandingColumn() {}

  /**
   * The rows that a column's words and the value behind them tell: "employee named Ada", "buildings
   * managed by Ada". A column that refers to other rows may speak of those.
   *
   * @param at token of the column
   */
  public static Optional<TableName> rows(Draft draft, int at) {
    Optional<ColumnName> column = draft.column(at);
    if (column.filter(one -> tellsRows(draft, one)).isPresent() && draft.table(at + 1).isEmpty()) {
      return column.map(ColumnName::table);
    }
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
   * Whether a column's words stand for the rows that are called so, of which something else is
   * asked: "the highest fee across all schools", where {@code school_id} and {@code school} tell
   * which one a row is.
   */
  static boolean areRows(Draft draft, int at) {
    return draft.column(at).filter(column -> tellsRows(draft, column)).isPresent()
        && draft.tokens.get(at).span().length() == 1
        && isBehindAsked(draft, at)
        && draft.selected.stream()
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .anyMatch(shown -> shown.table().equals(draft.column(at).get().table()));
  }

  /** Whether one of the words between is the nearest that says something. */
  private static boolean isBehindAsked(Draft draft, int at) {
    return IntStream.iterate(at - 1, before -> before > 0, before -> before - 1)
        .filter(
            before ->
                draft.tokens.get(before).content()
                    || WordClass.ROWS_BEFORE.contains(draft.tokens.get(before).text()))
        .limit(1)
        .anyMatch(before -> WordClass.ROWS_BEFORE.contains(draft.tokens.get(before).text()));
  }

  /** With "across" before it. */
  static void take(Draft draft, int at) {
    draft.take(at);
    IntStream.iterate(at - 1, before -> draft.isUnknown(before), before -> before - 1)
        .filter(before -> WordClass.ROWS_BEFORE.contains(draft.tokens.get(before).text()))
        .limit(1)
        .forEach(draft::take);
  }

  /** {@code school} where the key is {@code school_id}. */
  static boolean tellsRows(Draft draft, ColumnName column) {
    List<String> own = NameParts.of(column.column());
    return own.size() == 1
        && draft.columns.isText(column)
        && !WordClass.NAMING_COLUMN.contains(own.get(0))
        && draft.knowledge.catalog().table(column.table()).stream()
            .map(Table::primaryKey)
            .filter(key -> key.size() == 1)
            .map(key -> NameParts.of(key.get(0)))
            .anyMatch(
                key ->
                    key.size() == 2
                        && key.get(0).equals(own.get(0))
                        && WordClass.KEY_COLUMN.contains(key.get(1)));
  }

  /**
   * Whether a name is asked for that is all that is known of a thing: the directors themselves.
   *
   * @param name token of the word for a name
   * @param thing token of the column
   */
  public static boolean isWhole(Draft draft, int name, int thing) {
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
        && draft.tokens.get(thing).alternatives().stream().noneMatch(Link.ToTable.class::isInstance)
        && !NameParts.of(draft.column(thing).get().column()).stream()
            .anyMatch(WordClass.KEY_COLUMN::contains);
  }
}

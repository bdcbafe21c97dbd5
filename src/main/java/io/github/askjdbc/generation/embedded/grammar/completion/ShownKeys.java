package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.CatalogColumns;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Shows what a row is called in the place of its number: a person who asks "which cashier" or "the
 * name of Ann's mother" wants to see names, whichever column the row is told by. Left as it is
 * where the question says that it wants an id, a number, a code or a key.
 */
public final class ShownKeys {

  private final CatalogSnapshot catalog;

  public ShownKeys(CatalogSnapshot catalog) {
    this.catalog = catalog;
  }

  /** The query with names for keys; as it is where there is no key, or a key was asked for. */
  public List<Action> named(LinkedQuestion question, List<Action> query) {
    boolean merged = query.stream().anyMatch(Action.AddMerge.class::isInstance);
    if (merged || asksForKeys(question)) {
      return query;
    }
    List<Action> named = new ArrayList<>(query);
    for (Action action : query) {
      if (action instanceof Action.AddSelect select && select.expression() instanceof Cell cell) {
        rows(cell)
            .filter(rows -> !asksForReferring(question, rows))
            .ifPresent(rows -> replace(named, select, rows));
      }
    }
    return List.copyOf(named);
  }

  /** Whether a word asks for a key; "number of" asks how many there are. */
  private static boolean asksForKeys(LinkedQuestion question) {
    return IntStream.range(0, question.words().size())
        .filter(at -> isOfKey(question.words().get(at)))
        .anyMatch(at -> question.linksAt(at).noneMatch(ShownKeys::counts));
  }

  private static boolean isOfKey(Word word) {
    return WordClass.KEY_COLUMN.contains(word.folded())
        || WordClass.KEY_COLUMN.contains(word.stem());
  }

  private static boolean counts(Link link) {
    return link instanceof Link.ToCue cue && cue.cue() == Cue.COUNT;
  }

  /**
   * Rows that a cell tells apart, or refers to.
   *
   * @param key by which it refers to them; empty where it is their own key
   */
  private record Rows(Cell cell, Table table, Optional<ForeignKey> key, List<ColumnName> names) {}

  private Optional<Rows> rows(Cell cell) {
    ColumnName column = cell.column();
    if (catalog.column(column).filter(c -> c.kind() == ColumnKind.NUMBER).isEmpty()) {
      return Optional.empty();
    }
    Optional<ForeignKey> key = new CatalogColumns(catalog).reference(column);
    TableName told = key.map(ForeignKey::to).orElse(column.table());
    String target = key.map(one -> one.toColumns().get(0)).orElse(column.column());
    return catalog
        .table(told)
        .filter(table -> table.primaryKey().equals(List.of(target)))
        .map(table -> new Rows(cell, table, key, NamingColumns.of(table)))
        .filter(rows -> isCalled(rows.names()));
  }

  /** "Which employees have Ann Moor as their supervisor" asks for those who are below her. */
  private static boolean asksForReferring(LinkedQuestion question, Rows rows) {
    TableName table = rows.cell().column().table();
    List<Word> words = question.words();
    return rows.key().filter(key -> key.to().equals(table)).isPresent()
        && words.size() > 1
        && WordClass.ASKING_THING.contains(words.get(0).folded())
        && question.linksAt(1).flatMap(link -> link.namedTable().stream()).anyMatch(table::equals);
  }

  private boolean isCalled(List<ColumnName> names) {
    return !names.isEmpty()
        && names.stream()
            .allMatch(
                name -> catalog.column(name).filter(c -> c.kind() == ColumnKind.TEXT).isPresent());
  }

  private static void replace(List<Action> query, Action.AddSelect select, Rows rows) {
    int occurrence =
        rows.key().map(key -> joined(query, rows, key)).orElse(rows.cell().occurrence());
    List<Cell> names = rows.names().stream().map(name -> new Cell(name, occurrence)).toList();
    boolean grouped = isGrouped(query, rows.cell());
    Set<Expression> shown = new LinkedHashSet<>();
    query.stream()
        .filter(one -> one instanceof Action.AddSelect)
        .forEach(one -> shown.add(((Action.AddSelect) one).expression()));
    int at = query.indexOf(select);
    query.remove(at);
    for (Cell name : names) {
      if (!shown.contains(name)) {
        query.add(at++, new Action.AddSelect(name, select.from()));
      }
      if (grouped && !isGrouped(query, name)) {
        query.add(new Action.AddGroupBy(name, List.of()));
      }
    }
  }

  private static boolean isGrouped(List<Action> query, Cell cell) {
    return query.stream()
        .anyMatch(one -> one instanceof Action.AddGroupBy group && group.expression().equals(cell));
  }

  /** Which use of the table holds the rows referred to; it is joined if it is not yet. */
  private static int joined(List<Action> query, Rows rows, ForeignKey key) {
    int uses = 0;
    for (Action action : query) {
      if (action instanceof Action.AddFrom from && from.table().equals(key.to())) {
        Cell there = new Cell(new ColumnName(key.to(), key.toColumns().get(0)), from.occurrence());
        if (ties(query, rows.cell(), there)) {
          return from.occurrence();
        }
        uses = Math.max(uses, from.occurrence() + 1);
      }
    }
    Cell target = new Cell(new ColumnName(key.to(), key.toColumns().get(0)), uses);
    Action.Join join = new Action.Join(List.of(new Action.Pair(rows.cell(), target)), false);
    query.add(new Action.AddFrom(key.to(), uses, Optional.of(join), List.of()));
    return uses;
  }

  private static boolean ties(List<Action> query, Cell one, Cell other) {
    Action.Pair pair = new Action.Pair(one, other);
    Action.Pair turned = new Action.Pair(other, one);
    return query.stream()
        .filter(Action.AddFrom.class::isInstance)
        .flatMap(from -> ((Action.AddFrom) from).join().stream())
        .anyMatch(
            join -> join.pairs().equals(List.of(pair)) || join.pairs().equals(List.of(turned)));
  }
}

package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.NameExtent;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * "The majors and the number of students", "the job titles and the average salary of the clerks": a
 * number told behind what it is beside is one for each of these. Not where they tell the very rows
 * that are counted, each of which would be one.
 */
public final class CellsBesideNumberRule implements Rule {

  private static final double UNSAID = 0.9;

  @Override
  public void apply(Draft draft) {
    List<Draft.Selected> shown = draft.selected.stream().filter(one -> !one.assumed()).toList();
    List<Draft.Selected> numbers =
        shown.stream().filter(one -> one.expression() instanceof Aggregate).toList();
    List<ColumnName> cells =
        shown.stream()
            .filter(one -> one.expression() instanceof Cell)
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .toList();
    if (numbers.size() == 1 && isHeld(draft, numbers.get(0), cells)) {
      Draft.Selected number = numbers.get(0);
      draft.selected.remove(number);
      draft.select(
          number.token(),
          new Cell(((Aggregate) number.expression()).column().orElseThrow()),
          number.from());
      return;
    }
    if (numbers.size() != 1
        || cells.isEmpty()
        || shown.size() != cells.size() + 1
        || shown.stream().anyMatch(one -> isKeyUnsaid(draft, one))
        || !isPlain(draft)
        || !isBehind(draft, shown, numbers.get(0))) {
      return;
    }
    Optional<TableName> rows = rows(draft, numbers.get(0));
    TableName others = cells.get(0).table();
    boolean one = cells.stream().allMatch(cell -> cell.table().equals(others));
    boolean kinds =
        numbers.get(0).expression().equals(Aggregate.countRows())
            || cells.stream().noneMatch(draft.columns::isQuantity);
    boolean sure =
        kinds && rows.isPresent() && !mayBe(draft, numbers.get(0).token(), others, rows.get());
    if (one && sure && isTold(draft, rows.get(), cells)) {
      group(draft, others, cells, rows.get().equals(others), numbers.get(0).token());
    }
  }

  /** "The lead planners and how many each" are to be told by their names. */
  private static boolean isKeyUnsaid(Draft draft, Draft.Selected one) {
    return UsedColumns.of(one.expression()).stream().anyMatch(draft.columns::isKey)
        && draft
            .tokens
            .get(one.token())
            .link()
            .filter(link -> link.naming() == NameExtent.WHOLE)
            .isEmpty();
  }

  /** "The names and the number of floors of the houses", which a column of each house holds. */
  private static boolean isHeld(Draft draft, Draft.Selected number, List<ColumnName> cells) {
    Aggregate over = (Aggregate) number.expression();
    return over.function() == Expression.Function.SUM
        && draft.cue(number.token()).equals(Optional.of(Cue.COUNT))
        && draft.actions.stream().allMatch(Action.AddWhere.class::isInstance)
        && cells.stream()
            .allMatch(cell -> over.column().filter(c -> c.table().equals(cell.table())).isPresent())
        && cells.stream().anyMatch(cell -> tellsRow(draft, cell))
        && draft.counted.isEmpty();
  }

  /** Nothing else makes groups or limits what is shown. */
  private static boolean isPlain(Draft draft) {
    return draft.counted.isEmpty()
        && draft.metric.isEmpty()
        && draft.ratio.isEmpty()
        && draft.quotient.isEmpty()
        && draft.extremeOfEach.isEmpty()
        && draft.shownBesides.isEmpty()
        && draft.actions.stream()
            .allMatch(one -> one instanceof Action.AddWhere || one instanceof Action.AddDistinct);
  }

  /** Whether the number is the last that is asked for, behind "and" or "with". */
  private static boolean isBehind(Draft draft, List<Draft.Selected> shown, Draft.Selected number) {
    int first = number.token();
    boolean last = shown.stream().allMatch(one -> one.token() <= first);
    int before = draft.previous(first);
    boolean added =
        before >= 0 && WordClass.CORRESPONDING.contains(draft.tokens.get(before).text());
    int from = added ? before : first;
    return last
        && (draft.fillerBefore(from, WordClass.AND)
            || (number.expression().equals(Aggregate.countRows())
                && draft.fillerBefore(from, WordClass.WITH)))
        && IntStream.rangeClosed(1, first).noneMatch(draft::beginsSentence);
  }

  /** Whose rows the number is over. */
  private static Optional<TableName> rows(Draft draft, Draft.Selected number) {
    Optional<Cue> cue = draft.cue(number.token());
    Aggregate over = (Aggregate) number.expression();
    if (over.equals(Aggregate.countRows())) {
      return cue.equals(Optional.of(Cue.COUNT)) ? draft.subject : Optional.empty();
    }
    boolean said =
        (over.function() == Expression.Function.AVG && cue.equals(Optional.of(Cue.AVERAGE)))
            || (over.function() == Expression.Function.SUM && cue.equals(Optional.of(Cue.SUM)));
    return over.column().filter(column -> said).map(ColumnName::table);
  }

  /** Whether what is counted may as well be the rows that are told. */
  private static boolean mayBe(Draft draft, int number, TableName others, TableName rows) {
    int noun = draft.next(number);
    return !rows.equals(others)
        && noun < draft.size()
        && draft.tokens.get(noun).alternatives().stream()
            .anyMatch(link -> link.namedTable().filter(others::equals).isPresent());
  }

  /** Whether cells tell kinds of some rows, or what these belong to. */
  private static boolean isTold(Draft draft, TableName rows, List<ColumnName> cells) {
    TableName others = cells.get(0).table();
    if (rows.equals(others) || SameRows.are(draft, rows, others)) {
      return cells.stream().noneMatch(cell -> tellsRow(draft, cell));
    }
    return draft.graph.references(rows, others).size() < 2
        && draft
            .graph
            .connect(rows, Set.of(others))
            .filter(tree -> !tree.ambiguous() && !tree.multipliesRoot())
            .isPresent();
  }

  private static boolean tellsRow(Draft draft, ColumnName cell) {
    return (draft.isName(cell) && !draft.columns.isKey(cell))
        || draft.knowledge.catalog().table(cell.table()).stream()
            .anyMatch(table -> table.isUnique(List.of(cell.column())));
  }

  private static void group(
      Draft draft, TableName others, List<ColumnName> cells, boolean own, int number) {
    boolean asked =
        !own && (draft.named.contains(others) || cells.stream().anyMatch(draft::isName));
    if (asked) {
      draft.knowledge.catalog().table(others).map(Table::primaryKey).stream()
          .flatMap(List::stream)
          .map(key -> new Cell(new ColumnName(others, key)))
          .forEach(key -> draft.actions.add(new Action.AddGroupBy(key, List.of())));
    }
    cells.forEach(cell -> draft.actions.add(new Action.AddGroupBy(new Cell(cell), List.of())));
    draft.actions.removeIf(Action.AddDistinct.class::isInstance);
    IntStream.range(0, draft.size())
        .filter(at -> at < number ? draft.isFree(at, Cue.DISTINCT) : draft.isFree(at, Cue.EACH))
        .forEach(draft::take);
    draft.belief *= UNSAID;
  }
}

package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Shows what a note names of the rows of a query, in the place of what it showed. */
public final class ShownInstead {

  private final List<Action> actions;
  private final ShownNote note;
  private final DatabaseKnowledge knowledge;
  private final List<TableName> tables;
  private final List<Expression> shown;
  private final List<ColumnName> groups;

  private ShownInstead(List<Action> actions, ShownNote note, DatabaseKnowledge knowledge) {
    this.actions = actions;
    this.note = note;
    this.knowledge = knowledge;
    this.tables = of(Action.AddFrom.class).map(Action.AddFrom::table).distinct().toList();
    this.shown = of(Action.AddSelect.class).map(Action.AddSelect::expression).toList();
    this.groups =
        of(Action.AddGroupBy.class)
            .map(Action.AddGroupBy::expression)
            .flatMap(one -> cell(one).stream())
            .toList();
  }

  /** Empty where the note names what the query has not, or what it shows may be several things. */
  public static Optional<List<Action>> of(
      List<Action> actions, ShownNote note, DatabaseKnowledge knowledge) {
    boolean plain =
        actions.stream()
            .noneMatch(
                one ->
                    one instanceof Action.AddMerge
                        || (one instanceof Action.AddFrom from && from.occurrence() > 0));
    return plain ? new ShownInstead(actions, note, knowledge).written() : Optional.empty();
  }

  private <T extends Action> Stream<T> of(Class<T> kind) {
    return actions.stream().filter(kind::isInstance).map(kind::cast);
  }

  private static Optional<ColumnName> cell(Expression expression) {
    return expression instanceof Cell cell ? Optional.of(cell.column()) : Optional.empty();
  }

  private Optional<List<Action>> written() {
    Map<Expression, List<WordSpan>> items = new LinkedHashMap<>();
    if (note.isMore()) {
      shown.forEach(one -> items.put(one, List.of()));
    }
    for (int at = 0; at < note.note().size(); at++) {
      LinkedPhrase token = note.note().get(at);
      List<Expression> named = named(at);
      boolean open =
          named.isEmpty()
              && (ShownNote.isColumn(token)
                  || ShownNote.isName(token)
                  || ShownNote.isNumber(token)
                  || ShownNote.isFigure(token));
      if (open) {
        return Optional.empty();
      }
      named.forEach(one -> items.put(one, List.of(token.span())));
    }
    if (!note.isAll()) {
      shown.stream()
          .filter(one -> cell(one).isEmpty())
          .forEach(one -> items.putIfAbsent(one, List.of()));
    }
    boolean mixed =
        groups.isEmpty()
            && items.keySet().stream().anyMatch(ShownInstead::isOfMany)
            && items.keySet().stream().anyMatch(one -> cell(one).isPresent());
    return mixed ? Optional.empty() : Optional.of(with(items));
  }

  private List<Action> with(Map<Expression, List<WordSpan>> items) {
    List<Action> written = new ArrayList<>();
    items.forEach((one, from) -> written.add(new Action.AddSelect(one, from)));
    actions.stream().filter(one -> !(one instanceof Action.AddSelect)).forEach(written::add);
    if (!groups.isEmpty()) {
      items.keySet().stream()
          .filter(one -> cell(one).filter(column -> !groups.contains(column)).isPresent())
          .forEach(one -> written.add(new Action.AddGroupBy(one, List.of())));
    }
    return written;
  }

  private List<Expression> named(int at) {
    LinkedPhrase token = note.note().get(at);
    Optional<Expression> metric = metric(token);
    if (metric.isPresent()) {
      return metric.stream().toList();
    }
    boolean counted = WordClass.NUMBER_SHOWN.contains(token.text()) && number(token).isPresent();
    if (counted || ShownNote.isNumber(token)) {
      return number(token).stream().toList();
    }
    Optional<TableName> owner = at > 0 ? table(note.note().get(at - 1)) : Optional.empty();
    boolean part = token.link().filter(link -> link.score() >= Link.LEAST_WHOLE).isEmpty();
    List<ColumnName> called =
        part && WordClass.NAMES.contains(token.text()) ? names(owner) : List.of();
    if (ShownNote.isName(token) || !called.isEmpty()) {
      return called.stream().<Expression>map(Cell::new).toList();
    }
    Optional<Expression> figure =
        ShownNote.isFigure(token) && owner.isEmpty() ? figure(token) : Optional.empty();
    boolean whole = token.link().filter(link -> link.score() >= Link.LEAST_WHOLE).isPresent();
    Optional<Expression> column =
        ShownNote.isColumn(token) && (whole || figure.isEmpty())
            ? column(token, owner).map(Cell::new)
            : Optional.empty();
    return column.or(() -> figure).stream().toList();
  }

  private static boolean isOfMany(Expression shown) {
    return shown instanceof Aggregate
        || shown instanceof Expression.Defined
        || shown instanceof Expression.Arithmetic;
  }

  /** The one number that is shown, where it has a name of its own or is of a hundred. */
  private Optional<Expression> figure(LinkedPhrase token) {
    List<Expression> computed = shown.stream().filter(ShownInstead::isOfMany).toList();
    boolean percent = WordClass.PERCENT.contains(token.text());
    return computed.size() == 1
        ? Optional.of(computed.get(0))
            .filter(
                one ->
                    one instanceof Expression.Defined named
                        && (!percent || OfHundred.is(named.definition())))
        : Optional.empty();
  }

  /** The number that has a name of its own, where its last word may stand for it once more. */
  private Optional<Expression> metric(LinkedPhrase token) {
    return Stream.concat(token.link().stream(), token.alternatives().stream())
        .filter(Link.ToMetric.class::isInstance)
        .<Expression>map(link -> new Expression.Defined(((Link.ToMetric) link).expression()))
        .filter(shown::contains)
        .findFirst();
  }

  private static Optional<TableName> table(LinkedPhrase token) {
    return token
        .link()
        .filter(Link.ToTable.class::isInstance)
        .map(link -> ((Link.ToTable) link).table());
  }

  /** The one number that the query computes, shown or compared, of the kind that is said. */
  private Optional<Expression> number(LinkedPhrase token) {
    Function said =
        ShownNote.cue(token).filter(Cue.AVERAGE::equals).isPresent()
            ? Function.AVG
            : ShownNote.cue(token).filter(Cue.SUM::equals).isPresent()
                ? Function.SUM
                : Function.COUNT;
    List<Expression> computed =
        Stream.of(
                shown.stream(),
                of(Action.AddHaving.class).flatMap(one -> compared(one.condition()).stream()),
                of(Action.AddOrderBy.class).map(Action.AddOrderBy::expression))
            .flatMap(one -> one)
            .filter(one -> one instanceof Aggregate number && number.function() == said)
            .distinct()
            .toList();
    return computed.size() == 1 ? Optional.of(computed.get(0)) : Optional.empty();
  }

  private static Optional<Expression> compared(Condition condition) {
    return condition instanceof Condition.Comparison one
        ? Optional.of(one.left())
        : condition instanceof Condition.Between range
            ? Optional.of(range.left())
            : Optional.empty();
  }

  /** Of the table that is said, else of the one whose names are shown or grouped by. */
  private List<ColumnName> names(Optional<TableName> owner) {
    List<List<ColumnName>> named =
        tables.stream()
            .filter(table -> owner.isEmpty() || owner.get().equals(table))
            .flatMap(table -> knowledge.catalog().table(table).stream())
            .map(NamingColumns::of)
            .filter(names -> owner.isPresent() || names.stream().anyMatch(this::isTold))
            .toList();
    return named.size() == 1 ? named.get(0) : List.of();
  }

  private boolean isTold(ColumnName column) {
    return shown.contains(new Cell(column)) || groups.contains(column);
  }

  /** The column of that name that is shown, else of the rows that are, else the only one. */
  private Optional<ColumnName> column(LinkedPhrase token, Optional<TableName> owner) {
    double best = token.link().map(Link::score).orElse(0.0);
    List<ColumnName> named =
        Stream.concat(token.link().stream(), token.alternatives().stream())
            .filter(Link.ToColumn.class::isInstance)
            .filter(link -> link.score() >= best)
            .map(link -> ((Link.ToColumn) link).column())
            .filter(column -> tables.contains(column.table()))
            .filter(column -> owner.isEmpty() || owner.get().equals(column.table()))
            .distinct()
            .toList();
    List<ColumnName> told = named.stream().filter(this::isTold).toList();
    List<TableName> rows =
        Stream.concat(shown.stream().flatMap(one -> cell(one).stream()), groups.stream())
            .map(ColumnName::table)
            .distinct()
            .toList();
    List<ColumnName> ofRows =
        named.stream().filter(column -> rows.contains(column.table())).toList();
    return Stream.of(told, ofRows, groups.isEmpty() ? named : List.<ColumnName>of())
        .filter(one -> one.size() == 1)
        .findFirst()
        .map(one -> one.get(0));
  }
}

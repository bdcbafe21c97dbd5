package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.aggregates.CountedGroups;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.generation.embedded.grammar.draft.Ratio;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.AskedPerson;
import io.github.askjdbc.generation.embedded.grammar.phrases.SameRows;
import io.github.askjdbc.generation.embedded.grammar.relations.StrayDeed;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes a whole query of what the rules found: selects names where only a table was named, joins
 * the tables, and {@linkplain Aggregation groups and counts}. A draft that has no sound whole is
 * given up.
 */
public final class Completion {

  /** Believed that much less when the question does not say which columns to show. */
  private static final double NAMES_ASSUMED = 0.95;

  /** Rows that only tie others together have nothing to be named by. */
  private static final double KEYS_ALONE = 0.5;

  /** One of two keys, of which no word tells which is meant. */
  private static final double ROLE_UNTOLD = 0.3;

  /** Where rows have no name of their own, that of who made or owns them may not be meant. */
  private static final double NAME_OF_ANOTHER = 0.8;

  /** Lines, their orders: tables that a question leaves out between two that it speaks of. */
  private static final int MOST_UNSPOKEN = 2;

  private final Draft draft;
  private final List<Expression> selected = new ArrayList<>();
  private final List<Action> actions;

  /**
   * @param actions in no particular order, ready to be assembled
   * @param tree how its tables are joined
   * @param used tables that more than the joins speaks of
   */
  public record Query(List<Action> actions, JoinTree tree, Set<TableName> used) {}

  private Completion(Draft draft, List<Action> written) {
    this.draft = draft;
    this.actions = new ArrayList<>(once(written));
    draft.selected.stream()
        .filter(s -> !s.assumed() || !asked(s.expression()))
        .sorted(Comparator.comparingInt(Draft.Selected::token))
        .map(Draft.Selected::expression)
        .distinct()
        .forEach(selected::add);
  }

  /** Two words may ask for one condition: finished stays, and how long they took. */
  private static List<Action> once(List<Action> actions) {
    Set<Condition> met = new HashSet<>();
    return actions.stream()
        .filter(one -> !(one instanceof Action.AddWhere where) || met.add(plain(where.condition())))
        .toList();
  }

  /** What was defined as a cell that is there, or is not, as what it is. */
  private static Condition plain(Condition condition) {
    if (condition instanceof Condition.Defined defined
        && defined.definition().columns().size() == 1) {
      String test = defined.definition().bare(column -> "").strip();
      Cell cell = new Cell(defined.definition().columns().get(0));
      if (test.equalsIgnoreCase("IS NOT NULL") || test.equalsIgnoreCase("IS NULL")) {
        return new Condition.Present(cell, test.equalsIgnoreCase("IS NULL"));
      }
    }
    return condition;
  }

  /** Whether the question asks for columns of the same table. */
  private boolean asked(Expression assumed) {
    Optional<TableName> table = UsedColumns.of(assumed).map(ColumnName::table);
    return draft.selected.stream()
        .filter(s -> !s.assumed() && s.expression() instanceof Cell)
        .anyMatch(s -> UsedColumns.of(s.expression()).map(ColumnName::table).equals(table));
  }

  /**
   * The whole query; empty where the draft asks for nothing, for too much, or for something else
   * than the question.
   */
  public static Optional<Query> of(Draft draft) {
    RowsOfNumbers.added(draft);
    Optional<List<Action>> written =
        draft.extremeOfEach.map(one -> one.of(draft)).orElse(Optional.of(draft.actions));
    return draft.rejected
        ? Optional.empty()
        : written.flatMap(actions -> new Completion(draft, actions).complete());
  }

  private Optional<Query> complete() {
    boolean counting = draft.counted.isPresent();
    boolean ofOthers =
        counting && draft.subject.filter(s -> !draft.counted.get().equals(s)).isPresent();
    Optional<Cell> countedKey =
        CountedGroups.asked(draft, selected) ? CountedGroups.key(draft) : Optional.empty();
    countedKey.ifPresent(key -> selected.replaceAll(count -> key));
    if (selected.isEmpty() && (!counting || ofOthers)) {
      selectNames();
    }
    draft.extremeOfEach.ifPresent(one -> one.show(draft, selected));
    draft.shownBesides.filter(more -> !selected.contains(more)).ifPresent(selected::add);
    Optional<TableName> root = root();
    boolean nobody = new AskedPerson(draft, actions).isMissing(selected);
    if (nobody || selected.isEmpty() || root.isEmpty() || draft.rejected) {
      return Optional.empty();
    }
    Optional<JoinTree> connected =
        draft
            .graph
            .connect(root.get(), tables())
            .map(tree -> SharedParent.avoided(draft, tree, tables()));
    boolean forbidden =
        connected.isEmpty()
            || draft.absent.stream().anyMatch(t -> connected.get().tables().contains(t));
    if (forbidden) {
      return Optional.empty();
    }
    JoinTree tree = connected.get();
    Set<TableName> used = tables();
    Aggregation aggregation = new Aggregation(draft, selected, actions);
    boolean sound =
        counting
            ? aggregation.count(tree, ofOthers) || aggregation.ofCounted(tree, used)
            : aggregation.asked() ? aggregation.complete(tree, used) : list(tree);
    boolean multiplied = draft.ratio.isPresent() && tree.multipliesRoot();
    multiplied |= draft.ratio.filter(Ratio::isOfAll).isPresent() && mayMiss(tree);
    long limits = actions.stream().filter(Action.AddLimit.class::isInstance).count();
    boolean limited = limits > (countedKey.isPresent() ? 0 : 1);
    boolean untold = OtherTie.isUntold(draft, tree);
    boolean torn = negatesMany(tree) || listsMany(tree) || comparesWhatIsAsked();
    torn |= MissedHead.isIn(draft, selected, actions);
    torn |=
        StrayCondition.isIn(draft, tree, actions)
            || StrayPlace.isIn(draft, tree)
            || StrayDeed.isIn(draft, tree)
            || SharedParent.isIn(draft, tree, tables())
            || OtherTie.isIn(draft, tree)
            || (untold && (tree.steps().size() > 1 || denies()))
            || isFarFetched(tree, used)
            || StrayColumn.isIn(draft, selected, actions, tree.tables())
            || UnsaidBound.isIn(draft, selected)
            || BoundToAsked.isIn(draft, tree, actions)
            || OtherTimeOfDeed.isIn(draft, actions)
            || RepeatedReferences.isIn(draft, selected)
            || TakenLater.isIn(draft, selected, actions);
    torn |= draft.takings.isPresent() && tree.ambiguous();
    torn |= draft.extremeOfEach.filter(one -> !one.holds(tree.tables())).isPresent();
    if (!sound || multiplied || limited || contradicts(tree) || torn) {
      return Optional.empty();
    }
    draft.belief *= untold ? ROLE_UNTOLD : 1;
    actions.addAll(new Namesakes(draft).apart(tree.root(), selected, actions));
    ListedKinds.there(draft, selected, actions).ifPresent(actions::add);
    addTables(tree);
    for (int i = selected.size() - 1; i >= 0; i--) {
      actions.add(0, new Action.AddSelect(selected.get(i), spans(selected.get(i))));
    }
    List<Action> named = new ReferredRow(draft).named(selected, actions);
    List<Action> counted = countedKey.map(key -> CountedGroups.of(key, named)).orElse(named);
    List<Action> rated = draft.ratio.map(ratio -> ratio.of(counted)).orElse(counted);
    return draft
        .quotient
        .map(quotient -> quotient.of(rated, tree))
        .orElse(Optional.of(rated))
        .map(all -> new Query(all, tree, used));
  }

  private void selectNames() {
    draft
        .subject
        .map(rows -> SameRows.called(draft, rows))
        .flatMap(draft.knowledge.catalog()::table)
        .ifPresent(
            table -> {
              List<ColumnName> names = draft.names.of(table);
              boolean told = names.size() < 2 || !names.stream().allMatch(draft.columns::isKey);
              boolean labelled = names.stream().anyMatch(NamingColumns::isLabel);
              draft.belief *= told ? NAMES_ASSUMED : KEYS_ALONE;
              boolean another =
                  names.stream().anyMatch(name -> NamingColumns.isOfAnother(table, name));
              draft.belief *= another ? NAME_OF_ANOTHER : 1;
              draft.rejected |=
                  AskedPerson.isAsked(draft)
                      && (labelled || names.stream().allMatch(name -> isNumber(table, name)));
              names.forEach(column -> selected.add(new Cell(column)));
            });
  }

  /** Whether a key is no name of somebody that tells rows apart. */
  private boolean isNumber(Table table, ColumnName name) {
    return draft.columns.isKey(name)
        && (draft.columns.reference(name).isPresent() || !draft.names.isOfPeople(table));
  }

  private Optional<TableName> root() {
    return draft.subject.or(() -> draft.counted).or(() -> tables().stream().findFirst());
  }

  private Set<TableName> tables() {
    Set<TableName> tables = new LinkedHashSet<>();
    for (Expression expression : selected) {
      UsedColumns.of(expression).ifPresent(c -> tables.add(c.table()));
    }
    for (Action action : actions) {
      UsedColumns.of(action).forEach(c -> tables.add(c.table()));
    }
    tables.addAll(draft.named);
    return tables;
  }

  private boolean list(JoinTree tree) {
    boolean ordered = actions.stream().anyMatch(Action.AddOrderBy.class::isInstance);
    boolean limited = actions.stream().anyMatch(Action.AddLimit.class::isInstance);
    boolean grouped = actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    boolean ofRoot =
        selected.stream()
            .flatMap(e -> UsedColumns.of(e).stream())
            .allMatch(c -> c.table().equals(tree.root()));
    boolean measured =
        actions.stream()
            .anyMatch(
                one ->
                    one instanceof Action.AddOrderBy order
                        && order.expression() instanceof Expression.Aggregate);
    if (grouped && measured && tree.multipliesRoot()) {
      return false;
    }
    if (!grouped && tree.multipliesRoot() && ofRoot) {
      if (ordered || limited) {
        return false;
      }
      actions.add(new Action.AddDistinct(List.of()));
    }
    return true;
  }

  /** Whether a word denies something that was not read. */
  private boolean denies() {
    return IntStream.range(0, draft.size()).anyMatch(at -> draft.isFree(at, Cue.NOT));
  }

  /** Whether a cell is to be both there and missing, or in two states. */
  private boolean contradicts(JoinTree tree) {
    Set<ColumnName> there = new HashSet<>(tree.joinedBy());
    Set<ColumnName> missing = new HashSet<>();
    Set<Set<ColumnName>> defined = new HashSet<>();
    boolean twice = false;
    for (Action action : actions) {
      if (!(action instanceof Action.AddWhere where)) {
        continue;
      }
      if (plain(where.condition()) instanceof Condition.Present present) {
        (present.negated() ? missing : there).add(present.cell().column());
      } else if (isComparison(where.condition())) {
        there.addAll(UsedColumns.of(where));
      }
      if (where.condition() instanceof Condition.Defined state) {
        Set<ColumnName> told = Set.copyOf(UsedColumns.of(where));
        twice |= !defined.add(told);
        if (state.definition().testsMissing()) {
          missing.addAll(told);
        }
      }
    }
    return twice || !Collections.disjoint(there, missing) || showsMissing(missing);
  }

  /** "Unpaid before May" cannot speak of the day of payment twice. */
  private static boolean isComparison(Condition condition) {
    return condition instanceof Condition.Comparison || condition instanceof Condition.Between;
  }

  /** Whether a cell that is missing is to be shown or to tell a group. */
  private boolean showsMissing(Set<ColumnName> missing) {
    boolean shown =
        selected.stream().flatMap(e -> UsedColumns.of(e).stream()).anyMatch(missing::contains);
    return shown
        || actions.stream()
            .filter(Action.AddGroupBy.class::isInstance)
            .anyMatch(group -> !Collections.disjoint(UsedColumns.of(group), missing));
  }

  /** "Customers not from product X" over many orders would keep those with any other order. */
  private boolean negatesMany(JoinTree tree) {
    return (tree.multipliesRoot()
            && draft.negated.stream().anyMatch(table -> !table.equals(tree.root())))
        || shownRows(tree)
            .flatMap(rows -> draft.graph.connect(rows, draft.negated).stream())
            .anyMatch(JoinTree::multipliesRoot);
  }

  /** Those beside the root whose cells are shown one by one. */
  private Stream<TableName> shownRows(JoinTree tree) {
    return draft.negated.isEmpty() || !selected.stream().allMatch(Cell.class::isInstance)
        ? Stream.empty()
        : selected.stream()
            .flatMap(cell -> UsedColumns.of(cell).stream())
            .map(ColumnName::table)
            .distinct()
            .filter(rows -> !rows.equals(tree.root()) && !SameRows.are(draft, tree.root(), rows));
  }

  /** "Which purposes other than car" asks for purposes, and not for rows of other ones. */
  private boolean comparesWhatIsAsked() {
    boolean asks =
        draft.size() > 1
            && !draft.negated.isEmpty()
            && WordClass.ASKING_THING.contains(draft.tokens.get(0).text());
    int first = draft.next(0);
    Optional<ColumnName> asked =
        asks ? draft.column(first).or(() -> draft.column(first + 1)) : Optional.empty();
    return asked.isPresent()
        && !selected.contains(new Cell(asked.get()))
        && actions.stream()
            .filter(Action.AddWhere.class::isInstance)
            .anyMatch(where -> UsedColumns.of(where).contains(asked.get()));
  }

  /** "Customers with orders from Paris and Lyon" may ask for those with both. */
  private boolean listsMany(JoinTree tree) {
    return tree.multipliesRoot()
        && draft.listed.stream().anyMatch(table -> !table.equals(tree.root()));
  }

  private void addTables(JoinTree tree) {
    List<Action> from = new ArrayList<>();
    from.add(new Action.AddFrom(tree.root(), Optional.empty(), List.of()));
    // of a whole, rows without a partner are a part too
    boolean outer =
        draft.ratio.isPresent() || (draft.counted.isPresent() && draft.keepsPartnerless);
    for (JoinTree.Step step : tree.steps()) {
      Action.Join join = Action.Join.on(step.key(), outer && !isAlwaysThere(step.key()));
      from.add(new Action.AddFrom(step.table(), Optional.of(join), List.of()));
    }
    actions.addAll(0, from);
  }

  /** Whether more tables than anybody would leave unsaid lie between those that are spoken of. */
  private static boolean isFarFetched(JoinTree tree, Set<TableName> spoken) {
    return tree.steps().stream().filter(step -> !spoken.contains(step.table())).count()
        > MOST_UNSPOKEN;
  }

  private boolean mayMiss(JoinTree tree) {
    return tree.steps().stream().anyMatch(step -> !isAlwaysThere(step.key()));
  }

  /** Whether no row of a whole is without a partner by a key. */
  private boolean isAlwaysThere(ForeignKey key) {
    return draft.ratio.isPresent()
        && key.fromColumns().stream()
            .map(column -> draft.columns.known(new ColumnName(key.from(), column)))
            .noneMatch(known -> known.filter(Column::nullable).isPresent());
  }

  private List<WordSpan> spans(Expression expression) {
    return draft.selected.stream()
        .filter(s -> s.expression().equals(expression))
        .flatMap(s -> s.from().stream())
        .distinct()
        .toList();
  }
}

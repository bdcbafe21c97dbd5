package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.joins.JoinTree;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which rows are people, and whose other rows are, where a question asks "who" or "whose" and names
 * none of them: an order is a customer's, and not of the clerk who took it.
 */
public final class People {

  private static final int NO_WAY = Integer.MAX_VALUE;

  private final Draft draft;

  public People(Draft draft) {
    this.draft = draft;
  }

  /** Whether rows have the name of a person, or their table is called by a word for people. */
  public boolean are(TableName rows) {
    return draft.knowledge.catalog().table(rows).filter(this::are).isPresent();
  }

  private boolean are(Table table) {
    List<ColumnName> names = draft.names.of(table);
    boolean person =
        draft.names.isOfPeople(table)
            && (names.size() > 1 || NameParts.of(names.get(0).column()).size() > 1);
    return person || isNamed(table, WordClass.PERSON_NOUN) || isNamed(table, WordClass.EMPLOYEE);
  }

  /** Whether a table of people says that they work for whoever asks. */
  boolean work(TableName people) {
    return draft.knowledge.catalog().table(people).stream().anyMatch(People::work);
  }

  /** The same of the table itself. */
  public static boolean work(Table people) {
    return isNamed(people, WordClass.EMPLOYEE)
        || columnParts(people).anyMatch(WordClass.EMPLOYEE_COLUMN::contains);
  }

  /** Whether rows may be of people who are gone. */
  public boolean mayHaveLeft(TableName people) {
    return draft.knowledge.catalog().table(people).stream()
        .flatMap(table -> table.columns().stream())
        .filter(Column::nullable)
        .flatMap(column -> NameParts.of(column.name().column()).stream())
        .anyMatch(WordClass.LEAVING_COLUMN::contains);
  }

  /** Whose the rows of a table are; empty where they may be those of several kinds of people. */
  public Optional<TableName> owning(TableName rows) {
    List<TableName> nearest = nearest(rows);
    boolean inRole = nearest.stream().anyMatch(one -> isInRole(rows, one));
    List<TableName> served = nearest.stream().filter(one -> !work(one)).toList();
    return nearest.size() > 1 && (inRole || served.size() > 1)
        ? Optional.empty()
        : (nearest.size() == 1 ? nearest : served).stream().findFirst();
  }

  /** Whoever rows of a table refer to, where these are but one kind of people. */
  public Optional<TableName> only(TableName rows) {
    List<TableName> nearest = nearest(rows);
    return nearest.size() == 1 && draft.graph.references(rows, nearest.get(0)).size() < 2
        ? Optional.of(nearest.get(0))
        : Optional.empty();
  }

  /** The people to whom the fewest other rows lead. */
  private List<TableName> nearest(TableName rows) {
    Map<Integer, List<TableName>> bySteps =
        draft.knowledge.catalog().tables().stream()
            .filter(table -> !table.name().equals(rows) && are(table))
            .map(Table::name)
            .collect(
                Collectors.groupingBy(one -> steps(rows, one), TreeMap::new, Collectors.toList()));
    return bySteps.entrySet().stream()
        .filter(one -> one.getKey() < NO_WAY)
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(List.of());
  }

  /**
   * Of two keys, each is of a role; an agent who is assigned may be meant as well as a customer.
   */
  private boolean isInRole(TableName rows, TableName people) {
    List<ForeignKey> keys = draft.graph.references(rows, people);
    return keys.size() > 1 || keys.stream().anyMatch(draft.graph::isUnsaid);
  }

  /** Rows between, one for each; as many as can be where there is no such way. */
  private int steps(TableName rows, TableName people) {
    return draft
        .graph
        .connect(rows, List.of(people))
        .filter(tree -> !tree.multipliesRoot() && !tree.ambiguous())
        .map(JoinTree::steps)
        .map(List::size)
        .orElse(NO_WAY);
  }

  /** "Who has no membership": those whose it would be, or who would refer to it. */
  public Optional<TableName> lacking(TableName rows) {
    List<TableName> referring =
        draft.knowledge.catalog().tables().stream()
            .filter(this::are)
            .map(Table::name)
            .filter(people -> !draft.graph.references(people, rows).isEmpty())
            .toList();
    return referring.isEmpty()
        ? only(rows)
        : referring.stream()
            .filter(people -> referring.size() == 1)
            .filter(people -> nearest(rows).stream().allMatch(people::equals))
            .findFirst();
  }

  /** The one key by which people belong to a row; those who work there where several may. */
  public Optional<ForeignKey> belonging(TableName to, boolean working) {
    List<ForeignKey> keys =
        draft.knowledge.catalog().tables().stream()
            .filter(this::are)
            .map(Table::name)
            .filter(people -> !people.equals(to))
            .flatMap(people -> draft.graph.references(people, to).stream())
            .toList();
    List<ForeignKey> staff = keys.stream().filter(key -> work(key.from())).toList();
    List<ForeignKey> meant = working && keys.size() > 1 ? staff : keys;
    return meant.size() == 1 && meant.get(0).fromColumns().size() == 1
        ? Optional.of(meant.get(0))
        : Optional.empty();
  }

  private static boolean isNamed(Table table, WordClass words) {
    List<String> parts = NameParts.of(ShortNames.writtenOut(table.name().name()));
    return !parts.isEmpty() && words.contains(NounNumber.singular(parts.get(parts.size() - 1)));
  }

  private static Stream<String> columnParts(Table table) {
    return table.columns().stream()
        .flatMap(column -> NameParts.of(column.name().column()).stream());
  }
}

package io.github.askjdbc.exam;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.semantics.ColumnMeaning;
import io.github.askjdbc.catalog.semantics.Naming;
import io.github.askjdbc.catalog.semantics.TableMeaning;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.linking.NameRoles;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds out what an exam may ask about: what can be said, and says what is meant. */
final class ExamSchemaReader {

  private static final int MOST_TABLES = 60;
  private static final int FEWEST_ROWS = 3;
  private static final Naming UNSAID = Naming.NONE;

  private final DatabaseKnowledge knowledge;
  private final ExamProbes probes;
  private final SpokenNames spoken;
  private final NameRoles roles = new NameRoles();
  private final Set<String> identifying =
      LexiconFile.read("catalog-questions").section("identifying").words();
  private final Set<String> additive = LexiconFile.read("exam-words").section("additive").words();
  private final Set<String> referring =
      LexiconFile.read("exam-words").section("references").words();
  private final String name = LexiconFile.read("exam-words").section("said").keyed().get("name");

  ExamSchemaReader(DatabaseKnowledge knowledge, ExamProbes probes) {
    this.knowledge = knowledge;
    this.probes = probes;
    this.spoken = new SpokenNames(knowledge.catalog());
  }

  ExamSchema read() {
    Map<Table, List<String>> names = tableNames();
    Set<String> nouns = names.values().stream().flatMap(List::stream).collect(Collectors.toSet());
    List<ExamTable> tables = new ArrayList<>();
    names.forEach((table, said) -> table(table, said, nouns).ifPresent(tables::add));
    return new ExamSchema(tables, keys(tables), probes.sql());
  }

  /** Those whose name is that of one table alone, views left out, in the order of the names. */
  private Map<Table, List<String>> tableNames() {
    Map<Table, List<String>> names = new LinkedHashMap<>();
    catalog().tables().stream()
        .filter(table -> !table.view())
        .sorted(Comparator.comparing(table -> table.name().toString()))
        .limit(MOST_TABLES)
        .forEach(table -> names.put(table, spoken.of(table, naming(table))));
    return withoutShared(names);
  }

  /** Nothing that two things are called. */
  private static <T> Map<T, List<String>> withoutShared(Map<T, List<String>> names) {
    Map<String, Integer> counts = new HashMap<>();
    names.values().stream()
        .flatMap(List::stream)
        .forEach(name -> counts.merge(name, 1, Integer::sum));
    Map<T, List<String>> own = new LinkedHashMap<>();
    names.forEach(
        (thing, said) -> {
          List<String> left = said.stream().filter(name -> counts.get(name) == 1).toList();
          if (!left.isEmpty()) {
            own.put(thing, left);
          }
        });
    return own;
  }

  private Optional<ExamTable> table(Table table, List<String> names, Set<String> nouns) {
    Set<String> keys = keyColumns(table);
    Map<Column, List<String>> said = new LinkedHashMap<>();
    spoken
        .ofColumns(table, names, references(table.name()), this::naming)
        .forEach((column, called) -> said.put(column, unlikeTables(column, called, names, nouns)));
    List<ExamColumn> all = new ArrayList<>();
    withoutShared(said).forEach((column, called) -> all.add(column(column, called)));
    List<ExamColumn> plain =
        all.stream()
            .filter(column -> !keys.contains(column.name().column()))
            .filter(column -> !referring.contains(SpokenNames.last(column)))
            .toList();
    return label(table, all, plain)
        .map(
            label ->
                new ExamTable(
                    table,
                    names,
                    label,
                    plain.stream().filter(column -> !column.equals(label)).toList(),
                    isAssociation(table)));
  }

  /** What is called as its table is its name; what is called as another one is not asked for. */
  private List<String> unlikeTables(
      Column column, List<String> called, List<String> table, Set<String> nouns) {
    boolean names = column.kind() == ColumnKind.TEXT && called.stream().anyMatch(table::contains);
    return names ? List.of(name) : called.stream().filter(one -> !nouns.contains(one)).toList();
  }

  private ExamColumn column(Column column, List<String> called) {
    List<String> words = Runs.words(called.get(0));
    boolean measure =
        column.kind() == ColumnKind.NUMBER
            && words.stream().noneMatch(identifying::contains)
            && meaning(column).map(ColumnMeaning::codes).orElse(Map.of()).isEmpty();
    boolean adds = measure && (additive.contains(SpokenNames.last(words)) || sums(column));
    return new ExamColumn(column, called, measure, adds, roles.naming(SpokenNames.last(words)));
  }

  private boolean sums(Column column) {
    return meaning(column)
        .flatMap(ColumnMeaning::aggregation)
        .filter(aggregation -> aggregation.equalsIgnoreCase("SUM"))
        .isPresent();
  }

  /** What a person would call a row by; the key where there is nothing better. */
  private Optional<ExamColumn> label(Table table, List<ExamColumn> all, List<ExamColumn> plain) {
    List<ExamColumn> candidates = new ArrayList<>();
    plain.stream()
        .filter(column -> column.is(ColumnKind.TEXT))
        .filter(ExamColumn::naming)
        .forEach(candidates::add);
    all.stream()
        .filter(column -> table.primaryKey().equals(List.of(column.name().column())))
        .forEach(candidates::add);
    return candidates.stream().filter(this::tellsApart).findFirst();
  }

  private boolean tellsApart(ExamColumn column) {
    ColumnFacts facts = probes.facts(column);
    return facts.unique() && facts.rows() >= FEWEST_ROWS;
  }

  private Set<String> keyColumns(Table table) {
    Set<String> keys = new HashSet<>(table.primaryKey());
    references(table.name()).forEach(key -> keys.addAll(key.fromColumns()));
    return keys;
  }

  private List<ForeignKey> references(TableName table) {
    return catalog().keysOf(table).stream().filter(key -> key.from().equals(table)).toList();
  }

  private boolean isAssociation(Table table) {
    Set<String> referring =
        references(table.name()).stream()
            .map(ForeignKey::fromColumns)
            .flatMap(Collection::stream)
            .collect(Collectors.toSet());
    return references(table.name()).size() > 1 && referring.containsAll(table.primaryKey());
  }

  /** Of one column, and the only one between its tables. */
  private List<ExamKeyLink> keys(List<ExamTable> tables) {
    Map<TableName, ExamTable> byName = new HashMap<>();
    tables.forEach(table -> byName.put(table.table().name(), table));
    List<ExamKeyLink> links = new ArrayList<>();
    for (ExamTable child : tables) {
      for (ForeignKey key : references(child.table().name())) {
        ExamTable parent = byName.get(key.to());
        if (parent != null && !parent.equals(child) && isPlain(key) && saysParent(key, parent)) {
          links.add(
              new ExamKeyLink(child, key.fromColumns().get(0), parent, key.toColumns().get(0)));
        }
      }
    }
    return links;
  }

  /** The family doctor of a patient is not what "the doctor of a patient" must mean. */
  private boolean saysParent(ForeignKey key, ExamTable parent) {
    String column = key.fromColumns().get(0);
    return column.equalsIgnoreCase(key.toColumns().get(0))
        || spoken.withoutKeyWord(column).stream()
            .anyMatch(
                said -> parent.names().stream().anyMatch(noun -> NounNumber.isSame(said, noun)));
  }

  private boolean isPlain(ForeignKey key) {
    long between =
        catalog().keysOf(key.from()).stream()
            .filter(other -> other.from().equals(key.to()) || other.to().equals(key.to()))
            .count();
    boolean manyToOne =
        catalog().table(key.from()).filter(table -> !table.isUnique(key.fromColumns())).isPresent();
    return between == 1 && key.fromColumns().size() == 1 && manyToOne;
  }

  private CatalogSnapshot catalog() {
    return knowledge.catalog();
  }

  private Naming naming(Table table) {
    return knowledge.semantics().table(table.name()).map(TableMeaning::naming).orElse(UNSAID);
  }

  private Naming naming(Column column) {
    return meaning(column).map(ColumnMeaning::naming).orElse(UNSAID);
  }

  private Optional<ColumnMeaning> meaning(Column column) {
    return knowledge.semantics().column(column.name());
  }
}

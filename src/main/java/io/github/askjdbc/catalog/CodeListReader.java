package io.github.askjdbc.catalog;

import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.RowLimit;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.question.QuestionBudget;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads tables that list codes, and the columns of other tables that hold such codes. Only tables
 * that no key joins to others, of few columns and rows; so many of them, and so many columns.
 */
final class CodeListReader {

  static final int MOST_PROBES = 200;
  private static final int MOST_TABLES = 20;
  private static final int MOST_COLUMNS = 10;
  private static final int MOST_ROWS = 1_000;

  /** And a number or mark beside them. */
  private static final int CODE_AND_TEXT = 3;

  private static final int SAMPLED_ROWS = 20_000;

  /** Shorter names of lists are short forms. */
  private static final int SHORTEST_NAME = 4;

  /** What was read, also by a question whose time ran out before all was. */
  record Seen(Map<TableName, List<CodeList>> lists, Map<ColumnName, Set<String>> codes) {
    Seen() {
      this(new HashMap<>(), new HashMap<>());
    }
  }

  private final Seen seen;
  private final CatalogSnapshot catalog;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final IdentifierQuoting quoting;

  /**
   * @param seen before, which is not read again; what is read is added
   * @param catalog with inferred keys
   */
  CodeListReader(
      Seen seen, CatalogSnapshot catalog, ReadOnlyDatabase database, QuestionBudget budget) {
    this.seen = seen;
    this.catalog = catalog;
    this.database = database;
    this.budget = budget;
    this.quoting = IdentifierQuoting.of(database.dialect());
  }

  /**
   * All that is to be read.
   *
   * @throws io.github.askjdbc.question.BudgetExhaustedException if the time runs out before
   */
  CodeLists read() {
    List<CodeList> lists =
        catalog.tables().stream()
            .filter(this::mayList)
            .limit(MOST_TABLES)
            .flatMap(
                table -> seen.lists().computeIfAbsent(table.name(), name -> lists(table)).stream())
            .toList();
    if (lists.isEmpty()) {
      return CodeLists.NONE;
    }
    CodedColumns coded = new CodedColumns(lists);
    Map<ColumnName, Map<String, String>> texts = new LinkedHashMap<>();
    Map<ColumnName, CodeList> by = new LinkedHashMap<>();
    for (Column column : columns(coded)) {
      Set<String> codes = seen.codes().computeIfAbsent(column.name(), name -> codes(column));
      coded
          .of(column, codes)
          .ifPresent(
              list -> {
                texts.put(column.name(), list.texts());
                by.put(column.name(), list);
              });
    }
    Set<TableName> used =
        by.values().stream()
            .map(CodeList::table)
            .filter(table -> onlyLists(table, lists))
            .collect(Collectors.toSet());
    return texts.isEmpty() ? CodeLists.NONE : new CodeLists(texts, names(by), used);
  }

  /** The word that a list is called by, where it is that of one column and of no name. */
  private Map<ColumnName, String> names(Map<ColumnName, CodeList> lists) {
    Set<String> known = new HashSet<>();
    for (Table table : catalog.tables()) {
      known.addAll(KeyName.of(table.name().name()).words());
      table.columns().forEach(column -> known.addAll(KeyName.of(column.name().column()).words()));
    }
    Map<ColumnName, String> names = new LinkedHashMap<>();
    lists.forEach(
        (column, list) -> {
          boolean told = list.name().size() == 1 && list.name().get(0).length() >= SHORTEST_NAME;
          boolean only = lists.values().stream().filter(list::equals).count() == 1;
          if (told && only && !known.contains(NounNumber.singular(list.name().get(0)))) {
            names.put(column, list.name().get(0));
          }
        });
    return names;
  }

  /** Whether the rows of a table tell no more than codes, so that nobody asks for them. */
  private boolean onlyLists(TableName table, List<CodeList> lists) {
    return lists.stream().filter(list -> list.table().equals(table)).count() > 1
        || catalog.table(table).filter(one -> one.columns().size() <= CODE_AND_TEXT).isPresent();
  }

  private boolean mayList(Table table) {
    return !table.view()
        && table.columns().size() <= MOST_COLUMNS
        && catalog.keysOf(table.name()).isEmpty()
        && CodeListRows.mayList(plain(table));
  }

  private static List<Column> plain(Table table) {
    return table.columns().stream().filter(CodeListReader::isPlain).toList();
  }

  private static boolean isPlain(Column column) {
    return column.kind() == ColumnKind.TEXT || column.kind() == ColumnKind.NUMBER;
  }

  private List<CodeList> lists(Table table) {
    List<Column> columns = plain(table);
    String cells =
        columns.stream().map(column -> cell(column.name())).collect(Collectors.joining(", "));
    List<List<Object>> rows = rows(cells, table.name(), MOST_ROWS + 1);
    return rows.size() > MOST_ROWS
        ? List.of()
        : new CodeListRows(
                table.name(),
                columns,
                rows.stream().map(row -> row.stream().map(CodeListReader::text).toList()).toList())
            .lists();
  }

  /** Those that are no keys and whose names may be those of coded columns. */
  private List<Column> columns(CodedColumns coded) {
    List<Column> found = new ArrayList<>();
    for (Table table : catalog.tables()) {
      Set<String> keys = new HashSet<>(table.primaryKey());
      catalog.keysOf(table.name()).stream()
          .filter(key -> key.from().equals(table.name()))
          .forEach(key -> keys.addAll(key.fromColumns()));
      plain(table).stream()
          .filter(column -> !table.view() && !keys.contains(column.name().column()))
          .filter(coded::mayBe)
          .forEach(found::add);
    }
    return found;
  }

  private Set<String> codes(Column column) {
    String cell = cell(column.name());
    String sample =
        RowLimit.select(
            database.dialect(),
            cell
                + " AS v FROM "
                + quoted(column.name().table())
                + " s WHERE "
                + cell
                + " IS NOT NULL",
            SAMPLED_ROWS);
    String distinct =
        RowLimit.select(
            database.dialect(), "DISTINCT x.v FROM (" + sample + ") x", ValueIndex.MOST_OF_FEW + 1);
    List<List<Object>> rows = query(distinct, ValueIndex.MOST_OF_FEW + 1);
    return rows.size() > ValueIndex.MOST_OF_FEW
        ? Set.of()
        : rows.stream()
            .map(row -> text(row.get(0)))
            .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private List<List<Object>> rows(String cells, TableName table, int most) {
    return query(
        RowLimit.select(database.dialect(), cells + " FROM " + quoted(table) + " s", most), most);
  }

  private List<List<Object>> query(String sql, int most) {
    return database.query(ProbeQuery.of(sql, most), budget) instanceof ProbeOutcome.Rows rows
        ? rows.rows()
        : List.of();
  }

  /** Numbers without zeros at their ends, since lists write them as texts. */
  private static String text(Object cell) {
    if (!(cell instanceof Number number)) {
      return cell == null ? "" : cell.toString().strip();
    }
    BigDecimal plain = new BigDecimal(number.toString());
    return plain.signum() == 0 ? "0" : plain.stripTrailingZeros().toPlainString();
  }

  private String cell(ColumnName column) {
    return "s." + quoting.quote(column.column());
  }

  private String quoted(TableName table) {
    Stream<String> outer = Stream.concat(table.catalog().stream(), table.schema().stream());
    return quoting.quote(Stream.concat(outer, Stream.of(table.name())));
  }
}

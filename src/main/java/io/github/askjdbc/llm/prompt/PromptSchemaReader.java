package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ColumnStatistics;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TableStatistics;
import io.github.askjdbc.catalog.semantics.ColumnMeaning;
import io.github.askjdbc.catalog.semantics.Naming;
import io.github.askjdbc.catalog.semantics.TableMeaning;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.llm.prompt.PromptSchema.PromptKey;
import io.github.askjdbc.llm.prompt.PromptTable.PromptColumn;
import io.github.askjdbc.text.Characters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes out of what is known of a database what a prompt may show. */
final class PromptSchemaReader {

  private static final int SAMPLES = 3;

  private final DatabaseKnowledge knowledge;
  private final IdentifierQuoting quoting;
  private final PromptPolicy policy;
  private final PublicTexts texts;

  PromptSchemaReader(DatabaseKnowledge knowledge, Dialect dialect, PromptPolicy policy) {
    this.knowledge = knowledge;
    this.quoting = IdentifierQuoting.of(dialect);
    this.policy = policy;
    this.texts = new PublicTexts(knowledge.catalog(), policy.mayRead());
  }

  PromptSchema read() {
    List<PromptTable> tables =
        knowledge.catalog().tables().stream()
            .filter(table -> policy.mayRead().test(table.name()))
            .filter(table -> !table.columns().isEmpty())
            .map(this::table)
            .toList();
    PromptSchema all = new PromptSchema(tables, List.of(), true);
    return new PromptSchema(all.tables(), keys(), true);
  }

  private PromptTable table(Table table) {
    Optional<TableStatistics> statistics =
        policy.samples() ? knowledge.statistics().of(table.name()) : Optional.empty();
    boolean wholeKey =
        table.primaryKey().stream().allMatch(column -> table.column(column).isPresent());
    return new PromptTable(
        table.name(),
        table.name().written(quoting),
        texts.of(
            said(
                table.comment(),
                knowledge.semantics().table(table.name()).map(TableMeaning::naming)),
            table),
        table.columns().stream().map(column -> column(column, table, statistics)).toList(),
        wholeKey ? written(table.primaryKey()) : List.of());
  }

  private PromptColumn column(Column column, Table table, Optional<TableStatistics> statistics) {
    ColumnName name = column.name();
    Optional<Naming> naming = knowledge.semantics().column(name).map(ColumnMeaning::naming);
    List<String> samples =
        statistics
            .flatMap(known -> known.column(name.column()))
            .map(ColumnStatistics::samples)
            .orElse(List.of());
    return new PromptColumn(
        name.column(),
        quoting.quoteWhereNeeded(name.column()),
        type(column.typeName()),
        texts.of(said(column.comment(), naming), table),
        samples.stream().limit(SAMPLES).map(PromptSchemaReader::quoted).toList());
  }

  private static String quoted(String value) {
    return "'" + Characters.onOneLine(value).replace("'", "''") + "'";
  }

  private static List<String> said(Optional<String> comment, Optional<Naming> naming) {
    List<String> said = new ArrayList<>();
    comment.ifPresent(said::add);
    naming.flatMap(Naming::description).ifPresent(said::add);
    naming
        .map(Naming::names)
        .filter(names -> !names.isEmpty())
        .ifPresent(names -> said.add("also called " + String.join(", ", names)));
    return said;
  }

  /** The type of an enumeration lists its values, which are of the data. */
  private static String type(String name) {
    String type = Characters.onOneLine(name);
    int quote = Math.max(type.indexOf('\''), type.indexOf('"'));
    int open = type.indexOf('(');
    return quote < 0 ? type : type.substring(0, open < 0 ? 0 : Math.min(open, quote)).strip();
  }

  private List<PromptKey> keys() {
    return knowledge.catalog().foreignKeys().stream()
        .filter(key -> shows(key.from(), key.fromColumns()) && shows(key.to(), key.toColumns()))
        .map(this::key)
        .toList();
  }

  private boolean shows(TableName table, List<String> columns) {
    return policy.mayRead().test(table)
        && columns.stream()
            .allMatch(
                column -> knowledge.catalog().column(new ColumnName(table, column)).isPresent());
  }

  private PromptKey key(ForeignKey key) {
    return new PromptKey(
        key.from(), written(key.fromColumns()), key.to(), written(key.toColumns()));
  }

  private List<String> written(List<String> columns) {
    return columns.stream().map(quoting::quoteWhereNeeded).toList();
  }
}

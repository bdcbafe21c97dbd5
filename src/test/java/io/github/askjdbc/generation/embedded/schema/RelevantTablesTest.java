package io.github.askjdbc.generation.embedded.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RelevantTablesTest {
  private static final String QUESTION = "Which students take the courses?";

  /** Students, courses and the table that joins them, the last among many others. */
  private static CatalogSnapshot catalog(int others) {
    List<Table> tables = new ArrayList<>();
    IntStream.range(0, others).forEach(i -> tables.add(table("depot" + i)));
    List.of("student", "course", "enrolment").forEach(name -> tables.add(table(name)));
    return new CatalogSnapshot(
        tables, List.of(key("enrolment", "a1", "student"), key("enrolment", "a2", "course")));
  }

  private static Table table(String name) {
    TableName table = TableName.of(name);
    List<Column> columns =
        IntStream.range(0, 10)
            .mapToObj(
                i ->
                    new Column(
                        new ColumnName(table, "a" + i),
                        ColumnKind.NUMBER,
                        "INTEGER",
                        false,
                        Optional.empty()))
            .toList();
    return new Table(table, false, Optional.empty(), columns, Set.of(), List.of("a0"));
  }

  private static ForeignKey key(String from, String column, String to) {
    return new ForeignKey(
        TableName.of(from),
        List.of(column),
        TableName.of(to),
        List.of("a0"),
        ForeignKey.Origin.DECLARED);
  }

  /** Holds no texts. */
  private static final class NoValues implements ValueIndex {
    @Override
    public Optional<Boolean> contains(ColumnName column, String literal) {
      return Optional.of(false);
    }

    @Override
    public List<ValueMatch> lookup(ValueQuery query) {
      return List.of();
    }

    @Override
    public IndexCoverage coverage(ColumnName column) {
      return new IndexCoverage.Full(0);
    }
  }

  private static LinkedQuestion linked(CatalogSnapshot catalog) {
    return new SchemaLinker()
        .link(
            Question.of(QUESTION),
            new DatabaseKnowledge(catalog, new NoValues(), SemanticLayer.NONE),
            Dialect.SQLITE,
            new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 10));
  }

  @Test
  void of_smallSchema_isAllOfIt() {
    CatalogSnapshot catalog = catalog(20);
    SchemaIndex schema = new SchemaIndex(catalog);

    assertThat(RelevantTables.of(schema, linked(catalog))).isSameAs(schema);
  }

  @Test
  void of_largeSchema_isWhatTheQuestionNamesAndWhatJoinsIt() {
    CatalogSnapshot catalog = catalog(500);
    SchemaIndex part = RelevantTables.of(new SchemaIndex(catalog), linked(catalog));

    assertThat(part.tables())
        .extracting(TableEntry::name)
        .contains(TableName.of("student"), TableName.of("course"), TableName.of("enrolment"));
    assertThat(part.columnCount()).isLessThan(RelevantTables.WHOLE_SCHEMA);
    assertThat(part.keys()).hasSize(2);
  }

  @Test
  void of_largeSchema_numbersThingsAnew() {
    CatalogSnapshot catalog = catalog(500);
    SchemaIndex part = RelevantTables.of(new SchemaIndex(catalog), linked(catalog));

    for (int number = 0; number < part.columnCount(); number++) {
      ColumnEntry column = part.column(number);
      assertThat(part.number(column.name())).contains(number);
      assertThat(part.table(column.table()).name()).isEqualTo(column.name().table());
      assertThat(part.table(column.table()).columns()).contains(number);
    }
  }
}

package io.github.askjdbc.linking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ColumnStatistics;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.Statistics;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TableStatistics;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Of how many tables the rows are looked at for one question on a schema of 300. */
class SampledTablesTest {

  private static final TableName ORDERS = TableName.of("orders");

  /** Tables whose rows were looked at; every column is seen to hold yes and no. */
  private static final class CountingStatistics implements Statistics {
    private final Set<TableName> sampled = new LinkedHashSet<>();

    @Override
    public Optional<TableStatistics> of(TableName table) {
      sampled.add(table);
      return Optional.of(
          new TableStatistics(
              Map.of(
                  "blocked", new ColumnStatistics(List.of("Y", "N")),
                  "amount", new ColumnStatistics(List.of("2019", "2020")))));
    }
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

  /** Orders, with their day, are the last of the tables. */
  private static DatabaseKnowledge knowledge(String column, ColumnKind kind, Statistics of) {
    List<Table> tables = new ArrayList<>();
    IntStream.range(0, 299).forEach(i -> tables.add(table("depot" + i, column(column, kind))));
    tables.add(table("orders", column(column, kind), column("order_date", ColumnKind.DATE)));
    return new DatabaseKnowledge(
        new CatalogSnapshot(tables, List.of()), new NoValues(), SemanticLayer.NONE, of);
  }

  /** A column of a table yet to be named. */
  private record Described(String name, ColumnKind kind) {}

  private static Described column(String name, ColumnKind kind) {
    return new Described(name, kind);
  }

  private static Table table(String name, Described... described) {
    TableName table = TableName.of(name);
    List<Column> columns =
        List.of(described).stream()
            .map(
                one ->
                    new Column(
                        new ColumnName(table, one.name()),
                        one.kind(),
                        one.kind().name(),
                        false,
                        Optional.empty()))
            .toList();
    return new Table(table, false, Optional.empty(), columns, Set.of(), List.of());
  }

  private static LinkedQuestion link(String question, DatabaseKnowledge knowledge) {
    return new SchemaLinker().link(Question.of(question), knowledge, Dialect.SQLITE, budget());
  }

  private static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 10);
  }

  @Test
  void link_wordOfAColumnIn300Tables_looksAtFewAndAtTheOneNamed() {
    CountingStatistics statistics = new CountingStatistics();
    DatabaseKnowledge knowledge = knowledge("blocked", ColumnKind.TEXT, statistics);

    LinkedQuestion linked = link("Which orders are blocked?", knowledge);

    assertThat(statistics.sampled).hasSize(SampledTables.MOST).contains(ORDERS);
    assertThat(linked.links())
        .filteredOn(link -> link.evidence() == Evidence.STATE)
        .extracting(link -> ((Link.ToFilter) link).condition().table())
        .contains(ORDERS);
  }

  @Test
  void link_newestOfTextsIn300Tables_looksAtFewAndAtTheOneNamed() {
    CountingStatistics statistics = new CountingStatistics();

    link("The newest orders of depots", knowledge("made_year", ColumnKind.TEXT, statistics));

    assertThat(statistics.sampled).hasSize(SampledTables.MOST).contains(ORDERS);
  }

  @Test
  void link_noWordOfAnyColumn_looksAtNone() {
    CountingStatistics statistics = new CountingStatistics();

    link("How many orders are there?", knowledge("blocked", ColumnKind.TEXT, statistics));

    assertThat(statistics.sampled).isEmpty();
  }

  @Test
  void generate_yearBesideNumbersIn300Tables_looksAtFewAndAtTheOneNamed() {
    CountingStatistics statistics = new CountingStatistics();
    DatabaseKnowledge knowledge = knowledge("amount", ColumnKind.NUMBER, statistics);

    new EmbeddedGenerator()
        .generate(
            new GenerationRequest(
                link("Which orders were placed in 2020?", knowledge),
                knowledge,
                Dialect.SQLITE,
                8,
                Trial.NONE,
                Optional.empty(),
                budget()));

    assertThat(statistics.sampled).hasSize(SampledTables.MOST).contains(ORDERS);
  }
}

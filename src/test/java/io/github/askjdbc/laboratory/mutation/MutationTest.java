package io.github.askjdbc.laboratory.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MutationTest {
  private static final CatalogSnapshot CATALOG =
      new CatalogSnapshot(
          List.of(table("ward", "id", "beds"), table("nurse", "badge", "ward_id", "pay")),
          List.of(
              new ForeignKey(
                  TableName.of("nurse"),
                  List.of("ward_id"),
                  TableName.of("ward"),
                  List.of("id"),
                  ForeignKey.Origin.DECLARED)));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          DROPPED_JOIN_CONDITION | SELECT pay FROM nurse n JOIN ward w ON w.id = n.ward_id WHERE beds > 3 | SELECT pay FROM nurse n CROSS JOIN ward w WHERE beds > 3
          DROPPED_GROUPING | SELECT beds, COUNT(*) FROM ward GROUP BY beds HAVING COUNT(*) > 1 ORDER BY 1 | SELECT beds, COUNT(*) FROM ward ORDER BY 1
          MEAN_AS_DIVISION | SELECT AVG(pay) FROM nurse | SELECT SUM(pay) / COUNT(pay) FROM nurse
          NULL_IN_LIST | SELECT id FROM ward WHERE id NOT IN (SELECT ward_id FROM nurse) | SELECT id FROM ward WHERE id NOT IN (SELECT ward_id FROM nurse UNION SELECT NULL)
          MEMBERSHIP_AS_EQUALITY | SELECT id FROM ward WHERE id IN (SELECT ward_id FROM nurse) | SELECT id FROM ward WHERE id = (SELECT ward_id FROM nurse)
          JOINED_MANY_SIDE | SELECT SUM(w.beds) FROM ward w | SELECT SUM(w.beds) FROM ward w JOIN "nurse" many_side ON many_side."ward_id" = w."id"
          """)
  void of_sqlWithThePart_breaksIt(Mutation mutation, String sql, String broken) {
    assertThat(broken(mutation, sql)).contains(broken);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          DROPPED_JOIN_CONDITION | SELECT pay FROM nurse n, ward w WHERE w.id = n.ward_id
          DROPPED_GROUPING | SELECT COUNT(*) FROM ward
          MEAN_AS_DIVISION | SELECT AVG(DISTINCT pay) FROM nurse
          NULL_IN_LIST | SELECT id FROM ward WHERE id NOT IN (1, 2)
          MEMBERSHIP_AS_EQUALITY | SELECT id FROM ward WHERE id IN (1, 2)
          JOINED_MANY_SIDE | SELECT SUM(pay) FROM nurse
          """)
  void of_sqlWithoutThePart_isNothing(Mutation mutation, String sql) {
    assertThat(broken(mutation, sql)).isEmpty();
  }

  @Test
  void signals_ofAllMutations_areInstalled() {
    Set<String> installed =
        Set.copyOf(
            Detectors.installed(getClass().getClassLoader()).stream()
                .map(detector -> Detectors.signal(detector).id())
                .toList());
    assertThat(Stream.of(Mutation.values()).map(Mutation::signal)).isSubsetOf(installed);
  }

  private static Optional<String> broken(Mutation mutation, String sql) {
    ParsedQuery query = ((ParseOutcome.Parsed) ParsedQuery.parse(sql, Dialect.SQLITE)).query();
    return mutation.of(query.resolve(CATALOG), CATALOG);
  }

  private static Table table(String name, String... columns) {
    return new Table(
        TableName.of(name),
        false,
        Optional.empty(),
        Stream.of(columns)
            .map(
                column ->
                    new Column(
                        new ColumnName(TableName.of(name), column),
                        ColumnKind.NUMBER,
                        "INTEGER",
                        true,
                        Optional.empty()))
            .toList(),
        Set.of(),
        List.of(columns[0]));
  }
}

package io.github.askjdbc.laboratory.slips;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlipTest {
  private static final CatalogSnapshot CATALOG =
      new CatalogSnapshot(
          List.of(
              table(
                  "ward",
                  column("ward", "id", ColumnKind.NUMBER),
                  column("ward", "beds", ColumnKind.NUMBER),
                  column("ward", "kind", ColumnKind.TEXT)),
              table(
                  "nurse",
                  column("nurse", "id", ColumnKind.NUMBER),
                  column("nurse", "ward_id", ColumnKind.NUMBER),
                  column("nurse", "pay", ColumnKind.NUMBER),
                  column("nurse", "name", ColumnKind.TEXT))),
          List.of());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          DROPPED_CONDITION | SELECT name FROM nurse WHERE pay > 3 AND id = 1 | SELECT name FROM nurse WHERE id = 1; SELECT name FROM nurse WHERE pay > 3
          DROPPED_CONDITION | SELECT name FROM nurse WHERE pay > 3 OR id = 1 | SELECT name FROM nurse
          DROPPED_HAVING | SELECT pay FROM nurse GROUP BY pay HAVING COUNT(*) > 1 | SELECT pay FROM nurse GROUP BY pay
          DROPPED_GROUP | SELECT COUNT(*) FROM nurse GROUP BY pay, ward_id HAVING COUNT(*) > 1 | SELECT COUNT(*) FROM nurse GROUP BY pay HAVING COUNT(*) > 1
          DROPPED_GROUP | SELECT COUNT(*) FROM nurse GROUP BY pay HAVING COUNT(*) > 1 | SELECT COUNT(*) FROM nurse
          OTHER_DISTINCT | SELECT pay FROM nurse | SELECT DISTINCT pay FROM nurse
          FEWER_COLUMNS | SELECT pay, name FROM nurse | SELECT name FROM nurse; SELECT pay FROM nurse
          INNER_JOIN | SELECT n.name FROM nurse n LEFT JOIN ward w ON w.id = n.ward_id | SELECT n.name FROM nurse n JOIN ward w ON w.id = n.ward_id
          DROPPED_LIMIT | SELECT name FROM nurse ORDER BY pay LIMIT 3 | SELECT name FROM nurse ORDER BY pay
          TURNED_ORDER | SELECT name FROM nurse ORDER BY pay DESC, name LIMIT 3 | SELECT name FROM nurse ORDER BY pay, name DESC LIMIT 3
          OTHER_COLUMN | SELECT w.beds FROM ward w | SELECT w."id" FROM ward w
          OTHER_COLUMN | SELECT n.name FROM nurse n JOIN ward w ON w.id = n.ward_id | ""
          OTHER_AGGREGATE | SELECT SUM(pay) FROM nurse | SELECT AVG(pay) FROM nurse; SELECT MAX(pay) FROM nurse
          OTHER_AGGREGATE | SELECT COUNT(DISTINCT pay) FROM nurse | SELECT COUNT(pay) FROM nurse
          OTHER_AGGREGATE | SELECT COUNT(*) FROM nurse | ""
          OTHER_COMPARISON | SELECT name FROM nurse WHERE pay > 3 | SELECT name FROM nurse WHERE pay >= 3; SELECT name FROM nurse WHERE pay < 3
          OTHER_COMPARISON | SELECT n.name FROM nurse n JOIN ward w ON w.id = n.ward_id | ""
          OTHER_VALUE | SELECT id FROM ward WHERE kind = 'I' | SELECT id FROM ward WHERE kind = 'i'; SELECT id FROM ward WHERE kind = 'intensive'; SELECT id FROM ward WHERE kind = 'INTENSIVE'
          ANY_CASE | SELECT id FROM ward WHERE kind = 'I' | SELECT id FROM ward WHERE LOWER(kind) = 'i'
          ANY_CASE | SELECT id FROM ward WHERE kind <> 'I' | ""
          GUESSED_IN_ANY_CASE | SELECT id FROM ward WHERE kind = 'I' | SELECT id FROM ward WHERE LOWER(kind) = 'intensive'
          OTHER_VALUE | SELECT id FROM ward WHERE beds > 2 | SELECT id FROM ward WHERE beds > 1; SELECT id FROM ward WHERE beds > 10
          """)
  void of_rightSql_missesWhatWasAskedInOnePart(Slip slip, String sql, String slipped) {
    assertThat(String.join("; ", slipped(slip, sql))).isEqualTo(slipped);
  }

  private static List<String> slipped(Slip slip, String sql) {
    ParsedQuery query = ((ParseOutcome.Parsed) ParsedQuery.parse(sql, Dialect.SQLITE)).query();
    SlipSource source =
        new SlipSource(query.resolve(CATALOG), CATALOG, List.of("an", "intensive", "one"));
    return slip.of(source).map(change -> change.in(source.query())).toList();
  }

  private static Table table(String name, Column... columns) {
    return new Table(
        TableName.of(name), false, Optional.empty(), List.of(columns), Set.of(), List.of("id"));
  }

  private static Column column(String table, String name, ColumnKind kind) {
    return new Column(new ColumnName(TableName.of(table), name), kind, "", true, Optional.empty());
  }
}

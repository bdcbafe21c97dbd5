package io.github.askjdbc.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SQL with names that a database nearly has. */
class NameMendingTest {

  private static final CatalogSnapshot CATALOG =
      new CatalogSnapshot(
          List.of(
              table("ward", "id", "name", "address1"),
              table("patient", "id", "full_name", "fired_on", "ward_id", "WardName"),
              table("payroll", "id", "salary")),
          List.of());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SELECT name FROM wards                                   | SELECT name FROM ward
          SELECT wards.name FROM wards                             | SELECT ward.name FROM ward
          SELECT FullName FROM patient                             | SELECT full_name FROM patient
          SELECT p.full_names FROM patient p                       | SELECT p.full_name FROM patient p
          SELECT p.Ward_Name FROM patient p                        | SELECT p.WardName FROM patient p
          SELECT name FROM ward WHERE nmae = 'A'                   | -
          SELECT p.hired_on FROM patient p                         | -
          SELECT address2 FROM ward                                | -
          SELECT w.full_name FROM ward w                           | -
          SELECT salary FROM payrolls                              | -
          SELECT colour FROM ward                                  | -
          SELECT name FROM ward                                    | -
          SELECT n.nme FROM (SELECT name AS nme FROM wards) n      | SELECT n.nme FROM (SELECT name AS nme FROM ward) n
          """)
  void mended_nameThatIsNearlyRight_isTheOnlyOneNear(String sql, String mended) {
    assertThat(NameMending.mended(parsed(sql), CATALOG, name -> !name.name().equals("payroll")))
        .isEqualTo(mended.equals("-") ? Optional.empty() : Optional.of(mended));
  }

  @Test
  void unknown_namesOfNoTable_areListed() {
    assertThat(
            NameMending.unknown(
                parsed("SELECT w.colour AS hue, name FROM wardrobe w ORDER BY hue"), CATALOG))
        .containsExactly("wardrobe", "colour");
  }

  private static ParsedQuery parsed(String sql) {
    return ((ParseOutcome.Parsed) ParsedQuery.parse(sql, Dialect.SQLITE)).query();
  }

  private static Table table(String name, String... columns) {
    TableName table = TableName.of(name);
    return new Table(
        table,
        false,
        Optional.empty(),
        Stream.of(columns)
            .map(
                column ->
                    new Column(
                        new ColumnName(table, column),
                        ColumnKind.TEXT,
                        "TEXT",
                        true,
                        Optional.empty()))
            .toList(),
        Set.of(),
        List.of());
  }
}

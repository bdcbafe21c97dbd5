package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeFormTest {

  private static final TableName TABLE = TableName.of("visit");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          planned    | DATE   | any                      | NATIVE
          planned    | TEXT   | 2024-07-01               | ISO_TEXT
          planned    | TEXT   | 2024-07-01 10:30         | ISO_TEXT
          planned    | TEXT   | 2024-07-01T10:30:00Z     | ISO_TEXT
          planned    | TEXT   | 20240701                 | DIGITS_TEXT
          planned    | TEXT   | 20241301                 |
          planned    | TEXT   | 2024-07-01, 2024-07-99   |
          planned    | TEXT   | 2024-07-01, soon         |
          planned    | TEXT   | 2024-07-01/2024-07-09    |
          planned    | TEXT   | 01/07/2024               |
          planned    | TEXT   |                          |
          planned_at | NUMBER | 1719792000               | EPOCH_SECONDS
          planned_at | NUMBER | 1719792000000            | EPOCH_MILLIS
          plan_date  | NUMBER | 20240701                 | DIGITS_NUMBER
          planned_at | NUMBER | 1719792000, 12           |
          amount     | NUMBER | 1719792000               |
          amount     | NUMBER | 20240701                 |
          """)
  void form_samples_seen(String name, ColumnKind kind, String samples, TimeForm form) {
    ColumnName column = new ColumnName(TABLE, name);
    Table table =
        new Table(
            TABLE,
            false,
            Optional.empty(),
            List.of(new Column(column, kind, kind.name(), true, Optional.empty())),
            Set.of(),
            List.of(),
            List.of());
    List<String> values = samples == null ? List.of() : List.of(samples.split(", "));
    TableStatistics statistics = new TableStatistics(Map.of(name, new ColumnStatistics(values)));

    TimeColumns times =
        new TimeColumns(
            new CatalogSnapshot(List.of(table), List.of()), any -> Optional.of(statistics));

    assertThat(times.form(column)).isEqualTo(Optional.ofNullable(form));
  }

  @ParameterizedTest
  @CsvSource({
    "NATIVE, 2024-07-01",
    "ISO_TEXT, 2024-07-01",
    "DIGITS_TEXT, 20240701",
    "DIGITS_NUMBER, 20240701",
    "EPOCH_SECONDS, 1719792000",
    "EPOCH_MILLIS, 1719792000000"
  })
  void written_day_inTheForm(TimeForm form, String written) {
    assertThat(form.written(LocalDate.of(2024, 7, 1))).isEqualTo(written);
  }
}

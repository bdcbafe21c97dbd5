package io.github.askjdbc.laboratory.matching;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.ResultRows;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultDifferenceTest {

  @ParameterizedTest(name = "{0} and {1}: {2}")
  @CsvSource({
    "a 1|b 2,     a|b,         'columns: ours 2, gold 1'",
    "a|b|c,       a|d,         'distinct rows: 2 in ours alone, 1 in gold alone'",
    "a|a|b,       a|b,         'repeats: ours 3 rows, gold 2'",
    "a|b,         b|a,         'order of rows or cells'",
    "1 a|2 b,     b 2|a 1,     'order of rows or cells'"
  })
  void between_twoResults_saysWhatDiffersWithoutCells(String ours, String gold, String expected) {
    assertThat(ResultDifference.between(rows(ours), rows(gold))).isEqualTo(expected);
  }

  @Test
  void between_failure_givesItsReason() {
    QueryResult failed = new QueryResult.Failed("no such column: x");
    assertThat(ResultDifference.between(failed, rows("a")))
        .isEqualTo("ours failed: no such column: x");
    assertThat(ResultDifference.between(rows("a"), failed))
        .isEqualTo("gold failed: no such column: x");
  }

  /** Rows parted by a bar, cells by a blank. */
  private static QueryResult rows(String text) {
    List<List<Object>> rows = new ArrayList<>();
    for (String row : text.strip().split("\\|")) {
      rows.add(List.of((Object[]) row.split(" ")));
    }
    List<String> columns = rows.get(0).stream().map(cell -> "c").toList();
    return new QueryResult.Rows(ResultRows.of(columns, rows), 0);
  }
}

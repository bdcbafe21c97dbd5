package io.github.askjdbc.evaluation.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ExactMatchTest {

  static List<Arguments> cases() throws IOException {
    return Cases.of("exact-match.txt");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void matches_case_eitherWayRound(String name, String sql, String gold, String expected) {
    boolean same = expected.equals("same");
    assertThat(ExactMatch.matches(sql, gold)).as(name).isEqualTo(same);
    assertThat(ExactMatch.matches(gold, sql)).as(name).isEqualTo(same);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SELECT a FROM t                                        | ONE_TABLE",
        "SELECT a, COUNT(*) FROM t GROUP BY a                   | ONE_TABLE_GROUPED",
        "SELECT 'join union select' FROM t                      | ONE_TABLE",
        "SELECT a FROM t JOIN u ON t.i = u.i GROUP BY a         | TWO_TABLES",
        "SELECT a FROM t JOIN u ON t.i = u.i JOIN v ON v.i=u.i  | MORE_TABLES",
        "SELECT a FROM t WHERE a IN (SELECT b FROM u)           | NESTED",
        "SELECT a FROM t UNION SELECT b FROM u                  | SET_OPERATION"
      })
  void shape_ofQuery_isToldFromKeywords(String sql, QueryShape shape) {
    assertThat(QueryShape.of(sql)).isEqualTo(shape);
  }
}

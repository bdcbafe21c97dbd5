package io.github.askjdbc.laboratory.training.generator;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.generation.embedded.actions.ActionReader;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SketchReaderTest {

  private static CatalogSnapshot catalog;

  @BeforeAll
  static void know() throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      catalog = ClinicDatabase.know(connection).catalog();
    }
  }

  static List<Arguments> cases() {
    List<String> lines = ClinicDatabase.lines("sketch/sketches.case");
    List<Arguments> cases = new ArrayList<>();
    for (int at = 0; at + 1 < lines.size(); at += 2) {
      cases.add(Arguments.of(lines.get(at), lines.get(at + 1).strip()));
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void read_query_itsLabels(String sql, String expected) {
    assertThat(sketch(sql).map(SketchReaderTest::text).orElse("-")).isEqualTo(expected);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void parse_labels_theSketchAgain(String sql, String expected) {
    sketch(sql).ifPresent(sketch -> assertThat(Sketch.parse(sketch.labels())).contains(sketch));
  }

  private static Optional<Sketch> sketch(String sql) {
    ParseOutcome outcome = ParsedQuery.parse(sql, Dialect.SQLITE);
    return SketchReader.read(
        ActionReader.read(((ParseOutcome.Parsed) outcome).query().resolve(catalog), catalog));
  }

  private static String text(Sketch sketch) {
    return sketch.labels().values().stream()
        .collect(Collectors.joining(" / "))
        .replaceAll(" +", " ")
        .strip();
  }
}

package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Target;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ColumnKindsTest {

  static Stream<String> types() throws IOException {
    try (InputStream in = ColumnKindsTest.class.getResourceAsStream("declared-types.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"));
    }
  }

  private static List<ColumnKind> kinds(Target target) throws Exception {
    return new CatalogReader(PrivateColumns.DEFAULT, ViewReading.NONE, KnowledgeLimits.DEFAULT)
        .read(target.database(), Target.budget()).catalog().tables().get(0).columns().stream()
            .map(Column::kind)
            .toList();
  }

  @ParameterizedTest
  @MethodSource("types")
  void of_typeDeclaredInSqlite_followsItsName(String line) throws Exception {
    String[] parts = line.split(" ", 2);
    try (Target target = new Target("jdbc:sqlite:").run("CREATE TABLE t (a " + parts[1] + ")")) {
      assertThat(kinds(target)).containsExactly(ColumnKind.valueOf(parts[0]));
    }
  }

  @Test
  void of_duckDbTypes_followsJdbcTypeOrName() throws Exception {
    try (Target target =
        new Target("jdbc:duckdb:")
            .run(
                "CREATE TABLE t (a HUGEINT, b UBIGINT, c ENUM ('x', 'y'), d UUID, e TIMESTAMPTZ,"
                    + " f INTEGER[], g STRUCT(i INTEGER), h BOOLEAN, i VARCHAR, j DOUBLE)")) {
      assertThat(kinds(target))
          .containsExactly(
              ColumnKind.NUMBER,
              ColumnKind.NUMBER,
              ColumnKind.TEXT,
              ColumnKind.OTHER,
              ColumnKind.DATE,
              ColumnKind.OTHER,
              ColumnKind.OTHER,
              ColumnKind.BOOLEAN,
              ColumnKind.TEXT,
              ColumnKind.NUMBER);
    }
  }
}

package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PrivateColumnsTest {

  static Stream<String> names() throws IOException {
    try (InputStream in = PrivateColumnsTest.class.getResourceAsStream("private-columns.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"));
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void isPrivate_byDefault_followsTheWordsOfTheName(String line) {
    String[] parts = line.split("[ .]", 3);

    assertThat(PrivateColumns.DEFAULT.isPrivate(parts[1], parts[2]))
        .isEqualTo(parts[0].equals("private"));
  }

  @ParameterizedTest
  @CsvSource({
    "salary, staff, salary, true",
    "salary, staff, SALARY, true",
    "salary, staff, salary_band, false",
    "sal*, staff, salary_band, true",
    "staff.salary, staff, salary, true",
    "staff.salary, job, salary, false",
    "staff.*, staff, anything, true",
    "*.note, job, note, true",
    "a.b, t, a.b, true",
    "(x|y), t, x, false"
  })
  void isPrivate_bySetting_matchesTheWholeName(
      String pattern, String table, String column, boolean expected) {
    assertThat(new PrivateColumns(List.of(pattern)).isPrivate(table, column)).isEqualTo(expected);
  }

  @Test
  void and_morePatterns_keepsTheFirst() {
    PrivateColumns columns = new PrivateColumns(List.of("a")).and(List.of("b"));

    assertThat(columns.isPrivate("t", "a")).isTrue();
    assertThat(columns.isPrivate("t", "b")).isTrue();
    assertThat(columns.isPrivate("t", "password")).isTrue();
  }

  @Test
  void new_blankPattern_isRefused() {
    assertThatThrownBy(() -> new PrivateColumns(List.of(" ")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("table.column");
  }
}

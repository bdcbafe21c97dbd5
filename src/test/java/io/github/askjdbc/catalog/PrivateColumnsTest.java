package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
    "staff.*, staffing, anything, false",
    "STAFF.*, staff, salary.band, true",
    "a.b.*, a, b.c, true",
    "a.b.*, a, b, false",
    "*, t, anything, true",
    "*a*, t, bab, true",
    "*a*a*, t, bab, false",
    "ab*ba, t, aba, false",
    "ab*ba, t, abba, true",
    "*ab*bc, t, abc, false",
    "a**b, t, ab, true",
    "ÄRZTE.*, ärzte, honorar, true",
    "stra?e, t, straße, false",
    "(x|y), t, x, false"
  })
  void isPrivate_bySetting_matchesTheWholeName(
      String pattern, String table, String column, boolean expected) {
    assertThat(new PrivateColumns(List.of(pattern)).isPrivate(table, column)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "*a*a*a*a*a*b",
        "a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b",
        "t.*a*a*a*a*a*a*a*a*b",
        "***b"
      })
  void isPrivate_patternOfManyStars_endsSoon(String pattern) {
    PrivateColumns columns = new PrivateColumns(List.of(pattern));

    boolean found =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20), () -> columns.isPrivate("t", "a".repeat(2_000)));

    assertThat(found).isFalse();
  }

  @Test
  void isPrivate_manyPatternsOfAllKinds_endSoon() {
    List<String> patterns = new ArrayList<>();
    for (int i = 0; i < PrivateColumns.MOST_PATTERNS; i++) {
      patterns.add("*a".repeat(PrivateColumns.LONGEST_PATTERN / 2));
      patterns.add("t" + i + ".*");
      patterns.add("t.c" + i);
    }
    PrivateColumns columns = new PrivateColumns(patterns);

    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          for (int i = 0; i < 1_000; i++) {
            assertThat(columns.isPrivate("t", "aaaaaaaaaaaaaaaaaaaaaaaaaaab" + i)).isFalse();
            assertThat(columns.isPrivate("t" + i, "x")).isTrue();
            assertThat(columns.isPrivate("T", "C" + i)).isTrue();
          }
        });
  }

  @Test
  void isPrivate_nameOfAMillionLetters_endsSoon() {
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          assertThat(PrivateColumns.DEFAULT.isPrivate("t", "xy".repeat(500_000))).isFalse();
          assertThat(PrivateColumns.DEFAULT.isPrivate("t", "pin".repeat(500_000))).isTrue();
          assertThat(PrivateColumns.DEFAULT.isPrivate("t", "a_".repeat(500_000) + "x pin"))
              .isTrue();
        });
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

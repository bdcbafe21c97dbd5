package io.github.askjdbc.evaluation.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class AdjudicationsTest {

  private static final Pattern SQL = Pattern.compile("\\{(.*?)}");

  @TempDir private Path folder;

  static List<Arguments> cases() throws IOException {
    try (var stream = AdjudicationsTest.class.getResourceAsStream("adjudications.txt")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> Arguments.of(Arrays.stream(line.split(" \\| ")).toArray()))
          .toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void read_ofOneAnswer_excusesItOrNot(
      String name, String lines, String id, String sql, String outcome) throws IOException {
    Path file = folder.resolve("said.tsv");
    Files.writeString(
        file,
        SQL.matcher(lines.replace(';', '\n').replace('>', '\t'))
            .replaceAll(found -> AnswerKey.of("", found.group(1)).hash()));

    if (outcome.startsWith("said.tsv")) {
      assertThatThrownBy(() -> Adjudications.read(file))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining(outcome);
    } else {
      assertThat(Adjudications.read(file).excuse(AnswerKey.of(id, sql)))
          .isEqualTo(outcome.equals("excused"));
    }
  }

  @Test
  void list_ofWrongAnswers_holdsEachSqlOnceAndNoWordOfIt() throws IOException {
    WrongAnswerList list = new WrongAnswerList();
    list.add("7", "small", "SELECT name FROM doctor");
    list.add("7", "large", "SELECT name FROM doctor");
    list.add("7", "large", "SELECT ward FROM doctor");
    Path file = folder.resolve("wrong.tsv");

    list.write(file);

    assertThat(file)
        .content()
        .matches("7\tsmall\t[0-9a-f]{12}\n7\tlarge\t[0-9a-f]{12}\n")
        .doesNotContain("SELECT");
  }
}

package io.github.askjdbc.evaluation.matching;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.provider.Arguments;

/** Rows of a case file: fields parted by {@code |}, comments after {@code #}. */
final class Cases {

  private Cases() {}

  static List<Arguments> of(String file) throws IOException {
    try (var stream = Cases.class.getResourceAsStream(file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(
              line -> Arguments.of(Arrays.stream(line.split(" \\| ")).map(String::strip).toArray()))
          .toList();
    }
  }
}

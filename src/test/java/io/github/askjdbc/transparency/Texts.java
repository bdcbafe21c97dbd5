package io.github.askjdbc.transparency;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a script may hand to one target.
 *
 * @param tables statements that make them, from nothing or from what an earlier script left
 * @param statements to choose from
 * @param exempt calls whose outcome the target leaves to chance, and why
 * @param cursors numbers of types, concurrencies and holdabilities: only such as the target takes
 *     where they stand in their own place, since ask-jdbc defers the refusal of any other
 */
record Texts(
    List<String> tables,
    List<String> statements,
    Map<String, String> exempt,
    List<Integer> cursors) {

  static final String TOWNS = "SELECT * FROM town ORDER BY id";

  /** A query with an array in its first column, or one without where the target has none. */
  String arrays() {
    return statements.stream().filter(sql -> sql.contains(" AS numbers")).findFirst().orElse(TOWNS);
  }

  /** Takes hours: it counts 3 to the power of 26 rows. */
  String endless() {
    return IntStream.rangeClosed(2, 26)
        .mapToObj(" CROSS JOIN town t%d"::formatted)
        .collect(
            Collectors.joining("", "SELECT COUNT(*) FROM town t1", " WHERE t1.id + t26.id > 0"));
  }

  /**
   * Of a file with a statement a line: those that make the tables, an empty line, those to choose
   * from, and if there are any, an empty line and the exempt calls, each with its reason.
   */
  static Texts read(String file, Integer... cursors) {
    try (InputStream stream = Texts.class.getResourceAsStream(file)) {
      String[] parts = new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n\n", 3);
      return new Texts(
          List.of(parts[0].split("\n")),
          List.of(parts[1].split("\n")),
          Stream.of(parts.length < 3 ? new String[0] : parts[2].split("\n"))
              .map(line -> line.split(": ", 2))
              .collect(Collectors.toMap(line -> line[0], line -> line[1])),
          List.of(cursors));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

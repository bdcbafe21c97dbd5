package io.github.askjdbc.transparency;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a script may hand to one target.
 *
 * @param tables statements that make them, from nothing or from what an earlier script left
 * @param statements to choose from
 * @param cursors numbers of types, concurrencies and holdabilities: only such as the target takes
 *     where they stand in their own place, since ask-jdbc defers the refusal of any other
 */
record Texts(List<String> tables, List<String> statements, List<Integer> cursors) {

  /** Of a file with a statement a line; an empty line follows those that make the tables. */
  static Texts read(String file, Integer... cursors) {
    try (InputStream stream = Texts.class.getResourceAsStream(file)) {
      String[] parts = new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n\n", 2);
      return new Texts(
          List.of(parts[0].split("\n")), List.of(parts[1].split("\n")), List.of(cursors));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

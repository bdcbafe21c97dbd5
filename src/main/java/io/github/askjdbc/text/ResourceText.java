package io.github.askjdbc.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A text that is shipped with a class. */
public final class ResourceText {

  private ResourceText() {}

  /**
   * @param beside the class that the file lies beside
   * @throws IllegalStateException if there is no such file
   */
  public static String of(Class<?> beside, String file) {
    try (InputStream stream = beside.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException("the file " + file + " is missing from the jar");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the file " + file + " cannot be read", e);
    }
  }

  /** Its lines, without blanks at their ends, blank lines, and those that begin with {@code #}. */
  public static List<String> lines(Class<?> beside, String file) {
    return of(beside, file)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }
}

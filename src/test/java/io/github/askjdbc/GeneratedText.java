package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Text of the repository that is written from the code. It is compared, or, with {@code
 * -Dgenerated.write=true}, written.
 */
public final class GeneratedText {
  private static final String WRITE = "generated.write";

  private GeneratedText() {}

  /** The whole of a file. */
  public static void check(Path file, String expected) {
    if (Boolean.getBoolean(WRITE)) {
      write(file, expected);
    }
    assertThat(read(file)).as(advice(file)).isEqualTo(expected);
  }

  /** What stands between {@code <!-- name -->} and {@code <!-- /name -->}. */
  public static void check(Path file, String block, String expected) {
    String text = read(file);
    String start = "<!-- " + block + " -->\n";
    int from = text.indexOf(start) + start.length();
    int to = text.indexOf("<!-- /" + block + " -->");
    assertThat(text).as("%s has a block %s", file, block).contains(start);
    if (Boolean.getBoolean(WRITE)) {
      write(file, text.substring(0, from) + expected + text.substring(to));
    } else {
      assertThat(text.substring(from, to)).as(advice(file)).isEqualTo(expected);
    }
  }

  private static String advice(Path file) {
    return file + " differs from the code; run this test with -D" + WRITE + "=true to write it";
  }

  private static String read(Path file) {
    try {
      return Files.exists(file) ? Files.readString(file) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be written", e);
    }
  }
}

package io.github.askjdbc.inspection;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;

/**
 * SQL that a signal flags, and SQL that it does not.
 *
 * @param wrong and {@code right}: one line each
 */
public record SignalExample(String wrong, String right) implements Serializable {

  /** Those of the resource {@code examples.properties}, by signal. */
  static final class Book {
    private final Properties examples = new Properties();

    Book() {
      try (InputStream in = SignalExample.class.getResourceAsStream("examples.properties")) {
        if (in == null) {
          throw new IllegalStateException(
              "the resource examples.properties is missing from the jar");
        }
        examples.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException("cannot read the resource examples.properties", e);
      }
    }

    /** One example, or none where a signal is not of this project or asks a model. */
    List<SignalExample> of(String signal) {
      String wrong = examples.getProperty(signal + ".wrong");
      String right = examples.getProperty(signal + ".right");
      return wrong == null || right == null ? List.of() : List.of(new SignalExample(wrong, right));
    }
  }
}

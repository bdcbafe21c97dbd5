package io.github.askjdbc.driver;

import io.github.askjdbc.files.BoundedFile;
import io.github.askjdbc.files.FileRefusedException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The settings that whoever runs the program gives to all its connections: a file in the format of
 * {@link Properties}, UTF-8, named by the system property {@code ask.config} or else by the
 * environment variable {@code ASK_CONFIG}.
 */
final class OperatorFile {
  private static final int LARGEST = 1 << 20;

  private final UnaryOperator<String> systemProperties;
  private final UnaryOperator<String> environment;

  /** Looks names up in the system's properties and environment, or in a test's. */
  OperatorFile(UnaryOperator<String> systemProperties, UnaryOperator<String> environment) {
    this.systemProperties = systemProperties;
    this.environment = environment;
  }

  static OperatorFile ofTheSystem() {
    return new OperatorFile(System::getProperty, System::getenv);
  }

  /** For messages. */
  String name() {
    return path().map(path -> "the operator's file " + path).orElse("the operator's file");
  }

  /**
   * What it holds, empty if none is named.
   *
   * @throws SQLException if it is named and cannot be read: a policy is never silently dropped
   */
  Map<String, String> read() throws SQLException {
    Optional<String> path = path();
    if (path.isEmpty()) {
      return Map.of();
    }
    Properties properties = new Properties();
    try {
      ByteBuffer bytes = ByteBuffer.wrap(BoundedFile.read(Path.of(path.get()), LARGEST));
      CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(bytes);
      properties.load(new StringReader(text.toString()));
    } catch (IOException | IllegalArgumentException e) {
      throw SettingsReader.refused(name() + " cannot be read: " + reason(e), e);
    }
    Map<String, String> values = new TreeMap<>();
    for (String key : properties.stringPropertyNames()) {
      values.put(key, properties.getProperty(key));
    }
    return values;
  }

  /** What an environment variable holds, empty if it is not set. */
  String variable(String name) {
    return Optional.ofNullable(environment.apply(name)).orElse("");
  }

  private static String reason(Exception e) {
    if (e instanceof FileRefusedException refused) {
      return refused.getMessage();
    }
    return e instanceof InvalidPathException ? "no path" : e.getClass().getSimpleName();
  }

  private Optional<String> path() {
    return Optional.ofNullable(systemProperties.apply("ask.config"))
        .filter(path -> !path.isBlank())
        .or(
            () ->
                Optional.ofNullable(environment.apply("ASK_CONFIG"))
                    .filter(path -> !path.isBlank()));
  }
}

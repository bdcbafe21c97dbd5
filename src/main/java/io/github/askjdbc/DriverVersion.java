package io.github.askjdbc;

import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.Runs;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;

/** The version that the build wrote beside this class. */
record DriverVersion(int major, int minor) {
  static final DriverVersion CURRENT = read();

  private static DriverVersion read() {
    Properties properties = new Properties();
    try (InputStream resource = DriverVersion.class.getResourceAsStream("version.properties")) {
      properties.load(resource);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<String> numbers = Runs.of(properties.getProperty("version"), Characters::isDigit);
    return new DriverVersion(Integer.parseInt(numbers.get(0)), Integer.parseInt(numbers.get(1)));
  }
}

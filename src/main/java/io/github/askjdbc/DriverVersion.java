package io.github.askjdbc;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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
    String[] numbers = properties.getProperty("version").split("[.-]", -1);
    return new DriverVersion(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
  }
}

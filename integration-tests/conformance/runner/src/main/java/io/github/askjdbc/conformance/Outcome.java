package io.github.askjdbc.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/**
 * How one test of a suite ended.
 *
 * @param test the test's unique id on the JUnit platform, the same in every run
 * @param status {@code SUCCESSFUL}, {@code FAILED}, {@code ABORTED} or {@code SKIPPED}
 * @param cast whether the test casts an object of JDBC to a class of the target's driver
 * @param reason the failure's class and message and the place in the test, on one line; empty after
 *     a success
 */
record Outcome(String test, String status, boolean cast, String reason) {

  private static final String SEPARATOR = "\t";

  static void write(Path file, Collection<Outcome> outcomes) throws IOException {
    Files.createDirectories(file.toAbsolutePath().getParent());
    Files.write(file, outcomes.stream().map(Outcome::line).sorted().toList());
  }

  static Map<String, Outcome> read(Path file) throws IOException {
    Map<String, Outcome> outcomes = new TreeMap<>();
    for (String line : Files.readAllLines(file)) {
      String[] cells = line.split(SEPARATOR, -1);
      if (cells.length != 4) {
        throw new IOException(file + ": not four cells: " + line);
      }
      outcomes.put(
          cells[0], new Outcome(cells[0], cells[1], Boolean.parseBoolean(cells[2]), cells[3]));
    }
    return outcomes;
  }

  private String line() {
    return String.join(SEPARATOR, onOneLine(test), status, String.valueOf(cast), onOneLine(reason));
  }

  private static String onOneLine(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }
}

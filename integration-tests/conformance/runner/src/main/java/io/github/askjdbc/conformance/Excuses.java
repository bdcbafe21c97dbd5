package io.github.askjdbc.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The tests of a suite that no wrapper can pass, each with the reason.
 *
 * @param reasons by what the tests' unique ids hold
 */
record Excuses(Map<Pattern, String> reasons) {

  /** Reads lines of a regular expression, a tab, and the reason; no file is no excuse. */
  static Excuses read(Path file) throws IOException {
    Map<Pattern, String> reasons = new LinkedHashMap<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        String[] cells = line.split("\t", -1);
        if (cells.length != 2) {
          throw new IOException(file + ": not a pattern, a tab and a reason: " + line);
        }
        reasons.put(Pattern.compile(cells[0]), cells[1]);
      }
    }
    return new Excuses(reasons);
  }

  Optional<String> of(String test) {
    return reasons.entrySet().stream()
        .filter(entry -> entry.getKey().matcher(test).find())
        .map(Map.Entry::getValue)
        .findFirst();
  }
}

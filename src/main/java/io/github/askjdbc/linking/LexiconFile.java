package io.github.askjdbc.linking;

import io.github.askjdbc.text.Runs;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A word list that is shipped with this package.
 *
 * @param lines without comments and blank lines
 */
record LexiconFile(List<String> lines) {

  /** Reads a resource that stands beside this class. */
  static LexiconFile read(String name) {
    InputStream stream = LexiconFile.class.getResourceAsStream(name);
    if (stream == null) {
      throw new IllegalStateException("the word list " + name + " is missing from the jar");
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return new LexiconFile(
          reader
              .lines()
              .map(String::strip)
              .filter(line -> !line.isEmpty() && !line.startsWith("#"))
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException("the word list " + name + " cannot be read", e);
    }
  }

  /** Every word of every line. */
  Set<String> words() {
    Set<String> words = new HashSet<>();
    lines.forEach(line -> words.addAll(Runs.words(line)));
    return Set.copyOf(words);
  }

  /** The first word of each line with the rest of the line. */
  Map<String, String> pairs() {
    return keyed(" ");
  }

  /** What stands before the separator with what stands after it, in the order of the lines. */
  Map<String, String> keyed(String separator) {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String line : lines) {
      int at = line.indexOf(separator);
      pairs.put(line.substring(0, at).strip(), line.substring(at + separator.length()).strip());
    }
    return pairs;
  }
}

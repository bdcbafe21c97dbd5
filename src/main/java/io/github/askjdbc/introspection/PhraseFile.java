package io.github.askjdbc.introspection;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The wordings that this package knows, which stand in a file beside it.
 *
 * @param sections the lines of each, by its name; without comments and blank lines
 */
record PhraseFile(Map<String, List<String>> sections) {

  private static final String RESOURCE = "phrases.txt";

  static PhraseFile read() {
    Map<String, List<String>> sections = new HashMap<>();
    List<String> section = new ArrayList<>();
    for (String line : text().lines().map(String::strip).toList()) {
      if (line.startsWith("[")) {
        section = new ArrayList<>();
        sections.put(line.substring(1, line.length() - 1), section);
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        section.add(line);
      }
    }
    return new PhraseFile(sections);
  }

  /**
   * @throws IllegalStateException if the file has no such section
   */
  List<String> section(String name) {
    if (!sections.containsKey(name)) {
      throw new IllegalStateException("the list " + RESOURCE + " has no section [" + name + "]");
    }
    return sections.get(name);
  }

  private static String text() {
    try (InputStream stream = PhraseFile.class.getResourceAsStream(RESOURCE)) {
      if (stream == null) {
        throw new IllegalStateException("the list " + RESOURCE + " is missing from the jar");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the list " + RESOURCE + " cannot be read", e);
    }
  }
}

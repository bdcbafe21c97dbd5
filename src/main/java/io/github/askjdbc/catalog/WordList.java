package io.github.askjdbc.catalog;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The lists of words that stand beside the classes of this room. */
final class WordList {
  private WordList() {}

  /** The lines of a list without blank ones and those that begin with {@code #}. */
  static List<String> lines(String resource) {
    try (InputStream stream = WordList.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("the word list " + resource + " is missing from the jar");
      }
      return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
          .lines()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException("the word list " + resource + " cannot be read", failure);
    }
  }
}

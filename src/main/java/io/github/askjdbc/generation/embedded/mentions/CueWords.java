package io.github.askjdbc.generation.embedded.mentions;

import io.github.askjdbc.text.Runs;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Words that shape a query, by class; the lists are in {@code cue-words.txt}. */
public final class CueWords {

  private final Map<String, String> classes = new HashMap<>();
  private final Map<String, Set<String>> demands = new TreeMap<>();
  private final List<String> names;

  public CueWords() {
    for (String line : lines()) {
      String[] parts = line.split(":", 2);
      String name = parts[0].strip();
      for (String word : Runs.words(parts[1])) {
        if (name.startsWith("!")) {
          demands.computeIfAbsent(name.substring(1), n -> new TreeSet<>()).add(word);
        } else {
          classes.put(word, name);
        }
      }
    }
    names = new ArrayList<>(new TreeSet<>(classes.values()));
  }

  /** The class of a word; empty for a word of none. */
  public String of(String word) {
    return classes.getOrDefault(word, "");
  }

  public boolean contains(String word) {
    return classes.containsKey(word);
  }

  /** The number of a class from 1, 0 for none. */
  public int number(String name) {
    return names.indexOf(name) + 1;
  }

  /** Words that ask for one thing, by the name of the thing. */
  public Set<String> demanding(String name) {
    return demands.get(name);
  }

  private static List<String> lines() {
    InputStream stream = CueWords.class.getResourceAsStream("cue-words.txt");
    if (stream == null) {
      throw new IllegalStateException("the list cue-words.txt is missing from the jar");
    }
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("the list cue-words.txt cannot be read", e);
    }
  }
}

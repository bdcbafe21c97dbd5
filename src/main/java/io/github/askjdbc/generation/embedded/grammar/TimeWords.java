package io.github.askjdbc.generation.embedded.grammar;

import io.github.askjdbc.generation.embedded.actions.Expression.TimeUnit;
import io.github.askjdbc.text.Runs;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Words that ask for a row for each year, month or day: "by month", "yearly". */
final class TimeWords {
  private static final Map<String, TimeUnit> UNITS = units();

  private TimeWords() {}

  /** The part of a date that a word of nothing else stands for. */
  static Optional<TimeUnit> unit(Draft draft, int at) {
    return draft.free(at) && draft.tokens.get(at).link().isEmpty()
        ? Optional.ofNullable(UNITS.get(draft.tokens.get(at).text()))
        : Optional.empty();
  }

  private static Map<String, TimeUnit> units() {
    InputStream stream = TimeWords.class.getResourceAsStream("time-units.txt");
    if (stream == null) {
      throw new IllegalStateException("the list time-units.txt is missing from the jar");
    }
    Map<String, TimeUnit> units = new HashMap<>();
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      reader
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(
              line -> {
                String[] parts = line.split(":", 2);
                Runs.words(parts[1]).forEach(word -> units.put(word, TimeUnit.valueOf(parts[0])));
              });
    } catch (IOException e) {
      throw new UncheckedIOException("the list time-units.txt cannot be read", e);
    }
    return Map.copyOf(units);
  }
}

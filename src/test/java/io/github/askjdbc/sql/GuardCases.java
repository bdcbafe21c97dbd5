package io.github.askjdbc.sql;

import io.github.askjdbc.database.Dialect;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads case files: a line {@code dialect SQL}, and lines below it, indented, what is expected. The
 * word {@code any} stands for every dialect, {@code any-h2-oracle} for all but those. The escape
 * {@code \n} in the SQL is a line end; what is expected may hold a name as {@code {name}}, which
 * stands for it as the dialect stores it.
 */
final class GuardCases {
  record Case(String file, int line, Dialect dialect, String sql, String expected) {
    @Override
    public String toString() {
      return file + ":" + line + " " + dialect;
    }
  }

  private GuardCases() {}

  static List<Case> read(String file) {
    List<String> lines;
    try (InputStream in = GuardCases.class.getResourceAsStream(file)) {
      lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<Case> cases = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#") || line.startsWith(" ")) {
        continue;
      }
      String word = line.substring(0, line.indexOf(' '));
      String sql = line.substring(word.length() + 1).replace("\\n", "\n");
      String expected =
          lines.subList(i + 1, lines.size()).stream()
              .takeWhile(below -> below.startsWith("  "))
              .map(String::strip)
              .collect(Collectors.joining("\n"));
      for (Dialect dialect : dialects(word.toUpperCase(Locale.ROOT))) {
        cases.add(new Case(file, i + 1, dialect, sql, stored(expected, dialect)));
      }
    }
    return cases;
  }

  private static List<Dialect> dialects(String word) {
    List<String> parts = List.of(word.split("-"));
    return parts.get(0).equals("ANY")
        ? Arrays.stream(Dialect.values()).filter(one -> !parts.contains(one.name())).toList()
        : List.of(Dialect.valueOf(word));
  }

  private static String stored(String expected, Dialect dialect) {
    return Pattern.compile("\\{(\\w+)\\}")
        .matcher(expected)
        .replaceAll(name -> SampleCatalog.stored(name.group(1), dialect));
  }
}

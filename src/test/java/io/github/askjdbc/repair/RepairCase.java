package io.github.askjdbc.repair;

import io.github.askjdbc.database.Dialect;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * One case of a {@code .case} file: a keyword at the start of a line, its text after it, or below
 * it with an indent of two. Nothing is escaped.
 *
 * @param line of its name, counted from 1
 * @param dialect as which the SQL is read; it runs on H2 if that is the one, otherwise on SQLite
 * @param outcome {@code left alone}, or the mended SQL and the message, a line each
 */
record RepairCase(
    Path file,
    int line,
    List<String> ddl,
    String name,
    Dialect dialect,
    String question,
    String sql,
    String outcome) {

  private static final Path CASES = Path.of("src/test/resources/io/github/askjdbc/repair");

  /** The repair that the file is about. */
  String repair() {
    return file.getFileName().toString().replace(".case", "");
  }

  static List<RepairCase> all() {
    try (Stream<Path> files = Files.list(CASES)) {
      return files
          .filter(file -> file.toString().endsWith(".case"))
          .sorted()
          .flatMap(file -> read(file).stream())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<RepairCase> read(Path file) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    List<RepairCase> cases = new ArrayList<>();
    List<String> ddl = List.of();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).equals("database")) {
        ddl = below(lines, i);
      } else if (lines.get(i).startsWith("case ")) {
        cases.add(one(file, lines, i, ddl));
      }
    }
    return cases;
  }

  private static RepairCase one(Path file, List<String> lines, int start, List<String> ddl) {
    String question = "";
    String dialect = "SQLITE";
    String sql = "";
    for (int i = start + 1; i < lines.size() && !lines.get(i).startsWith("case "); i++) {
      String line = lines.get(i);
      if (line.startsWith("question ")) {
        question = line.substring("question ".length());
      } else if (line.startsWith("dialect ")) {
        dialect = line.substring("dialect ".length()).toUpperCase(Locale.ROOT);
      } else if (line.equals("sql")) {
        sql = String.join("\n", below(lines, i));
      } else if (line.startsWith("expect ")) {
        String outcome = line.substring("expect ".length());
        String name = lines.get(start).substring("case ".length());
        return new RepairCase(
            file,
            start + 1,
            ddl,
            name,
            Dialect.valueOf(dialect),
            question,
            sql,
            outcome.equals("mended") ? String.join("\n", below(lines, i)) : outcome);
      }
    }
    throw new IllegalStateException(file + ":" + (start + 1) + " the case has no 'expect' line");
  }

  private static List<String> below(List<String> lines, int start) {
    List<String> below = new ArrayList<>();
    for (int i = start + 1; i < lines.size() && lines.get(i).startsWith("  "); i++) {
      below.add(lines.get(i).substring(2));
    }
    return below;
  }
}

package io.github.askjdbc.inspection.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads a {@code .case} file: a keyword at the start of a line, its text after it, or below it with
 * an indent of two. Nothing is escaped. A {@code #} at the start of a line begins a comment. A case
 * that names no dialect is read as each of {@link #DIALECTS}.
 */
public final class CaseFile {

  /** Those that every detector has to show itself on. */
  public static final List<String> DIALECTS = List.of("SQLITE", "POSTGRESQL");

  private final Path file;
  private final List<String> lines;
  private final List<DetectorCase> cases = new ArrayList<>();
  private final List<String> ddl = new ArrayList<>();

  private CaseFile(Path file) {
    this.file = file;
    try {
      this.lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every case file in a folder and below, in the order of their paths. */
  public static List<Path> below(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".case")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The cases of one file, in their order, each of them once for every dialect that it stands for.
   *
   * @throws IllegalStateException where a line begins with no known keyword, or a case has no
   *     expectation
   */
  public static List<DetectorCase> read(Path file) {
    CaseFile reader = new CaseFile(file);
    for (int i = 0; i < reader.lines.size(); i++) {
      String line = reader.lines.get(i);
      if (line.equals("database")) {
        reader.ddl.clear();
        reader.ddl.addAll(reader.indented(i));
      } else if (line.startsWith("case ")) {
        reader.cases.addAll(reader.oneInEachDialect(i));
      }
    }
    return reader.cases;
  }

  private List<DetectorCase> oneInEachDialect(int start) {
    DetectorCase one = one(start);
    return one.dialect().isEmpty() ? DIALECTS.stream().map(one::in).toList() : List.of(one);
  }

  private DetectorCase one(int start) {
    String question = "";
    Optional<String> evidence = Optional.empty();
    List<String> replies = new ArrayList<>();
    String dialect = "";
    String sql = "";
    int probes = 5;
    List<String> cues = new ArrayList<>();
    List<String> links = new ArrayList<>();
    List<String> rules = new ArrayList<>();
    List<String> unindexed = new ArrayList<>();
    List<String> explained = new ArrayList<>();
    for (int i = start + 1; i < lines.size() && !lines.get(i).startsWith("case "); i++) {
      String line = lines.get(i);
      int blank = line.indexOf(' ');
      String keyword = blank < 0 ? line : line.substring(0, blank);
      String rest = blank < 0 ? "" : line.substring(blank + 1);
      switch (keyword) {
        case "question" -> question = rest;
        case "evidence" -> evidence = Optional.of(rest);
        case "reply" -> replies.add(rest);
        case "dialect" -> dialect = rest.toUpperCase(Locale.ROOT);
        case "cue" -> cues.add(rest);
        case "link" -> links.add(rest);
        case "rule" -> rules.add(rest);
        case "unindexed" -> unindexed.add(rest);
        case "explained" -> explained.addAll(List.of(rest.split(" ")));
        case "probes" -> probes = Integer.parseInt(rest);
        case "sql" -> sql = String.join("\n", indented(i));
        case "expect" -> {
          return new DetectorCase(
              file,
              start + 1,
              List.copyOf(ddl),
              lines.get(start).substring("case ".length()),
              question,
              evidence,
              dialect,
              cues,
              links,
              rules,
              unindexed,
              explained,
              probes,
              replies,
              sql,
              rest,
              indented(i));
        }
        default -> {
          if (!line.isBlank() && !line.startsWith("  ") && !line.startsWith("#")) {
            throw new IllegalStateException(file + ":" + (i + 1) + " unknown keyword " + keyword);
          }
        }
      }
    }
    throw new IllegalStateException(file + ":" + (start + 1) + " the case has no 'expect' line");
  }

  private List<String> indented(int start) {
    List<String> below = new ArrayList<>();
    for (int i = start + 1; i < lines.size() && lines.get(i).startsWith("  "); i++) {
      below.add(lines.get(i).substring(2));
    }
    return below;
  }
}

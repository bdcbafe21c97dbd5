package io.github.askjdbc.scale;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A Markdown table, printed and written to {@code target/benchmarks} row by row. */
final class ScaleReport {
  private static final Path FOLDER = Path.of("target", "benchmarks");

  private final Path file;
  private final StringBuilder text = new StringBuilder();

  ScaleReport(String name, List<String> head) throws IOException {
    this.file = FOLDER.resolve(name + ".md");
    row(head);
    row(head.stream().map(column -> "---").toList());
  }

  void row(List<String> cells) throws IOException {
    String row = cells.stream().collect(Collectors.joining(" | ", "| ", " |"));
    System.out.println(row);
    text.append(row).append('\n');
    Files.createDirectories(FOLDER);
    Files.writeString(file, text);
  }
}

package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.evaluation.questions.JsonLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Examples in a file of JSON lines: the first line holds the names of the features, each other line
 * an example with its values in that order, null where unknown.
 */
final class ExampleFile {

  /** A line of the file; the first one has names, the others have values. */
  private record Line(
      String id,
      String db,
      String source,
      String kind,
      String question,
      String sql,
      int rank,
      boolean benchmark,
      boolean strict,
      List<String> hidden,
      List<String> names,
      List<Float> values) {}

  private static final String HEADER = "";

  private ExampleFile() {}

  static void write(Path file, List<Example> examples) throws IOException {
    TreeSet<String> names = new TreeSet<>();
    examples.forEach(example -> names.addAll(example.features().keySet()));
    List<Line> lines = new ArrayList<>();
    lines.add(
        new Line(
            HEADER, "", "", "", "", "", 0, false, false, List.of(), List.copyOf(names), List.of()));
    for (Example example : examples) {
      List<Float> values = new ArrayList<>();
      names.forEach(name -> values.add(example.features().get(name)));
      lines.add(
          new Line(
              example.id(),
              example.db(),
              example.source(),
              example.kind(),
              example.question(),
              example.sql(),
              example.rank(),
              example.benchmark(),
              example.strict(),
              example.hidden(),
              List.of(),
              values));
    }
    Path unfinished = file.resolveSibling(file.getFileName() + ".part");
    JsonLines.write(unfinished, lines);
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /**
   * @throws IOException if it cannot be read, or holds anything else
   */
  static List<Example> read(Path file, FeaturePool pool) throws IOException {
    JsonLines.Content<Line> content =
        JsonLines.read(file, Line.class, line -> line.id() + " " + line.kind() + " " + line.rank());
    if (!content.problems().isEmpty() || content.rows().isEmpty()) {
      throw new IOException(file + " is no file of examples: " + content.problems());
    }
    List<String> names = content.rows().get(0).names();
    List<Example> examples = new ArrayList<>();
    for (Line line : content.rows().subList(1, content.rows().size())) {
      Map<String, Float> features = new TreeMap<>();
      for (int i = 0; i < names.size(); i++) {
        if (line.values().get(i) != null) {
          features.put(names.get(i), line.values().get(i));
        }
      }
      examples.add(
          new Example(
              line.id(),
              line.db(),
              line.source(),
              line.kind(),
              line.question(),
              line.sql(),
              line.rank(),
              line.benchmark(),
              line.strict(),
              line.hidden() == null ? List.of() : line.hidden(),
              pool.pooled(features)));
    }
    return examples;
  }
}

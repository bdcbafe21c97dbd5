package io.github.askjdbc.evaluation.adjudication;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Answers that count as wrong, for a person to look up: neither questions nor SQL. To each line
 * {@code id, source, hash} of the file a person adds who is right, and why ({@link Adjudications}).
 */
public final class WrongAnswerList {

  private final Map<AnswerKey, String> sources = new LinkedHashMap<>();

  /**
   * SQL that several wrote is one answer, of the first of them.
   *
   * @param source who wrote the SQL
   */
  public void add(String id, String source, String sql) {
    sources.putIfAbsent(AnswerKey.of(id, sql), source);
  }

  /** The lines of the file. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    sources.forEach(
        (answer, source) -> lines.add(String.join("\t", answer.id(), source, answer.hash())));
    return lines;
  }

  public void write(Path file) throws IOException {
    Files.write(file, lines());
  }
}

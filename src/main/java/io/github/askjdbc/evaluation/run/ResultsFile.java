package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.UnfinishedLine;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The results of a run, one line a question, appended as each ends, so that a run that was stopped
 * goes on where it was.
 *
 * <p>Beside it stands {@code run.json} with what the run was made of. Results of another run are
 * never mixed in: the folder is refused.
 */
public final class ResultsFile implements AutoCloseable {

  private final Path file;
  private final BufferedWriter writer;
  private final Map<String, QuestionResult> results = new LinkedHashMap<>();

  private ResultsFile(Path file) throws IOException {
    this.file = file;
    if (Files.exists(file)) {
      UnfinishedLine.drop(file);
      for (QuestionResult result :
          JsonLines.read(file, QuestionResult.class, QuestionResult::id).rows()) {
        results.put(result.id(), result);
      }
    }
    this.writer =
        Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /**
   * Opens the results in a folder, made if it is not there.
   *
   * @param description what the run is made of: input, seed, settings
   * @throws IllegalArgumentException if the folder holds a run with another description
   */
  public static ResultsFile open(Path folder, Map<String, String> description) throws IOException {
    Files.createDirectories(folder);
    Path about = folder.resolve("run.json");
    String wanted = JsonLines.line(new TreeMap<>(description));
    if (!Files.exists(about)) {
      Files.writeString(about, wanted);
    } else if (!Files.readString(about).equals(wanted)) {
      throw new IllegalArgumentException(
          folder
              + " holds a run made otherwise ("
              + Files.readString(about)
              + "); this one is "
              + wanted
              + ". Choose another folder, or delete that one");
    }
    return new ResultsFile(folder.resolve("results.jsonl"));
  }

  /**
   * The same with no results in it yet: where what they are made of is kept elsewhere, and may have
   * become more since.
   */
  public static ResultsFile anew(Path folder, Map<String, String> description) throws IOException {
    ResultsFile held = open(folder, description);
    held.close();
    Files.delete(held.file);
    return new ResultsFile(held.file);
  }

  /** Writes the results down once more, in this order, which threads do not keep. */
  public synchronized void order(List<QuestionResult> ordered) throws IOException {
    JsonLines.write(file, ordered);
  }

  public synchronized boolean holds(String id) {
    return results.containsKey(id);
  }

  /** Writes a result down at once. */
  public synchronized void add(QuestionResult result) {
    try {
      writer.write(JsonLines.line(result));
      writer.write('\n');
      writer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException("no result can be added to " + file, e);
    }
    results.put(result.id(), result);
  }

  /** The results so far, by id. */
  public synchronized Map<String, QuestionResult> results() {
    return Map.copyOf(results);
  }

  /** Reads the results of a run that is over, in the order of the file. */
  public static List<QuestionResult> read(Path folder) throws IOException {
    return JsonLines.read(folder.resolve("results.jsonl"), QuestionResult.class, QuestionResult::id)
        .rows();
  }

  @Override
  public void close() throws IOException {
    writer.close();
  }
}

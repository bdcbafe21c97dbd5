package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Prediction;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Sureness;
import io.github.askjdbc.laboratory.harder.HarderQuestions;
import io.github.askjdbc.laboratory.harder.RecipeBook;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Keeps examples in a folder, a file for each source and database, so that models can be trained
 * again in seconds and a collection goes on where it was stopped. What they were collected with is
 * not compared: after a change of detectors or generators a new folder is needed.
 */
public final class ExampleFolder {

  private static final int ALL = 1_000_000;

  private final Path folder;
  private final ExampleMaker collector;
  private final EvaluatedDatabases databases;
  private final long seed;
  private final int threads;
  private final FeaturePool pool = new FeaturePool();

  /**
   * @param seed for made questions
   * @param threads that collect, each from a database of its own
   */
  public ExampleFolder(
      Path folder, ExampleMaker collector, EvaluatedDatabases databases, long seed, int threads) {
    this.folder = folder;
    this.collector = collector;
    this.databases = databases;
    this.seed = seed;
    this.threads = threads;
  }

  /** A question, and what its source wrote where that is not the pipeline. */
  private record Asked(EvaluationQuestion question, Optional<Candidate> given) {}

  /**
   * SQL of other systems: for each file of predictions, an example for each question.
   *
   * @param questions with their gold
   */
  public List<Example> recorded(Path questions, List<Path> predictions) throws IOException {
    Map<String, EvaluationQuestion> byId =
        JsonLines.questions(questions).rows().stream()
            .collect(Collectors.toMap(EvaluationQuestion::id, Function.identity()));
    List<Example> examples = new ArrayList<>();
    for (Path file : predictions) {
      String source = file.getFileName().toString().replace(".jsonl", "");
      List<Asked> asked =
          JsonLines.predictions(file).rows().stream()
              .filter(prediction -> byId.containsKey(prediction.id()))
              .map(row -> new Asked(byId.get(row.id()), first(row)))
              .toList();
      examples.addAll(kept(source, asked));
    }
    return examples;
  }

  /**
   * What language models wrote, unanswerable questions among them.
   *
   * @param files of {@link RepliedQuestion}s; each is a source, named after its folder and itself
   */
  public List<Example> replied(List<Path> files) throws IOException {
    List<Example> examples = new ArrayList<>();
    for (Path file : files) {
      String source = source(file);
      List<RepliedQuestion> rows =
          JsonLines.read(file, RepliedQuestion.class, RepliedQuestion::id).rows();
      examples.addAll(
          kept(
              source,
              rows.stream()
                  .filter(row -> row.sql().isPresent())
                  .map(row -> new Asked(row.asked(), row.candidate()))
                  .toList()));
    }
    return examples;
  }

  /** Where language models said, in the same files, that the tables cannot answer. */
  public static List<NullReply> nullReplies(List<Path> files) throws IOException {
    List<NullReply> replies = new ArrayList<>();
    for (Path file : files) {
      String source = source(file);
      JsonLines.read(file, RepliedQuestion.class, RepliedQuestion::id).rows().stream()
          .filter(row -> row.sql().isEmpty())
          .forEach(row -> replies.add(new NullReply(source, row.db(), row.gold().isPresent())));
    }
    return replies;
  }

  /**
   * What one writer wrote.
   *
   * @param sql by question
   */
  public List<Example> written(String source, Map<EvaluationQuestion, String> sql)
      throws IOException {
    return kept(
        source,
        sql.entrySet().stream()
            .map(
                one ->
                    new Asked(
                        one.getKey(),
                        Optional.of(Candidate.given(one.getValue(), Sureness.UNKNOWN))))
            .toList());
  }

  /** The questions of such files. */
  public static List<EvaluationQuestion> repliedQuestions(List<Path> files) throws IOException {
    List<EvaluationQuestion> questions = new ArrayList<>();
    for (Path file : files) {
      JsonLines.read(file, RepliedQuestion.class, RepliedQuestion::id)
          .rows()
          .forEach(row -> questions.add(row.asked()));
    }
    return questions;
  }

  private static String source(Path file) {
    return file.toAbsolutePath().getParent().getFileName()
        + "-"
        + file.getFileName().toString().replace(".jsonl", "");
  }

  /** The pipeline's own SQL for the questions of files, each a source named likewise. */
  public List<Example> further(List<Path> files) throws IOException {
    List<Example> examples = new ArrayList<>();
    for (Path file : files) {
      examples.addAll(own(source(file), file));
    }
    return examples;
  }

  /** The pipeline's own SQL for the questions. */
  public List<Example> own(String name, Path questions) throws IOException {
    return own(name, JsonLines.questions(questions).rows());
  }

  /**
   * The pipeline's own SQL for unanswerable questions made of the given ones.
   *
   * @param share how many for each given one; as many as can be made at the most
   */
  public List<Example> made(String name, Path questions, RecipeBook recipes, double share)
      throws IOException {
    List<EvaluationQuestion> plain = JsonLines.questions(questions).rows();
    int wanted = (int) Math.min(ALL, share * plain.size());
    return own(name, HarderQuestions.make(plain, databases, recipes, wanted, seed).questions());
  }

  private List<Example> own(String name, List<EvaluationQuestion> questions) throws IOException {
    return kept(
        name, questions.stream().map(question -> new Asked(question, Optional.empty())).toList());
  }

  private List<Example> kept(String source, List<Asked> asked) throws IOException {
    Path files = Files.createDirectories(folder.resolve(source));
    Map<String, List<Asked>> byDb =
        asked.stream()
            .collect(
                Collectors.groupingBy(
                    one -> one.question().db(), TreeMap::new, Collectors.toList()));
    List<Callable<Path>> work = new ArrayList<>();
    byDb.forEach((db, some) -> work.add(() -> kept(source, some, files.resolve(db + ".jsonl"))));
    List<Example> examples = new ArrayList<>();
    for (Path file : done(work)) {
      examples.addAll(ExampleFile.read(file, pool));
    }
    return examples;
  }

  private Path kept(String source, List<Asked> asked, Path file) throws IOException {
    if (!Files.exists(file)) {
      List<Example> examples = new ArrayList<>();
      // one after another of those that see the same copy of the database
      asked.stream()
          .sorted(Comparator.comparing(one -> one.question().hidden().toString()))
          .forEach(one -> examples.addAll(collector.collect(one.question(), source, one.given())));
      ExampleFile.write(file, examples);
    }
    return file;
  }

  private List<Path> done(List<Callable<Path>> work) throws IOException {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    List<Path> files = new ArrayList<>();
    try {
      for (Future<Path> file : executor.invokeAll(work)) {
        files.add(file.get());
      }
    } catch (ExecutionException e) {
      throw new IOException("examples cannot be collected: " + e.getCause().getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("the collection of examples was interrupted");
    } finally {
      executor.shutdownNow();
    }
    return files;
  }

  private static Optional<Candidate> first(Prediction prediction) {
    return Optional.of(Candidate.given(prediction.sql().get(0), Sureness.UNKNOWN));
  }
}

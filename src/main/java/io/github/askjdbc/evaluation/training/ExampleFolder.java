package io.github.askjdbc.evaluation.training;

import io.github.askjdbc.evaluation.harder.HarderQuestions;
import io.github.askjdbc.evaluation.harder.RecipeBook;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Prediction;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Keeps examples in a folder, a file a source, so that models can be trained again in seconds. What
 * they were collected with is not compared: after a change of detectors or generators a new folder
 * is needed.
 */
public final class ExampleFolder {

  /** What the pipeline itself writes. */
  public static final String EMBEDDED = "embedded";

  private static final int ALL = 1_000_000;

  private final Path folder;
  private final ExampleCollector collector;
  private final EvaluatedDatabases databases;
  private final long seed;

  /**
   * @param seed for made questions
   */
  public ExampleFolder(
      Path folder, ExampleCollector collector, EvaluatedDatabases databases, long seed) {
    this.folder = folder;
    this.collector = collector;
    this.databases = databases;
    this.seed = seed;
  }

  /** A question, and what its source wrote where that is not the pipeline. */
  private record Asked(EvaluationQuestion question, Optional<String> sql) {}

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

  /** The gold of the questions, inspected as if somebody had given it. */
  public List<Example> gold(String name, Path questions) throws IOException {
    return kept(
        name,
        JsonLines.questions(questions).rows().stream()
            .filter(question -> question.gold().isPresent())
            .map(question -> new Asked(question, question.gold()))
            .toList());
  }

  /**
   * The pipeline's own SQL for the questions, and for unanswerable ones made of them.
   *
   * @param name of the file
   * @param made how many unanswerable ones for each answerable one, at least 0; as many as can be
   *     made at the most
   */
  public List<Example> embedded(String name, Path questions, RecipeBook recipes, double made)
      throws IOException {
    List<EvaluationQuestion> plain = JsonLines.questions(questions).rows();
    List<EvaluationQuestion> all = new ArrayList<>(plain);
    all.addAll(
        HarderQuestions.make(
                plain, databases, recipes, (int) Math.min(ALL, made * plain.size()), seed)
            .questions());
    return kept(name, all.stream().map(question -> new Asked(question, Optional.empty())).toList());
  }

  private List<Example> kept(String source, List<Asked> asked) throws IOException {
    Path file = folder.resolve(source + ".jsonl");
    if (!Files.exists(file)) {
      Files.createDirectories(folder);
      ExampleFile.write(file, collected(source, asked));
    }
    return ExampleFile.read(file);
  }

  private List<Example> collected(String source, List<Asked> asked) {
    return asked.stream()
        .flatMap(one -> collector.collect(one.question(), source, one.sql()).stream())
        .toList();
  }

  private static Optional<String> first(Prediction prediction) {
    return Optional.of(prediction.sql().get(0));
  }
}

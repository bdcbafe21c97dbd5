package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.laboratory.training.generator.GeneratorTraining;
import io.github.askjdbc.laboratory.training.generator.TrainedGenerators;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask train generator}: the embedded generator's numbers, from questions with gold SQL. */
@Command(
    name = "generator",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Trains the embedded generator; the same input and seed give the same bytes.")
final class TrainGeneratorCommand implements Callable<Integer> {

  private static final int MAX_ROWS = 20_000;
  private static final int PROBES = 1_000_000;
  private static final String HOLDS =
      "Holds: weights of hashed features, trees over counts and scores, shapes of queries without"
          + " names and values.";

  @Option(
      names = "--questions",
      required = true,
      description = "JSONL of {id, db, question, gold}.")
  private Path questions;

  @Option(names = "--try", description = "Files of questions to try the result on.")
  private List<Path> tried = new ArrayList<>();

  @Mixin private DatabaseOptions databases;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Where the model goes; what it was made from goes into a .txt beside it.")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--held-out",
      paramLabel = "FOLDER",
      description =
          "Where the models go that were trained without a fold of the databases, to measure and"
              + " to learn from what they do on databases that they have not seen.")
  private Optional<Path> heldOut = Optional.empty();

  @Option(
      names = "--source",
      paramLabel = "TEXT",
      description = "What the questions are and under what licence, for the report.")
  private Optional<String> source = Optional.empty();

  @Option(
      names = "--most-databases",
      defaultValue = "100000",
      description = "Uses the first so many databases, to try things out.")
  private int mostDatabases;

  @Option(
      names = "--folds",
      defaultValue = "4",
      description = "Parts of the databases, each held out once. Default: 4.")
  private int folds;

  @Option(
      names = "--threads",
      defaultValue = "2",
      description = "Models trained at the same time; the result is the same. Default: 2.")
  private int threads;

  @Option(names = "--seed", defaultValue = "1", description = "For everything that is drawn.")
  private long seed;

  @Spec private CommandSpec spec;

  private final List<String> report = new ArrayList<>();

  @Override
  public Integer call() throws Exception {
    PrintWriter terminal = spec.commandLine().getOut();
    report.add(
        "Made by: ask train generator --folds "
            + folds
            + " --seed "
            + seed
            + source.map(text -> ", from " + text).orElse("")
            + ".");
    report.add(HOLDS);
    try (QueryRunner runner = new QueryRunner(System::nanoTime, Duration.ofSeconds(1), MAX_ROWS);
        EvaluatedPipeline pipeline = EvaluatedPipeline.untrained(Settings.of(new Properties()))) {
      TrainedGenerators trained =
          new GeneratorTraining(
                  new DatabaseAccess(databases.databases(), pipeline.databases()),
                  runner,
                  () -> new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), PROBES),
                  new GeneratorTraining.Plan(folds, threads, seed))
              .run(
                  some(JsonLines.questions(questions).rows()),
                  tried(),
                  line -> {
                    report.add(line);
                    terminal.println(cpuSeconds() + " s of computing: " + line);
                    terminal.flush();
                  });
      write(trained);
    }
    return 0;
  }

  private static long cpuSeconds() {
    return ProcessHandle.current().info().totalCpuDuration().map(Duration::toSeconds).orElse(0L);
  }

  private void write(TrainedGenerators trained) throws IOException {
    if (out.isPresent()) {
      trained.write(out.get());
      String file = out.get().getFileName().toString();
      String name = file.contains(".") ? file.substring(0, file.lastIndexOf('.')) : file;
      Files.write(out.get().resolveSibling(name + ".txt"), report);
    }
    if (heldOut.isPresent()) {
      trained.writeHeldOut(heldOut.get());
    }
  }

  private List<List<EvaluationQuestion>> tried() throws IOException {
    List<List<EvaluationQuestion>> all = new ArrayList<>();
    for (Path file : tried) {
      all.add(JsonLines.questions(file).rows());
    }
    return all;
  }

  private List<EvaluationQuestion> some(List<EvaluationQuestion> all) {
    Set<String> chosen =
        all.stream()
            .map(EvaluationQuestion::db)
            .collect(Collectors.toCollection(TreeSet::new))
            .stream()
            .limit(mostDatabases)
            .collect(Collectors.toSet());
    return all.stream().filter(question -> chosen.contains(question.db())).toList();
  }
}

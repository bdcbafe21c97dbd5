package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.measures.SignalMeasure;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.laboratory.report.SignalTables;
import io.github.askjdbc.laboratory.run.SignalRun;
import io.github.askjdbc.laboratory.run.SignalVotes;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ask evaluate signals}: what is each error signal worth on SQL of known correctness? */
@Command(
    name = "signals",
    mixinStandardHelpOptions = true,
    description = {
      "Prints how often each error signal fires on recorded SQL, and its precision and recall.",
      "Writes systems.jsonl (one row a system and signal) and flagged.jsonl (what was flagged)."
    })
public final class SignalsCommand implements Callable<Integer> {

  @Option(
      names = "--predictions",
      paramLabel = "PATH",
      description = "A file of labelled predictions, or a folder with one file a system.")
  private Optional<Path> predictions = Optional.empty();

  @Option(
      names = "--gold",
      paramLabel = "FILE",
      description = "Questions whose own SQL is inspected: what is flagged there is a false alarm.")
  private Optional<Path> gold = Optional.empty();

  @Option(names = "--questions", paramLabel = "FILE", description = "The predictions' questions.")
  private Optional<Path> questions = Optional.empty();

  @Mixin private DatabaseOptions databases;

  @Option(
      names = "--out",
      defaultValue = "evaluation-signals",
      description = "Where the files go. Default: ${DEFAULT-VALUE}.")
  private Path out;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter terminal = spec.commandLine().getOut();
    Files.createDirectories(out);
    Settings settings = Settings.of(new Properties());
    try (EvaluatedPipeline pipeline = EvaluatedPipeline.detectors(settings);
        SignalVotes votes =
            new SignalVotes(
                pipeline.pipeline(),
                new DatabaseAccess(databases.databases(out), pipeline.databases()),
                EvaluatedPipeline.budgets(settings))) {
      if (predictions.isPresent()) {
        systems(votes, terminal);
      }
      if (gold.isPresent()) {
        gold(votes, terminal);
      }
    }
    terminal.flush();
    return 0;
  }

  private void systems(SignalVotes votes, PrintWriter terminal) throws IOException, SQLException {
    Map<String, EvaluationQuestion> byId =
        JsonLines.questions(questions()).rows().stream()
            .collect(Collectors.toMap(EvaluationQuestion::id, Function.identity()));
    Map<String, List<SignalRun.Judged>> systems = new LinkedHashMap<>();
    Set<String> signals = new TreeSet<>();
    List<SignalRun.Judged> all = new ArrayList<>();
    for (Path file : JsonLines.files(predictions.orElseThrow())) {
      List<SignalRun.Judged> judged =
          SignalRun.judged(byId, JsonLines.predictions(file).rows(), votes);
      systems.put(file.getFileName().toString().replace(".jsonl", ""), judged);
      signals.addAll(SignalRun.signals(judged));
      all.addAll(judged);
    }
    Map<String, Map<String, SignalMeasure>> measures = new LinkedHashMap<>();
    systems.forEach((name, judged) -> measures.put(name, SignalRun.measures(signals, judged)));
    JsonLines.write(out.resolve("systems.jsonl"), SignalTables.rows(measures));
    JsonLines.write(out.resolve("flagged.jsonl"), SignalTables.flagged(all));
    terminal.println(SignalTables.systems(measures));
    terminal.println(SignalTables.costs(all));
  }

  private Path questions() {
    return questions.orElseThrow(
        () ->
            new ParameterException(
                spec.commandLine(), "Missing required option: --questions=FILE"));
  }

  private void gold(SignalVotes votes, PrintWriter terminal) throws IOException, SQLException {
    List<SignalRun.Judged> judged = new ArrayList<>();
    for (EvaluationQuestion question : JsonLines.questions(gold.orElseThrow()).rows()) {
      if (question.gold().isPresent()) {
        String sql = question.gold().get();
        judged.add(new SignalRun.Judged(question, sql, true, votes.of(question, sql)));
      }
    }
    JsonLines.write(out.resolve("gold-flagged.jsonl"), SignalTables.flagged(judged));
    terminal.println(SignalTables.falseAlarms(judged));
    terminal.println(SignalTables.costs(judged));
  }
}

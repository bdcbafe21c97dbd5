package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.laboratory.measures.RepairCount;
import io.github.askjdbc.laboratory.run.RepairRun;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask evaluate repairs}: what does each repair mend, and what does it break? */
@Command(
    name = "repairs",
    mixinStandardHelpOptions = true,
    description = {
      "Prints how often each repair makes wrong SQL right and right SQL wrong (N_fix, N_break).",
      "Writes repairs.jsonl, one row for each different change that was tried."
    })
public final class RepairsCommand implements Callable<Integer> {

  private static final int MAX_ROWS = 1_000_000;

  @Option(
      names = "--predictions",
      required = true,
      paramLabel = "PATH",
      description = "A file of labelled predictions, or a folder with one file a system.")
  private Path predictions;

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description = "The predictions' questions, with their gold.")
  private Path questions;

  @Mixin private DatabaseOptions databases;

  @Option(
      names = "--out",
      defaultValue = "evaluation-repairs",
      description = "Where the file goes. Default: ${DEFAULT-VALUE}.")
  private Path out;

  @Option(
      names = "--time-limit",
      defaultValue = "5",
      description = "Seconds that a SQL under judgement may run. Default: ${DEFAULT-VALUE}.")
  private int timeLimit;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    Files.createDirectories(out);
    Map<String, EvaluationQuestion> byId =
        JsonLines.questions(questions).rows().stream()
            .collect(Collectors.toMap(EvaluationQuestion::id, Function.identity()));
    Settings settings = Settings.of(new Properties());
    List<RepairRun.Mended> all = new ArrayList<>();
    try (QueryRunner runner =
            new QueryRunner(System::nanoTime, Duration.ofSeconds(timeLimit), MAX_ROWS);
        EvaluatedPipeline pipeline = EvaluatedPipeline.standard(settings)) {
      RepairRun run =
          new RepairRun(
              pipeline.pipeline(),
              new DatabaseAccess(databases.databases(out), pipeline.databases()),
              new ExecutionMatch(runner),
              EvaluatedPipeline.budgets(settings));
      for (Path file : JsonLines.files(predictions)) {
        all.addAll(run.mended(byId, JsonLines.predictions(file).rows()));
      }
    }
    JsonLines.write(
        out.resolve("repairs.jsonl"),
        all.stream().distinct().flatMap(one -> one.rows().stream()).toList());
    print(all);
    return 0;
  }

  private void print(List<RepairRun.Mended> all) {
    PrintWriter terminal = spec.commandLine().getOut();
    terminal.printf(
        "%-22s %6s %6s %6s %8s %6s%n", "repair", "tried", "kept", "N_fix", "N_break", "N_net");
    Map<String, RepairCount> counts = RepairRun.counts(all);
    counts.forEach(
        (repair, count) ->
            terminal.printf(
                "%-22s %6d %6d %6d %8d %6d%n",
                repair, count.tried(), count.kept(), count.fixed(), count.broken(), count.net()));
    terminal.printf(
        "%d SQL; right before %d, after %d%n",
        all.size(),
        all.stream().filter(RepairRun.Mended::right).count(),
        all.stream().filter(RepairRun.Mended::last).count());
    terminal.printf(
        "answered before %d, of them right %d; after %d, of them right %d%n",
        all.stream().filter(RepairRun.Mended::answered).count(),
        all.stream().filter(one -> one.answered() && one.right()).count(),
        all.stream().filter(RepairRun.Mended::answeredAfter).count(),
        all.stream().filter(one -> one.answeredAfter() && one.last()).count());
    terminal.flush();
  }
}

package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.laboratory.mutation.Mutation;
import io.github.askjdbc.laboratory.mutation.MutationRun;
import io.github.askjdbc.laboratory.run.SignalVotes;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code ask evaluate mutations}: which signals notice errors that recorded systems do not make?
 */
@Command(
    name = "mutations",
    mixinStandardHelpOptions = true,
    description = {
      "Breaks the gold SQL of questions in known ways, and prints how often the signal that should"
          + " notice does.",
      "made: SQL that could be broken so; wrong: its rows changed; caught: of these, flagged by the"
          + " signal; noticed: by any signal that is silent on the gold; false: flagged although"
          + " the rows are the same."
    })
public final class MutationsCommand implements Callable<Integer> {

  private static final Duration TIME_LIMIT = Duration.ofSeconds(5);
  private static final int MAX_ROWS = 100_000;

  @Option(names = "--questions", required = true, description = "Questions with gold SQL, JSONL.")
  private Path questions;

  @Mixin private DatabaseOptions databases;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter out = spec.commandLine().getOut();
    Settings settings = Settings.of(new Properties());
    Supplier<QuestionBudget> budgets = EvaluatedPipeline.budgets(settings);
    try (QueryRunner runner = new QueryRunner(System::nanoTime, TIME_LIMIT, MAX_ROWS);
        EvaluatedPipeline pipeline = EvaluatedPipeline.detectors(settings);
        SignalVotes votes = new SignalVotes(pipeline.pipeline(), access(pipeline), budgets)) {
      Map<Mutation, MutationRun.Count> counts =
          new MutationRun(new GoldComparison(runner, 0), votes, budgets)
              .run(JsonLines.questions(questions).rows(), access(pipeline));
      out.printf(
          "%-24s %-30s %6s %6s %7s %8s %6s%n",
          "mutation", "signal", "made", "wrong", "caught", "noticed", "false");
      counts.forEach(
          (mutation, count) ->
              out.printf(
                  "%-24s %-30s %6d %6d %7d %8d %6d%n",
                  mutation.label(),
                  mutation.signal(),
                  count.made(),
                  count.wrong(),
                  count.caught(),
                  count.noticed(),
                  count.falseAlarms()));
    }
    out.flush();
    return 0;
  }

  private DatabaseAccess access(EvaluatedPipeline pipeline) {
    return new DatabaseAccess(databases.databases(), pipeline.databases());
  }
}

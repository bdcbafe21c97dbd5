package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Prediction;
import io.github.askjdbc.laboratory.run.LabelCheck;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ask evaluate labels}: does our execution match reproduce recorded labels? */
@Command(
    name = "labels",
    mixinStandardHelpOptions = true,
    description = "Compares our execution match with the 'correct' labels of recorded predictions.")
public final class LabelsCommand implements Callable<Integer> {

  private static final int MAX_ROWS = 1_000_000;

  @Parameters(
      paramLabel = "PREDICTIONS",
      description = "A file of predictions with labels, or a folder of such files.")
  private Path predictions;

  @Option(names = "--questions", required = true, description = "The questions, with their gold.")
  private Path questions;

  @Mixin private DatabaseOptions databases;

  @Option(
      names = "--form",
      defaultValue = "BENCHMARK",
      description = "How results are compared: ${COMPLETION-CANDIDATES}. Default: BENCHMARK.")
  private MatchForm form;

  @Option(
      names = "--time-limit",
      defaultValue = "5",
      description = "Seconds a query may run. Default: 5.")
  private int timeLimit;

  @Option(names = "--differences", description = "Print every row that differs.")
  private boolean differences;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter out = spec.commandLine().getOut();
    JsonLines.Content<EvaluationQuestion> content = JsonLines.questions(questions);
    Map<String, EvaluationQuestion> byId =
        content.rows().stream()
            .collect(Collectors.toMap(EvaluationQuestion::id, Function.identity()));
    LabelCheck.Result all = new LabelCheck.Result(0, List.of());
    try (QueryRunner runner =
        new QueryRunner(System::nanoTime, Duration.ofSeconds(timeLimit), MAX_ROWS)) {
      LabelCheck check = new LabelCheck(new ExecutionMatch(runner), databases.databases(), form);
      for (Path file : JsonLines.files(predictions)) {
        JsonLines.Content<Prediction> rows = JsonLines.predictions(file);
        rows.problems().forEach(out::println);
        LabelCheck.Result result = check.check(byId, rows.rows());
        print(out, file, result);
        all = all.and(result);
      }
    }
    if (all.compared() == 0) {
      throw new IllegalArgumentException(
          "No row of "
              + predictions
              + " has a 'correct' label and a question with gold of the same id in "
              + questions
              + "; see whether they belong together");
    }
    out.printf(
        "all: %d rows, %d differ, %.3f %% agree%n",
        all.compared(), all.differences().size(), 100 * all.agreement());
    out.flush();
    return all.agreement() >= 0.999 ? 0 : 1;
  }

  private void print(PrintWriter out, Path file, LabelCheck.Result result) {
    out.printf(
        "%-32s %5d rows, %3d differ%n",
        file.getFileName(), result.compared(), result.differences().size());
    if (differences) {
      for (LabelCheck.Difference difference : result.differences()) {
        out.printf(
            "  %s recorded %s, ours %s%n    sql  %s%n    gold %s%n",
            difference.id(),
            difference.recorded(),
            difference.ours(),
            difference.sql(),
            difference.gold());
      }
    }
    out.flush();
  }
}

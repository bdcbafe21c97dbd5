package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.report.RunComparison;
import io.github.askjdbc.evaluation.run.QuestionResult;
import io.github.askjdbc.evaluation.run.ResultsFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ask evaluate compare}: is the second run better, or is it noise? */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description =
        "Compares two runs over the same questions, and says whether they differ by noise.")
public final class CompareCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "FIRST", description = "The folder of the first run.")
  private Path first;

  @Parameters(index = "1", paramLabel = "SECOND", description = "The folder of the second run.")
  private Path second;

  @Mixin private ComparisonOptions comparison;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter terminal = spec.commandLine().getOut();
    List<QuestionResult> firsts = ResultsFile.read(first);
    List<QuestionResult> seconds = ResultsFile.read(second);
    Bootstrap bootstrap = comparison.bootstrap();
    terminal.print(RunComparison.measures(firsts, seconds, bootstrap));
    terminal.print(
        RunComparison.text(
            RunComparison.of(firsts, seconds, comparison.penalty(), bootstrap),
            comparison.penalty()));
    terminal.flush();
    return 0;
  }
}

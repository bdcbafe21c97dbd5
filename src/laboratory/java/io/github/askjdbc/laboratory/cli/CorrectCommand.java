package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.laboratory.questions.Correction;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ask evaluate correct}: a question set without the gold that was found wrong. */
@Command(
    name = "correct",
    mixinStandardHelpOptions = true,
    description =
        "Puts SQL that was found right in the place of wrong gold, or beside gold that is right"
            + " too. To train with; figures of a benchmark are those of its own gold.")
final class CorrectCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "QUESTIONS", description = "A question set, JSONL.")
  private Path questions;

  @Parameters(
      index = "1",
      paramLabel = "CORRECTIONS",
      description = "JSONL of {id, verdict, sql, reason}.")
  private Path corrections;

  @Parameters(index = "2", paramLabel = "OUT", description = "The file to write, JSONL.")
  private Path out;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    List<EvaluationQuestion> rows = JsonLines.questions(questions).rows();
    List<EvaluationQuestion> corrected = Correction.applied(rows, corrections);
    JsonLines.write(out, corrected);
    long changed = corrected.stream().filter(question -> !rows.contains(question)).count();
    PrintWriter terminal = spec.commandLine().getOut();
    terminal.printf(
        "%d questions written to %s, %d of them corrected%n", rows.size(), out, changed);
    terminal.flush();
    return 0;
  }
}

package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.laboratory.harder.HarderQuestions;
import io.github.askjdbc.laboratory.harder.RecipeBook;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask evaluate harder}: makes unanswerable and misleading questions from plain ones. */
@Command(
    name = "harder",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Makes unanswerable questions, or answerable ones that mislead, from plain ones.")
public final class HarderCommand implements Callable<Integer> {

  @Option(names = "--questions", required = true, description = "The plain questions.")
  private Path questions;

  @Mixin private DatabaseOptions databases;

  @Option(names = "--out", required = true, description = "The file to write, JSONL.")
  private Path out;

  @Option(
      names = "--recipes",
      defaultValue = "TESTING",
      description =
          "${COMPLETION-CANDIDATES}; training and testing make unanswerable questions in"
              + " different ways. Default: ${DEFAULT-VALUE}.")
  private RecipeBook recipes;

  @Option(
      names = "--count",
      defaultValue = "1000000",
      description = "How many to make. Default: as many as can be made.")
  private int count;

  @Option(
      names = "--mix",
      description =
          "Writes the plain questions too, and makes only as many as give one that cannot be"
              + " answered for each that can.")
  private boolean mix;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "For everything that is drawn. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    PrintWriter terminal = spec.commandLine().getOut();
    JsonLines.Content<EvaluationQuestion> plain = JsonLines.questions(questions);
    HarderQuestions made =
        HarderQuestions.make(
            plain.rows(),
            databases.databases(),
            recipes,
            mix ? Math.min(count, missing(plain.rows())) : count,
            seed);
    List<EvaluationQuestion> written = new ArrayList<>(mix ? plain.rows() : List.of());
    written.addAll(made.questions());
    JsonLines.write(out, written);
    plain.problems().forEach(terminal::println);
    made.problems().forEach(terminal::println);
    terminal.printf("%d questions written to %s%n", written.size(), out);
    terminal.flush();
    return 0;
  }

  /** How many more of the questions would have to be unanswerable. */
  private static int missing(List<EvaluationQuestion> plain) {
    int answerable = (int) plain.stream().filter(row -> row.gold().isPresent()).count();
    return Math.max(0, 2 * answerable - plain.size());
  }
}

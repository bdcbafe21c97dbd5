package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.harder.HarderQuestions;
import io.github.askjdbc.evaluation.harder.RecipeBook;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
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

  @Option(names = "--databases", required = true, description = "Their SQLite databases.")
  private Path databases;

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
            plain.rows(), new SqliteFolder(databases, databases), recipes, count, seed);
    JsonLines.write(out, made.questions());
    plain.problems().forEach(terminal::println);
    made.problems().forEach(terminal::println);
    terminal.printf("%d questions written to %s%n", made.questions().size(), out);
    terminal.flush();
    return 0;
  }
}

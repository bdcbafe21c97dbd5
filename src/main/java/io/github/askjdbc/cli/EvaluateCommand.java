package io.github.askjdbc.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code ask evaluate}: how often is it right, on these questions? */
@Command(
    name = "evaluate",
    mixinStandardHelpOptions = true,
    description = "Measures how many questions are answered, and how many of those rightly.",
    subcommands = {LabelsCommand.class})
public final class EvaluateCommand implements Callable<Integer> {

  @Override
  public Integer call() {
    return 0;
  }
}

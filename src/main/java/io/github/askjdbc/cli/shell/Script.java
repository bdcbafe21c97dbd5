package io.github.askjdbc.cli.shell;

import io.github.askjdbc.cli.asking.OutcomePrinter;
import io.github.askjdbc.cli.asking.StatementOutcome;
import io.github.askjdbc.cli.asking.StatementRunner;
import java.util.List;

/** Questions and statements that nobody types, one after the other. */
public record Script(StatementRunner runner, OutcomePrinter printer) {

  private static final StatementOutcome COMMAND =
      new StatementOutcome.Failed(
          "", List.of("commands that begin with a backslash are for the shell on a terminal"));

  /**
   * @return the exit code of the worst
   */
  public int run(Console console) {
    int exit = 0;
    Typed typed = console.next();
    while (typed instanceof Typed.Text text) {
      String said = text.text().strip();
      if (!said.isEmpty()) {
        exit = Math.max(exit, run(said));
      }
      typed = console.next();
    }
    return exit;
  }

  /** As {@link #run(Console)}, of one text. */
  public int run(String text) {
    printer.question(text);
    StatementOutcome outcome = ShellCommand.isMeant(text) ? COMMAND : runner.run(text);
    printer.outcome(outcome);
    return outcome.exitCode();
  }
}

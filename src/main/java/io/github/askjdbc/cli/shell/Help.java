package io.github.askjdbc.cli.shell;

import io.github.askjdbc.cli.answers.Wrapped;
import java.util.ArrayList;
import java.util.List;

/** What {@code \help} says. */
final class Help {

  private static final List<String> SENTENCES =
      List.of(
          "Type a question, such as How many customers are there in each city?, or SQL. A question"
              + " ends with its line, SQL with ; or an empty line.",
          "Statements that may change the database are asked about first, unless the shell was"
              + " opened with --write.",
          "Tab completes the names of tables and columns. Ctrl-C stops what runs, or gives up the"
              + " line; Ctrl-D leaves. A line that begins with a blank is not kept in the history.");

  private Help() {}

  static List<String> lines(int width) {
    List<String> lines = new ArrayList<>();
    SENTENCES.forEach(sentence -> lines.addAll(Wrapped.lines("  ", sentence, width)));
    int widest = 0;
    for (ShellCommand command : ShellCommand.values()) {
      widest = Math.max(widest, command.usage().length());
    }
    for (ShellCommand command : ShellCommand.values()) {
      String usage = command.usage() + " ".repeat(widest - command.usage().length());
      lines.addAll(Wrapped.lines("  " + usage + "  ", command.does(), width));
    }
    return lines;
  }
}

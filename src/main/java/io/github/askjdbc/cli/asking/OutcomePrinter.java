package io.github.askjdbc.cli.asking;

import io.github.askjdbc.cli.answers.RowFormat;
import io.github.askjdbc.cli.answers.TerminalText;
import io.github.askjdbc.cli.answers.TextTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Prints what became of questions. Tables come with the question, its SQL and reasons; in the other
 * formats the output holds rows alone, and everything else goes to the error stream.
 *
 * @param terminal whether the output leads to one
 */
public record OutcomePrinter(PrintWriter out, PrintWriter err, RowFormat format, boolean terminal) {

  /** Before it is run. */
  public void question(String text) {
    if (format == RowFormat.TABLE) {
      out.println("? " + TerminalText.of(text));
      out.flush();
    }
  }

  public void outcome(StatementOutcome outcome) {
    PrintWriter remarks = format == RowFormat.TABLE ? out : err;
    remarks(outcome).forEach(remark -> remarks.println("  " + TerminalText.of(remark)));
    remarks.flush();
    if (outcome instanceof StatementOutcome.Rows answer) {
      out.print(format.write(answer.rows(), TextTable.unbounded(), terminal));
      if (answer.rows().more()) {
        remarks.println("  (" + answer.rows().count() + "; there are more, see --max-rows)");
        remarks.flush();
      }
    }
    if (format == RowFormat.TABLE) {
      out.println();
    }
    out.flush();
  }

  /** What is said beside the rows, in sentences. */
  public static List<String> remarks(StatementOutcome outcome) {
    if (outcome instanceof StatementOutcome.Rows answer) {
      return answer.notes();
    }
    if (outcome instanceof StatementOutcome.Changed changed) {
      return List.of("done" + (changed.rows() < 0 ? "" : ", rows changed: " + changed.rows()));
    }
    if (outcome instanceof StatementOutcome.NoAnswer none) {
      return List.of("no answer (" + none.state() + "): " + none.message());
    }
    if (outcome instanceof StatementOutcome.Failed failed) {
      String state = failed.state().isEmpty() ? "" : " (" + failed.state() + ")";
      List<String> messages = new ArrayList<>(failed.messages());
      messages.set(0, "failed" + state + ": " + messages.get(0));
      return messages;
    }
    return List.of(
        outcome instanceof StatementOutcome.Withheld withheld ? withheld.reason() : "cancelled");
  }
}

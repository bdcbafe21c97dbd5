package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.laboratory.training.ReleaseCheck;
import io.github.askjdbc.laboratory.training.WordLists;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ask train check}: whether a release may ship the models that it has. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description =
        "Tells whether the shipped models were trained with the word lists of this version. Before a"
            + " release they have to be; between releases a list may change without them.",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:they were", "1:they have to be trained anew", "2:wrong arguments"})
public final class TrainCheckCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  private final Map<String, String> lists;

  /** With the word lists of this version. */
  public TrainCheckCommand() {
    this(WordLists.ofThisVersion());
  }

  /**
   * @param lists with which models should have been trained: checksums by name
   */
  TrainCheckCommand(Map<String, String> lists) {
    this.lists = lists;
  }

  @Override
  public Integer call() {
    PrintWriter terminal = spec.commandLine().getOut();
    List<String> complaints = ReleaseCheck.complaints(lists);
    complaints.forEach(terminal::println);
    terminal.println(
        complaints.isEmpty()
            ? "The shipped models were trained with the word lists of this version."
            : "All are trained in their order by 'ask train all'.");
    terminal.flush();
    return complaints.isEmpty() ? 0 : 1;
  }
}

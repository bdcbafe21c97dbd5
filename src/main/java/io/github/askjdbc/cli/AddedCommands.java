package io.github.askjdbc.cli;

import picocli.CommandLine;

/** Commands that another jar on the class path adds, found by {@link java.util.ServiceLoader}. */
@FunctionalInterface
public interface AddedCommands {

  /**
   * @param ask the command line, with the commands of this jar
   */
  void addTo(CommandLine ask);
}

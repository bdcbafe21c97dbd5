package io.github.askjdbc.laboratory.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ask train}: makes the models that the driver ships. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = "Trains models of the driver on questions with gold SQL.",
    subcommands = {
      TrainAllCommand.class,
      TrainGeneratorCommand.class,
      TrainConfidenceCommand.class,
      TrainCheckCommand.class
    })
public final class TrainCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Missing subcommand: what is to be trained?");
  }
}

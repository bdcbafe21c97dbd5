package io.github.askjdbc.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ask model}: about the language model that the settings name. */
@Command(
    name = "model",
    mixinStandardHelpOptions = true,
    description = "About the language model that the settings name.",
    subcommands = ModelCheckCommand.class)
public final class ModelCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "Missing required subcommand; write ask model check URL");
  }
}

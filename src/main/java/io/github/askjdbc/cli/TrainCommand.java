package io.github.askjdbc.cli;

import picocli.CommandLine.Command;

/** Groups what can be trained. */
@Command(
    name = "train",
    mixinStandardHelpOptions = true,
    description = "Trains what is shipped, from questions with gold SQL.",
    subcommands = TrainGeneratorCommand.class)
final class TrainCommand {}

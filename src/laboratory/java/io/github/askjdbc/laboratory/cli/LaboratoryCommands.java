package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.AddedCommands;
import picocli.CommandLine;

/** {@code ask train} and what {@code ask evaluate} can measure besides a user's own questions. */
public final class LaboratoryCommands implements AddedCommands {

  @Override
  public void addTo(CommandLine ask) {
    ask.addSubcommand(new TrainCommand());
    CommandLine evaluate = ask.getSubcommands().get("evaluate");
    evaluate.addSubcommand(new HarderCommand());
    evaluate.addSubcommand(new ConvertCommand());
    evaluate.addSubcommand(new CorrectCommand());
    evaluate.addSubcommand(new LabelsCommand());
    evaluate.addSubcommand(new EvaluateGeneratorCommand());
    evaluate.addSubcommand(new EvaluateConfidenceCommand());
    evaluate.addSubcommand(new SignalsCommand());
    evaluate.addSubcommand(new MutationsCommand());
    evaluate.addSubcommand(new RepairsCommand());
    evaluate.addSubcommand(new KeysCommand());
    evaluate.addSubcommand(new LinkingCommand());
    evaluate.addSubcommand(new ListsCommand());
    evaluate.addSubcommand(new WritingCommand());
    evaluate.addSubcommand(new SystemsCommand());
    evaluate.addSubcommand(new SamplesCommand());
    evaluate.addSubcommand(new WritersCommand());
    evaluate.addSubcommand(new ExamsCommand());
  }
}

package io.github.askjdbc.laboratory.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What models of the decision are trained and tried on. */
final class TrainingInputs {

  @Option(
      names = "--train",
      required = true,
      paramLabel = "FILE",
      description = "Questions to train on: JSONL of {id, db, question, gold}.")
  private Path train;

  @Option(
      names = "--validation",
      required = true,
      paramLabel = "FILE",
      description = "Questions on other databases to try the models on.")
  private Path validation;

  @Option(
      names = "--predictions",
      required = true,
      paramLabel = "FOLDER",
      description = "SQL of other systems for the validation questions: JSONL of {id, sql}.")
  private Path predictions;

  @Option(
      names = "--replies",
      split = ",",
      paramLabel = "FILE",
      description =
          "SQL of language models: JSONL of {id, db, question, gold, sql, confidence, logprobs},"
              + " unanswerable questions among them. Those of databases that are not there are"
              + " passed over.")
  private List<Path> replies = List.of();

  @Option(
      names = "--further",
      split = ",",
      paramLabel = "FILE",
      description =
          "Questions on databases of other kinds, unanswerable ones among them, from which the judge"
              + " of others' SQL learns what cannot be answered: JSONL of {id, db, question, gold,"
              + " category}.")
  private List<Path> further = List.of();

  @Mixin private DatabaseOptions databases;

  Path train() {
    return train;
  }

  Path validation() {
    return validation;
  }

  Path predictions() {
    return predictions;
  }

  List<Path> replies() {
    return List.copyOf(replies);
  }

  List<Path> further() {
    return List.copyOf(further);
  }

  DatabaseOptions databases() {
    return databases;
  }
}

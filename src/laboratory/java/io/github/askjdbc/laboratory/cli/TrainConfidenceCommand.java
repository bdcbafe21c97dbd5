package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.laboratory.training.TrainingSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask train confidence}. */
@Command(
    name = "confidence",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Trains what tells right SQL from wrong. The same input and seed give the same bytes.")
public final class TrainConfidenceCommand implements Callable<Integer> {

  @Mixin private ExampleOptions input;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FILE",
      description = "The model file to write, which the driver ships as a resource.")
  private Path file;

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description =
          "A model file of which everything but the judge of others' SQL is kept. Default: all is"
              + " trained.")
  private Optional<Path> kept = Optional.empty();

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    TrainingSet set;
    TrainedModels trained;
    if (kept.isPresent()) {
      TrainedModels others = models(kept.get());
      set = input.learnedSet(others.shapes());
      trained = set.judge(others, input.seed());
    } else {
      set = input.trainingSet();
      trained = set.models(input.seed());
    }
    try (OutputStream out = Files.newOutputStream(file)) {
      trained.writeTo(out);
    }
    PrintWriter terminal = spec.commandLine().getOut();
    terminal.printf(
        "%,d bytes written to %s, from %,d own and %,d of others' SQL%n",
        Files.size(file), file, set.train().size(), set.given().given().size());
    terminal.flush();
    return 0;
  }

  private static TrainedModels models(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return TrainedModels.read(stream);
    }
  }
}

package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.recording.RecordedModel;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import io.github.askjdbc.laboratory.llm.ModelSession;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A language model under measurement, its recording, and the databases that it is asked of. */
final class RecordedModelOptions {

  @Option(
      names = "--databases",
      required = true,
      paramLabel = "FOLDER",
      description = "Folder with db.sqlite or db/db.sqlite for each db.")
  private Path databases;

  @ArgGroup(multiplicity = "1")
  private Files files = new Files();

  @Option(
      names = {"-s", "--setting"},
      paramLabel = "NAME=VALUE",
      description = "A setting of the driver, such as ask.model=llama:qwen; may be repeated.")
  private Map<String, String> settings = new TreeMap<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** One of two ways. */
  private static final class Files {
    @Option(
        names = "--record",
        paramLabel = "FILE",
        description =
            "Where exchanges with the model are written; what the file holds is not asked again.")
    private Optional<Path> record = Optional.empty();

    @Option(
        names = "--replay",
        paramLabel = "FILE",
        description = "What --record wrote, in the place of the model: nothing is sent.")
    private Optional<Path> replay = Optional.empty();
  }

  /**
   * @throws ParameterException if no model is named
   */
  ModelSession open() throws IOException, SQLException {
    Properties properties = new Properties();
    properties.putAll(settings);
    Settings read = Settings.of(properties);
    if (read.model().isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "No model is named; give one: -s ask.model=PROVIDER:NAME");
    }
    RecordedModel replies =
        files.record.isPresent()
            ? RecordedModel.recording(files.record.get(), System::nanoTime)
            : RecordedModel.replaying(files.replay.orElseThrow());
    return ModelSession.open(read, replies, new SqliteFolder(databases, databases));
  }
}

package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.recording.ModelSource;
import io.github.askjdbc.evaluation.recording.RecordedModel;
import io.github.askjdbc.evaluation.recording.RepliesById;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Where the replies of the language model under evaluation are kept, or come from. */
final class ModelOptions {

  /** The setting that names a model. */
  static final String MODEL = "ask.model";

  /** Names a model of which only replies are known. */
  private static final String KNOWN_BY_REPLIES = "llama:replies";

  @ArgGroup private Files files = new Files();

  /** One of three ways. */
  private static final class Files {
    @Option(
        names = "--record",
        paramLabel = "FILE",
        description =
            "Where exchanges with the model of -s ask.model=... are written; what the file holds is"
                + " not asked again.")
    private Optional<Path> record = Optional.empty();

    @Option(
        names = "--replay",
        paramLabel = "FILE",
        description =
            "What --record wrote, in the place of the model: nothing is sent. Needs the same"
                + " -s ask.model=... and settings.")
    private Optional<Path> replay = Optional.empty();

    @Option(
        names = "--model-replies",
        paramLabel = "FILE",
        description =
            "JSONL of {id, sql}: what a model wrote for each question, null for none, as its reply"
                + " to our prompt. Optional: confidence, logprobs.")
    private Optional<Path> replies = Optional.empty();
  }

  /**
   * @throws IOException if the file cannot be used
   * @throws NoSuchElementException if none is {@link #given}
   */
  ModelSource open() throws IOException {
    if (files.record.isPresent()) {
      return RecordedModel.recording(files.record.get(), System::nanoTime);
    }
    return files.replay.isPresent()
        ? RecordedModel.replaying(files.replay.get())
        : RepliesById.read(files.replies.orElseThrow());
  }

  /** Whether the run is made anew from the file, and beside it one without the model. */
  boolean given() {
    return files.record.isPresent() || files.replay.isPresent() || files.replies.isPresent();
  }

  /** What these options settle unless the settings do. */
  Map<String, String> settings() {
    return files.replies.isPresent() ? Map.of(MODEL, KNOWN_BY_REPLIES) : Map.of();
  }

  /** For the description of a run. */
  Optional<String> place() {
    return files
        .record
        .map(file -> "recorded in " + file)
        .or(() -> files.replay.map(file -> "replayed from " + file))
        .or(() -> files.replies.map(file -> "replies of " + file));
  }
}

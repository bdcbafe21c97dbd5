package io.github.askjdbc.laboratory.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * One step of a training, which is passed over where it was done and nothing that it is made from
 * has changed.
 *
 * @param name of the file that keeps the fingerprint of what it was made from
 * @param arguments of the command that does it
 * @param inputs fingerprint of what it is made from
 * @param outputs files and folders that it writes
 */
public record TrainingStep(String name, List<String> arguments, String inputs, List<Path> outputs) {

  public TrainingStep {
    arguments = List.copyOf(arguments);
    outputs = List.copyOf(outputs);
  }

  /**
   * @param folder of the training
   */
  public boolean isDone(Path folder) throws IOException {
    Path mark = mark(folder);
    return Files.exists(mark)
        && Files.readString(mark).equals(inputs)
        && outputs.stream().allMatch(Files::exists);
  }

  /** Keeps that it is done. */
  public void done(Path folder) throws IOException {
    Files.writeString(mark(folder), inputs);
  }

  private Path mark(Path folder) {
    return folder.resolve(name + ".inputs");
  }
}

package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.generation.embedded.GeneratorModel;
import io.github.askjdbc.laboratory.training.HeldOutGenerators;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What was learned.
 *
 * @param model from all questions
 * @param heldOut one for each fold, from the questions of the others
 * @param folds number of the fold that holds a database
 */
public record TrainedGenerators(
    GeneratorModel model, List<GeneratorModel> heldOut, Map<String, Integer> folds) {

  /** Writes the model of all questions. */
  public void write(Path file) throws IOException {
    write(model, file);
  }

  /**
   * Writes {@code fold-N.model} for each fold, {@code folds.json}, and {@code whole.model} for
   * databases that are none of the folds'.
   */
  public void writeHeldOut(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (int fold = 0; fold < heldOut.size(); fold++) {
      write(heldOut.get(fold), folder.resolve("fold-" + fold + ".model"));
    }
    write(model, folder.resolve(HeldOutGenerators.WHOLE));
    JsonLines.writeDocument(folder.resolve("folds.json"), folds);
  }

  private static void write(GeneratorModel model, Path file) throws IOException {
    try (OutputStream stream = Files.newOutputStream(file)) {
      model.write(stream);
    }
  }
}

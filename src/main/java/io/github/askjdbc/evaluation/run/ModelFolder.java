package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.generation.embedded.GeneratorModel;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.pipeline.QuestionPipeline;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** All models of one training, to be tried in the place of those that are shipped. */
public record ModelFolder(GeneratorModel generator, TrainedModels confidence) {

  /** The file with the generator's. */
  public static final String GENERATOR = "generator.model";

  /** The file with those of the decision. */
  public static final String CONFIDENCE = "confidence.model";

  /**
   * @throws IOException if a file is missing or damaged, or of another version
   */
  public static ModelFolder read(Path folder) throws IOException {
    try (InputStream generator = Files.newInputStream(folder.resolve(GENERATOR));
        InputStream confidence = Files.newInputStream(folder.resolve(CONFIDENCE))) {
      return new ModelFolder(GeneratorModel.read(generator), TrainedModels.read(confidence));
    }
  }

  /** A pipeline with these models. */
  public QuestionPipeline over(QuestionPipeline pipeline) {
    return pipeline.trainedAs(confidence, List.of(new EmbeddedGenerator(Optional.of(generator))));
  }

  /**
   * Those that are shipped; empty where they read features that this version does not give, so that
   * they have to be trained anew.
   *
   * @throws IOException if they cannot be read for another reason
   */
  public static Optional<ModelFolder> shipped() throws IOException {
    try (InputStream generator = GeneratorModel.class.getResourceAsStream(GENERATOR);
        InputStream confidence = TrainedModels.class.getResourceAsStream(CONFIDENCE)) {
      return generator == null || confidence == null
          ? Optional.empty()
          : Optional.of(
              new ModelFolder(GeneratorModel.read(generator), TrainedModels.read(confidence)));
    } catch (DamagedModelException e) {
      return Optional.empty();
    }
  }

  /** The same for models that say the same of every question. */
  public String fingerprint() {
    return generator.fingerprint() + "-" + confidence.fingerprint();
  }
}

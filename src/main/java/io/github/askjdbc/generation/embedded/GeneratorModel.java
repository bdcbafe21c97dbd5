package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.generation.embedded.filling.ReadingModel;
import io.github.askjdbc.generation.embedded.filling.SketchPool;
import io.github.askjdbc.generation.embedded.ranking.Ranker;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOrigin;
import io.github.askjdbc.learning.ModelOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * All that was learned: hashed features and shapes of queries, no words of any question.
 *
 * @param origin what it was trained with
 */
public record GeneratorModel(
    ModelOrigin origin, ReadingModel reading, SketchPool sketches, Ranker ranker) {

  /** What trains it. */
  public static final String COMMAND = "ask train generator";

  private static final int MAX_BYTES = 64 << 20;

  public void write(OutputStream out) throws IOException {
    try (GZIPOutputStream zipped = new GZIPOutputStream(out)) {
      content().writeTo(zipped, origin);
    }
  }

  private ModelOutput content() {
    ModelOutput model = new ModelOutput();
    reading.write(model);
    sketches.write(model);
    ranker.write(model);
    return model;
  }

  /** The same for models that say the same of every question. */
  public String fingerprint() {
    return content().fingerprint();
  }

  /**
   * @throws io.github.askjdbc.learning.DamagedModelException if it is no such model, or reads
   *     features that this version does not give
   */
  public static GeneratorModel read(InputStream in) throws IOException {
    ModelInput model = ModelInput.of(new GZIPInputStream(in), MAX_BYTES);
    GeneratorModel read =
        new GeneratorModel(
            model.origin(), ReadingModel.read(model), SketchPool.read(model), Ranker.read(model));
    model.end();
    return read;
  }

  /** The one that is shipped, where there is one; read at the first call. */
  public static Optional<GeneratorModel> shipped() {
    return Shipped.MODEL;
  }

  private static final class Shipped {
    private static final Optional<GeneratorModel> MODEL = ofTheJar();
  }

  private static Optional<GeneratorModel> ofTheJar() {
    try (InputStream in = GeneratorModel.class.getResourceAsStream("generator.model")) {
      return in == null ? Optional.empty() : Optional.of(read(in));
    } catch (IOException e) {
      throw new UncheckedIOException("the model of the embedded generator cannot be read", e);
    }
  }
}

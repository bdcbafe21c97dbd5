package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.generation.embedded.filling.ReadingModel;
import io.github.askjdbc.generation.embedded.filling.SketchPool;
import io.github.askjdbc.generation.embedded.ranking.Ranker;
import io.github.askjdbc.generation.embedded.ranking.ShownOnce;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/** All that was learned: hashed features and shapes of queries, no words of any question. */
public record GeneratorModel(
    ReadingModel reading, SketchPool sketches, Ranker ranker, ShownOnce once) {

  private static final int MAX_BYTES = 64 << 20;

  public void write(OutputStream out) throws IOException {
    ModelOutput model = new ModelOutput();
    reading.write(model);
    sketches.write(model);
    ranker.write(model);
    once.write(model);
    try (GZIPOutputStream zipped = new GZIPOutputStream(out)) {
      model.writeTo(zipped);
    }
  }

  public static GeneratorModel read(InputStream in) throws IOException {
    ModelInput model = ModelInput.of(new GZIPInputStream(in), MAX_BYTES);
    GeneratorModel read =
        new GeneratorModel(
            ReadingModel.read(model),
            SketchPool.read(model),
            Ranker.read(model),
            ShownOnce.read(model));
    model.end();
    return read;
  }

  /** The one that is shipped, where there is one; read at the first call. */
  static Optional<GeneratorModel> shipped() {
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

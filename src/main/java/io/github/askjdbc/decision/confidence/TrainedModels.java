package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOrigin;
import io.github.askjdbc.learning.ModelOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The models of the decision, as they stand in one file.
 *
 * @param origin what they were trained with
 * @param shapes fit of queries to the wording of questions
 * @param own for SQL of the embedded generator: the probability that it answers its question
 * @param withoutAnswer of what looks right and is not, the share whose question has no answer,
 *     between 0 and 1; held out
 * @param given for SQL of anybody else
 * @param outcomes of the embedded generator's best, held out: what a bound on the risk is fitted to
 */
public record TrainedModels(
    ModelOrigin origin,
    ShapeModel shapes,
    ConfidenceModel own,
    double withoutAnswer,
    GivenModels given,
    List<ScoredSql> outcomes) {

  /** What trains them. */
  public static final String COMMAND = "ask train confidence";

  private static final String RESOURCE = "confidence.model";
  private static final int MAX_BYTES = 16 << 20;
  private static final int STEPS = 1 << 13;

  public TrainedModels {
    if (!(withoutAnswer >= 0 && withoutAnswer <= 1)) {
      throw new IllegalArgumentException(
          "a share of " + withoutAnswer + " without an answer is not allowed; use 0 to 1");
    }
    outcomes = List.copyOf(outcomes);
  }

  /** Those that the jar holds, read at the first call. */
  public static TrainedModels shipped() {
    return Shipped.MODELS;
  }

  private static final class Shipped {
    private static final TrainedModels MODELS = ofTheJar();
  }

  private static TrainedModels ofTheJar() {
    try (InputStream stream = TrainedModels.class.getResourceAsStream(RESOURCE)) {
      if (stream == null) {
        throw new IllegalStateException("the models " + RESOURCE + " are missing from the jar");
      }
      return read(stream);
    } catch (IOException e) {
      throw new UncheckedIOException("the models " + RESOURCE + " cannot be read", e);
    }
  }

  /** All of them in the order of the components; outcomes as steps of an 8,192nd and a sign. */
  public void writeTo(OutputStream stream) throws IOException {
    content().writeTo(stream, origin);
  }

  /** The same for models that say the same of every question. */
  public String fingerprint() {
    return content().fingerprint();
  }

  private ModelOutput content() {
    ModelOutput out = new ModelOutput();
    shapes.write(out);
    own.write(out);
    out.real((float) withoutAnswer);
    given.write(out);
    out.count(outcomes.size());
    for (ScoredSql outcome : outcomes) {
      int step = 1 + (int) Math.round(outcome.confidence() * STEPS);
      out.signed(outcome.right() ? step : -step);
    }
    return out;
  }

  /**
   * @throws DamagedModelException if the stream holds anything else, or models that read features
   *     which this version does not give
   */
  public static TrainedModels read(InputStream stream) throws IOException {
    ModelInput in = ModelInput.of(stream, MAX_BYTES);
    ShapeModel shapes = ShapeModel.read(in);
    ConfidenceModel own = ConfidenceModel.read(in);
    float withoutAnswer = in.real();
    if (!(withoutAnswer >= 0 && withoutAnswer <= 1)) {
      throw new DamagedModelException("a share in the model file is out of its range");
    }
    GivenModels given = GivenModels.read(in);
    Columns known =
        new Columns(
            Stream.of(own.features(), given.features()).flatMap(List::stream).distinct().toList());
    in.refuseMissing(known.missingFrom(FeatureNames.given()));
    int count = in.items(1);
    List<ScoredSql> outcomes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int step = in.signed();
      if (step == 0 || Math.abs((long) step) > STEPS + 1) {
        throw new DamagedModelException("an outcome in the model file is out of its range");
      }
      outcomes.add(new ScoredSql((Math.abs(step) - 1) / (double) STEPS, step > 0));
    }
    in.end();
    return new TrainedModels(in.origin(), shapes, own, withoutAnswer, given, outcomes);
  }
}

package io.github.askjdbc.cli;

import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.recording.ModelSource;
import io.github.askjdbc.evaluation.run.Approach;
import io.github.askjdbc.evaluation.run.ModelFolder;
import io.github.askjdbc.evaluation.run.ResultsFile;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.llm.ModelSettings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;

/**
 * One pass over the questions of an evaluation: with a language model, or without one.
 *
 * @param folder of its results
 * @param source of the model's replies, where they are kept in a file or come from one
 */
record EvaluationPart(Path folder, EvaluationSettings settings, Optional<ModelSource> source) {

  /**
   * What answers its questions.
   *
   * @param models the folder of those to be used in the place of the shipped ones
   * @param factory makes it where neither they nor a source are given
   */
  EvaluatedPipeline pipeline(
      Settings merged, Optional<Path> models, EvaluatedPipeline.Factory factory)
      throws IOException, SQLException {
    ModelAccess access = source.map(ModelSource::access).orElse(ModelAccess.DIRECT);
    if (models.isPresent()) {
      return EvaluatedPipeline.trained(merged, access, ModelFolder.read(models.get()));
    }
    return source.isPresent() ? EvaluatedPipeline.standard(merged, access) : factory.with(merged);
  }

  /**
   * Where its results go.
   *
   * @param anew whether those of a run before are to be made once more
   */
  ResultsFile results(Map<String, String> description, boolean anew) throws IOException {
    return anew ? ResultsFile.anew(folder, description) : ResultsFile.open(folder, description);
  }

  /** How far it is. */
  Progress progress(int questions, Settings merged, PrintWriter lines) {
    boolean terminal = StandardStreams.errorIsTerminal();
    return source
        .map(model -> new ModelProgress.Cost(model, merged.model().flatMap(ModelSettings::price)))
        .map(cost -> ModelProgress.of(questions, cost, terminal, lines))
        .orElseGet(() -> Progress.of("questions", questions, terminal));
  }

  /** The approach, with its model. */
  Approach asking(Approach approach) {
    return source.map(model -> model.asking(approach)).orElse(approach);
  }
}

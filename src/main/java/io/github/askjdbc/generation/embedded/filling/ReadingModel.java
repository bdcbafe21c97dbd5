package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.generation.embedded.roles.QuestionFeatures;
import io.github.askjdbc.generation.embedded.roles.RoleModel;
import io.github.askjdbc.generation.embedded.sketch.SketchModel;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;

/** Reads a question: its sketch, and what its columns, tables and values are for. */
public record ReadingModel(SketchModel sketches, RoleModel roles) {

  public Reading read(QuestionFeatures question) {
    return new Reading(
        sketches.labels(question.sketch()),
        roles.predict(question, sketches.facts(question.sketch())));
  }

  public void write(ModelOutput out) {
    sketches.write(out);
    roles.write(out);
  }

  public static ReadingModel read(ModelInput in) throws DamagedModelException {
    return new ReadingModel(SketchModel.read(in), RoleModel.read(in));
  }
}

package io.github.askjdbc.generation.embedded.roles;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import io.github.askjdbc.learning.MultinomialRegression;
import java.util.List;

/**
 * Tells how something is compared with a value of the question.
 *
 * @param classes what the classes of the model stand for, each once
 */
public record OperatorModel(List<Comparing> classes, MultinomialRegression model) {

  public OperatorModel {
    classes = List.copyOf(classes);
  }

  /** The probability of each, at its {@link Comparing#place}. */
  double[] scores(Features value) {
    double[] shares = model.scores(value);
    double[] scores = new double[shares.length];
    for (int i = 0; i < shares.length; i++) {
      scores[classes.get(i).place()] = shares[i];
    }
    return scores;
  }

  void write(ModelOutput out) {
    out.texts(classes.stream().map(Enum::name).toList());
    model.write(out);
  }

  static OperatorModel read(ModelInput in) throws DamagedModelException {
    List<Comparing> classes = in.constants(Comparing.class);
    MultinomialRegression model = MultinomialRegression.read(in);
    if (model.classCount() != classes.size()) {
      throw new DamagedModelException("the model file names other operators than it tells");
    }
    return new OperatorModel(classes, model);
  }
}

package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What judges SQL of anybody else, by the kind of database. Where a database holds few columns, a
 * question without an answer asks for one that is missing, and our own readers can mostly follow
 * one that has an answer; where it holds many, nearly any noun has a column, what is missing is a
 * value or an agreed meaning, and that our readers cannot follow says little.
 *
 * @param few for databases of few columns
 * @param many for all others
 */
public record GivenModels(GivenModel few, GivenModel many) {

  /** Whether the features are those of SQL on a database of few columns. */
  public static boolean fewColumns(Map<String, Float> features) {
    return features.getOrDefault(CatalogFeatures.COLUMNS, 0f) <= CatalogFeatures.FEW_COLUMNS;
  }

  /** The probability that the SQL of these features is right. */
  public double probability(Map<String, Float> features) {
    return of(features).probability(features);
  }

  /** How likely its question has no answer, between 0 and 1. */
  public double unanswerable(Map<String, Float> features) {
    return of(features).unanswerable(features);
  }

  private GivenModel of(Map<String, Float> features) {
    return fewColumns(features) ? few : many;
  }

  List<String> features() {
    return Stream.of(List.of(CatalogFeatures.COLUMNS), few.features(), many.features())
        .flatMap(List::stream)
        .distinct()
        .toList();
  }

  void write(ModelOutput out) {
    few.write(out);
    many.write(out);
  }

  static GivenModels read(ModelInput in) throws DamagedModelException {
    return new GivenModels(GivenModel.read(in), GivenModel.read(in));
  }
}

package io.github.askjdbc.laboratory.generator;

import io.github.askjdbc.evaluation.questions.Problem;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Everything that was measured of a generator.
 *
 * @param sets the out-of-fold set, if there is one, after all others
 * @param precision that the threshold is to give
 * @param threshold of the trained reader's score; empty where none is known
 * @param databases by what their questions cost
 * @param heap over all questions
 */
public record GeneratorReport(
    List<GeneratorMeasures> sets,
    double precision,
    OptionalDouble threshold,
    List<DatabaseCost> databases,
    HeapGrowth heap,
    List<Problem> problems) {

  public GeneratorReport {
    sets = List.copyOf(sets);
    databases = List.copyOf(databases);
    problems = List.copyOf(problems);
  }
}

package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.AcceptancePolicy;
import java.util.Set;

/**
 * What a connection's settings make of the pipeline.
 *
 * @param functions SQL functions that the operator vouches for, beyond the built-in list
 * @param tables the only tables that questions may read; empty for all
 * @param maxCandidates how many SQL texts a question may lead to, at least 1
 */
public record PipelineOptions(
    AcceptancePolicy policy, Set<String> functions, Set<String> tables, int maxCandidates) {

  public PipelineOptions {
    functions = Set.copyOf(functions);
    tables = Set.copyOf(tables);
    if (maxCandidates < 1) {
      throw new IllegalArgumentException(
          "maxCandidates is " + maxCandidates + "; at least 1 is needed");
    }
  }
}

package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.inspection.constraints.Constraint;
import io.github.askjdbc.llm.ConfiguredModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a connection's settings make of the pipeline.
 *
 * @param maxRisk wrong answers among all questions that the policy is to allow besides; 1 for any
 * @param functions SQL functions that the operator vouches for, beyond the built-in list
 * @param tables the only tables that questions may read; empty for all
 * @param maxCandidates how many SQL texts a question may lead to, at least 1
 * @param constraints rules that every query must keep
 * @param model the language model that may be asked, if there is one
 */
public record PipelineOptions(
    AcceptancePolicy policy,
    double maxRisk,
    Set<String> functions,
    Set<String> tables,
    int maxCandidates,
    List<Constraint> constraints,
    Optional<ConfiguredModel> model) {

  public PipelineOptions {
    functions = Set.copyOf(functions);
    tables = Set.copyOf(tables);
    constraints = List.copyOf(constraints);
    if (!(maxRisk > 0 && maxRisk <= 1)) {
      throw new IllegalArgumentException(
          "maxRisk is " + maxRisk + "; use a number above 0 and at most 1");
    }
    if (maxCandidates < 1) {
      throw new IllegalArgumentException(
          "maxCandidates is " + maxCandidates + "; at least 1 is needed");
    }
  }

  /** Without rules, for any risk. */
  public PipelineOptions(
      AcceptancePolicy policy, Set<String> functions, Set<String> tables, int maxCandidates) {
    this(policy, 1, functions, tables, maxCandidates, List.of());
  }

  /** Without a language model. */
  public PipelineOptions(
      AcceptancePolicy policy,
      double maxRisk,
      Set<String> functions,
      Set<String> tables,
      int maxCandidates,
      List<Constraint> constraints) {
    this(policy, maxRisk, functions, tables, maxCandidates, constraints, Optional.empty());
  }

  /** The same, with the model asked whatever our own readers come to. */
  PipelineOptions examining() {
    return new PipelineOptions(
        policy,
        maxRisk,
        functions,
        tables,
        maxCandidates,
        constraints,
        model.map(ConfiguredModel::examined));
  }

  /**
   * The same, with a policy that keeps within the risk, if there is a bound on it.
   *
   * @param outcomes of the models whose probabilities are decided upon
   */
  PipelineOptions boundedBy(List<ScoredSql> outcomes) {
    return maxRisk < 1
        ? new PipelineOptions(
            policy.withinRisk(maxRisk, outcomes),
            maxRisk,
            functions,
            tables,
            maxCandidates,
            constraints,
            model)
        : this;
  }
}

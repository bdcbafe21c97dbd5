package io.github.askjdbc.pipeline;

import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.repair.Inspected;
import io.github.askjdbc.repair.RepairAttempt;
import io.github.askjdbc.repair.RepairJudge;
import io.github.askjdbc.repair.Repaired;
import io.github.askjdbc.repair.Repairer;
import java.util.List;
import java.util.Optional;

/**
 * The candidates before and after repair.
 *
 * @param original as the generators wrote them
 * @param repaired what was tried on the best of them, if there is one
 */
record Mending(InspectedCandidates original, Optional<Repaired> repaired, Use use) {

  /** What becomes of mended SQL. */
  enum Use {
    /** It stands in the place of the original. */
    TAKEN,
    /** It is shown, and the original is judged as given. */
    SUGGESTED
  }

  static Mending of(
      InspectedCandidates original,
      Use use,
      Repairer repairer,
      RepairJudge judge,
      QuestionBudget budget) {
    return new Mending(
        original, original.best().map(best -> repairer.repair(best, judge, budget)), use);
  }

  /** What is decided upon. */
  InspectedCandidates result() {
    return taken() ? original.with(repaired.orElseThrow().best()) : original;
  }

  /** Whether what is decided upon is mended SQL. */
  boolean taken() {
    return use == Use.TAKEN && repaired.filter(Repaired::changed).isPresent();
  }

  /** As it was before repair. */
  Optional<Inspected> before() {
    return original.best();
  }

  List<RepairAttempt> attempts() {
    return repaired.map(Repaired::attempts).orElse(List.of());
  }
}

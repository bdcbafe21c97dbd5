package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.repair.RepairAttempt;
import io.github.askjdbc.repair.Repaired;
import io.github.askjdbc.repair.Repairer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A question before and after repair.
 *
 * @param original with the candidates as the generators wrote them
 * @param repaired what was tried on the best of them, if there is one
 * @param result what is decided upon
 */
record RepairedQuestion(
    WeighedQuestion original, Optional<Repaired> repaired, Use use, WeighedQuestion result) {

  /** What becomes of mended SQL. */
  enum Use {
    /** It stands in the place of the original. */
    TAKEN,
    /** It is shown, and the original is judged as given. */
    SUGGESTED;

    /** What somebody gave or verified is not ours to change. */
    static Use of(Candidate candidate) {
      return candidate.given() || candidate.verified() ? SUGGESTED : TAKEN;
    }
  }

  /**
   * Mends the best candidate; the others are left as they are.
   *
   * @param judges who judges what is made of that candidate
   */
  static RepairedQuestion of(
      WeighedQuestion original,
      Repairer repairer,
      Function<Assessment, DecisionCriterion> judges,
      QuestionBudget budget) {
    Optional<Assessment> best = original.best();
    if (best.isEmpty()) {
      return new RepairedQuestion(original, Optional.empty(), Use.TAKEN, original);
    }
    Use use = Use.of(best.get().candidate());
    DecisionCriterion judge = judges.apply(best.get());
    Repaired repaired = repairer.repair(judge.start(), judge, budget);
    boolean taken = use == Use.TAKEN && repaired.changed();
    return new RepairedQuestion(
        original, Optional.of(repaired), use, taken ? judge.with(repaired.best()) : original);
  }

  /** Whether what is decided upon holds mended SQL. */
  boolean taken() {
    return use == Use.TAKEN && repaired.filter(Repaired::changed).isPresent();
  }

  List<RepairAttempt> attempts() {
    return repaired.map(Repaired::attempts).orElse(List.of());
  }
}

package io.github.askjdbc.decision;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Chooses among assessed candidates, and whether the best of them is good enough to be the answer.
 */
public final class Decider {

  /** Signals that no confidence outweighs. */
  static final Set<String> VETOES =
      Set.of(
          "bypassed-key",
          "execution-error",
          "key-for-name",
          "missing-join",
          "null-comparison",
          "other-value",
          "partial-date",
          "user-constraint");

  /** Those that also stand against SQL that a person verified: what fails, or breaks a rule. */
  static final Set<String> REFUTATIONS = Set.of("execution-error", "user-constraint");

  /** The SQL would keep some of several rows that rank the same, whichever comes first. */
  private static final String TIE = "top-tie";

  private final AcceptancePolicy policy;

  public Decider(AcceptancePolicy policy) {
    this.policy = policy;
  }

  /** Whether SQL that the signal flags is no answer, however likely it is right. */
  public static boolean withholds(String signal) {
    return VETOES.contains(signal) || signal.equals(TIE);
  }

  /**
   * @param assessed every candidate that the guard let pass
   * @param refusals why the guard refused the others
   * @param unanswerable how likely the database cannot answer the question, between 0 and 1
   */
  public Decision decide(
      LinkedQuestion question,
      CatalogSnapshot catalog,
      List<Assessment> assessed,
      List<String> refusals,
      double unanswerable) {
    Refusal refusal = new Refusal(question, catalog);
    return assessed.stream()
        .max(byConfidence())
        .map(best -> decide(question, best, assessed, unanswerable, refusal))
        .orElseGet(() -> refusal.withoutCandidate(refusals));
  }

  private Decision decide(
      LinkedQuestion question,
      Assessment best,
      List<Assessment> assessed,
      double unanswerable,
      Refusal refusal) {
    boolean accepted =
        policy.accepts(best.confidence(), unanswerable)
            && vetoes(best).stream().noneMatch(best::flaggedBy);
    if (accepted && best.flaggedBy(TIE) && !policy.answersAlways()) {
      return refusal.tie(best);
    }
    Contenders contenders = new Contenders(question, best, assessed);
    List<Assessment> rivals = contenders.rivals(accepted);
    if (accepted && (rivals.isEmpty() || policy.answersAlways())) {
      return new Decision.Answer(best.sql(), best.confidence(), best.findings());
    }
    List<Word> nowhere = accepted ? List.of() : refusal.unknown().except(read(assessed)).nowhere();
    if (!nowhere.isEmpty()) {
      return refusal.notInDatabase(nowhere, best);
    }
    if (accepted || (!rivals.isEmpty() && acceptable(best, rivals, unanswerable))) {
      return refusal.ambiguous(best, rivals, contenders.difference(rivals));
    }
    return refusal.lowConfidence(best, policy.least(best.confidence(), unanswerable));
  }

  private static Set<String> vetoes(Assessment one) {
    return one.candidate().verified() ? REFUTATIONS : VETOES;
  }

  /** Whether one of the readings would be good enough, if it were known which. */
  private boolean acceptable(Assessment best, List<Assessment> rivals, double unanswerable) {
    double together =
        best.confidence().value()
            + rivals.stream().mapToDouble(rival -> rival.confidence().value()).max().orElse(0);
    return best.confidence().calibrated()
        && policy.accepts(new Confidence(Math.min(1, together), true), unanswerable);
  }

  /** What a reader with care accounts for; the others guess at words, too. */
  private static Set<Integer> read(List<Assessment> assessed) {
    return assessed.stream()
        .map(Assessment::candidate)
        .filter(candidate -> !candidate.generator().equals(EmbeddedGenerator.TRAINED))
        .flatMap(candidate -> candidate.explained().stream())
        .flatMap(Set::stream)
        .collect(Collectors.toSet());
  }

  static Comparator<Assessment> byConfidence() {
    return Comparator.comparingDouble((Assessment a) -> a.confidence().value())
        .thenComparing(Assessment::sql, Comparator.reverseOrder());
  }
}

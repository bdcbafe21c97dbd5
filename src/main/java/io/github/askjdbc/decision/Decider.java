package io.github.askjdbc.decision;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Chooses among assessed candidates, and whether the best of them is good enough to be the answer.
 */
public final class Decider {

  private final AcceptancePolicy policy;

  public Decider(AcceptancePolicy policy) {
    this.policy = policy;
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
    return best(assessed)
        .map(best -> decide(question, catalog, best, assessed, unanswerable))
        .orElseGet(() -> new Refusal(question, catalog).withoutCandidate(refusals));
  }

  /**
   * No answer, since two that should agree do not.
   *
   * @param best one of them, with what is believed of it
   */
  public Decision disputed(
      LinkedQuestion question, CatalogSnapshot catalog, Assessment best, Assessment other) {
    return new Refusal(question, catalog)
        .ambiguous(
            best,
            List.of(other),
            ComparedResult.of(question, best.inspected())
                .from(ComparedResult.of(question, other.inspected())));
  }

  /** No answer, since ours and a language model do not agree. */
  public Decision withheld(
      LinkedQuestion question, CatalogSnapshot catalog, Assessment best, Dissent dissent) {
    return new Refusal(question, catalog).withheld(best, dissent);
  }

  /** No answer, since these words name what the database does not hold. */
  public Decision notInDatabase(
      LinkedQuestion question,
      CatalogSnapshot catalog,
      List<Word> nowhere,
      Optional<Assessment> best) {
    return new Refusal(question, catalog).notInDatabase(nowhere, best);
  }

  /** The likeliest; where something is to be answered always, of those that can be answered. */
  private Optional<Assessment> best(List<Assessment> assessed) {
    Comparator<Assessment> order = byConfidence();
    return assessed.stream()
        .max(
            policy.answersAlways()
                ? Comparator.comparing(Decider::isExecutable)
                    .thenComparing(one -> !one.suffers(Effect::forbids))
                    .thenComparing(order)
                : order);
  }

  private static boolean isExecutable(Assessment assessment) {
    return !(assessment.result() instanceof ProbeOutcome.Failed);
  }

  /** In the words of who set the rule. */
  private static Optional<String> brokenRule(Assessment assessment) {
    return assessment.inspections().stream()
        .filter(inspection -> inspection.signal().effect().forbids())
        .flatMap(inspection -> inspection.findings().stream())
        .map(Finding::message)
        .findFirst();
  }

  private static Decision answer(Assessment best) {
    return new Decision.Answer(BestSql.of(best));
  }

  private Decision decide(
      LinkedQuestion question,
      CatalogSnapshot catalog,
      Assessment best,
      List<Assessment> assessed,
      double unanswerable) {
    Refusal refusal = new Refusal(question, catalog);
    Optional<String> rule = brokenRule(best);
    if (rule.isPresent()) {
      return refusal.brokenRule(best, rule.get());
    }
    if (policy.answersAlways() && isExecutable(best)) {
      return answer(best);
    }
    boolean accepted =
        isExecutable(best)
            && policy.accepts(best.confidence(), unanswerable)
            && !ToldWords.of(question).areLeftBy(best.candidate(), catalog)
            && !best.suffers(withholding(best.candidate()));
    if (accepted && best.suffers(effect -> effect == Effect.TIES)) {
      return refusal.tie(best);
    }
    AmbiguousCandidates contenders = new AmbiguousCandidates(question, best, assessed);
    List<Assessment> rivals = contenders.rivals(accepted);
    if (accepted && rivals.isEmpty()) {
      return answer(best);
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

  /** The effects that keep its SQL from being an answer, however likely it is right. */
  private static Predicate<Effect> withholding(Candidate candidate) {
    if (candidate.verified()) {
      return Effect::refutes;
    }
    return candidate.writer().ours() ? Effect::vetoesReaders : Effect::vetoes;
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
        .filter(candidate -> candidate.writer().careful())
        .flatMap(candidate -> candidate.explained().stream())
        .flatMap(Set::stream)
        .collect(Collectors.toSet());
  }

  static Comparator<Assessment> byConfidence() {
    return Comparator.comparingDouble((Assessment a) -> a.confidence().value())
        .thenComparing(Assessment::sql, Comparator.reverseOrder());
  }
}

package io.github.askjdbc.decision;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Chooses among assessed candidates, and whether the best of them is good enough to be the answer.
 */
public final class Decider {

  /** The SQL breaks a rule of the operator's, which nothing waives. */
  private static final String RULE = "user-constraint";

  /** Signals that no confidence outweighs, only a penalty of 0. */
  static final Set<String> VETOES = Set.of("execution-error", "key-for-name", "partial-date", RULE);

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
      List<Assessment> assessed,
      List<String> refusals,
      double unanswerable) {
    Optional<Assessment> best = best(assessed);
    if (best.isEmpty()) {
      return withoutCandidate(question, refusals);
    }
    Optional<String> broken = brokenRule(best.get());
    if (broken.isPresent()) {
      return abstain(
          AbstentionReason.REFUSED, AbstentionMessages.refused(broken.get()), question, best.get());
    }
    if (policy.answersAlways() && isExecutable(best.get())) {
      return answer(best.get());
    }
    return decide(question, best.get(), assessed, unanswerable);
  }

  /** The likeliest; where something is to be answered always, of those that can be answered. */
  private Optional<Assessment> best(List<Assessment> assessed) {
    Comparator<Assessment> order = byConfidence();
    return assessed.stream()
        .max(
            policy.answersAlways()
                ? Comparator.comparing(Decider::isExecutable)
                    .thenComparing(one -> !one.flaggedBy(RULE))
                    .thenComparing(order)
                : order);
  }

  /** In the words of who set the rule. */
  private static Optional<String> brokenRule(Assessment assessment) {
    return assessment.findings().stream()
        .filter(finding -> finding.signal().equals(RULE))
        .map(Finding::message)
        .findFirst();
  }

  private static boolean isExecutable(Assessment assessment) {
    return !(assessment.result() instanceof ProbeOutcome.Failed);
  }

  private static Decision answer(Assessment best) {
    return new Decision.Answer(best.sql(), best.confidence(), best.findings());
  }

  private Decision decide(
      LinkedQuestion question, Assessment best, List<Assessment> assessed, double unanswerable) {
    List<Word> unknown = unknown(question, read(assessed));
    boolean accepted =
        isExecutable(best)
            && policy.accepts(best.confidence(), unanswerable)
            && VETOES.stream().noneMatch(best::flaggedBy);
    if (accepted && best.flaggedBy(TIE)) {
      return abstain(AbstentionReason.AMBIGUOUS, AbstentionMessages.tie(), question, best);
    }
    Contenders contenders = new Contenders(question, best, assessed);
    List<Assessment> rivals = contenders.rivals(accepted);
    if (accepted && rivals.isEmpty()) {
      return answer(best);
    }
    if (!accepted && !unknown.isEmpty()) {
      return abstain(
          AbstentionReason.NOT_IN_DATABASE,
          AbstentionMessages.notInDatabase(unknown),
          question,
          best);
    }
    if (accepted || (!rivals.isEmpty() && acceptable(best, rivals, unanswerable))) {
      return abstain(
          AbstentionReason.AMBIGUOUS,
          AbstentionMessages.ambiguous(best, rivals, contenders.difference(rivals)),
          question,
          best);
    }
    return abstain(
        AbstentionReason.LOW_CONFIDENCE,
        AbstentionMessages.lowConfidence(question, best),
        question,
        best);
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

  private static Decision withoutCandidate(LinkedQuestion question, List<String> refusals) {
    if (!refusals.isEmpty()) {
      return Decision.Abstention.early(
          AbstentionReason.REFUSED, AbstentionMessages.refused(refusals.get(0)));
    }
    List<Word> unknown = unknown(question, Set.of());
    if (!unknown.isEmpty()) {
      return new Decision.Abstention(
          AbstentionReason.NOT_IN_DATABASE,
          AbstentionMessages.notInDatabase(unknown),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Suggestions.of(question));
    }
    return Decision.Abstention.early(
        AbstentionReason.LOW_CONFIDENCE, AbstentionMessages.noReading());
  }

  private static Decision abstain(
      AbstentionReason reason, String message, LinkedQuestion question, Assessment best) {
    return new Decision.Abstention(
        reason,
        message,
        Optional.of(best.confidence()),
        Optional.of(best.sql()),
        best.findings(),
        Suggestions.of(question));
  }

  /**
   * Words that the database knows nothing of.
   *
   * @param explained those that a candidate accounts for all the same
   */
  private static List<Word> unknown(LinkedQuestion question, Set<Integer> explained) {
    return question.unexplained().stream()
        .filter(index -> !explained.contains(index))
        .map(question.words()::get)
        .toList();
  }

  static Comparator<Assessment> byConfidence() {
    return Comparator.comparingDouble((Assessment a) -> a.confidence().value())
        .thenComparing(Assessment::sql, Comparator.reverseOrder());
  }
}

package io.github.askjdbc.decision;

import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
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
      List<Assessment> assessed,
      List<String> refusals,
      double unanswerable) {
    Optional<Assessment> best = assessed.stream().max(byConfidence());
    if (best.isEmpty()) {
      return withoutCandidate(question, refusals);
    }
    return decide(question, best.get(), assessed, unanswerable);
  }

  private Decision decide(
      LinkedQuestion question, Assessment best, List<Assessment> assessed, double unanswerable) {
    List<Word> unknown = unknown(question, read(assessed));
    boolean accepted =
        policy.accepts(best.confidence(), unanswerable)
            && vetoes(best).stream().noneMatch(best::flaggedBy);
    if (accepted && best.flaggedBy(TIE) && !policy.answersAlways()) {
      return abstain(AbstentionReason.AMBIGUOUS, AbstentionMessages.tie(), question, best);
    }
    Contenders contenders = new Contenders(question, best, assessed);
    List<Assessment> rivals = contenders.rivals(accepted);
    if (accepted && (rivals.isEmpty() || policy.answersAlways())) {
      return new Decision.Answer(best.sql(), best.confidence(), best.findings());
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

package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * What became of one question: a line of the results file.
 *
 * @param reason the abstention's reason, where there is one
 * @param message what the person would have read
 * @param sql the SQL that was given, or the best one withheld
 * @param confidence in that SQL, between 0 and 1
 * @param calibrated whether the confidence is a probability
 * @param judgement of the SQL; empty without SQL or gold
 * @param verdicts of the signals, by id: clean, flagged or abstained
 * @param findings one line each, with signal and clause
 * @param millis by stage; {@code total} for the whole question
 * @param sqlRows the first rows of the SQL, where it ran
 * @param goldRows the first rows of the gold
 * @param agreement share of the recorded samples that give the same rows as this SQL, where there
 *     were several
 * @param problem why the question could not be judged; it is left out of all measures
 * @param failure an error of the pipeline itself, counted as no answer
 */
public record QuestionResult(
    EvaluationQuestion question,
    boolean answered,
    Optional<String> reason,
    Optional<String> message,
    Optional<String> sql,
    OptionalDouble confidence,
    boolean calibrated,
    Optional<Judgement> judgement,
    Map<String, String> verdicts,
    List<String> findings,
    Map<String, Double> millis,
    Optional<RowsPreview> sqlRows,
    Optional<RowsPreview> goldRows,
    OptionalDouble agreement,
    Optional<String> problem,
    Optional<String> failure) {

  public QuestionResult {
    // sorted, so that the same results are the same text
    verdicts = Collections.unmodifiableMap(new TreeMap<>(verdicts));
    findings = List.copyOf(findings);
    millis = Collections.unmodifiableMap(new TreeMap<>(millis));
  }

  /** A question that could not be judged. */
  public static QuestionResult unusable(EvaluationQuestion question, String problem) {
    return withoutSql(question, Optional.of(problem), Optional.empty());
  }

  /** A question on which the pipeline itself broke. */
  public static QuestionResult failed(EvaluationQuestion question, String failure) {
    return withoutSql(question, Optional.empty(), Optional.of(failure));
  }

  private static QuestionResult withoutSql(
      EvaluationQuestion question, Optional<String> problem, Optional<String> failure) {
    return new QuestionResult(
        question,
        false,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalDouble.empty(),
        false,
        Optional.empty(),
        Map.of(),
        List.of(),
        Map.of(),
        Optional.empty(),
        Optional.empty(),
        OptionalDouble.empty(),
        problem,
        failure);
  }

  public String id() {
    return question.id();
  }

  /** Whether the measures count this question. */
  public boolean usable() {
    return problem.isEmpty();
  }

  public boolean answerable() {
    return question.gold().isPresent();
  }

  /** Whether the SQL, given or withheld, is right. */
  public boolean right(MatchForm form) {
    return answerable()
        && judgement
            .map(held -> form == MatchForm.BENCHMARK ? held.benchmark() : held.strict())
            .orElse(false);
  }

  public Outcome outcome(MatchForm form) {
    return new Outcome(answerable(), answered, sql.isPresent(), right(form), confidence);
  }
}

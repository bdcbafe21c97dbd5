package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.matching.QueryShape;
import io.github.askjdbc.evaluation.measures.Calibration;
import io.github.askjdbc.evaluation.measures.ErrorDetection;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.measures.RiskCoverage;
import io.github.askjdbc.evaluation.measures.SignalMeasure;
import io.github.askjdbc.evaluation.measures.Times;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.QuestionEvaluation;
import io.github.askjdbc.evaluation.run.QuestionResult;
import io.github.askjdbc.pipeline.Stage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Everything that is said of a run. Error detection, curve, calibration, signals and rules are
 * counted over all questions, by the strict form.
 *
 * @param headlines all questions; and the answerable ones apart, where there are others
 * @param exactMatch share of answerable questions whose SQL, given or withheld, matches the gold's
 *     clauses
 * @param validEfficiency BIRD's valid efficiency score over answerable questions, 100 where right
 *     SQL takes the gold's time; empty where nothing was timed
 * @param reasons how often each reason of abstention was given, by SQLSTATE
 * @param wrong answers that were wrong, in the order of the questions
 */
public record EvaluationReport(
    String title,
    Map<String, String> description,
    double penalty,
    List<Headline> headlines,
    OptionalDouble exactMatch,
    OptionalDouble validEfficiency,
    ErrorDetection errorDetection,
    RiskCoverage riskCoverage,
    Calibration calibration,
    boolean calibrated,
    List<SignalMeasure> signals,
    List<RuleComparison> rules,
    List<Breakdown> categories,
    List<Breakdown> shapes,
    List<Breakdown> databases,
    Map<String, Integer> reasons,
    List<Times> times,
    List<QuestionResult> wrong,
    List<Problem> problems) {

  private static final String ANSWERABLE = "answerable";

  /**
   * @param problems of reading the input; those of the results are added
   * @param places where a question stands, by id; the id itself tells where it is missing
   */
  public static EvaluationReport of(
      List<QuestionResult> all,
      List<Problem> problems,
      Map<String, String> places,
      ReportSettings settings) {
    List<QuestionResult> results = all.stream().filter(QuestionResult::usable).toList();
    List<QuestionResult> answerable = results.stream().filter(QuestionResult::answerable).toList();
    List<Outcome> strict = Headline.outcomes(results, MatchForm.STRICT);
    double penalty = settings.penalty();
    List<Headline> headlines = new ArrayList<>();
    headlines.add(Headline.of("all questions", results, settings.bootstrap()));
    if (answerable.size() < results.size()) {
      headlines.add(Headline.of("answerable questions", answerable, settings.bootstrap()));
    }
    return new EvaluationReport(
        settings.title(),
        new TreeMap<>(settings.description()),
        penalty,
        headlines,
        mean(answerable, held -> held.exact() ? 1 : 0),
        efficiency(answerable),
        ErrorDetection.of(strict),
        RiskCoverage.of(strict, penalty),
        Calibration.of(strict, settings.bootstrap().seed()),
        results.stream().anyMatch(QuestionResult::calibrated),
        signals(results, penalty),
        RuleComparison.of(results, penalty, settings.maxRisk()),
        Breakdown.by(EvaluationReport::category, results, penalty),
        Breakdown.by(
            result -> QueryShape.of(result.question().gold().orElseThrow()).label(),
            answerable,
            penalty),
        Breakdown.by(result -> result.question().db(), results, penalty),
        reasons(results),
        times(results),
        results.stream().filter(EvaluationReport::isWrong).toList(),
        Stream.concat(problems.stream(), all.stream().flatMap(result -> problem(result, places)))
            .toList());
  }

  /** An answer that counts as wrong by the strict form. */
  static boolean isWrong(QuestionResult result) {
    return result.answered() && !result.right(MatchForm.STRICT);
  }

  static String category(QuestionResult result) {
    return result.question().category().orElse(result.answerable() ? ANSWERABLE : "unanswerable");
  }

  private static Stream<Problem> problem(QuestionResult result, Map<String, String> places) {
    String place =
        Optional.ofNullable(places.get(result.id()))
            .map(line -> line + " (" + result.id() + ")")
            .orElse(result.id());
    return Stream.concat(
        result.problem().map(reason -> new Problem(place, reason)).stream(),
        result
            .failure()
            .map(
                reason -> new Problem(place, "the pipeline broke, counted as no answer: " + reason))
            .stream());
  }

  private static List<SignalMeasure> signals(List<QuestionResult> results, double penalty) {
    List<QuestionResult> judged =
        results.stream().filter(result -> result.sql().isPresent()).toList();
    TreeSet<String> ids = new TreeSet<>();
    judged.forEach(result -> ids.addAll(result.verdicts().keySet()));
    return ids.stream()
        .map(
            id ->
                SignalMeasure.of(
                    id,
                    judged.stream()
                        .map(
                            result ->
                                new SignalMeasure.Vote(
                                    "flagged".equals(result.verdicts().get(id)),
                                    result.outcome(MatchForm.STRICT)))
                        .toList(),
                    penalty))
        .toList();
  }

  private static Map<String, Integer> reasons(List<QuestionResult> results) {
    Map<String, Integer> counts = new TreeMap<>();
    for (QuestionResult result : results) {
      result.reason().ifPresent(reason -> counts.merge(reason, 1, Integer::sum));
    }
    return counts;
  }

  private static List<Times> times(List<QuestionResult> results) {
    List<String> stages =
        Stream.concat(
                Arrays.stream(Stage.values()).map(Stage::label),
                Stream.of(QuestionEvaluation.TOTAL))
            .toList();
    return stages.stream()
        .map(
            stage ->
                Times.of(
                    stage,
                    results.stream()
                        .filter(result -> result.millis().containsKey(stage))
                        .map(result -> result.millis().get(stage))
                        .toList()))
        .filter(time -> time.count() > 0)
        .toList();
  }

  private static OptionalDouble mean(
      List<QuestionResult> results, ToDoubleFunction<Judgement> value) {
    return results.stream()
        .mapToDouble(result -> 100 * result.judgement().map(value::applyAsDouble).orElse(0.0))
        .average();
  }

  private static OptionalDouble efficiency(List<QuestionResult> answerable) {
    boolean timed =
        answerable.stream()
            .flatMap(result -> result.judgement().stream())
            .anyMatch(held -> held.efficiency().isPresent());
    return timed ? mean(answerable, held -> held.efficiency().orElse(0)) : OptionalDouble.empty();
  }
}

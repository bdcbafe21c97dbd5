package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.measures.PairedComparison;
import io.github.askjdbc.evaluation.run.QuestionResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Two runs over the same questions, compared question by question in the strict form. */
public final class RunComparison {

  private RunComparison() {}

  /**
   * @throws IllegalArgumentException if the runs have no question in common
   */
  public static PairedComparison of(
      List<QuestionResult> first,
      List<QuestionResult> second,
      double penalty,
      Bootstrap bootstrap) {
    Map<String, QuestionResult> byId =
        second.stream()
            .filter(QuestionResult::usable)
            .collect(Collectors.toMap(QuestionResult::id, Function.identity()));
    List<PairedComparison.Pair> pairs = new ArrayList<>();
    for (QuestionResult one : first) {
      QuestionResult other = byId.get(one.id());
      if (one.usable() && other != null) {
        pairs.add(
            new PairedComparison.Pair(
                one.outcome(MatchForm.STRICT), other.outcome(MatchForm.STRICT)));
      }
    }
    return PairedComparison.of(pairs, penalty, bootstrap);
  }

  /** The measures of both runs by strict match, with their intervals, for a person to read. */
  public static String measures(
      List<QuestionResult> first, List<QuestionResult> second, Bootstrap bootstrap) {
    List<Headline.Measure> firsts = headline(first, bootstrap).measures();
    List<Headline.Measure> seconds = headline(second, bootstrap).measures();
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT, "%-34s %-26s %s%n", "percent, strict, 95 % intervals", "first", "second"));
    for (int i = 0; i < firsts.size(); i++) {
      text.append(
          String.format(
              Locale.ROOT,
              "%-34s %-26s %s%n",
              firsts.get(i).name(),
              Numbers.interval(firsts.get(i).strict()),
              Numbers.interval(seconds.get(i).strict())));
    }
    return text.toString();
  }

  private static Headline headline(List<QuestionResult> results, Bootstrap bootstrap) {
    return Headline.of(
        "all questions", results.stream().filter(QuestionResult::usable).toList(), bootstrap);
  }

  /** What a person reads. */
  public static String text(PairedComparison comparison, double penalty) {
    return String.format(
        Locale.ROOT,
        "RS(%s), second less first: %+.1f, 95 %% interval %+.1f to %+.1f%n"
            + "answered rightly by the first only: %d, by the second only: %d"
            + " (McNemar's exact test: p = %.4f)%n%s%n",
        Numbers.plain(penalty),
        comparison.difference().estimate(),
        comparison.difference().low(),
        comparison.difference().high(),
        comparison.onlyFirst(),
        comparison.onlySecond(),
        comparison.pValue(),
        comparison.mayBeNoise()
            ? "The difference in score may be noise."
            : "The difference in score is more than noise.");
  }
}

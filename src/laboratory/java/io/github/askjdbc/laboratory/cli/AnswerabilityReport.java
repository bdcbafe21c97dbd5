package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.laboratory.training.answerability.AnswerabilityComparison;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Prints how well each method tells answerable questions from others. */
record AnswerabilityReport(PrintWriter out, long seed, int resamples) {

  void print(AnswerabilityComparison comparison) {
    out.printf(
        "%nAnswerability, training databases out of fold: AUROC of answerable against each kind%n");
    for (String kind : comparison.kinds()) {
      out.printf("  %s%n", kind);
      print(comparison, comparison.against(kind));
    }
    out.printf("  all kinds%n");
    print(comparison, comparison.against(""));
    out.flush();
  }

  private void print(AnswerabilityComparison comparison, List<Integer> places) {
    for (String method : comparison.scores().keySet()) {
      new Bootstrap(seed, resamples)
          .interval(places, drawn -> comparison.auroc(method, drawn))
          .ifPresent(
              auroc -> out.printf(Locale.ROOT, "    %-26s %s%n", method, OwnSqlReport.text(auroc)));
    }
  }
}

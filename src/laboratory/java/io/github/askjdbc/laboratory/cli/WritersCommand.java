package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.AdjudicationOptions;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.evaluation.adjudication.Adjudications;
import io.github.askjdbc.evaluation.adjudication.AnswerKey;
import io.github.askjdbc.evaluation.adjudication.WrongAnswerList;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.measures.Calibration;
import io.github.askjdbc.laboratory.training.Example;
import io.github.askjdbc.laboratory.training.GivenSql;
import io.github.askjdbc.laboratory.training.HeldOut;
import io.github.askjdbc.laboratory.training.RecordedConfidence;
import io.github.askjdbc.laboratory.training.WriterTrial;
import io.github.askjdbc.laboratory.training.WriterTrial.Given;
import io.github.askjdbc.learning.RecalibrationPrior;
import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask evaluate writers}. */
@Command(
    name = "writers",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description =
        "Tries the judge of others' SQL on databases, and on families of writers, that it was not"
            + " trained on, with 0, 20 and 40 outcomes of the writer on the database known.")
public final class WritersCommand implements Callable<Integer> {

  private static final int[] OUTCOMES = {0, 20, 40};

  @Mixin private ExampleOptions input;

  @Option(
      names = "--families",
      split = ",",
      paramLabel = "NAME",
      description = "Of writers, by the first word of their names. Default: all.")
  private List<String> families = List.of();

  @Option(
      names = "--apart",
      split = ",",
      paramLabel = "NAME",
      description = "Databases of which the figures are printed a second time, alone.")
  private Set<String> apart = Set.of();

  @Option(
      names = "--penalty",
      defaultValue = "10",
      description = "How many right answers one wrong answer costs. Default: ${DEFAULT-VALUE}.")
  private double penalty;

  @Mixin private AdjudicationOptions adjudication;

  @Spec private CommandSpec spec;

  private final WrongAnswerList wrong = new WrongAnswerList();

  private Optional<Adjudications> said = Optional.empty();

  @Override
  public Integer call() throws IOException, SQLException {
    said = adjudication.adjudications();
    GivenSql sql = input.givenSql();
    WriterTrial trial =
        new WriterTrial(
            sql, MatchForm.STRICT, new AcceptancePolicy(penalty).least(1), input.seed());
    List<String> wanted =
        families.isEmpty()
            ? sql.given().stream().map(WriterTrial::family).distinct().sorted().toList()
            : families;
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%-33s %-8s %6s %6s %6s  %s%n",
        "writer", "family", "SQL", "AUROC", "ECE", "right of the answerable @ precision");
    for (String family : wanted) {
      print(trial, family, true);
      print(trial, family, false);
    }
    adjudication.list(wrong);
    return 0;
  }

  private void print(WriterTrial trial, String family, boolean without) {
    RecalibrationPrior prior = without ? RecalibrationPrior.UNSEEN : RecalibrationPrior.LEARNED;
    List<HeldOut> judged = trial.judged(family, without);
    WriterTrial.byWriter(judged).forEach((writer, rows) -> print(writer, prior, rows, trial));
    List<HeldOut> some = judged.stream().filter(row -> apart.contains(row.example().db())).toList();
    WriterTrial.byWriter(some)
        .forEach((writer, rows) -> print(writer + ", apart", prior, rows, trial));
  }

  private void print(
      String writer, RecalibrationPrior prior, List<HeldOut> rows, WriterTrial trial) {
    RecordedConfidence measures = new RecordedConfidence(MatchForm.STRICT, penalty, input.seed());
    StringBuilder given = new StringBuilder();
    for (int outcomes : OUTCOMES) {
      Given one = trial.given(rows, outcomes, prior);
      one.wrong().forEach(answer -> wrong.add(answer.id(), answer.source(), answer.sql()));
      given.append("  ").append(outcomes).append(": ").append(text(one));
      said.ifPresent(
          by ->
              given
                  .append(" (adjudicated ")
                  .append(text(one.excusing(answer -> by.excuse(key(answer)))))
                  .append(')'));
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        Locale.ROOT,
        "%-33s %-8s %6d %6.3f %6.3f%s%n",
        writer,
        prior == RecalibrationPrior.UNSEEN ? "unseen" : "seen",
        rows.size(),
        measures.auroc(rows).orElse(Double.NaN),
        beyondChance(measures.calibration(rows)),
        given);
    out.flush();
  }

  private static AnswerKey key(Example answer) {
    return AnswerKey.of(answer.id(), answer.sql());
  }

  private static String text(Given one) {
    return String.format(
        Locale.ROOT,
        "%.1f @ %.1f",
        100 * one.right() / Math.max(1, one.written()),
        100 * one.right() / Math.max(1e-9, one.given()));
  }

  /** What a perfect model would show on so few examples is taken off. */
  private static double beyondChance(Calibration calibration) {
    return Math.max(0, calibration.ece().orElse(0) - calibration.floor().orElse(0));
  }
}

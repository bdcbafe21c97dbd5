package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.AdjudicationOptions;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.laboratory.training.GivenSql;
import io.github.askjdbc.laboratory.training.HeldOut;
import io.github.askjdbc.laboratory.training.WriterTrial;
import io.github.askjdbc.learning.RecalibrationPrior;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
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
            + " trained on, with 0, 20 and 40 outcomes of the writer on the database known, which are"
            + " not counted themselves.")
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

  @Override
  public Integer call() throws IOException, SQLException {
    GivenSql sql = input.givenSql();
    WriterTrial trial =
        new WriterTrial(
            sql, MatchForm.STRICT, new AcceptancePolicy(penalty).least(1), input.seed());
    List<String> wanted =
        families.isEmpty()
            ? sql.given().stream().map(WriterTrial::family).distinct().sorted().toList()
            : families;
    WriterTable table =
        new WriterTable(
            spec.commandLine().getOut(),
            input.nullReplies(),
            penalty,
            input.seed(),
            adjudication.adjudications());
    for (String family : wanted) {
      for (boolean unseen : List.of(true, false)) {
        List<HeldOut> judged = trial.judged(family, unseen);
        print(table, trial, judged, "", unseen);
        print(table, trial, only(judged, apart), ", apart", unseen);
      }
    }
    adjudication.list(table.wrong());
    return 0;
  }

  private static List<HeldOut> only(List<HeldOut> judged, Set<String> databases) {
    return judged.stream().filter(row -> databases.contains(row.example().db())).toList();
  }

  private static void print(
      WriterTable table, WriterTrial trial, List<HeldOut> judged, String which, boolean unseen) {
    RecalibrationPrior prior = unseen ? RecalibrationPrior.UNSEEN : RecalibrationPrior.LEARNED;
    WriterTrial.byWriter(judged)
        .forEach(
            (writer, rows) -> {
              for (int outcomes : OUTCOMES) {
                table.row(
                    new WriterTable.Title(writer, which, unseen, outcomes),
                    trial.drawn(rows, outcomes, prior));
              }
            });
  }
}

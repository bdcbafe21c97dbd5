package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.evaluation.measures.Bootstrap;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.laboratory.linking.Found;
import io.github.askjdbc.laboratory.linking.LinkingReport;
import io.github.askjdbc.laboratory.linking.LinkingRun;
import io.github.askjdbc.laboratory.linking.QuestionLinks;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask evaluate linking}: do the words of questions lead to what the gold SQL uses? */
@Command(
    name = "linking",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Measures how many of the tables, columns, values and numbers of the gold SQL the words of"
          + " its question lead to.",
      "Recall at k: those with fewer than k wrong ones ranked before them; by question among all"
          + " readings, by phrase among the readings of the best phrase.",
      "The table of evidence shows recall of tables and columns at 5 and values at 1."
    })
public final class LinkingCommand implements Callable<Integer> {

  private static final int PROBLEMS_SHOWN = 10;

  @Option(names = "--questions", required = true, description = "Questions with gold SQL, JSONL.")
  private Path questions;

  @Mixin private DatabaseOptions databases;

  @Option(
      names = "--misses",
      paramLabel = "ITEM",
      description = "Also lists what is not found: ${COMPLETION-CANDIDATES}.")
  private Found.Item misses;

  @Option(
      names = "--at",
      defaultValue = "5",
      paramLabel = "K",
      description = "Not found at this rank, by question. Default: ${DEFAULT-VALUE}.")
  private int rank;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "For the intervals. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter out = spec.commandLine().getOut();
    JsonLines.Content<EvaluationQuestion> content = JsonLines.questions(questions);
    List<Problem> problems = new ArrayList<>(content.problems());
    Settings settings = Settings.of(new Properties());
    List<QuestionLinks> linked;
    try (EvaluatedPipeline pipeline = EvaluatedPipeline.untrained(settings)) {
      linked =
          LinkingRun.standard(EvaluatedPipeline.budgets(settings), System::nanoTime)
              .link(
                  content.rows(),
                  new DatabaseAccess(databases.databases(), pipeline.databases()),
                  problems);
    }
    out.print(LinkingReport.of(linked, new Bootstrap(seed, Bootstrap.DRAWS)));
    if (misses != null) {
      linked.stream().flatMap(links -> links.missed(misses, rank).stream()).forEach(out::println);
    }
    out.printf("%d questions could not be used%n", problems.size());
    problems.stream().limit(PROBLEMS_SHOWN).forEach(out::println);
    out.flush();
    return 0;
  }
}

package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.laboratory.llm.ModelSession;
import io.github.askjdbc.laboratory.llm.ModelWriter;
import io.github.askjdbc.laboratory.llm.OneSample;
import io.github.askjdbc.laboratory.llm.SampleCounts;
import io.github.askjdbc.laboratory.llm.WritingRun;
import io.github.askjdbc.llm.prompt.CreateTables;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ask evaluate samples}: what is a second sample of a model worth? */
@Command(
    name = "samples",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Lets the language model of -s ask.model=... write SQL for every question, with no sample"
          + " values, and once more at random, and counts how often both come to the same answer,"
          + " where the first is right and where it is wrong."
    })
public final class SamplesCommand implements Callable<Integer> {

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description = "JSONL of {id, db, question, gold}; gold null for an unanswerable question.")
  private Path questions;

  @Mixin private RecordedModelOptions model;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter out = spec.commandLine().getOut();
    JsonLines.Content<EvaluationQuestion> content = JsonLines.questions(questions);
    List<Problem> problems = new ArrayList<>(content.problems());
    try (ModelSession session = model.open()) {
      ModelWriter writer =
          new ModelWriter(session.client(), new CreateTables(), true, new OneSample());
      out.print(
          SampleCounts.of(new WritingRun(session).write(content.rows(), writer, problems, () -> {}))
              .text());
      problems.addAll(session.replies().problems());
    }
    problems.forEach(out::println);
    out.flush();
    return 0;
  }
}

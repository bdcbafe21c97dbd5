package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.laboratory.llm.ModelSession;
import io.github.askjdbc.laboratory.llm.ModelWriter;
import io.github.askjdbc.laboratory.llm.SystemRow;
import io.github.askjdbc.laboratory.llm.TrustSystem;
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

/** {@code ask evaluate systems}: how do others decide whether a model's SQL is given? */
@Command(
    name = "systems",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Lets the language model of -s ask.model=... write SQL for every question, with no sample"
          + " values, and lets the systems of TrustSQL decide upon it: each with coverage,"
          + " precision, RS(0), RS(10), RS(N) and tokens. A system that goes by a score learns"
          + " its threshold on the other databases."
    })
public final class SystemsCommand implements Callable<Integer> {

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description = "JSONL of {id, db, question, gold}; gold null for an unanswerable question.")
  private Path questions;

  @Option(
      names = "--system",
      split = ",",
      defaultValue = "NONE,MAXPROB,MAXENT,VERBAL,VOTING,DEMO,CLSPROMPT,SELFREF",
      description =
          "${COMPLETION-CANDIDATES}. NONE gives whatever runs; MAXPROB and MAXENT need no call"
              + " beside the one that writes. Default: all.")
  private List<TrustSystem> systems = List.of();

  @Mixin private RecordedModelOptions model;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter out = spec.commandLine().getOut();
    JsonLines.Content<EvaluationQuestion> content = JsonLines.questions(questions);
    List<Problem> problems = new ArrayList<>(content.problems());
    out.print(SystemRow.heading());
    for (TrustSystem system : systems) {
      out.print(row(system, content.rows(), problems).text());
      out.flush();
    }
    problems.stream().distinct().forEach(out::println);
    out.flush();
    return 0;
  }

  /** One after the other, so that a server keeps what all questions of a system have in common. */
  private SystemRow row(TrustSystem system, List<EvaluationQuestion> rows, List<Problem> problems)
      throws IOException, SQLException {
    try (ModelSession session = model.open()) {
      ModelWriter writer =
          new ModelWriter(session.client(), new CreateTables(), true, system.system());
      SystemRow row =
          SystemRow.of(
              system.name(),
              system.scored(),
              new WritingRun(session).write(rows, writer, problems, () -> {}));
      problems.addAll(session.replies().problems());
      return row;
    }
  }
}

package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.laboratory.llm.ModelSession;
import io.github.askjdbc.laboratory.llm.ModelWriter;
import io.github.askjdbc.laboratory.llm.WritingMeasures;
import io.github.askjdbc.laboratory.llm.WritingRun;
import io.github.askjdbc.llm.prompt.CreateTables;
import io.github.askjdbc.llm.prompt.MSchema;
import io.github.askjdbc.llm.prompt.SchemaTemplate;
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

/** {@code ask evaluate writing}: which prompt suits a model? */
@Command(
    name = "writing",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Lets the language model of -s ask.model=... write SQL for questions, with no sample values,"
          + " and tells how much of it is right, runs, was mended by a second call, and what a"
          + " question costs; for each template of the schema and form of the reply."
    })
public final class WritingCommand implements Callable<Integer> {

  /** How a schema is written. */
  private enum Template {
    CREATE_TABLES,
    M_SCHEMA;

    SchemaTemplate text() {
      return switch (this) {
        case CREATE_TABLES -> new CreateTables();
        case M_SCHEMA -> new MSchema();
      };
    }
  }

  /** What a model replies in. */
  private enum Form {
    JSON,
    TEXT
  }

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description = "JSONL of {id, db, question, gold}.")
  private Path questions;

  @Option(
      names = "--template",
      split = ",",
      defaultValue = "CREATE_TABLES,M_SCHEMA",
      description = "${COMPLETION-CANDIDATES}. Default: both.")
  private List<Template> templates = List.of();

  @Option(
      names = "--form",
      split = ",",
      defaultValue = "JSON,TEXT",
      description = "${COMPLETION-CANDIDATES}. Default: both.")
  private List<Form> forms = List.of();

  @Mixin private RecordedModelOptions model;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    PrintWriter out = spec.commandLine().getOut();
    JsonLines.Content<EvaluationQuestion> content = JsonLines.questions(questions);
    List<Problem> problems = new ArrayList<>(content.problems());
    List<WritingMeasures> rows = new ArrayList<>();
    for (Template template : templates) {
      for (Form form : forms) {
        rows.add(measured(content.rows(), template, form, problems));
      }
    }
    out.print(WritingMeasures.heading());
    rows.forEach(row -> out.print(row.row()));
    out.println(WritingMeasures.legend());
    problems.forEach(out::println);
    out.flush();
    return 0;
  }

  private WritingMeasures measured(
      List<EvaluationQuestion> rows, Template template, Form form, List<Problem> problems)
      throws IOException, SQLException {
    try (ModelSession session = model.open()) {
      ModelWriter writer = new ModelWriter(session.client(), template.text(), form == Form.JSON);
      return new WritingMeasures(
          template + " " + form, new WritingRun(session).write(rows, writer, problems, () -> {}));
    }
  }
}

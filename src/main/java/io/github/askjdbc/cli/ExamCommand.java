package io.github.askjdbc.cli;

import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.exam.Exam;
import io.github.askjdbc.exam.ExamCost;
import io.github.askjdbc.exam.ExamPaper;
import io.github.askjdbc.exam.ExamPaperMaker;
import io.github.askjdbc.exam.ExamQuestion;
import io.github.askjdbc.exam.ExamResult;
import io.github.askjdbc.exam.ExamShift;
import io.github.askjdbc.exam.ExamSitting;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.memory.ExamRecord;
import io.github.askjdbc.pipeline.ExamGround;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.PrintWriter;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ask exam}: how good is a writer on this very database? */
@Command(
    name = "exam",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Asks questions made for this very database, whose answers are known, and says how many the"
          + " writer got right: the language model that -s ask.model=... names, or the driver's own"
          + " readers.",
      "A third of them cannot be answered. What was answered is kept in ask.memory, so that the same"
          + " command goes on where it was stopped; questions and SQL are not kept."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:the exam was sat",
      "1:the model cannot be asked, or nothing can be asked about the database",
      "2:wrong arguments or settings, or the database failed"
    })
public final class ExamCommand implements Callable<Integer> {

  private static final Duration READING = Duration.ofMinutes(10);
  private static final int PROBES = 20_000;
  private static final int FEWEST = 3;
  private static final int NOT_SAT = 1;

  @Parameters(
      paramLabel = "URL",
      description = "JDBC URL of the database, with or without 'jdbc:ask:'.")
  private String url;

  @Option(
      names = "--questions",
      paramLabel = "COUNT",
      description = "How many questions, at least 3. Default: 60.")
  private int wanted = ExamPaperMaker.QUESTIONS;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description =
          "The same seed makes the same questions of the same database. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--show", description = "Prints the questions and their answers; asks nobody.")
  private boolean show;

  @Mixin private SettingOptions settings;

  @Mixin private DriverOptions drivers;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException, SQLException {
    if (wanted < FEWEST) {
      throw new ParameterException(
          spec.commandLine(), "--questions is " + wanted + "; at least 3 are needed");
    }
    drivers.load();
    try (OpenDatabase database = new OpenDatabase(GivenUrl.of(url), settings.properties())) {
      QuestionBudget budget = new QuestionBudget(System::nanoTime, READING, PROBES);
      QuestionPipeline pipeline = database.examined();
      ExamGround ground = pipeline.examGround(database.forQuestion(budget), budget);
      ExamPaper paper =
          ExamPaperMaker.make(ground, database.forQuestion(budget), budget, seed, wanted);
      tell(paper);
      if (paper.size() == 0) {
        return NOT_SAT;
      }
      if (show) {
        paper.questions().forEach(this::show);
        return 0;
      }
      Exam exam =
          new Exam(paper, database.forQuestion(budget).identity(), ground.key(), database.exams());
      return sit(exam, pipeline, database);
    }
  }

  private void tell(ExamPaper paper) {
    out()
        .printf(
            "%d questions for this database, %d of them can be answered.%n",
            paper.size(), paper.answerable());
    if (paper.size() < paper.wanted()) {
      out().printf("%d were wanted; its tables, names and rows give no more.%n", paper.wanted());
    }
  }

  private void show(ExamQuestion question) {
    out()
        .printf(
            "%s%n  %s: %s%n",
            question.text(), question.kind().label(), question.gold().orElse("no answer"));
  }

  private int sit(Exam exam, QuestionPipeline pipeline, OpenDatabase database) throws SQLException {
    Settings read = database.settings();
    Optional<ModelSettings> model = read.model();
    int before = exam.answered();
    if (before > 0) {
      out().printf("%d were answered before and are not asked again.%n", before);
    }
    if (model.isPresent()) {
      out().println(cost(exam, before, model.get(), pipeline, database).text());
    }
    out().flush();
    ExamSitting sitting =
        new ExamSitting(
            pipeline,
            model.isPresent(),
            database::forQuestion,
            EvaluatedPipeline.budgets(read),
            System::nanoTime);
    try (Progress bar =
        Progress.of("questions", exam.paper().size(), StandardStreams.errorIsTerminal())) {
      told(exam.sit(sitting, bar::step), model, read);
    } catch (ModelUnavailableException away) {
      out()
          .println(
              "The exam stopped: "
                  + away.getMessage()
                  + (read.memory().isPresent()
                      ? "; what was answered is kept, the same command goes on from there"
                      : "; with ask.memory set, what was answered would be kept"));
      return NOT_SAT;
    }
    return 0;
  }

  private static ExamCost cost(
      Exam exam, int before, ModelSettings model, QuestionPipeline pipeline, OpenDatabase database)
      throws SQLException {
    QuestionBudget budget = new QuestionBudget(System::nanoTime, READING, PROBES);
    return new ExamCost(
        exam.paper().size() - before,
        ExamCost.promptCharacters(exam.paper(), pipeline, database.forQuestion(budget), budget),
        model);
  }

  private void told(ExamRecord record, Optional<ModelSettings> model, Settings read) {
    out()
        .println(
            model.map(one -> one.endpoint().name().toString()).orElse("The driver's own readers")
                + ":");
    ExamShift shift = model.isPresent() ? ExamShift.MODELS : ExamShift.OWN_READERS;
    new ExamResult(record, shift, model.flatMap(ModelSettings::price))
        .lines()
        .forEach(out()::println);
    out()
        .println(
            read.memory().isPresent()
                ? "Kept in ask.memory, for this writer and these tables."
                : "Not kept beyond this command; set ask.memory to keep it.");
    out().flush();
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}

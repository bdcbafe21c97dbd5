package io.github.askjdbc.laboratory.exams;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.exam.Exam;
import io.github.askjdbc.exam.ExamPaper;
import io.github.askjdbc.exam.ExamPaperMaker;
import io.github.askjdbc.exam.ExamQuestion;
import io.github.askjdbc.exam.ExamSitting;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.laboratory.exams.SatExam.Passed;
import io.github.askjdbc.memory.ExamKey;
import io.github.askjdbc.memory.ExamRecord;
import io.github.askjdbc.memory.ExamRecords;
import io.github.askjdbc.memory.ProcessExams;
import io.github.askjdbc.pipeline.Chosen;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/**
 * Lets writers sit the exam of one database, then asks them what people ask of it: without the
 * exam's result, to see how often they are right, and with it, to see what passes.
 */
public final class ExamTrial {

  private static final Duration MAKING = Duration.ofMinutes(10);
  private static final int PROBES = 20_000;

  private final StandardComponents components;
  private final ExaminedWriter examinee;
  private final String name;
  private final DatabaseAccess.Opened opened;
  private final GoldComparison judge;

  /**
   * @param components that ask the examinee in the place of any model
   * @param name of the database
   */
  public ExamTrial(
      StandardComponents components,
      ExaminedWriter examinee,
      String name,
      DatabaseAccess.Opened opened,
      GoldComparison judge) {
    this.components = components;
    this.examinee = examinee;
    this.name = name;
    this.opened = opened;
    this.judge = judge;
  }

  /**
   * The exam of the database.
   *
   * @throws SQLException if the database does not answer or the memory cannot be used
   */
  public ExamPaper paper(Settings settings, long seed) throws SQLException {
    components.check(settings); // makes the memory
    QuestionBudget budget = new QuestionBudget(System::nanoTime, MAKING, PROBES);
    return ExamPaperMaker.make(
        components.pipeline(settings).examGround(opened.database(budget), budget),
        opened.database(budget),
        budget,
        seed,
        ExamPaperMaker.QUESTIONS);
  }

  /**
   * @param writer as tables name it
   * @param settings with a memory of the writer's own; they name a model unless our own readers are
   *     examined
   * @param exam of the database
   * @param real what people ask of it
   * @throws SQLException if the database does not answer or the memory cannot be used
   */
  public SatExam sit(String writer, Settings settings, ExamPaper exam, ExamPaper real)
      throws SQLException {
    components.check(settings); // makes the memory
    QuestionPipeline pipeline = components.pipeline(settings);
    QuestionPipeline examined = pipeline.examined();
    QuestionBudget budget = new QuestionBudget(System::nanoTime, MAKING, PROBES);
    ReadOnlyDatabase database = opened.database(budget);
    ExamKey key = pipeline.examGround(database, budget).key();
    Supplier<QuestionBudget> budgets = EvaluatedPipeline.budgets(settings);
    ExamSitting sitting =
        new ExamSitting(
            examinee.asking(examined),
            settings.model().isPresent(),
            opened::database,
            budgets,
            System::nanoTime);
    ExamRecords kept = components.exams(settings);
    ExamRecord sat = new Exam(exam, database.identity(), key, kept).sit(sitting, () -> {});
    ExamRecord asked =
        new Exam(real, database.identity(), key, new ProcessExams()).sit(sitting, () -> {});
    Passed passed =
        settings.model().isPresent()
            ? passed(
                examinee.asking(components.pipeline(settings)), // which knows of the exam
                real.questions(),
                budgets)
            : Passed.NONE;
    double seconds = sat.answers().stream().mapToLong(one -> one.cost().millis()).sum() / 1000.0;
    return new SatExam(name, writer, settings.model().isPresent(), sat, asked, passed, seconds);
  }

  private Passed passed(
      QuestionAnswering pipeline, List<ExamQuestion> questions, Supplier<QuestionBudget> budgets)
      throws SQLException {
    int given = 0;
    int right = 0;
    for (ExamQuestion question : questions) {
      QuestionBudget budget = budgets.get();
      QuestionReport report =
          pipeline.ask(Question.of(question.text()), opened.database(budget), budget);
      if (report.decision() instanceof Decision.Answer answer && ofModel(report)) {
        given++;
        right += isRight(answer.sql(), question) ? 1 : 0;
      }
    }
    return new Passed(given, right);
  }

  private static boolean ofModel(QuestionReport report) {
    return report
        .chosen()
        .map(Chosen::writer)
        .filter(writer -> writer.kind() == Writer.Kind.LANGUAGE_MODEL)
        .isPresent();
  }

  private boolean isRight(String sql, ExamQuestion question) {
    return question
        .gold()
        .flatMap(gold -> judge.judge(opened.connection(), sql, gold).judgement())
        .filter(Judgement::strict)
        .isPresent();
  }
}

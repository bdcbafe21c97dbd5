package io.github.askjdbc.laboratory.generator;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.QueryShape;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.laboratory.generator.WrittenQuestion.First;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Judges what generators write, and times questions: by one thread, database by database. */
public final class GeneratorRun {

  private static final double NANOS_A_MILLI = 1e6;

  private final QuestionPipeline pipeline;
  private final DatabaseAccess databases;
  private final GoldComparison judge;
  private final Supplier<QuestionBudget> budgets;
  private final Clocks clocks;

  /**
   * What time is told by, in nanoseconds.
   *
   * @param wall monotonic
   * @param processor of the calling thread
   */
  public record Clocks(LongSupplier wall, LongSupplier processor) {}

  /**
   * @param budgets a fresh budget for each question
   */
  public GeneratorRun(
      QuestionPipeline pipeline,
      DatabaseAccess databases,
      GoldComparison judge,
      Supplier<QuestionBudget> budgets,
      Clocks clocks) {
    this.pipeline = pipeline;
    this.databases = databases;
    this.judge = judge;
    this.budgets = budgets;
    this.clocks = clocks;
  }

  /** What is done with the questions of one database. */
  @FunctionalInterface
  private interface Work {
    void on(List<EvaluationQuestion> questions, DatabaseAccess.Opened opened) throws SQLException;
  }

  /**
   * Lets generators write for the answerable questions, with all their candidates run, and judges
   * the first SQL of each reader.
   *
   * @param generators by the name of the database
   * @param problems is given the questions that cannot be used
   */
  public List<WrittenQuestion> write(
      List<EvaluationQuestion> questions,
      Function<String, List<? extends CandidateGenerator>> generators,
      List<Problem> problems)
      throws SQLException {
    List<WrittenQuestion> written = new ArrayList<>();
    byDatabase(
        questions,
        problems,
        (group, opened) -> {
          CandidateRecorder recorder = new CandidateRecorder(generators.apply(group.get(0).db()));
          QuestionPipeline writing = pipeline.writingBy(List.of(recorder));
          for (EvaluationQuestion question : group) {
            inspect(writing, question, opened);
            written.add(
                new WrittenQuestion(
                    question, firsts(question, recorder.take(), opened.connection())));
          }
        });
    return written;
  }

  /**
   * Asks the answerable questions as the driver would. Each is asked twice, and measured the second
   * time, when the database is known. Those that cannot be used are left out.
   *
   * @param most of one database, the first ones
   */
  public List<QuestionCost> time(List<EvaluationQuestion> questions, int most) throws SQLException {
    List<QuestionCost> costs = new ArrayList<>();
    byDatabase(
        questions,
        new ArrayList<>(),
        (group, opened) -> {
          List<EvaluationQuestion> some = group.subList(0, Math.min(most, group.size()));
          for (EvaluationQuestion question : some) {
            ask(question, opened);
          }
          Optional<CatalogSnapshot> catalog = inspect(pipeline, some.get(0), opened);
          for (EvaluationQuestion question : some) {
            costs.add(timed(question, opened, catalog));
          }
        });
    return costs;
  }

  private void byDatabase(List<EvaluationQuestion> questions, List<Problem> problems, Work work)
      throws SQLException {
    for (Map.Entry<String, List<EvaluationQuestion>> database :
        EvaluationQuestion.answerableByDatabase(questions).entrySet()) {
      String db = database.getKey();
      try (DatabaseAccess.Opened opened = databases.open(db)) {
        List<EvaluationQuestion> usable =
            usable(database.getValue(), opened.connection(), problems);
        if (!usable.isEmpty()) {
          work.on(usable, opened);
        }
      } catch (EvaluatedDatabases.MissingDatabaseException e) {
        problems.add(new Problem(db, e.getMessage()));
      }
    }
  }

  private List<EvaluationQuestion> usable(
      List<EvaluationQuestion> questions, Connection connection, List<Problem> problems) {
    List<EvaluationQuestion> usable = new ArrayList<>();
    for (EvaluationQuestion question : questions) {
      if (judge.run(connection, question.gold().orElseThrow())
          instanceof QueryResult.Failed failed) {
        problems.add(new Problem(question.id(), "the gold does not run: " + failed.reason()));
      } else {
        usable.add(question);
      }
    }
    return usable;
  }

  /** What is known of the database; empty where the budget ran out first. */
  private Optional<CatalogSnapshot> inspect(
      QuestionPipeline inspecting, EvaluationQuestion question, DatabaseAccess.Opened opened)
      throws SQLException {
    QuestionBudget budget = budgets.get();
    try {
      return Optional.of(
          inspecting
              .inspect(asked(question), Optional.empty(), opened.database(budget), budget)
              .catalog());
    } catch (BudgetExhaustedException e) {
      return Optional.empty();
    }
  }

  private QuestionReport ask(EvaluationQuestion question, DatabaseAccess.Opened opened)
      throws SQLException {
    QuestionBudget budget = budgets.get();
    return pipeline.ask(asked(question), opened.database(budget), budget);
  }

  private QuestionCost timed(
      EvaluationQuestion question, DatabaseAccess.Opened opened, Optional<CatalogSnapshot> catalog)
      throws SQLException {
    long start = clocks.wall().getAsLong();
    long worked = clocks.processor().getAsLong();
    QuestionReport report = ask(question, opened);
    long processor = clocks.processor().getAsLong() - worked;
    long nanos = clocks.wall().getAsLong() - start;
    Map<String, Double> millis = new HashMap<>();
    report
        .times()
        .forEach((stage, time) -> millis.put(stage.label(), time.toNanos() / NANOS_A_MILLI));
    millis.put(QuestionCost.TOTAL, nanos / NANOS_A_MILLI);
    millis.put(QuestionCost.PROCESSOR, processor / NANOS_A_MILLI);
    String gold = question.gold().orElseThrow();
    return new QuestionCost(
        question.db(),
        catalog.map(known -> known.tables().size()).orElse(0),
        catalog
            .map(known -> known.tables().stream().mapToInt(t -> t.columns().size()).sum())
            .orElse(0),
        millis,
        QueryShape.of(gold),
        sql(report.decision())
            .flatMap(sql -> judge.judge(opened.connection(), sql, gold).judgement())
            .filter(Judgement::benchmark)
            .isPresent());
  }

  private static Optional<String> sql(Decision decision) {
    return decision instanceof Decision.Answer answer
        ? Optional.of(answer.sql())
        : ((Decision.Abstention) decision).candidate();
  }

  private static Question asked(EvaluationQuestion question) {
    return new Question(question.question(), question.evidence());
  }

  private List<First> firsts(
      EvaluationQuestion question, List<Candidate> candidates, Connection connection) {
    Map<String, Candidate> byReader = new LinkedHashMap<>();
    candidates.forEach(candidate -> byReader.putIfAbsent(candidate.writer().id(), candidate));
    return byReader.values().stream()
        .map(candidate -> first(question, candidate, connection))
        .toList();
  }

  private First first(EvaluationQuestion question, Candidate candidate, Connection connection) {
    Optional<Judgement> judgement =
        judge.judge(connection, candidate.sql(), question.gold().orElseThrow()).judgement();
    return new First(
        candidate.writer().id(),
        candidate.score(),
        judgement.filter(Judgement::benchmark).isPresent(),
        judgement.filter(Judgement::strict).isPresent());
  }
}

package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.recording.ModelCost;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.laboratory.llm.ModelWriter.Attempt;
import io.github.askjdbc.llm.TokenCount;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Lets a model write for questions as the driver would, and judges what it writes. A question that
 * the driver turns down for its words alone is not asked, and has no SQL.
 */
public final class WritingRun {

  private static final ModelCost FREE = new ModelCost(0, TokenCount.UNKNOWN, 0);

  private final ModelSession session;

  public WritingRun(ModelSession session) {
    this.session = session;
  }

  /**
   * Database by database, so that a server has to read each schema once.
   *
   * @param problems is given the questions that cannot be used
   * @param done called after each question
   */
  public List<WrittenReply> write(
      List<EvaluationQuestion> questions, ModelWriter writer, List<Problem> problems, Runnable done)
      throws SQLException {
    QuestionPipeline writing = session.pipeline().writingBy(List.of(writer));
    List<WrittenReply> replies = new ArrayList<>();
    Map<String, List<EvaluationQuestion>> byDatabase =
        questions.stream()
            .collect(
                Collectors.groupingBy(
                    EvaluationQuestion::db, LinkedHashMap::new, Collectors.toList()));
    for (Map.Entry<String, List<EvaluationQuestion>> database : byDatabase.entrySet()) {
      try (DatabaseAccess.Opened opened = session.databases().open(database.getKey())) {
        for (EvaluationQuestion question : database.getValue()) {
          session.replies().during(question.id(), () -> asked(writing, question, opened));
          replies.add(judged(question, writer.take().orElse(Attempt.UNASKED), opened));
          done.run();
        }
      } catch (EvaluatedDatabases.MissingDatabaseException e) {
        problems.add(new Problem(database.getKey(), e.getMessage()));
      }
    }
    return replies;
  }

  /** Whether the budget sufficed. */
  private boolean asked(
      QuestionPipeline writing, EvaluationQuestion question, DatabaseAccess.Opened opened)
      throws SQLException {
    QuestionBudget budget = session.budget();
    try {
      writing.inspect(
          new Question(question.question(), question.evidence()),
          Optional.empty(),
          opened.database(budget),
          budget);
      return true;
    } catch (BudgetExhaustedException e) {
      return false;
    }
  }

  private WrittenReply judged(
      EvaluationQuestion question, Attempt attempt, DatabaseAccess.Opened opened) {
    boolean right =
        question.gold().isPresent()
            && attempt
                .verdict()
                .sql()
                .flatMap(
                    sql ->
                        session
                            .judge()
                            .judge(opened.connection(), sql, question.gold().get())
                            .judgement())
                .filter(Judgement::strict)
                .isPresent();
    return new WrittenReply(
        question, attempt, right, session.replies().costs().getOrDefault(question.id(), FREE));
  }
}

package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.introspection.CatalogAnswer;
import io.github.askjdbc.introspection.CatalogQuestions;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * Answers what is asked about the database itself, before anything else is made of the question: it
 * would be refused as one that no query answers, or looked for among the data.
 *
 * <p>Such an answer is certain: it reads no row, and lists what the catalog says. Its SQL passes
 * the guard all the same, since comments and names of the database stand in it. What people
 * verified for the question goes first.
 */
final class CatalogStage {

  private static final Confidence CERTAIN = new Confidence(1, true);

  private final CatalogQuestions questions = new CatalogQuestions();
  private final KnowledgeBase knowledgeBase;
  private final SchemaLinker linker;
  private final CandidateInspector inspector;

  CatalogStage(KnowledgeBase knowledgeBase, SchemaLinker linker, CandidateInspector inspector) {
    this.knowledgeBase = knowledgeBase;
    this.linker = linker;
    this.inspector = inspector;
  }

  /**
   * @param report written only if the question is answered here
   * @return empty if the question is about the data
   * @throws SQLException if the catalog cannot be read
   */
  Optional<QuestionReport> answer(Asked asked, ReportWriter report) throws SQLException {
    Question question = asked.question();
    if (!questions.mayAsk(question) || asked.recalled().verified().isPresent()) {
      return Optional.empty();
    }
    try {
      ReadOnlyDatabase database = asked.database();
      QuestionBudget budget = asked.budget();
      DatabaseKnowledge knowledge = knowledgeBase.of(database, budget);
      SelectGuard guard = inspector.guard(database.dialect());
      return questions
          .answer(
              question,
              text -> linker.link(Question.of(text), knowledge, database.dialect(), budget),
              knowledge,
              database.dialect(),
              guard::mayRead)
          .map(answer -> decided(answer, guard.check(answer.sql(), knowledge.catalog()), report));
    } catch (BudgetExhaustedException e) {
      return Optional.of(report.decided(EarlyRefusal.outOfBudget(e)));
    }
  }

  private static QuestionReport decided(
      CatalogAnswer answer, GuardOutcome outcome, ReportWriter report) {
    if (outcome instanceof GuardOutcome.Refused refused) {
      return report.decided(
          Decision.Abstention.early(
              AbstentionReason.REFUSED,
              "What the catalog holds cannot be listed in SQL of this database: "
                  + refused.message()
                  + "."));
    }
    String sql = ((GuardOutcome.Allowed) outcome).sql();
    report.answered(answer);
    List<Note> notes =
        answer.shortened().stream().map(text -> new Note(Note.Kind.CATALOG, text)).toList();
    return report.decided(new Decision.Answer(new BestSql(sql, CERTAIN, List.of(), notes)));
  }
}

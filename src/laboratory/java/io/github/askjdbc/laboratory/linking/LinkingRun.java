package io.github.askjdbc.laboratory.linking;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.ResolvedQuery;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Links questions, and reads what their gold SQL uses. */
public final class LinkingRun {

  private final SchemaLinker linker = new SchemaLinker();
  private final KnowledgeBase knowledgeBase;
  private final Supplier<QuestionBudget> budgets;
  private final LongSupplier nanoTime;

  /**
   * @param budgets a fresh budget for each question
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public LinkingRun(
      KnowledgeBase knowledgeBase, Supplier<QuestionBudget> budgets, LongSupplier nanoTime) {
    this.knowledgeBase = knowledgeBase;
    this.budgets = budgets;
    this.nanoTime = nanoTime;
  }

  /** With the standard limits on what is read of a database. */
  public static LinkingRun standard(Supplier<QuestionBudget> budgets, LongSupplier nanoTime) {
    return new LinkingRun(
        new KnowledgeBase(
            PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, () -> nanoTime.getAsLong()),
        budgets,
        nanoTime);
  }

  /**
   * @param problems is given the questions whose gold cannot be read, or whose time ran out
   * @return the answerable questions, database by database
   */
  public List<QuestionLinks> link(
      List<EvaluationQuestion> questions, DatabaseAccess databases, List<Problem> problems)
      throws SQLException {
    Map<String, List<EvaluationQuestion>> byDatabase =
        EvaluationQuestion.answerableByDatabase(questions);
    List<QuestionLinks> linked = new ArrayList<>();
    for (Map.Entry<String, List<EvaluationQuestion>> database : byDatabase.entrySet()) {
      String db = database.getKey();
      try (DatabaseAccess.Opened use = databases.open(db)) {
        for (EvaluationQuestion question : database.getValue()) {
          linkInTime(question, use, linked, problems);
        }
      }
    }
    return linked;
  }

  private void linkInTime(
      EvaluationQuestion question,
      DatabaseAccess.Opened use,
      List<QuestionLinks> linked,
      List<Problem> problems)
      throws SQLException {
    try {
      link(question, use, linked, problems);
    } catch (BudgetExhaustedException outOfTime) {
      problems.add(new Problem(question.id(), String.valueOf(outOfTime.getMessage())));
    }
  }

  private void link(
      EvaluationQuestion question,
      DatabaseAccess.Opened use,
      List<QuestionLinks> linked,
      List<Problem> problems)
      throws SQLException {
    QuestionBudget budget = budgets.get();
    ReadOnlyDatabase database = use.database(budget);
    DatabaseKnowledge knowledge = knowledgeBase.of(database, budget);
    ParseOutcome parsed = ParsedQuery.parse(question.gold().orElseThrow(), database.dialect());
    if (!(parsed instanceof ParseOutcome.Parsed gold)) {
      problems.add(new Problem(question.id(), ((ParseOutcome.Refused) parsed).reason()));
      return;
    }
    ResolvedQuery resolved = gold.query().resolve(knowledge.catalog());
    if (!resolved.problems().isEmpty()) {
      problems.add(new Problem(question.id(), String.join("; ", resolved.problems())));
      return;
    }
    Question asked = new Question(question.question(), question.evidence());
    knowledge.values().lookup(question.question()); // reads the values, which is not linking
    long start = nanoTime.getAsLong();
    LinkedQuestion links = linker.link(asked, knowledge, database.dialect(), budget);
    double millis = (nanoTime.getAsLong() - start) / 1e6;
    linked.add(new QuestionLinks(question, links, GoldLinks.of(resolved), knowledge, millis));
  }
}

package io.github.askjdbc.laboratory.mutation;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.laboratory.run.SignalVotes;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.ResolvedQuery;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Breaks gold SQL and has it inspected. */
public final class MutationRun {

  /**
   * What became of the SQL broken in one way.
   *
   * @param made how many SQL could be broken so
   * @param wrong of these, those whose rows are no longer the gold's
   * @param caught of the wrong, those that the mutation's signal flags
   * @param noticed of the wrong, those that any signal flags that does not flag the gold
   * @param falseAlarms of those whose rows stayed the same, those that the signal flags
   */
  public record Count(int made, int wrong, int caught, int noticed, int falseAlarms) {
    private static final Count NONE = new Count(0, 0, 0, 0, 0);

    private Count and(boolean isWrong, boolean flagged, boolean anyFlagged) {
      return new Count(
          made + 1,
          wrong + (isWrong ? 1 : 0),
          caught + (isWrong && flagged ? 1 : 0),
          noticed + (isWrong && anyFlagged ? 1 : 0),
          falseAlarms + (!isWrong && flagged ? 1 : 0));
    }
  }

  private final KnowledgeBase knowledgeBase =
      new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
  private final GoldComparison judge;
  private final SignalVotes votes;
  private final Supplier<QuestionBudget> budgets;

  /**
   * @param budgets a fresh budget for reading a database
   */
  public MutationRun(GoldComparison judge, SignalVotes votes, Supplier<QuestionBudget> budgets) {
    this.judge = judge;
    this.votes = votes;
    this.budgets = budgets;
  }

  /**
   * Breaks the gold of each question in every way that applies.
   *
   * @throws SQLException if a database cannot be used
   */
  public Map<Mutation, Count> run(List<EvaluationQuestion> questions, DatabaseAccess databases)
      throws SQLException {
    Map<Mutation, Count> counts = new EnumMap<>(Mutation.class);
    Map<String, List<EvaluationQuestion>> byDatabase =
        EvaluationQuestion.answerableByDatabase(questions);
    for (Map.Entry<String, List<EvaluationQuestion>> database : byDatabase.entrySet()) {
      try (DatabaseAccess.Opened use = databases.open(database.getKey())) {
        QuestionBudget budget = budgets.get();
        ReadOnlyDatabase target = use.database(budget);
        CatalogSnapshot catalog = knowledgeBase.of(target, budget).catalog();
        for (EvaluationQuestion question : database.getValue()) {
          if (ParsedQuery.parse(question.gold().orElseThrow(), target.dialect())
              instanceof ParseOutcome.Parsed parsed) {
            ResolvedQuery gold = parsed.query().resolve(catalog);
            for (Mutation mutation : Mutation.values()) {
              Optional<String> broken = mutation.of(gold, catalog);
              Count before = counts.getOrDefault(mutation, Count.NONE);
              counts.put(mutation, count(before, mutation, broken, question, use.connection()));
            }
          }
        }
      }
    }
    return counts;
  }

  /** With one SQL more, if it could be broken and compared. */
  private Count count(
      Count counted,
      Mutation mutation,
      Optional<String> broken,
      EvaluationQuestion question,
      Connection connection)
      throws SQLException {
    if (broken.isEmpty()) {
      return counted;
    }
    String gold = question.gold().orElseThrow();
    Optional<Judgement> judgement = judge.judge(connection, broken.get(), gold).judgement();
    if (judgement.isEmpty()) {
      return counted;
    }
    SignalVotes.Votes said = votes.of(question, broken.get());
    SignalVotes.Votes before = votes.of(question, gold);
    boolean any =
        said.verdicts().entrySet().stream()
            .anyMatch(
                verdict ->
                    verdict.getValue().equals("flagged") && !before.flagged(verdict.getKey()));
    return counted.and(!judgement.get().benchmark(), said.flagged(mutation.signal()), any);
  }
}

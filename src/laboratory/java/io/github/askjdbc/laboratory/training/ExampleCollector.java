package io.github.askjdbc.laboratory.training;

import com.github.benmanes.caffeine.cache.Cache;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.decision.confidence.ConfidenceFeatures;
import io.github.askjdbc.decision.confidence.FeatureRow;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/** Makes examples of questions: inspects candidates, and compares their rows with the gold's. */
public final class ExampleCollector implements ExampleMaker {

  /** Those behind are seldom chosen, and say nothing that the first ones do not. */
  private static final int MOST_CANDIDATES = 6;

  private final Function<String, QuestionPipeline> pipelines;
  private final DatabaseAccess databases;
  private final GoldComparison judge;
  private final Supplier<QuestionBudget> budgets;
  private final ConfidenceFeatures features = new ConfidenceFeatures();
  private final Cache<RememberingDatabase.Sent, ProbeOutcome> memory =
      RememberingDatabase.newMemory();

  /**
   * @param pipelines by the name of the database
   * @param budgets a fresh budget for each question
   */
  public ExampleCollector(
      Function<String, QuestionPipeline> pipelines,
      DatabaseAccess databases,
      GoldComparison judge,
      Supplier<QuestionBudget> budgets) {
    this.pipelines = pipelines;
    this.databases = databases;
    this.judge = judge;
    this.budgets = budgets;
  }

  @Override
  public List<Example> collect(
      EvaluationQuestion question, String source, Optional<Candidate> given) {
    try {
      String db = databases.databases().without(question.db(), question.hidden());
      try (DatabaseAccess.Opened use = databases.open(db)) {
        QuestionBudget budget = budgets.get();
        InspectedQuestion inspected =
            pipelines
                .apply(question.db())
                .inspect(
                    new Question(question.question(), question.evidence()),
                    given,
                    new RememberingDatabase(
                        use.database(budget), databases.databases().url(db), memory, budget),
                    budget);
        return examples(
            new Asked(question, source), given.map(Candidate::sql), inspected, use.connection());
      }
    } catch (SQLException
        | BudgetExhaustedException
        | EvaluatedDatabases.MissingDatabaseException e) {
      return List.of();
    }
  }

  private List<Example> examples(
      Asked asked, Optional<String> sql, InspectedQuestion inspected, Connection connection) {
    Optional<String> gold = asked.question().gold();
    List<FeatureRow> rows = features.of(inspected);
    List<Example> examples = new ArrayList<>();
    if (rows.isEmpty()) {
      Optional<Judgement> judgement =
          sql.isPresent() && gold.isPresent()
              ? judge.judge(connection, sql.get(), asked.question()).judgement()
              : Optional.empty();
      examples.add(asked.example(0, sql.orElse(""), judgement, Map.of()));
    }
    Set<String> seen = new HashSet<>();
    for (int rank = 0; rank < Math.min(MOST_CANDIDATES, rows.size()); rank++) {
      InspectedCandidate candidate = inspected.candidates().get(rank);
      if (!seen.add(candidate.sql())) {
        continue; // written twice
      }
      String written = candidate.candidate().sql();
      Optional<Judgement> judgement = Optional.empty();
      if (gold.isPresent()) {
        judgement = judge.judge(connection, written, asked.question()).judgement();
        if (judgement.isEmpty()) {
          return List.of();
        }
      }
      examples.add(asked.example(rank, written, judgement, rows.get(rank).values()));
    }
    return examples;
  }

  /** A question, and who writes for it. */
  private record Asked(EvaluationQuestion question, String source) {

    Example example(
        int rank, String sql, Optional<Judgement> judgement, Map<String, Float> features) {
      return new Example(
          question.id(),
          question.db(),
          source,
          question.gold().isPresent() ? "" : question.category().orElse("unanswerable"),
          question.question(),
          sql,
          rank,
          judgement.map(Judgement::benchmark).orElse(false),
          judgement.map(Judgement::strict).orElse(false),
          question.hidden(),
          features);
    }
  }
}

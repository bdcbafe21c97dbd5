package io.github.askjdbc.laboratory.slips;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.text.Runs;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/**
 * A writer that knows the gold and slips in one half of the questions, each time in one part. Its
 * SQL teaches the judge of others' SQL what right SQL is like that our own readers cannot write,
 * and what wrong SQL is like that is otherwise sound: strong writers are made of both.
 */
public final class SlippingWriter {

  private final KnowledgeBase knowledgeBase =
      new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
  private final DatabaseAccess databases;
  private final Supplier<QuestionBudget> budgets;
  private final long seed;

  /**
   * @param budgets a fresh budget for reading a database
   */
  public SlippingWriter(DatabaseAccess databases, Supplier<QuestionBudget> budgets, long seed) {
    this.databases = databases;
    this.budgets = budgets;
    this.seed = seed;
  }

  /**
   * SQL for each question that has gold. A slip may change nothing, so that what is right has to be
   * looked at.
   *
   * @param questions each id once
   * @return in the order of databases
   * @throws EvaluatedDatabases.MissingDatabaseException if a question's database is not there
   */
  public Map<EvaluationQuestion, String> write(List<EvaluationQuestion> questions)
      throws SQLException {
    Map<EvaluationQuestion, String> written = new LinkedHashMap<>();
    for (Map.Entry<String, List<EvaluationQuestion>> database :
        EvaluationQuestion.answerableByDatabase(questions).entrySet()) {
      try (DatabaseAccess.Opened use = databases.open(database.getKey())) {
        QuestionBudget budget = budgets.get();
        ReadOnlyDatabase target = use.database(budget);
        CatalogSnapshot catalog = knowledgeBase.of(target, budget).catalog();
        for (EvaluationQuestion question : database.getValue()) {
          written.put(question, write(question, catalog, target.dialect()));
        }
      }
    }
    return written;
  }

  private String write(EvaluationQuestion question, CatalogSnapshot catalog, Dialect dialect) {
    String gold = question.gold().orElseThrow();
    Random random = new Random(seed ^ question.id().hashCode());
    return random.nextBoolean()
        ? gold
        : source(question, catalog, dialect)
            .flatMap(source -> slipped(source, random))
            .orElse(gold);
  }

  private static Optional<SlipSource> source(
      EvaluationQuestion question, CatalogSnapshot catalog, Dialect dialect) {
    return ParsedQuery.parse(question.gold().orElseThrow(), dialect)
            instanceof ParseOutcome.Parsed parsed
        ? Optional.of(
            new SlipSource(
                parsed.query().resolve(catalog),
                catalog,
                Runs.of(question.question(), Character::isLetter)))
        : Optional.empty();
  }

  /** Kinds of slips are equally likely, and so are the slips of a kind. */
  private static Optional<String> slipped(SlipSource source, Random random) {
    List<List<SlippedPart>> kinds = new ArrayList<>();
    for (Slip slip : Slip.values()) {
      List<SlippedPart> changes = slip.of(source).toList();
      if (!changes.isEmpty()) {
        kinds.add(changes);
      }
    }
    if (kinds.isEmpty()) {
      return Optional.empty();
    }
    List<SlippedPart> kind = kinds.get(random.nextInt(kinds.size()));
    return Optional.of(kind.get(random.nextInt(kind.size())).in(source.query()));
  }
}

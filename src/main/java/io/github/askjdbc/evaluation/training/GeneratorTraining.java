package io.github.askjdbc.evaluation.training;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.AskedDatabases;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.filling.ReadingModel;
import io.github.askjdbc.learning.Folds;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Trains the embedded generator. */
public final class GeneratorTraining {

  private static final int FOLDS = 4;

  private final EvaluatedDatabases databases;
  private final QuestionReader reader;
  private final QueryRunner runner;
  private final long seed;
  private final Consumer<String> log;

  public GeneratorTraining(
      EvaluatedDatabases databases,
      AskedDatabases asked,
      QueryRunner runner,
      Supplier<QuestionBudget> budgets,
      long seed,
      Consumer<String> log) {
    this.databases = databases;
    this.runner = runner;
    this.seed = seed;
    this.log = log;
    KnowledgeBase knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
    this.reader = new QuestionReader(databases, asked, knowledge, budgets);
  }

  public void run(List<EvaluationQuestion> train, List<EvaluationQuestion> tried)
      throws SQLException {
    List<TrainingQuestion> questions = read(train);
    log.accept("read " + questions.size() + " questions");
    if (System.getProperty("roundtrip") != null) {
      log.accept(RoundTrip.of(questions, databases, new ExecutionMatch(runner)).toString());
    }
    Folds folds =
        Folds.byGroup(questions.stream().map(TrainingQuestion::db).toList(), FOLDS, seed);
    ReadingReport outOfFold = new ReadingReport();
    for (int fold = 0; fold < folds.count(); fold++) {
      ReadingModel model = new ReadingTrainer(chosen(questions, folds.rest(fold)), seed).train();
      for (int held : folds.held(fold)) {
        TrainingQuestion question = questions.get(held);
        Reading reading = model.read(question.features());
        outOfFold.add(question, reading);
      }
      log.accept("fold " + fold);
    }
    log.accept("out of fold: " + outOfFold);
  }

  private static List<TrainingQuestion> chosen(List<TrainingQuestion> all, int[] places) {
    return Arrays.stream(places).mapToObj(all::get).toList();
  }

  List<TrainingQuestion> read(List<EvaluationQuestion> questions) throws SQLException {
    Map<String, List<EvaluationQuestion>> byDb = new TreeMap<>();
    questions.forEach(q -> byDb.computeIfAbsent(q.db(), db -> new ArrayList<>()).add(q));
    List<TrainingQuestion> read = new ArrayList<>();
    for (Map.Entry<String, List<EvaluationQuestion>> entry : byDb.entrySet()) {
      read.addAll(reader.read(entry.getKey(), entry.getValue()));
    }
    return read;
  }
}

package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.generation.embedded.GeneratorModel;
import io.github.askjdbc.generation.embedded.filling.Proposer;
import io.github.askjdbc.generation.embedded.filling.Reading;
import io.github.askjdbc.generation.embedded.filling.ReadingModel;
import io.github.askjdbc.generation.embedded.filling.SketchPool;
import io.github.askjdbc.generation.embedded.ranking.ProposalOrder;
import io.github.askjdbc.generation.embedded.ranking.Ranker;
import io.github.askjdbc.laboratory.training.WordLists;
import io.github.askjdbc.learning.Folds;
import io.github.askjdbc.learning.NamedTrees;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Trains the embedded generator. */
public final class GeneratorTraining {

  /** About a fifth of a second. */
  private static final long PROPOSAL_STEPS = 10_000_000;

  private final EvaluatedDatabases databases;
  private final QuestionReader reader;
  private final QueryRunner runner;
  private final ProposalRunner proposals = new ProposalRunner(PROPOSAL_STEPS);
  private final int foldCount;
  private final Workers workers;
  private final long seed;

  /**
   * How much is done at a time.
   *
   * @param folds parts of the databases, each held out once
   * @param threads that train; the result is the same with any number
   * @param seed of everything that is drawn
   */
  public record Plan(int folds, int threads, long seed) {}

  public GeneratorTraining(
      DatabaseAccess databases, QueryRunner runner, Supplier<QuestionBudget> budgets, Plan plan) {
    this.databases = databases.databases();
    this.runner = runner;
    this.foldCount = plan.folds();
    this.workers = new Workers(plan.threads());
    this.seed = plan.seed();
    KnowledgeBase knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
    this.reader = new QuestionReader(databases, knowledge, budgets);
  }

  /**
   * Learns from questions with gold, and tries the result on others.
   *
   * @param log is told how well it does
   */
  public TrainedGenerators run(
      List<EvaluationQuestion> train, List<List<EvaluationQuestion>> tried, Consumer<String> log)
      throws SQLException {
    List<TrainingQuestion> questions = learned(train, log);
    Folds folds =
        Folds.byGroup(questions.stream().map(TrainingQuestion::db).toList(), foldCount, seed);
    List<Held> parts = parts(questions, folds);
    List<LabelledProposals> labelled = new ArrayList<>();
    List<Integer> foldOf = new ArrayList<>();
    Map<String, Integer> foldOfDb = new TreeMap<>();
    ReadingReport outOfFold = new ReadingReport();
    for (int fold = 0; fold < folds.count(); fold++) {
      outOfFold.add(parts.get(fold).report());
      for (LabelledProposals one : parts.get(fold).labelled()) {
        foldOfDb.put(one.question().db(), fold);
        labelled.add(one);
        foldOf.add(fold);
      }
    }
    log.accept("out of fold: " + outOfFold);
    OutOfFoldRanking ranking =
        OutOfFoldRanking.of(labelled, foldOf, foldCount, new RankerTrainer(seed), workers);
    NamedTrees trust = new RankerTrainer(seed).trust(labelled, ranking.margins());
    Held whole = parts.get(foldCount);
    report(ranking, labelled, log);
    for (List<EvaluationQuestion> set : tried) {
      Held other = held(whole.model(), questions, read(set, Optional.empty()));
      report(other, ranking.order(), trust, ranking.trusted(labelled, false), log);
    }
    List<GeneratorModel> heldOut = new ArrayList<>();
    for (int fold = 0; fold < foldCount; fold++) {
      ReadingModel reading = parts.get(fold).model();
      List<TrainingQuestion> rest = chosen(questions, folds.rest(fold));
      heldOut.add(model(reading, rest, ranking.rankers().get(fold)));
    }
    Ranker ranker = new Ranker(ranking.order(), trust);
    return new TrainedGenerators(model(whole.model(), questions, ranker), heldOut, foldOfDb);
  }

  private static GeneratorModel model(
      ReadingModel reading, List<TrainingQuestion> learned, Ranker ranker) {
    return new GeneratorModel(
        WordLists.origin(GeneratorModel.COMMAND), reading, pool(learned), ranker);
  }

  private List<TrainingQuestion> learned(List<EvaluationQuestion> train, Consumer<String> log)
      throws SQLException {
    List<TrainingQuestion> questions = read(train, Optional.of(new Rewording(seed)));
    List<TrainingQuestion> plain = questions.stream().filter(q -> !q.reworded()).toList();
    log.accept(
        "read %d questions and %d other wordings of them"
            .formatted(plain.size(), questions.size() - plain.size()));
    log.accept(RoundTrip.of(plain, databases, new ExecutionMatch(runner)).toString());
    return questions;
  }

  /** For each fold what is learned without it, and proposed for it; then what is learned of all. */
  private List<Held> parts(List<TrainingQuestion> questions, Folds folds) throws SQLException {
    List<Callable<Held>> work = new ArrayList<>();
    for (int fold = 0; fold < folds.count(); fold++) {
      List<TrainingQuestion> rest = chosen(questions, folds.rest(fold));
      List<TrainingQuestion> held = chosen(questions, folds.held(fold));
      work.add(() -> held(new ReadingTrainer(rest, seed).train(), rest, held));
    }
    work.add(() -> held(new ReadingTrainer(questions, seed).train(), questions, List.of()));
    return workers.results(work);
  }

  private static void report(
      OutOfFoldRanking ranking, List<LabelledProposals> labelled, Consumer<String> log) {
    List<Coverage.Scored> trusted = ranking.trusted(labelled, false);
    log.accept("out of fold: " + ranking.report(labelled, false));
    log.accept("out of fold:" + Coverage.at(trusted, trusted));
    log.accept("out of fold, reworded: " + ranking.report(labelled, true));
  }

  private static void report(
      Held other,
      ProposalOrder order,
      NamedTrees trust,
      List<Coverage.Scored> trusted,
      Consumer<String> log) {
    List<LabelledProposals> proposals = other.labelled();
    List<double[]> margins =
        proposals.stream().map(p -> OutOfFoldRanking.scores(order, p)).toList();
    log.accept("tried: " + other.report());
    log.accept("tried: " + RankingReport.of(proposals, margins));
    log.accept("tried:" + Coverage.at(Coverage.scored(trust, proposals, margins), trusted));
  }

  /** A model of some questions, and what it proposes for others. */
  private record Held(ReadingModel model, List<LabelledProposals> labelled, ReadingReport report) {}

  private static SketchPool pool(List<TrainingQuestion> questions) {
    return SketchPool.of(
        questions.stream()
            .filter(question -> !question.reworded())
            .flatMap(question -> question.sketch().stream())
            .toList());
  }

  private Held held(
      ReadingModel model, List<TrainingQuestion> learned, List<TrainingQuestion> asked)
      throws SQLException {
    ProposalLabeller labeller = new ProposalLabeller(new Proposer(pool(learned)), proposals);
    ReadingReport report = new ReadingReport();
    List<LabelledProposals> labelled = new ArrayList<>();
    Map<String, List<TrainingQuestion>> byDb =
        asked.stream()
            .collect(
                Collectors.groupingBy(
                    TrainingQuestion::db, LinkedHashMap::new, Collectors.toList()));
    for (Map.Entry<String, List<TrainingQuestion>> questions : byDb.entrySet()) {
      try (Connection connection = databases.connect(questions.getKey())) {
        for (TrainingQuestion question : questions.getValue()) {
          Reading reading = model.read(question.features());
          if (!question.reworded()) {
            report.add(question, reading);
          }
          labelled.add(labeller.label(question, reading, connection));
        }
      }
    }
    return new Held(model, labelled, report);
  }

  private static List<TrainingQuestion> chosen(List<TrainingQuestion> all, int[] places) {
    return Arrays.stream(places).mapToObj(all::get).toList();
  }

  private List<TrainingQuestion> read(
      List<EvaluationQuestion> questions, Optional<Rewording> rewording) throws SQLException {
    Map<String, List<EvaluationQuestion>> byDb = new TreeMap<>();
    questions.forEach(q -> byDb.computeIfAbsent(q.db(), db -> new ArrayList<>()).add(q));
    List<TrainingQuestion> read = new ArrayList<>();
    for (Map.Entry<String, List<EvaluationQuestion>> entry : byDb.entrySet()) {
      read.addAll(reader.read(entry.getKey(), entry.getValue(), rewording));
    }
    return read;
  }
}

package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.evaluation.matching.ExecutionMatch;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.measures.Count;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.AskedDatabases;
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
import io.github.askjdbc.learning.ModelOrigin;
import io.github.askjdbc.learning.NamedTrees;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Trains the embedded generator. */
public final class GeneratorTraining {

  /** About a fifth of a second. */
  private static final long PROPOSAL_STEPS = 10_000_000;

  private final EvaluatedDatabases databases;
  private final QuestionReader reader;
  private final QueryRunner runner;
  private final ProposalRunner proposals;
  private final int foldCount;
  private final Workers workers;
  private final long seed;
  private final Consumer<String> log;

  public GeneratorTraining(
      EvaluatedDatabases databases,
      AskedDatabases asked,
      QueryRunner runner,
      Supplier<QuestionBudget> budgets,
      int foldCount,
      int threads,
      long seed,
      Consumer<String> log) {
    this.databases = databases;
    this.runner = runner;
    this.proposals = new ProposalRunner(PROPOSAL_STEPS);
    this.foldCount = foldCount;
    this.workers = new Workers(threads);
    this.seed = seed;
    this.log = log;
    KnowledgeBase knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime);
    this.reader = new QuestionReader(databases, asked, knowledge, budgets);
  }

  /** Learns from questions with gold, and logs how well the result does on others. */
  public TrainedGenerators run(List<EvaluationQuestion> train, List<List<EvaluationQuestion>> tried)
      throws SQLException {
    List<TrainingQuestion> questions = read(train, Optional.of(new Rewording(seed)));
    List<TrainingQuestion> plain = questions.stream().filter(q -> !q.reworded()).toList();
    log.accept(
        "read "
            + plain.size()
            + " questions and "
            + (questions.size() - plain.size())
            + " other wordings of them");
    log.accept(RoundTrip.of(plain, databases, new ExecutionMatch(runner)).toString());
    Folds folds =
        Folds.byGroup(questions.stream().map(TrainingQuestion::db).toList(), foldCount, seed);
    List<Callable<Held>> work = new ArrayList<>();
    for (int fold = 0; fold < folds.count(); fold++) {
      List<TrainingQuestion> rest = chosen(questions, folds.rest(fold));
      List<TrainingQuestion> held = chosen(questions, folds.held(fold));
      work.add(() -> held(new ReadingTrainer(rest, seed).train(), rest, held));
    }
    work.add(() -> held(new ReadingTrainer(questions, seed).train(), questions, List.of()));
    List<Held> parts = workers.results(work);
    ReadingReport outOfFold = new ReadingReport();
    List<LabelledProposals> labelled = new ArrayList<>();
    List<Integer> foldOf = new ArrayList<>();
    Map<String, Integer> foldOfDb = new TreeMap<>();
    for (int fold = 0; fold < folds.count(); fold++) {
      outOfFold.add(parts.get(fold).report());
      for (LabelledProposals one : parts.get(fold).labelled()) {
        foldOfDb.put(one.question().db(), fold);
        labelled.add(one);
        foldOf.add(fold);
      }
    }
    log.accept("out of fold: " + outOfFold);
    OutOfFold ranking = rank(labelled, foldOf);
    List<Coverage.Scored> trusted = ranking.trusted(labelled, false);
    log.accept("out of fold: " + ranking.report(labelled, false));
    log.accept("out of fold:" + Coverage.at(trusted, trusted));
    log.accept("out of fold, reworded: " + ranking.report(labelled, true));
    ReadingModel model = parts.get(foldCount).model();
    ProposalOrder order = ranking.order();
    NamedTrees trust = new RankerTrainer(seed).trust(labelled, ranking.margins());
    for (List<EvaluationQuestion> set : tried) {
      Held other = held(model, questions, read(set, Optional.empty()));
      List<LabelledProposals> proposals = other.labelled();
      List<double[]> margins = proposals.stream().map(p -> scores(order, p)).toList();
      log.accept("tried: " + other.report());
      log.accept("tried: " + RankingReport.of(proposals, margins));
      log.accept("tried:" + Coverage.at(Coverage.scored(trust, proposals, margins), trusted));
    }
    ModelOrigin origin = WordLists.origin(GeneratorModel.COMMAND);
    List<GeneratorModel> heldOut = new ArrayList<>();
    for (int fold = 0; fold < foldCount; fold++) {
      SketchPool rest = pool(chosen(questions, folds.rest(fold)));
      heldOut.add(
          new GeneratorModel(
              origin, parts.get(fold).model(), rest, ranking.rankers().get(fold)));
    }
    return new TrainedGenerators(
        new GeneratorModel(origin, model, pool(questions), new Ranker(order, trust)),
        heldOut,
        foldOfDb);
  }

  /** A model of some questions, and what it proposes for others. */
  private record Held(ReadingModel model, List<LabelledProposals> labelled, ReadingReport report) {}

  /**
   * What rankers made of questions that they did not see.
   *
   * @param order a ranker that saw all of them
   */
  private record OutOfFold(
      List<double[]> margins,
      List<Coverage.Scored> trusted,
      List<Ranker> rankers,
      ProposalOrder order) {

    RankingReport report(List<LabelledProposals> labelled, boolean reworded) {
      return RankingReport.of(
          only(labelled, labelled, reworded), only(margins, labelled, reworded));
    }

    List<Coverage.Scored> trusted(List<LabelledProposals> labelled, boolean reworded) {
      return only(trusted, labelled, reworded);
    }

    private static <T> List<T> only(
        List<T> all, List<LabelledProposals> labelled, boolean reworded) {
      return IntStream.range(0, all.size())
          .filter(i -> labelled.get(i).question().reworded() == reworded)
          .mapToObj(all::get)
          .toList();
    }
  }

  private OutOfFold rank(List<LabelledProposals> labelled, List<Integer> foldOf)
      throws SQLException {
    RankerTrainer trainer = new RankerTrainer(seed);
    List<double[]> margins = new ArrayList<>(Collections.nCopies(labelled.size(), new double[0]));
    List<Callable<ProposalOrder>> work = new ArrayList<>();
    for (int fold = 0; fold < foldCount; fold++) {
      List<LabelledProposals> rest = of(labelled, foldOf, fold, false);
      work.add(() -> trainer.order(rest));
    }
    work.add(() -> trainer.order(labelled));
    List<ProposalOrder> orders = workers.results(work);
    for (int fold = 0; fold < foldCount; fold++) {
      ProposalOrder order = orders.get(fold);
      for (int i = 0; i < labelled.size(); i++) {
        if (foldOf.get(i) == fold) {
          margins.set(i, scores(order, labelled.get(i)));
        }
      }
    }
    List<Coverage.Scored> trusted =
        new ArrayList<>(Collections.nCopies(labelled.size(), new Coverage.Scored(0, false)));
    List<Ranker> rankers = new ArrayList<>();
    for (int fold = 0; fold < foldCount; fold++) {
      NamedTrees trust =
          trainer.trust(of(labelled, foldOf, fold, false), of(margins, foldOf, fold, false));
      rankers.add(new Ranker(orders.get(fold), trust));
      List<Coverage.Scored> held =
          Coverage.scored(trust, of(labelled, foldOf, fold, true), of(margins, foldOf, fold, true));
      int next = 0;
      for (int i = 0; i < labelled.size(); i++) {
        if (foldOf.get(i) == fold) {
          trusted.set(i, held.get(next++));
        }
      }
    }
    return new OutOfFold(margins, trusted, rankers, orders.get(foldCount));
  }

  private static <T> List<T> of(List<T> all, List<Integer> foldOf, int fold, boolean held) {
    List<T> chosen = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if ((foldOf.get(i) == fold) == held) {
        chosen.add(all.get(i));
      }
    }
    return chosen;
  }

  private static double[] scores(ProposalOrder order, LabelledProposals question) {
    return question.rows().stream().mapToDouble(order::margin).toArray();
  }

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

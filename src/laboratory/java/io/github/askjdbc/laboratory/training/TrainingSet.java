package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.decision.confidence.CatalogFeatures;
import io.github.askjdbc.decision.confidence.ShapeModel;
import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.laboratory.confidence.ConfidenceTrainer;
import io.github.askjdbc.laboratory.confidence.Labelled;
import io.github.askjdbc.laboratory.confidence.ScorerKind;
import io.github.askjdbc.laboratory.confidence.ShapeTrainer;
import io.github.askjdbc.learning.Folds;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Examples with the fit of their SQL to the wording of the question: from a model of all training
 * questions for other databases, and from one of the other half of the databases for those that it
 * was trained on.
 *
 * @param parts with that fit
 */
public record TrainingSet(ShapeModel shapes, Collected parts) {

  /** What scores the driver's own SQL. */
  public static final ScorerKind OWN = ScorerKind.MORE_BOOSTED_TREES;

  /** What recorded SQL is scored by where it alone is compared; what is shipped has fewer trees. */
  public static final ScorerKind RECORDED = ScorerKind.ENSEMBLE;

  private static final int HALVES = 2;
  private static final double LOOKS_RIGHT = 0.5;

  /**
   * Examples as they were collected.
   *
   * @param train the pipeline's own SQL on the training databases
   * @param further the same on databases of other kinds
   * @param validation the same on databases that nothing of its own is learned from
   * @param recorded other systems' SQL on those
   * @param replied language models' SQL on these and on others, for unanswerable questions too
   * @param slipped the gold of the training questions, one half of it with a slip, and near gold
   *     for questions that have none
   */
  public record Collected(
      List<Example> train,
      List<Example> further,
      List<Example> validation,
      List<Example> recorded,
      List<Example> replied,
      List<Example> slipped) {

    public Collected {
      train = List.copyOf(train);
      further = List.copyOf(further);
      validation = List.copyOf(validation);
      recorded = List.copyOf(recorded);
      replied = List.copyOf(replied);
      slipped = List.copyOf(slipped);
    }
  }

  /**
   * @param questions of the training databases, with gold in SQLite's dialect
   * @param known the fit of other databases' SQL; trained on the questions where it is empty
   */
  public static TrainingSet of(
      List<EvaluationQuestion> questions,
      Collected collected,
      Optional<ShapeModel> known,
      long seed) {
    List<String> dbs = new ArrayList<>();
    List<ShapeTrainer.Pair> pairs = new ArrayList<>();
    for (EvaluationQuestion question : questions) {
      question
          .gold()
          .flatMap(TrainingSet::parsed)
          .ifPresent(
              query -> {
                dbs.add(question.db());
                pairs.add(new ShapeTrainer.Pair(question.question(), query));
              });
    }
    Folds folds = Folds.byGroup(dbs, HALVES, seed);
    Map<String, Integer> halfOf = new TreeMap<>();
    IntStream.range(0, dbs.size()).forEach(row -> halfOf.put(dbs.get(row), folds.of(row)));
    List<ShapeModel> others =
        IntStream.range(0, HALVES)
            .mapToObj(
                half ->
                    ShapeTrainer.train(
                        IntStream.of(folds.rest(half)).mapToObj(pairs::get).toList(), seed))
            .toList();
    ShapeModel all = known.orElseGet(() -> ShapeTrainer.train(pairs, seed));
    FeaturePool pool = new FeaturePool();
    UnaryOperator<List<Example>> byAll =
        examples -> examples.stream().map(example -> fitted(example, all, pool)).toList();
    UnaryOperator<List<Example>> byOthers =
        examples ->
            examples.stream()
                .map(
                    example ->
                        fitted(example, others.get(halfOf.getOrDefault(example.db(), 0)), pool))
                .toList();
    return new TrainingSet(
        all,
        new Collected(
            byOthers.apply(collected.train()),
            byAll.apply(collected.further()),
            byAll.apply(collected.validation()),
            byAll.apply(collected.recorded()),
            byAll.apply(collected.replied()),
            byOthers.apply(collected.slipped())));
  }

  /** The pipeline's own SQL on the training databases. */
  public List<Example> train() {
    return parts.train();
  }

  /** The same on other databases. */
  public List<Example> validation() {
    return parts.validation();
  }

  /** Other systems' SQL. */
  public List<Example> recorded() {
    return parts.recorded();
  }

  /** What the judge of others' SQL learns from. */
  public GivenSql given() {
    return new GivenSql(
        parts.recorded(),
        parts.replied(),
        Stream.concat(parts.train().stream(), parts.further().stream()).toList(),
        parts.slipped());
  }

  /**
   * With further features of the training questions.
   *
   * @param features by {@link Example#asked}
   */
  TrainingSet withFeatures(Map<String, Map<String, Float>> features) {
    FeaturePool pool = new FeaturePool();
    List<Example> more =
        train().stream()
            .map(
                example -> {
                  Map<String, Float> all = new TreeMap<>(example.features());
                  if (example.candidate()) {
                    all.putAll(features.getOrDefault(example.asked(), Map.of()));
                  }
                  return example.with(pool.pooled(all));
                })
            .toList();
    return new TrainingSet(
        shapes,
        new Collected(
            more,
            parts.further(),
            parts.validation(),
            parts.recorded(),
            parts.replied(),
            parts.slipped()));
  }

  /** The model of the pipeline's own SQL. */
  public ConfidenceTrainer.Trained own(ScorerKind scorer, long seed) {
    return ConfidenceTrainer.train(labelled(), scorer, seed);
  }

  /**
   * The pipeline's own SQL on the training databases, each by models of others.
   *
   * @param own of this set
   */
  public MixedConfidence outOfFold(
      ConfidenceTrainer.Trained own, double threshold, MatchForm form) {
    IdentityHashMap<Example, Double> probabilities = new IdentityHashMap<>();
    List<Example> rows = learned();
    for (int i = 0; i < rows.size(); i++) {
      probabilities.put(rows.get(i), own.heldOut().get(i));
    }
    List<Example> measured = train().stream().filter(example -> !example.moved()).toList();
    return MixedConfidence.of(measured, probabilities::get, threshold, form);
  }

  /** The same on other databases. */
  public MixedConfidence tried(ConfidenceTrainer.Trained own, double threshold, MatchForm form) {
    return MixedConfidence.of(
        validation(), row -> own.probability(row.features()), threshold, form);
  }

  /** The models to be shipped. */
  public TrainedModels models(long seed) {
    ConfidenceTrainer.Trained ownModel = own(OWN, seed);
    return new TrainedModels(
        WordLists.origin(TrainedModels.COMMAND),
        shapes,
        ownModel.model(),
        withoutAnswer(ownModel),
        given().model(MatchForm.BENCHMARK, seed),
        outcomes(ownModel.heldOut()));
  }

  /**
   * Others with a new judge of others' SQL. The fit of what it judges comes from their own shapes,
   * so that it is trained on that fit, too.
   *
   * @param others with the shapes of this set
   */
  public TrainedModels judge(TrainedModels others, long seed) {
    return new TrainedModels(
        others.origin(),
        others.shapes(),
        others.own(),
        others.withoutAnswer(),
        given().model(MatchForm.BENCHMARK, seed),
        others.outcomes());
  }

  /**
   * Of the training questions whose surest candidate looks right and is not, the share that has no
   * answer; all of them where there are none.
   *
   * @param own of this set
   */
  public double withoutAnswer(ConfidenceTrainer.Trained own) {
    List<HeldOut> wrong =
        outOfFold(own, LOOKS_RIGHT, MatchForm.STRICT).questions().stream()
            .filter(one -> one.probability() >= LOOKS_RIGHT)
            .filter(one -> !one.example().right(MatchForm.STRICT))
            .toList();
    long without = wrong.stream().filter(one -> !one.example().answerable()).count();
    return wrong.isEmpty() ? 1 : (double) without / wrong.size();
  }

  /** The pipeline's own candidates for training questions. */
  List<Labelled> labelled() {
    return learned().stream().map(TrainingSet::labelled).toList();
  }

  /** Without how many columns the catalog has, which would tell single databases. */
  private static Labelled labelled(Example row) {
    Map<String, Float> features = new TreeMap<>(row.features());
    features.remove(CatalogFeatures.COLUMNS);
    return new Labelled(row.db(), row.asked(), features, row.right(MatchForm.STRICT));
  }

  private List<Example> learned() {
    return train().stream().filter(Example::candidate).toList();
  }

  /** The surest candidate of each training question, held out. */
  List<ScoredSql> outcomes(List<Double> heldOut) {
    List<Example> rows = learned();
    Map<String, ScoredSql> best = new LinkedHashMap<>();
    for (int i = 0; i < heldOut.size(); i++) {
      if (rows.get(i).moved()) {
        continue;
      }
      ScoredSql scored = new ScoredSql(heldOut.get(i), rows.get(i).right(MatchForm.STRICT));
      best.merge(
          rows.get(i).asked(),
          scored,
          (one, other) -> other.confidence() > one.confidence() ? other : one);
    }
    return List.copyOf(best.values());
  }

  private static Example fitted(Example example, ShapeModel shapes, FeaturePool pool) {
    Map<String, Float> features = new TreeMap<>(example.features());
    if (example.candidate()) {
      parsed(example.sql())
          .ifPresent(query -> features.putAll(shapes.expected(example.question()).fit(query)));
    }
    return example.with(pool.pooled(features));
  }

  private static Optional<ParsedQuery> parsed(String sql) {
    return ParsedQuery.parse(sql, Dialect.SQLITE) instanceof ParseOutcome.Parsed parsed
        ? Optional.of(parsed.query())
        : Optional.empty();
  }
}

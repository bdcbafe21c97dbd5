package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.filling.ReadingModel;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import io.github.askjdbc.generation.embedded.roles.OperatorModel;
import io.github.askjdbc.generation.embedded.roles.Pairing;
import io.github.askjdbc.generation.embedded.roles.Role;
import io.github.askjdbc.generation.embedded.roles.RoleExample;
import io.github.askjdbc.generation.embedded.roles.RoleModel;
import io.github.askjdbc.generation.embedded.roles.StackedModel;
import io.github.askjdbc.generation.embedded.roles.TableRole;
import io.github.askjdbc.generation.embedded.sketch.Fact;
import io.github.askjdbc.generation.embedded.sketch.Factor;
import io.github.askjdbc.generation.embedded.sketch.SketchFeatures;
import io.github.askjdbc.generation.embedded.sketch.SketchModel;
import io.github.askjdbc.laboratory.learning.Boosting;
import io.github.askjdbc.laboratory.learning.LinearSettings;
import io.github.askjdbc.laboratory.learning.LinearTrainer;
import io.github.askjdbc.laboratory.learning.TreeSettings;
import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.Folds;
import io.github.askjdbc.learning.LogisticRegression;
import io.github.askjdbc.learning.NamedTrees;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** Trains the models that read a question before anything is filled in. */
final class ReadingTrainer {

  private static final int INNER_FOLDS = 2;
  private static final int ROLE_BITS = 18;
  private static final int RAREST_LABEL = 3;

  /** Stands beside a label that has no other, as a model needs two; no query has it. */
  private static final String NO_LABEL = "none";

  /** Of the columns and tables that a question does not mention, one in so many is learned from. */
  private static final int KEPT_OF_UNMENTIONED = 4;

  private final long seed;
  private final List<TrainingQuestion> questions;
  private final float[][] facts;
  private List<Features> rows = List.of();

  /**
   * @param questions those with gold are learned from
   */
  ReadingTrainer(List<TrainingQuestion> questions, long seed) {
    this.seed = seed;
    this.questions = questions.stream().filter(q -> q.sketch().isPresent()).toList();
    this.facts = new float[this.questions.size()][Fact.values().length];
  }

  ReadingModel train() {
    SketchModel sketches = sketches();
    return new ReadingModel(sketches, roles());
  }

  private LinearSettings sketchSettings() {
    return new LinearSettings(1 << SketchFeatures.BITS, 0.3, 1, 6, 0.2, seed);
  }

  private LinearSettings roleSettings() {
    return new LinearSettings(1 << ROLE_BITS, 0.3, 2, 4, 0.1, seed);
  }

  private SketchModel sketches() {
    rows = Frequent.only(questions.stream().map(q -> q.features().sketch()).toList());
    Map<Factor, SketchModel.FactorModel> factors = new EnumMap<>(Factor.class);
    for (Factor factor : Factor.values()) {
      factors.put(factor, factor(factor));
    }
    Map<Fact, LogisticRegression> models = new EnumMap<>(Fact.class);
    Folds folds = folds(questions.stream().map(TrainingQuestion::db).toList());
    for (Fact fact : Fact.values()) {
      double[] targets = targets(q -> fact.of(q.sketch().orElseThrow()) ? 1 : 0);
      for (int fold = 0; fold < folds.count(); fold++) {
        LogisticRegression part =
            linear(rows, targets, all(targets.length), folds.rest(fold), sketchSettings());
        for (int held : folds.held(fold)) {
          facts[held][models.size()] = (float) part.margin(rows.get(held));
        }
      }
      models.put(fact, LinearTrainer.logistic(rows, targets, sketchSettings()));
    }
    return new SketchModel(factors, models);
  }

  private double[] targets(ToDoubleFunction<TrainingQuestion> target) {
    return questions.stream().mapToDouble(target).toArray();
  }

  private SketchModel.FactorModel factor(Factor factor) {
    Map<String, Integer> counts = new TreeMap<>();
    for (TrainingQuestion question : questions) {
      counts.merge(label(question, factor), 1, Integer::sum);
    }
    List<String> labels =
        counts.entrySet().stream()
            .filter(entry -> entry.getValue() >= RAREST_LABEL)
            .map(Map.Entry::getKey)
            .collect(Collectors.toCollection(ArrayList::new));
    if (labels.size() < 2) {
      labels.add(NO_LABEL);
    }
    List<Features> chosen = new ArrayList<>();
    List<Integer> classes = new ArrayList<>();
    for (int at = 0; at < questions.size(); at++) {
      int place = labels.indexOf(label(questions.get(at), factor));
      if (place >= 0) {
        chosen.add(rows.get(at));
        classes.add(place);
      }
    }
    return new SketchModel.FactorModel(
        labels,
        LinearTrainer.multinomial(
            chosen, classes.stream().mapToInt(i -> i).toArray(), labels.size(), sketchSettings()));
  }

  private static String label(TrainingQuestion question, Factor factor) {
    return question.sketch().orElseThrow().labels().get(factor);
  }

  private Folds folds(List<String> groups) {
    return Folds.byGroup(groups, INNER_FOLDS, seed);
  }

  private static double[] all(int count) {
    double[] ones = new double[count];
    Arrays.fill(ones, 1);
    return ones;
  }

  private static LogisticRegression linear(
      List<Features> rows,
      double[] targets,
      double[] importance,
      int[] chosen,
      LinearSettings settings) {
    List<Features> part = new ArrayList<>();
    double[] wanted = new double[chosen.length];
    double[] weights = new double[chosen.length];
    for (int i = 0; i < chosen.length; i++) {
      part.add(rows.get(chosen[i]));
      wanted[i] = targets[chosen[i]];
      weights[i] = importance[chosen[i]];
    }
    return LinearTrainer.logistic(part, wanted, weights, settings);
  }

  private RoleModel roles() {
    Map<Role, StackedModel> columns = new EnumMap<>(Role.class);
    for (Role role : Role.values()) {
      columns.put(
          role,
          stacked(
              StackedModel.ofColumns(),
              at -> questions.get(at).features().columns(),
              (q, column) -> q.slots().orElseThrow().plays(column, role)));
    }
    Map<TableRole, StackedModel> tables = new EnumMap<>(TableRole.class);
    tables.put(
        TableRole.USED,
        stacked(
            StackedModel.ofTables(),
            at -> questions.get(at).features().tables(),
            (q, table) -> q.slots().orElseThrow().uses(table)));
    tables.put(
        TableRole.OUTER,
        stacked(
            StackedModel.ofTables(),
            at -> questions.get(at).features().tables(),
            (q, table) -> q.slots().orElseThrow().usesOutside(table)));
    StackedModel pairs =
        stacked(
            StackedModel.ofPairs(),
            at -> questions.get(at).features().pairs(),
            ReadingTrainer::belongs);
    return new RoleModel(columns, tables, pairs, operators());
  }

  private static boolean belongs(TrainingQuestion question, int place) {
    Pairing pairing = question.features().pairings().get(place);
    ValueMention value = question.features().mentions().values().get(pairing.value());
    return question.slots().orElseThrow().comparisons().stream()
        .anyMatch(
            c ->
                c.column().isPresent()
                    && c.column().getAsInt() == pairing.column()
                    && GoldValues.means(value, pairing.stored(), c.value()));
  }

  /** Whether the thing at a place of a question is what is looked for. */
  private interface Target {
    boolean of(TrainingQuestion question, int place);
  }

  /** What a stacked model is trained on, one of each at the same place. */
  private static final class Examples {
    private final List<RoleExample> all = new ArrayList<>();
    private final List<String> groups = new ArrayList<>();
    private final List<float[]> ofQuestion = new ArrayList<>();
    private final List<Double> targets = new ArrayList<>();
    private final List<Double> importance = new ArrayList<>();

    private static double[] numbers(List<Double> all) {
      return all.stream().mapToDouble(Double::doubleValue).toArray();
    }
  }

  private Examples examples(IntFunction<List<RoleExample>> examples, Target target) {
    Examples kept = new Examples();
    Random random = new Random(seed);
    for (int at = 0; at < questions.size(); at++) {
      TrainingQuestion question = questions.get(at);
      List<RoleExample> own = examples.apply(at);
      for (int place = 0; place < own.size(); place++) {
        boolean positive = target.of(question, place);
        boolean mentioned = own.get(place).mentioned();
        if (!positive && !mentioned && random.nextInt(KEPT_OF_UNMENTIONED) > 0) {
          continue;
        }
        kept.importance.add(positive || mentioned ? 1.0 : KEPT_OF_UNMENTIONED);
        kept.all.add(own.get(place));
        kept.groups.add(question.db());
        kept.ofQuestion.add(facts[at]);
        kept.targets.add(positive ? 1.0 : 0.0);
      }
    }
    return kept;
  }

  private StackedModel stacked(
      Columns columns, IntFunction<List<RoleExample>> examples, Target target) {
    Examples kept = examples(examples, target);
    double[] targets = Examples.numbers(kept.targets);
    double[] weights = Examples.numbers(kept.importance);
    double[] odds = new double[targets.length];
    List<Features> sparse = Frequent.only(kept.all.stream().map(RoleExample::sparse).toList());
    Folds folds = folds(kept.groups);
    for (int fold = 0; fold < folds.count(); fold++) {
      LogisticRegression part = linear(sparse, targets, weights, folds.rest(fold), roleSettings());
      for (int held : folds.held(fold)) {
        odds[held] = part.margin(sparse.get(held));
      }
    }
    float[][] dense = new float[targets.length][];
    for (int i = 0; i < dense.length; i++) {
      dense[i] = StackedModel.row(kept.all.get(i), kept.ofQuestion.get(i), odds[i]);
    }
    TreeSettings trees = TreeSettings.boosting(seed).withTrees(100).withLeaves(24).withMinRows(30);
    return new StackedModel(
        LinearTrainer.logistic(sparse, targets, weights, roleSettings()),
        new NamedTrees(columns, Boosting.train(dense, targets, weights, trees)));
  }

  private OperatorModel operators() {
    List<Features> rows = new ArrayList<>();
    List<Integer> right = new ArrayList<>();
    List<Comparing> classes = List.of(Comparing.values());
    for (TrainingQuestion question : questions) {
      for (ValueMention value : question.features().mentions().values()) {
        rows.add(question.features().operators().get(value.number()));
        right.add(classes.indexOf(GoldValues.operator(value, question.slots().orElseThrow())));
      }
    }
    return new OperatorModel(
        classes,
        LinearTrainer.multinomial(
            rows,
            right.stream().mapToInt(Integer::intValue).toArray(),
            classes.size(),
            roleSettings()));
  }
}

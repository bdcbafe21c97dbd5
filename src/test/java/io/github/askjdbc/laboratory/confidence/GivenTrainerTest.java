package io.github.askjdbc.laboratory.confidence;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.confidence.CatalogFeatures;
import io.github.askjdbc.decision.confidence.GivenModels;
import io.github.askjdbc.laboratory.confidence.GivenTrainer.Judged;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GivenTrainerTest {

  private static final float FEW = 12;
  private static final float MANY = 90;

  /**
   * Without an answer is what has a noun that is nowhere where there are few columns, and what has
   * a false premise where there are many; wrong is what is flagged.
   */
  private static List<Judged> rows() {
    Random random = new Random(1);
    List<Judged> rows = new ArrayList<>();
    for (int i = 0; i < 1200; i++) {
      boolean few = i % 2 == 0;
      boolean nowhere = random.nextInt(3) == 0;
      boolean premise = random.nextInt(3) == 0;
      boolean flagged = random.nextInt(3) == 0;
      boolean answerable = !(few ? nowhere : premise);
      rows.add(
          new Judged(
              (few ? "few" : "many") + i % 12,
              features(few ? FEW : MANY, nowhere, premise, flagged),
              answerable && !flagged,
              answerable,
              i % 3 > 0));
    }
    return rows;
  }

  private static Map<String, Float> features(
      float columns, boolean nowhere, boolean premise, boolean flagged) {
    return Map.of(
        CatalogFeatures.COLUMNS,
        columns,
        "nowhere",
        nowhere ? 1f : 0f,
        "premise",
        premise ? 1f : 0f,
        "flagged",
        flagged ? 1f : 0f);
  }

  private static final GivenModels TRAINED = GivenTrainer.train(rows(), 1);

  @Test
  void train_wrongOrWithoutAnAnswer_isUnlikelyRight() {
    assertThat(TRAINED.probability(features(FEW, false, false, false))).isGreaterThan(0.9);
    assertThat(TRAINED.probability(features(FEW, false, false, true))).isLessThan(0.1);
    assertThat(TRAINED.probability(features(FEW, true, false, false))).isLessThan(0.1);
    assertThat(TRAINED.probability(features(MANY, false, true, false))).isLessThan(0.1);
  }

  @Test
  void train_databasesOfBothSizes_learnWhatHasNoAnswerApart() {
    assertThat(TRAINED.unanswerable(features(FEW, true, false, false))).isGreaterThan(0.9);
    assertThat(TRAINED.unanswerable(features(FEW, false, true, false))).isLessThan(0.1);
    assertThat(TRAINED.unanswerable(features(MANY, true, false, false))).isLessThan(0.1);
    assertThat(TRAINED.unanswerable(features(MANY, false, true, false))).isGreaterThan(0.9);
  }

  @Test
  void train_wrongSqlForAnAnswerableQuestion_saysNothingOfTheQuestion() {
    assertThat(TRAINED.unanswerable(features(FEW, false, false, true))).isLessThan(0.1);
  }

  @Test
  void train_oneSizeAlone_judgesBothByIt() {
    List<Judged> small =
        rows().stream().filter(row -> GivenModels.fewColumns(row.features())).toList();

    GivenModels trained = GivenTrainer.train(small, 1);

    assertThat(trained.probability(features(MANY, false, false, false)))
        .isEqualTo(trained.probability(features(FEW, false, false, false)));
  }
}

package io.github.askjdbc.laboratory.confidence;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.confidence.Scorer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** On votes drawn from labelers whose worth is known. */
class LabelModelTest {

  private static final String SHARP = "signal:sharp";
  private static final String BLUNT = "signal:blunt";
  private static final String NOISE = "signal:noise";

  private final List<Map<String, Float>> rows = new ArrayList<>();
  private final double[] right = new double[4000];

  LabelModelTest() {
    Random random = new Random(2);
    for (int i = 0; i < right.length; i++) {
      boolean isRight = random.nextDouble() < 0.7;
      right[i] = isRight ? 1 : 0;
      Map<String, Float> row = new HashMap<>();
      vote(row, SHARP, random, isRight ? 0.02 : 0.7);
      vote(row, "signal:sharp-too", random, isRight ? 0.05 : 0.6);
      vote(row, BLUNT, random, isRight ? 0.2 : 0.5);
      vote(row, NOISE, random, 0.3);
      if (random.nextInt(5) == 0) {
        row.remove(BLUNT); // could not look
      }
      rows.add(row);
    }
  }

  private static void vote(Map<String, Float> row, String signal, Random random, double chance) {
    row.put(signal, random.nextDouble() < chance ? 1f : 0f);
  }

  private static Map<String, Float> flagged(String signal) {
    Map<String, Float> row = new HashMap<>();
    for (String other : List.of(SHARP, "signal:sharp-too", BLUNT, NOISE)) {
      row.put(other, other.equals(signal) ? 1f : 0f);
    }
    return row;
  }

  private double auroc(Scorer scorer) {
    double above = 0;
    double pairs = 0;
    for (int i = 0; i < 600; i++) {
      for (int j = 0; j < 600; j++) {
        if (right[i] > right[j]) {
          double difference = scorer.score(rows.get(i)) - scorer.score(rows.get(j));
          above += difference > 0 ? 1 : difference == 0 ? 0.5 : 0;
          pairs++;
        }
      }
    }
    return above / pairs;
  }

  @Test
  void unsupervised_signalsOfDifferentWorth_weighsThem() {
    LabelModel model = LabelModel.unsupervised(Labelers.of(rows), rows);
    assertThat(model.score(flagged(SHARP))).isLessThan(model.score(flagged(BLUNT)));
    assertThat(model.score(flagged(BLUNT))).isLessThan(model.score(flagged("")));
    assertThat(auroc(model)).isGreaterThan(auroc(new VoteScorer(Labelers.of(rows))) - 0.005);
  }

  @Test
  void score_signalVanished_isAnUnknownVote() {
    LabelModel model = LabelModel.unsupervised(Labelers.of(rows), rows);
    Map<String, Float> without = flagged("");
    without.remove(SHARP);
    assertThat(model.score(without))
        .isBetween(model.score(flagged(SHARP)), model.score(flagged("")));
  }
}

package io.github.askjdbc.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RiskBoundThresholdTest {

  /** Confidences that tell something, but not what they say. */
  private static List<ScoredSql> drawn(int count, Random random) {
    List<ScoredSql> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double confidence = random.nextDouble();
      items.add(new ScoredSql(confidence, random.nextDouble() < Math.sqrt(confidence)));
    }
    return items;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.02, 0.05, 0.1})
  void threshold_halfOfTheQuestions_holdsOnTheOtherHalfNineTimesOfTen(double maxRisk) {
    Random random = new Random(5);
    RiskBoundThreshold rule = new RiskBoundThreshold(maxRisk, 0.1);
    List<ScoredSql> items = drawn(800, random);
    int exceeded = 0;
    int answers = 0;
    for (int split = 0; split < 1000; split++) {
      Collections.shuffle(items, random);
      double threshold = rule.threshold(items.subList(0, 400));
      long wrong = 0;
      for (ScoredSql item : items.subList(400, 800)) {
        boolean given = item.confidence() >= threshold;
        answers += given ? 1 : 0;
        wrong += given && !item.right() ? 1 : 0;
      }
      exceeded += wrong > maxRisk * 400 ? 1 : 0;
    }
    assertThat(exceeded).isLessThanOrEqualTo(120);
    assertThat(answers).isPositive();
  }

  @Test
  void threshold_fewKnown_neverAnswers() {
    List<ScoredSql> known = Collections.nCopies(20, new ScoredSql(0.9, true));
    assertThat(new RiskBoundThreshold(0.01, 0.1).threshold(known)).isEqualTo(ThresholdRule.NEVER);
  }

  @Test
  void threshold_manyKnownAndRight_answersThemAll() {
    List<ScoredSql> known = Collections.nCopies(1000, new ScoredSql(0.9, true));
    assertThat(new RiskBoundThreshold(0.01, 0.1).threshold(known)).isEqualTo(0.9);
  }

  @Test
  void threshold_stricterRisk_isNoLower() {
    List<ScoredSql> known = drawn(500, new Random(1));
    assertThat(new RiskBoundThreshold(0.02, 0.1).threshold(known))
        .isGreaterThanOrEqualTo(new RiskBoundThreshold(0.1, 0.1).threshold(known));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, Double.NaN})
  void constructor_outOfRange_saysWhatIsAllowed(double risk) {
    assertThatThrownBy(() -> new RiskBoundThreshold(risk, 0.1))
        .hasMessageContaining("above 0 and below 1");
  }

  @Test
  void policy_withinRisk_asksForTheThresholdBesides() {
    List<ScoredSql> known = Collections.nCopies(1000, new ScoredSql(0.9, true));
    AcceptancePolicy policy = new AcceptancePolicy(0).withinRisk(0.01, known);
    assertThat(policy.answersAlways()).isFalse();
    assertThat(policy.accepts(new Confidence(0.9, true), 0.5)).isTrue();
    assertThat(policy.accepts(new Confidence(0.89, true), 0)).isFalse();
    assertThat(
            new AcceptancePolicy(10)
                .withinRisk(0.01, known)
                .accepts(new Confidence(0.9, true), 0.1))
        .isFalse();
  }
}

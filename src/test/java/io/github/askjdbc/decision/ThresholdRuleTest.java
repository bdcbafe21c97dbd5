package io.github.askjdbc.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class ThresholdRuleTest {

  private static ScoredSql right(double confidence) {
    return new ScoredSql(confidence, true);
  }

  private static ScoredSql wrong(double confidence) {
    return new ScoredSql(confidence, false);
  }

  @Test
  void cumulativeScore_sumStopsGrowing_cutsThere() {
    // running sum from the surest: 1 2 1 2 3 2 1
    List<ScoredSql> known =
        List.of(right(0.9), right(0.8), wrong(0.7), right(0.6), right(0.5), wrong(0.4), wrong(0.3));

    assertThat(new CumulativeScoreThreshold().threshold(known)).isEqualTo(0.5);
  }

  @Test
  void cumulativeScore_tie_isTakenWhole() {
    assertThat(
            new CumulativeScoreThreshold().threshold(List.of(right(0.9), right(0.5), wrong(0.5))))
        .isEqualTo(0.5);
    assertThat(
            new CumulativeScoreThreshold()
                .threshold(List.of(right(0.9), right(0.5), wrong(0.5), wrong(0.5))))
        .isEqualTo(0.9);
  }

  @Test
  void cumulativeScore_allWrongOrNone_neverAnswers() {
    assertThat(new CumulativeScoreThreshold().threshold(List.of(wrong(1), wrong(0.5))))
        .isEqualTo(ThresholdRule.NEVER);
    assertThat(new CumulativeScoreThreshold().threshold(List.of())).isEqualTo(ThresholdRule.NEVER);
  }

  @Test
  void expectedScore_penalty10_asksForTenElevenths() {
    assertThat(new ExpectedScoreThreshold(10, 0).threshold(List.of()))
        .isCloseTo(10 / 11.0, within(1e-9));
    assertThat(new ExpectedScoreThreshold(0, 0).threshold(List.of())).isZero();
    assertThat(new ExpectedScoreThreshold(10, 0.5).threshold(List.of()))
        .isCloseTo(10.5 / 11, within(1e-9));
  }

  @Property
  void expectedScore_everyConfidence_agreesWithAcceptancePolicy(
      @ForAll @DoubleRange(min = 0, max = 1) double confidence,
      @ForAll @DoubleRange(min = 1, max = 50) double penalty) {
    double threshold = new ExpectedScoreThreshold(penalty, 0).threshold(List.of());
    if (Math.abs(confidence - threshold) > 1e-9) {
      assertThat(confidence >= threshold)
          .isEqualTo(new AcceptancePolicy(penalty).accepts(new Confidence(confidence, true), 0));
    }
  }

  @Test
  void conformal_fewWrong_goesAsLowAsTheBoundAllows() {
    List<ScoredSql> known = new ArrayList<>();
    for (int i = 0; i < 99; i++) {
      known.add(new ScoredSql(1 - i / 100.0, i % 20 != 19));
    }

    // the wrong ones stand at rank 20, 40, 60, 80: (3 + 1) / 100 is within 0.04, (4 + 1) / 100 not
    assertThat(new ConformalThreshold(0.04).threshold(known)).isCloseTo(0.22, within(1e-9));
  }

  @Test
  void conformal_tooFewKnown_neverAnswers() {
    assertThat(new ConformalThreshold(0.05).threshold(Collections.nCopies(18, right(1))))
        .isEqualTo(ThresholdRule.NEVER);
    assertThat(new ConformalThreshold(0.05).threshold(Collections.nCopies(19, right(1))))
        .isEqualTo(1);
  }

  @Test
  void conformal_tieThatBreaksTheBound_isLeftOutWhole() {
    List<ScoredSql> known = new ArrayList<>(Collections.nCopies(20, right(0.9)));
    known.add(right(0.5));
    known.add(wrong(0.5));

    assertThat(new ConformalThreshold(0.05).threshold(known)).isEqualTo(0.9);
  }

  @Test
  void rules_argumentsOutOfRange_areRefused() {
    assertThatThrownBy(() -> new ConformalThreshold(0)).hasMessageContaining("0.0");
    assertThatThrownBy(() -> new ExpectedScoreThreshold(-1, 0)).hasMessageContaining("-1.0");
  }
}

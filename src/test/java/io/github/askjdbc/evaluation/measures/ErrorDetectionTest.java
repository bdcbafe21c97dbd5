package io.github.askjdbc.evaluation.measures;

import static io.github.askjdbc.evaluation.measures.Outcomes.right;
import static io.github.askjdbc.evaluation.measures.Outcomes.rightWithheld;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableAnswered;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableRejected;
import static io.github.askjdbc.evaluation.measures.Outcomes.withoutSql;
import static io.github.askjdbc.evaluation.measures.Outcomes.wrong;
import static io.github.askjdbc.evaluation.measures.Outcomes.wrongWithheld;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class ErrorDetectionTest {

  @Test
  void of_mixedOutcomes_matchesHandCount() {
    ErrorDetection detection =
        ErrorDetection.of(
            List.of(
                right(0.9),
                right(0.8),
                rightWithheld(0.3),
                wrong(0.7),
                wrongWithheld(0.2),
                wrongWithheld(0.1),
                unanswerableAnswered(0.6),
                unanswerableRejected(),
                withoutSql()));

    assertThat(detection.accuracy()).hasValue(4 / 7.0);
    assertThat(detection.precision()).hasValue(2 / 3.0);
    assertThat(detection.recall()).hasValue(2 / 4.0);
    assertThat(detection.f1().orElseThrow()).isCloseTo(4 / 7.0, within(1e-12));
    // 12 pairs; only 0.3 against 0.7 and 0.6 are the wrong way round
    assertThat(detection.auroc().orElseThrow()).isCloseTo(10 / 12.0, within(1e-12));
  }

  @Test
  void auroc_ties_countHalf() {
    assertThat(ErrorDetection.of(List.of(right(0.5), wrong(0.5))).auroc()).hasValue(0.5);
    assertThat(ErrorDetection.of(List.of(right(0.5), right(0.9), wrong(0.5))).auroc())
        .hasValue(0.75);
  }

  @Test
  void auroc_perfectAndReversedOrder_isOneAndZero() {
    assertThat(ErrorDetection.of(List.of(right(0.9), wrong(0.1))).auroc()).hasValue(1);
    assertThat(ErrorDetection.of(List.of(right(0.1), wrong(0.9))).auroc()).hasValue(0);
  }

  @Test
  void of_oneClassOnly_hasNoAuroc() {
    ErrorDetection allRight = ErrorDetection.of(List.of(right(0.9), right(0.1)));

    assertThat(allRight.auroc()).isEmpty();
    assertThat(allRight.recall()).isEmpty();
    assertThat(allRight.precision()).isEmpty();
    assertThat(allRight.f1()).isEmpty();
    assertThat(allRight.accuracy()).hasValue(1);
    assertThat(ErrorDetection.of(List.of(wrong(0.9))).auroc()).isEmpty();
  }

  @Test
  void of_noQuestions_isUndefinedThroughout() {
    ErrorDetection nothing = ErrorDetection.of(List.of());

    assertThat(nothing.accuracy()).isEmpty();
    assertThat(nothing.auroc()).isEmpty();
    assertThat(nothing.f1()).isEmpty();
  }
}

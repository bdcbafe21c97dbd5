package io.github.askjdbc.evaluation.measures;

import static io.github.askjdbc.evaluation.measures.Outcomes.right;
import static io.github.askjdbc.evaluation.measures.Outcomes.rightWithheld;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableAnswered;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableRejected;
import static io.github.askjdbc.evaluation.measures.Outcomes.wrong;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class SharesTest {

  private static final List<Outcome> MIXED =
      List.of(
          right(0.9),
          right(0.8),
          wrong(0.7),
          rightWithheld(0.2),
          unanswerableAnswered(0.5),
          unanswerableRejected());

  @Test
  void shares_mixedOutcomes_matchHandCount() {
    assertThat(Shares.executionAccuracy(MIXED)).hasValue(2 / 4.0);
    assertThat(Shares.candidateAccuracy(MIXED)).hasValue(3 / 4.0);
    assertThat(Shares.coverage(MIXED)).hasValue(4 / 6.0);
    assertThat(Shares.answerableCoverage(MIXED)).hasValue(3 / 4.0);
    assertThat(Shares.precision(MIXED)).hasValue(2 / 4.0);
    assertThat(Shares.rejection(MIXED)).hasValue(1 / 2.0);
  }

  @Test
  void shares_nothingToDivideBy_areEmpty() {
    assertThat(Shares.executionAccuracy(List.of(unanswerableRejected()))).isEmpty();
    assertThat(Shares.precision(List.of(unanswerableRejected()))).isEmpty();
    assertThat(Shares.rejection(List.of(right(1)))).isEmpty();
    assertThat(Shares.coverage(List.of())).isEmpty();
  }

  @Test
  void outcome_rightForUnanswerable_isRefused() {
    assertThatThrownBy(() -> new Outcome(false, true, true, true, OptionalDouble.empty()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}

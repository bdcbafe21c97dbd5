package io.github.askjdbc.evaluation.measures;

import static io.github.askjdbc.evaluation.measures.Outcomes.right;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableAnswered;
import static io.github.askjdbc.evaluation.measures.Outcomes.wrong;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.evaluation.measures.SignalMeasure.Vote;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignalMeasureTest {

  @Test
  void of_mixedVotes_matchesHandCount() {
    SignalMeasure measure =
        SignalMeasure.of(
            "empty-predicate",
            List.of(
                new Vote(true, wrong(0.5)),
                new Vote(true, right(0.5)),
                new Vote(true, unanswerableAnswered(0.5)),
                new Vote(false, wrong(0.5)),
                new Vote(false, right(0.5))),
            10);

    assertThat(measure.fired()).isEqualTo(3);
    assertThat(measure.precision()).hasValue(2 / 3.0);
    assertThat(measure.recall()).hasValue(2 / 3.0);
    // +10 for the wrong one, -1 for the right one, +11 for the unanswerable one, over 5
    assertThat(measure.netEffect()).isEqualTo(400);
  }

  @Test
  void of_neverFired_hasNoPrecisionAndNoEffect() {
    SignalMeasure measure = SignalMeasure.of("x", List.of(new Vote(false, right(1))), 10);

    assertThat(measure.precision()).isEmpty();
    assertThat(measure.recall()).isEmpty();
    assertThat(measure.netEffect()).isZero();
    assertThat(SignalMeasure.of("x", List.of(), 10).netEffect()).isZero();
  }

  @Test
  void times_fewValues_giveMedianAndUpperEnd() {
    assertThat(Times.of("link", List.of(1.0, 2.0, 3.0))).isEqualTo(new Times("link", 3, 2.0, 3.0));
    assertThat(Times.of("link", List.of())).isEqualTo(new Times("link", 0, 0, 0));
  }
}

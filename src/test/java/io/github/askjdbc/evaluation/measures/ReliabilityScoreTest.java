package io.github.askjdbc.evaluation.measures;

import static io.github.askjdbc.evaluation.measures.Outcomes.right;
import static io.github.askjdbc.evaluation.measures.Outcomes.rightWithheld;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableAnswered;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableRejected;
import static io.github.askjdbc.evaluation.measures.Outcomes.withoutSql;
import static io.github.askjdbc.evaluation.measures.Outcomes.wrong;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReliabilityScoreTest {

  private static final List<Outcome> HALF_UNANSWERABLE =
      List.of(rightWithheld(0.9), withoutSql(), unanswerableRejected(), unanswerableRejected());

  @ParameterizedTest
  @ValueSource(doubles = {0, 5, 10, 4})
  void of_abstainsFromAll_isShareOfUnanswerable(double penalty) {
    assertThat(ReliabilityScore.of(HALF_UNANSWERABLE, penalty)).isEqualTo(50);
    assertThat(ReliabilityScore.ofAbstainingAlways(HALF_UNANSWERABLE)).isEqualTo(50);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 5, 10, 3})
  void of_allRight_is100(double penalty) {
    assertThat(ReliabilityScore.of(List.of(right(1), right(0.2), unanswerableRejected()), penalty))
        .isEqualTo(100);
  }

  @Test
  void of_allWrong_isMinusPenalty() {
    List<Outcome> outcomes = List.of(wrong(1), wrong(0.5), unanswerableAnswered(0.3));

    assertThat(ReliabilityScore.of(outcomes, 0)).isZero();
    assertThat(ReliabilityScore.of(outcomes, 5)).isEqualTo(-500);
    assertThat(ReliabilityScore.of(outcomes, 10)).isEqualTo(-1000);
    assertThat(ReliabilityScore.ofCount(outcomes)).isEqualTo(-300);
  }

  @Test
  void of_oneOfEach_isMeanOfScores() {
    List<Outcome> outcomes =
        List.of(
            right(0.9),
            wrong(0.8),
            rightWithheld(0.1),
            unanswerableAnswered(0.4),
            unanswerableRejected());

    // 1 - 10 + 0 - 10 + 1 over 5
    assertThat(ReliabilityScore.of(outcomes, 10)).isEqualTo(-360);
    // 1 - 5 + 0 - 5 + 1 over 5, since N = 5
    assertThat(ReliabilityScore.ofCount(outcomes)).isEqualTo(-160);
    assertThat(ReliabilityScore.ofAbstainingAlways(outcomes)).isEqualTo(40);
  }

  @Test
  void of_noQuestions_isZero() {
    assertThat(ReliabilityScore.of(List.of(), 10)).isZero();
    assertThat(ReliabilityScore.ofCount(List.of())).isZero();
    assertThat(ReliabilityScore.ofAbstainingAlways(List.of())).isZero();
  }

  @Property
  void of_higherPenalty_neverScoresHigher(@ForAll @DoubleRange(min = 0, max = 100) double penalty) {
    List<Outcome> outcomes = List.of(right(1), wrong(0.5), unanswerableRejected());

    assertThat(ReliabilityScore.of(outcomes, penalty + 1))
        .isLessThan(ReliabilityScore.of(outcomes, penalty));
  }
}

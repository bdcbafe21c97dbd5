package io.github.askjdbc.evaluation.measures;

import static io.github.askjdbc.evaluation.measures.Outcomes.right;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableAnswered;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableRejected;
import static io.github.askjdbc.evaluation.measures.Outcomes.withoutSql;
import static io.github.askjdbc.evaluation.measures.Outcomes.wrong;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.evaluation.measures.RiskCoverage.Point;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class RiskCoverageTest {

  @Test
  void of_distinctConfidences_walksFromTheSurest() {
    RiskCoverage curve =
        RiskCoverage.of(List.of(wrong(0.5), right(0.9), right(0.7), withoutSql()), 10);

    assertThat(curve.points())
        .containsExactly(
            new Point(0.9, 0.25, 0, 25),
            new Point(0.7, 0.5, 0, 50),
            new Point(0.5, 0.75, 1 / 3.0, -200));
    assertThat(curve.aurc().orElseThrow()).isCloseTo((0 + 0 + 1 / 3.0) / 3, within(1e-12));
  }

  @Test
  void of_tie_isOnePointWithExpectedArea() {
    RiskCoverage curve = RiskCoverage.of(List.of(right(0.5), wrong(0.5)), 0);

    assertThat(curve.points()).containsExactly(new Point(0.5, 1, 0.5, 50));
    // half of the orders start with the wrong one: 0.5 at rank 1, 0.5 at rank 2
    assertThat(curve.aurc()).hasValue(0.5);
  }

  @Test
  void of_unanswerables_startFromAbstainAllAndLoseOneMore() {
    RiskCoverage curve =
        RiskCoverage.of(
            List.of(right(0.9), unanswerableAnswered(0.4), unanswerableRejected(), right(0.95)),
            10);

    // abstain-all is 50; two right answers add 25 each; the answered unanswerable takes 11 / 4
    assertThat(curve.points().stream().map(Point::reliability))
        .containsExactly(75.0, 100.0, -175.0);
  }

  @Test
  void of_nothingToCover_hasNoArea() {
    assertThat(RiskCoverage.of(List.of(withoutSql()), 10).points()).isEmpty();
    assertThat(RiskCoverage.of(List.of(), 10).aurc()).isEmpty();
  }

  @Property
  void of_allWrongOrAllRight_riskIsConstant(
      @ForAll @Size(min = 1, max = 20) List<@DoubleRange(min = 0, max = 1) Double> confidences) {
    Stream<Outcome> allWrong = confidences.stream().map(Outcomes::wrong);
    Stream<Outcome> allRight = confidences.stream().map(Outcomes::right);

    assertThat(RiskCoverage.of(allWrong.toList(), 10).aurc().orElseThrow())
        .isCloseTo(1, within(1e-9));
    assertThat(RiskCoverage.of(allRight.toList(), 10).aurc()).hasValue(0);
  }
}

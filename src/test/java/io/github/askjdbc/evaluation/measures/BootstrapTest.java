package io.github.askjdbc.evaluation.measures;

import static io.github.askjdbc.evaluation.measures.Outcomes.right;
import static io.github.askjdbc.evaluation.measures.Outcomes.unanswerableRejected;
import static io.github.askjdbc.evaluation.measures.Outcomes.wrong;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class BootstrapTest {

  private final Bootstrap bootstrap = new Bootstrap(11, 1000);

  @Test
  void interval_halfOf100_isAboutTenPointsEitherSide() {
    List<Outcome> outcomes = new ArrayList<>(Collections.nCopies(50, right(0.5)));
    outcomes.addAll(Collections.nCopies(50, wrong(0.5)));

    Interval interval = bootstrap.interval(outcomes, Shares::precision).orElseThrow();

    // the normal approximation gives 0.402 to 0.598
    assertThat(interval.estimate()).isEqualTo(0.5);
    assertThat(interval.low()).isBetween(0.36, 0.43);
    assertThat(interval.high()).isBetween(0.57, 0.64);
  }

  @Test
  void interval_sameSeed_isTheSame() {
    List<Outcome> outcomes = List.of(right(1), wrong(1), right(1), wrong(1), wrong(1));

    assertThat(bootstrap.interval(outcomes, Shares::precision))
        .isEqualTo(new Bootstrap(11, 1000).interval(outcomes, Shares::precision));
  }

  @Test
  void interval_allAlike_hasNoWidthAndIsShownAsNone() {
    Interval interval =
        bootstrap.interval(List.of(right(1), right(1)), Shares::precision).orElseThrow();
    assertThat(interval).isEqualTo(new Interval(1, 1, 1));
    assertThat(interval.bounds(1)).isEqualTo("(no interval)");
  }

  @Test
  void interval_undefinedMeasure_isEmpty() {
    assertThat(bootstrap.interval(List.of(unanswerableRejected()), Shares::precision)).isEmpty();
    assertThat(bootstrap.interval(List.<Outcome>of(), Shares::coverage)).isEmpty();
  }
}

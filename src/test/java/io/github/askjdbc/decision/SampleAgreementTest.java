package io.github.askjdbc.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.decision.SampleAgreement.Share;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class SampleAgreementTest {

  private static final AcceptancePolicy POLICY = new AcceptancePolicy(10);

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "sample-agreement.csv", numLinesToSkip = 1)
  void gain_ofASample_isPositiveWhereTheDecisionMayChange(
      String name, double p, String right, String wrong, String whenAgreed, String whenNot) {
    SampleAgreement agreement = new SampleAgreement(share(right), share(wrong));

    assertThat(decided(agreement.agreed(p))).isEqualTo(whenAgreed);
    assertThat(decided(agreement.disagreed(p))).isEqualTo(whenNot);
    if (whenAgreed.equals(whenNot)) {
      assertThat(agreement.gain(p, POLICY)).isEqualTo(0, within(1e-12));
    } else {
      assertThat(agreement.gain(p, POLICY)).isPositive();
    }
  }

  private static Share share(String text) {
    String[] counts = text.split(" of ");
    return new Share(Integer.parseInt(counts[0]), Integer.parseInt(counts[1]));
  }

  private static String decided(double p) {
    return POLICY.accepts(new Confidence(p, true), 1 - p) ? "answer" : "abstain";
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, 0.95, 1})
  void nothingMeasured_anyProbability_staysAsItIs(double p) {
    SampleAgreement nothing = new SampleAgreement(new Share(0, 0), new Share(0, 0));

    assertThat(nothing.agreed(p)).isEqualTo(p, within(1e-12));
    assertThat(nothing.disagreed(p)).isEqualTo(p, within(1e-12));
    assertThat(nothing.gain(p, POLICY)).isEqualTo(0, within(1e-12));
  }

  @Test
  void agreed_fewSamples_raisesByLessThanMany() {
    SampleAgreement few = new SampleAgreement(new Share(8, 10), new Share(3, 10));
    SampleAgreement many = new SampleAgreement(new Share(800, 1000), new Share(300, 1000));

    assertThat(few.agreed(0.9)).isBetween(0.9, many.agreed(0.9));
  }

  @Test
  void agreed_wrongSqlAgreesAsOften_raisesNothing() {
    assertThat(new SampleAgreement(new Share(40, 50), new Share(45, 50)).agreed(0.9))
        .isEqualTo(0.9, within(1e-12));
  }

  @Test
  void shipped_isRead() {
    assertThat(SampleAgreement.shipped().right().of()).isPositive();
    assertThat(SampleAgreement.shipped().wrong().of()).isPositive();
  }

  @Test
  void share_moreAgreeThanThereAre_saysWhatIsAllowed() {
    assertThatThrownBy(() -> new Share(3, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("from 0 to 2");
  }
}

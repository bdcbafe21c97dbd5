package io.github.askjdbc.laboratory.training.generator;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.generation.embedded.ranking.ShownOnce;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepeatedRowsTest {

  private static final int EACH = 60;

  @Test
  void train_onceWhereFewDiffer_learnsIt() {
    List<RepeatedRows> seen = new ArrayList<>();
    for (int i = 0; i < EACH; i++) {
      float few = (float) i / (2 * EACH);
      seen.add(new RepeatedRows(new float[] {0.5f, few}, true, true));
      seen.add(new RepeatedRows(new float[] {0.5f, few + 0.5f}, true, false));
    }

    ShownOnce model = RepeatedRows.train(seen, 1);

    assertThat(model.of(new float[] {0.5f, 0.1f})).isTrue();
    assertThat(model.of(new float[] {0.5f, 0.9f})).isFalse();
    assertThat(RepeatedRows.agreement(seen, model).share()).isGreaterThan(0.95);
  }

  @Test
  void agreement_rowsThatAllDiffer_notCounted() {
    RepeatedRows differing = new RepeatedRows(new float[] {0}, false, true);
    List<RepeatedRows> seen = List.of(differing, new RepeatedRows(new float[] {1}, true, true));

    assertThat(RepeatedRows.agreement(seen, RepeatedRows.train(seen, 1)).of()).isEqualTo(1);
  }
}

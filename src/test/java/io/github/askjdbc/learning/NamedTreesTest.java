package io.github.askjdbc.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.laboratory.learning.Boosting;
import io.github.askjdbc.laboratory.learning.TreeSettings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NamedTreesTest {

  private static final Columns TRAINED = new Columns(List.of("age", "height", "shoes"));
  private static final ModelOrigin ORIGIN =
      new ModelOrigin("ask train generator", Map.of("cues.txt", "00c0ffee"));

  /** What comes first. */
  private enum Season {
    SPRING,
    AUTUMN
  }

  /** As old as it says, whatever the rest. */
  private static NamedTrees trees() {
    float[][] rows = new float[200][];
    double[] targets = new double[rows.length];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = new float[] {i, i % 7, i % 3};
      targets[i] = i < 80 ? 0 : 1;
    }
    return new NamedTrees(
        TRAINED, Boosting.train(rows, targets, TreeSettings.boosting(1).withTrees(20)));
  }

  private static ModelInput written(ModelOutput out) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    out.writeTo(bytes, ORIGIN);
    return ModelInput.of(new ByteArrayInputStream(bytes.toByteArray()), 1 << 20);
  }

  private static ModelInput written(NamedTrees trees) throws IOException {
    ModelOutput out = new ModelOutput();
    trees.write(out);
    return written(out);
  }

  @Test
  void read_featuresMovedAndOthersCame_scoresTheSame() throws IOException {
    NamedTrees trees = trees();
    NamedTrees moved =
        NamedTrees.read(
            written(trees), new Columns(List.of("shoes", "hat", "age", "height", "coat")));
    NamedTrees same = NamedTrees.read(written(trees), TRAINED);
    for (int age = 0; age < 200; age += 9) {
      double expected = trees.margin(new float[] {age, 3, 1});
      assertThat(moved.margin(new float[] {1, 55, age, 3, 66})).isEqualTo(expected);
      assertThat(same.margin(new float[] {age, 3, 1})).isEqualTo(expected);
    }
    assertThat(trees.score(new float[] {190, 3, 1})).isGreaterThan(0.7);
  }

  @Test
  void read_featuresAreMissing_namesThemAndTheCommand() throws IOException {
    ModelInput in = written(trees());
    assertThatThrownBy(() -> NamedTrees.read(in, new Columns(List.of("height", "hat"))))
        .isInstanceOf(DamagedModelException.class)
        .hasMessage(
            "the model file reads features that this version does not give: 'age', 'shoes'; train"
                + " it anew with 'ask train generator'");
  }

  @Test
  void constants_inAnotherOrder_areTakenByName() throws IOException {
    ModelOutput out = new ModelOutput();
    out.texts(List.of("AUTUMN", "SPRING"));
    assertThat(written(out).constants(Season.class)).containsExactly(Season.AUTUMN, Season.SPRING);
  }

  @Test
  void constants_oneIsMissing_isAnErrorWithTheCommand() throws IOException {
    ModelOutput out = new ModelOutput();
    out.texts(List.of("AUTUMN"));
    ModelInput in = written(out);
    assertThatThrownBy(() -> in.constants(Season.class))
        .hasMessageContaining("[AUTUMN]")
        .hasMessageContaining("[SPRING, AUTUMN]")
        .hasMessageContaining("'ask train generator'");
  }

  @Test
  void hashed_otherBits_isAnErrorWithTheCommand() throws IOException {
    ModelOutput out = new ModelOutput();
    out.count(16);
    ModelInput in = written(out);
    assertThatThrownBy(() -> in.hashed(18)).hasMessageContaining("'ask train generator'");
  }

  @Test
  void origin_readBack_isAsWrittenAndNoPartOfTheFingerprint() throws IOException {
    assertThat(written(new ModelOutput()).origin()).isEqualTo(ORIGIN);
    ModelOutput one = new ModelOutput();
    one.count(1);
    ModelOutput two = new ModelOutput();
    two.count(2);
    assertThat(one.fingerprint()).hasSize(8).isNotEqualTo(two.fingerprint());
  }
}

package io.github.askjdbc.laboratory.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KeyInferenceTest {
  private static final KeyInference CLINIC =
      new KeyInference("clinic", Set.of("a.x -> b.y", "a.z -> c.y"), Set.of("a.x -> b.y"));
  private static final KeyInference FARM = new KeyInference("farm", Set.of(), Set.of("d.x -> e.y"));

  @Test
  void precisionAndRecall_severalDatabases_areOfAllKeysTogether() {
    assertThat(KeyInference.precision(List.of(CLINIC, FARM))).hasValue(0.5);
    assertThat(KeyInference.recall(List.of(CLINIC, FARM))).hasValue(0.5);
  }

  @Test
  void recall_nothingDeclared_isUndefined() {
    assertThat(KeyInference.recall(List.of(FARM))).isEmpty();
  }

  @Test
  void lists_eachKeyOnOneSideOnly() {
    assertThat(CLINIC.missed()).containsExactly("a.z -> c.y");
    assertThat(CLINIC.undeclared()).isEmpty();
    assertThat(FARM.undeclared()).containsExactly("d.x -> e.y");
  }
}

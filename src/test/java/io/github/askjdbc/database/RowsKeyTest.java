package io.github.askjdbc.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RowsKeyTest {

  private static final RowsKey TWO = key(List.of(1, "a"), List.of(2, "b"));

  @Test
  void signature_otherOrderOrTypes_isTheSame() {
    assertThat(key(List.of(2.0, "b"), List.of(1L, "a")).signature()).isEqualTo(TWO.signature());
  }

  @Test
  void signature_cellsOfOtherRows_differs() {
    assertThat(key(List.of(1, "b"), List.of(2, "a")).signature()).isNotEqualTo(TWO.signature());
  }

  @Test
  void signature_otherColumnOrder_differs() {
    assertThat(key(List.of("a", 1), List.of("b", 2)).signature()).isNotEqualTo(TWO.signature());
  }

  @Test
  void signature_repeatedRow_differs() {
    RowsKey repeated = key(List.of(1, "a"), List.of(2, "b"), List.of(2, "b"));

    assertThat(repeated.signature()).isNotEqualTo(TWO.signature());
    assertThat(repeated.differing()).isEqualTo(2);
    assertThat(repeated.sameRows(TWO)).isTrue();
    assertThat(repeated.sameRepeats(TWO)).isFalse();
  }

  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  private static RowsKey key(List<Object>... rows) {
    return RowsKey.inColumnOrder(new ProbeOutcome.Rows(List.of("x", "y"), List.of(rows), false));
  }
}

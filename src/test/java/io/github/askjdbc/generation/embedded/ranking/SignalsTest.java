package io.github.askjdbc.generation.embedded.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.learning.Columns;
import java.util.List;
import org.junit.jupiter.api.Test;

class SignalsTest {

  private final Signals signals = new Signals(new Columns(List.of("rows", "zero", "words")));

  @Test
  void row_putInAnyOrder_isInThatOfTheList() {
    signals.put("words", 7);
    signals.put("rows", 3);
    signals.put("zero", true);
    assertThat(signals.row()).containsExactly(3, 1, 7);
  }

  @Test
  void put_nameOfNoList_isAnErrorThatSaysSo() {
    assertThatThrownBy(() -> signals.put("hats", 1))
        .hasMessage("the feature 'hats' is on no list; add it there");
  }

  @Test
  void put_twice_isAnError() {
    signals.put("rows", 3);
    assertThatThrownBy(() -> signals.put("rows", 4)).hasMessageContaining("'rows' is put twice");
  }

  @Test
  void row_oneNotPut_isAnErrorWithItsName() {
    signals.put("rows", 3);
    signals.put("words", 7);
    assertThatThrownBy(signals::row).hasMessageContaining("'zero' is listed and was not put");
  }
}

package io.github.askjdbc.catalog.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BandReaderTest {

  static List<SemanticCase> cases() {
    return SemanticCase.read("bands.case");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void read_text_isReadAsTheCaseSays(SemanticCase one) {
    SemanticLayer read =
        BandReader.read(
            one.blocks().get("text"), one.blocks().get("question"), FormulaReaderTest.MILL);

    assertThat(LayerText.of(read)).as(one.toString()).isEqualTo(one.expected());
  }
}

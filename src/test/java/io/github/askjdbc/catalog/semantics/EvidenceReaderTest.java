package io.github.askjdbc.catalog.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EvidenceReaderTest {

  static List<SemanticCase> cases() {
    return SemanticCase.read("evidence.case");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void read_text_isReadAsTheCaseSays(SemanticCase one) {
    SemanticLayer read = EvidenceReader.read(one.blocks().get("text"), Catalogs.CLINIC);

    assertThat(LayerText.of(read)).as(one.toString()).isEqualTo(one.expected());
  }
}

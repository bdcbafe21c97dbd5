package io.github.askjdbc.catalog.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DescriptionTest {

  static List<SemanticCase> cases() {
    return SemanticCase.read("descriptions.case");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void read_text_isReadAsTheCaseSays(SemanticCase one) {
    Description read = Description.read(one.blocks().get("text"));
    List<String> lines = new ArrayList<>();
    if (!read.synonyms().isEmpty()) {
      lines.add("synonyms " + read.synonyms());
    }
    if (!read.codes().isEmpty()) {
      lines.add("codes " + LayerText.codes(read.codes()));
    }
    read.unit().ifPresent(unit -> lines.add("unit " + unit));

    assertThat(lines).as(one.toString()).isEqualTo(one.expected());
  }
}

package io.github.askjdbc.laboratory.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.generation.embedded.GeneratorModel;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class TrainCheckCommandTest {

  private final StringWriter out = new StringWriter();

  private int check(Map<String, String> lists) {
    return new CommandLine(new TrainCheckCommand(lists)).setOut(new PrintWriter(out)).execute();
  }

  /** Those that the confidence was trained with, as it says itself. */
  private static Map<String, String> ofTheConfidence() {
    return new HashMap<>(TrainedModels.shipped().origin().wordLists());
  }

  @Test
  void check_sameLists_isFine() {
    check(ofTheConfidence());
    assertThat(out.toString()).doesNotContain("anew with 'ask train confidence'");
  }

  @Test
  void check_listHasANewCue_failsWithTheListAndTheCommands() {
    Map<String, String> lists = ofTheConfidence();
    lists.put("linking/cues.txt", "00000000");
    assertThat(check(lists)).isEqualTo(1);
    assertThat(out.toString())
        .contains(
            "(linking/cues.txt); train it anew with 'ask train confidence'.",
            "'ask train generator'",
            "'ask train all'");
  }

  @Test
  void shipped_models_knowTheirOrigin() {
    assertThat(GeneratorModel.shipped().orElseThrow().origin().command())
        .isEqualTo("ask train generator");
    assertThat(GeneratorModel.shipped().orElseThrow().origin().wordLists()).isNotEmpty();
    assertThat(TrainedModels.shipped().origin().wordLists()).isNotEmpty();
  }
}

package io.github.askjdbc.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.recording.ModelSource;
import io.github.askjdbc.evaluation.run.Approach;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.llm.ModelPrice;
import io.github.askjdbc.llm.TokenCount;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private static final int WIDTH = 160;

  /** Says only what it cost. */
  private static final class Dear implements ModelSource {
    @Override
    public ModelAccess access() {
      return ModelAccess.DIRECT;
    }

    @Override
    public Approach asking(Approach approach) {
      return approach;
    }

    @Override
    public List<Problem> problems() {
      return List.of();
    }

    @Override
    public TokenCount tokens() {
      return new TokenCount(4_200, 300);
    }
  }

  @Test
  void bar_withModel_isDrawnWithTokensAndCost() {
    ByteArrayOutputStream drawn = new ByteArrayOutputStream();
    ModelProgress.Cost cost = cost(Optional.of(new ModelPrice(1, 10)));
    try (Progress bar =
        Progress.Bar.drawn(
            "questions",
            2,
            cost::text,
            new PrintStream(drawn, true, StandardCharsets.UTF_8),
            WIDTH)) {
      bar.step();
      bar.step();
    }
    assertThat(drawn.toString(StandardCharsets.UTF_8))
        .contains("questions", "100%", "2/2", "4200 tokens in and 300 out, cost 0.00720");
  }

  @Test
  void progress_withModelAndNoTerminal_isALineNowAndThen() {
    StringWriter lines = new StringWriter();
    try (Progress progress =
        ModelProgress.of(40, cost(Optional.empty()), false, new PrintWriter(lines))) {
      for (int i = 0; i < 40; i++) {
        progress.step();
      }
    }
    assertThat(lines.toString().lines())
        .hasSize(20)
        .startsWith("2/40 questions, asked for 4200 tokens in and 300 out")
        .endsWith("40/40 questions, asked for 4200 tokens in and 300 out");
  }

  private static ModelProgress.Cost cost(Optional<ModelPrice> price) {
    return new ModelProgress.Cost(new Dear(), price);
  }
}

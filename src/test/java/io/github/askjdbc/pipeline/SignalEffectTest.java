package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a detector that is plugged in does to a decision is what its annotation says. */
class SignalEffectTest extends PipelineFixture {

  private static Verdict flagged(String id) {
    return new Verdict.Flagged(
        List.of(new Finding(id, Clause.SELECT, new Span(0, 6), "'Ada' looks odd")));
  }

  @ErrorSignal(id = "plain", summary = "s", condition = "c", correction = "d")
  static final class Plain implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      return flagged("plain");
    }
  }

  @ErrorSignal(id = "tying", effect = Effect.TIES, summary = "s", condition = "c", correction = "d")
  static final class Tying implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      return flagged("tying");
    }
  }

  @ErrorSignal(
      id = "vetoing-readers",
      effect = Effect.VETOES_READERS,
      summary = "s",
      condition = "c",
      correction = "d")
  static final class VetoingReaders implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      return flagged("vetoing-readers");
    }
  }

  @ErrorSignal(
      id = "vetoing",
      effect = Effect.VETOES,
      message = MessageContent.NAMES_ONLY,
      summary = "s",
      condition = "c",
      correction = "d")
  static final class Vetoing implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      return flagged("vetoing");
    }
  }

  @ErrorSignal(
      id = "forbidding",
      effect = Effect.FORBIDS,
      summary = "s",
      condition = "c",
      correction = "d")
  static final class Forbidding implements Detector {
    @Override
    public Verdict inspect(Subject subject) {
      return flagged("forbidding");
    }
  }

  private static final Map<String, Detector> DETECTORS =
      Map.of(
          "plain", new Plain(),
          "tying", new Tying(),
          "vetoing-readers", new VetoingReaders(),
          "vetoing", new Vetoing(),
          "forbidding", new Forbidding());

  private static final Writer READER = new Writer("reader", Writer.Kind.RULES, true, false);

  private QuestionReport ask(String detector, double penalty, double confidence)
      throws SQLException {
    return ask(Writer.of("fixed"), detector, penalty, confidence);
  }

  private QuestionReport ask(Writer writer, String detector, double penalty, double confidence)
      throws SQLException {
    Candidate written =
        new Candidate("SELECT name FROM doctor", 1, writer, Optional.of(Set.of(0, 1, 2, 3)));
    return new QuestionPipeline(
            knowledge(),
            new Plugins(
                List.of(generator(request -> Written.of(List.of(written)))),
                new Inspector(List.of(DETECTORS.get(detector)))),
            question -> new Estimate(List.of(new Confidence(confidence, true)), 0),
            options(penalty))
        .ask(COUNT, clinic.database(), budget());
  }

  @ParameterizedTest
  @CsvSource({
    "plain, 10, answer",
    "tying, 10, NL001",
    "tying, 0, answer",
    "vetoing, 10, NL004",
    "vetoing, 0, answer",
    "forbidding, 10, NL005",
    "forbidding, 0, NL005"
  })
  void ask_surestCandidateFlagged_isDecidedAsTheSignalSays(
      String detector, double penalty, String outcome) throws SQLException {
    assertThat(outcome(ask(detector, penalty, 0.99))).isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource({"10, NL004", "0, answer"})
  void ask_signalThatVetoesReaders_keepsBackWhatAReaderOfOursWrote(double penalty, String outcome)
      throws SQLException {
    assertThat(outcome(ask(READER, "vetoing-readers", penalty, 0.99))).isEqualTo(outcome);
  }

  @Test
  void ask_signalThatVetoesReaders_isWeighedForAnyOtherWriter() throws SQLException {
    assertThat(outcome(ask("vetoing-readers", 10, 0.99))).isEqualTo("answer");
  }

  @Test
  void ask_signalThatSaysNothingOfItsMessages_isToldByItsId() throws SQLException {
    assertThat(text(ask("plain", 10, 0.5))).contains("flagged by plain").doesNotContain("Ada");
    assertThat(text(ask("vetoing", 10, 0.5))).contains("But 'Ada' looks odd.");
  }
}

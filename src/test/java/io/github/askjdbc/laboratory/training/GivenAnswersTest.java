package io.github.askjdbc.laboratory.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.evaluation.matching.MatchForm;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GivenAnswersTest {

  private static Example example(String id, String kind, boolean right) {
    return new Example(
        id, "clinic", "small", kind, "", "SELECT 1", 0, right, right, List.of(), Map.of());
  }

  private static HeldOut judged(String id, String kind, boolean right, double probability) {
    return new HeldOut(example(id, kind, right), probability, 0.9);
  }

  /** Of four given in each of ten draws two are right, one is wrong, and one should be none. */
  @ParameterizedTest(name = "{0} excused: {1} answerable, {2} right")
  @CsvSource({"nobody, 3, 2", "wrong, 3, 3", "none, 4, 3"})
  void excusing_whatAPersonFoundRight_countsAsRightAndAnswerable(
      String id, double answerable, double right) {
    List<Example> wrong =
        Stream.generate(
                () -> List.of(example("wrong", "", false), example("none", "out-of-domain", false)))
            .limit(10)
            .flatMap(List::stream)
            .toList();

    GivenAnswers excused =
        new GivenAnswers(3, 1, 2, 4, wrong, 10).excusing(answer -> answer.id().equals(id));

    assertThat(excused.answerable()).isEqualTo(answerable, within(1e-9));
    assertThat(excused.unanswerable()).isEqualTo(4 - answerable, within(1e-9));
    assertThat(excused.right()).isEqualTo(right, within(1e-9));
    assertThat(excused.given()).isEqualTo(4);
  }

  /**
   * Two draws, with one of three SQL known in each: of the four SQL left one is right and given,
   * one wrong and given, one unanswerable and withheld, one right and withheld. Of two null replies
   * two thirds count, of another database's none.
   */
  @Test
  void of_twoDraws_areMeansWithWhatWasNotWritten() {
    DrawnRecord clinic =
        new DrawnRecord(
            "clinic",
            List.of(
                List.of(judged("a", "", true, 0.95), judged("b", "", false, 0.92)),
                List.of(judged("c", "out-of-domain", false, 0.3), judged("d", "", true, 0.89))),
            2.0 / 3);
    List<NullReply> silent =
        List.of(
            new NullReply("small", "clinic", false),
            new NullReply("small", "clinic", true),
            new NullReply("small", "bank", true));

    GivenAnswers answers = GivenAnswers.of(List.of(clinic), silent, MatchForm.STRICT);

    assertThat(answers.answerable()).isEqualTo(1.5 + 2.0 / 3, within(1e-9));
    assertThat(answers.unanswerable()).isEqualTo(0.5 + 2.0 / 3, within(1e-9));
    assertThat(answers.coverage()).hasValue(0.5 / answers.answerable());
    assertThat(answers.precision()).hasValue(0.5);
    double score = 100 * (0.5 + 0.5 + 2.0 / 3 - 10 * 0.5) / (2 + 4.0 / 3);
    assertThat(answers.score(10).orElseThrow()).isEqualTo(score, within(1e-9));
  }

  @Test
  void of_noDatabases_hasNoMeasures() {
    GivenAnswers none = GivenAnswers.of(List.of(), List.of(), MatchForm.STRICT);

    assertThat(none.coverage()).isEmpty();
    assertThat(none.precision()).isEmpty();
    assertThat(none.score(10)).isEmpty();
  }

  /** AUROC of nothing but right SQL is undefined, and such a draw does not count. */
  @Test
  void mean_ofDrawsOfTwoDatabases_poolsEachDraw() {
    DrawnRecord clinic =
        new DrawnRecord(
            "clinic",
            List.of(List.of(judged("a", "", true, 0.5)), List.of(judged("b", "", true, 0.7))),
            1);
    DrawnRecord bank =
        new DrawnRecord(
            "bank",
            List.of(List.of(judged("c", "", false, 0.6)), List.of(judged("d", "", true, 0.8))),
            1);
    RecordedConfidence measures = new RecordedConfidence(MatchForm.STRICT, 10, 1);

    assertThat(DrawnRecord.mean(List.of(clinic, bank), measures::auroc)).hasValue(0);
  }
}

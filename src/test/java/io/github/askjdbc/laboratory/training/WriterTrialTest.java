package io.github.askjdbc.laboratory.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.laboratory.training.WriterTrial.Given;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WriterTrialTest {

  private static Example example(String id, String kind) {
    return new Example(
        id, "clinic", "small", kind, "", "SELECT 1", 0, false, false, List.of(), Map.of());
  }

  /** Of four given in each of ten draws two are right, one is wrong, and one should be none. */
  @ParameterizedTest(name = "{0} excused: {1} written, {2} right")
  @CsvSource({"nobody, 3, 2", "wrong, 3, 3", "none, 4, 3"})
  void excusing_whatAPersonFoundRight_countsAsRightAndAnswerable(
      String id, double written, double right) {
    List<Example> wrong =
        Stream.generate(() -> List.of(example("wrong", ""), example("none", "out-of-domain")))
            .limit(10)
            .flatMap(List::stream)
            .toList();

    Given excused = new Given(3, 2, 4, wrong).excusing(answer -> answer.id().equals(id));

    assertThat(excused.written()).isEqualTo(written, within(1e-9));
    assertThat(excused.right()).isEqualTo(right, within(1e-9));
    assertThat(excused.given()).isEqualTo(4);
  }
}

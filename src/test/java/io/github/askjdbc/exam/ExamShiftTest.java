package io.github.askjdbc.exam;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.exam.ExamShift.Harder;
import io.github.askjdbc.exam.ExamShift.Range;
import io.github.askjdbc.memory.ExamAnswer;
import io.github.askjdbc.memory.ExamAnswer.Cost;
import io.github.askjdbc.memory.ExamAnswer.Outcome;
import io.github.askjdbc.memory.ExamRecord;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an exam lets expect of people's questions. */
class ExamShiftTest {

  /** Without a shift they are the bounds of a share; a shift moves them, its deviation widens. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 40, 0, 5",
    "0, 0, 40, 40, 95, 100",
    "0, 0, 20, 40, 37, 63",
    "-1, 0, 20, 40, 17, 39",
    "0, 1, 20, 40, 15, 85",
    "-1, 1, 40, 40, 80, 100",
    "-1, 1, 0, 40, 0, 4"
  })
  void range_ofAnExam_isMovedAndWidened(
      double mean, double deviation, int right, int of, int low, int high) {
    assertThat(new ExamShift(mean, deviation).range(new Harder(right, of)))
        .isEqualTo(new Range(low, high));
  }

  /** The easier ones, and those that cannot be answered, tell less of people's questions. */
  @Test
  void harder_ofARecord_isGroupsAndJoins() {
    ExamRecord record =
        new ExamRecord(
            List.of(
                answer("count", Outcome.WRONG),
                answer("group-count", Outcome.RIGHT),
                answer("join-most", Outcome.USELESS),
                answer("join-list", Outcome.RIGHT),
                answer("not-sql", Outcome.NONE)));

    assertThat(Harder.of(record)).isEqualTo(new Harder(2, 3));
  }

  private static ExamAnswer answer(String kind, Outcome outcome) {
    return new ExamAnswer(
        0, kind, true, outcome, false, OptionalDouble.empty(), OptionalDouble.empty(), Cost.NONE);
  }

  @ParameterizedTest
  @CsvSource({"0.1, false", "0.2, true", "0.3, true", "0.4, false"})
  void holds_share_isBetweenTheBounds(double share, boolean held) {
    assertThat(new Range(20, 30).holds(share)).isEqualTo(held);
  }
}

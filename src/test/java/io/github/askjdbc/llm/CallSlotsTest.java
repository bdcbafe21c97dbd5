package io.github.askjdbc.llm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.QuestionBudget;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Who gets a call to a model, and who gives his up. */
class CallSlotsTest {

  private static final Duration LONG = Duration.ofMinutes(1);
  private static final Duration SHORT = Duration.ofMillis(50);

  private final CallSlots slots = new CallSlots();

  private static QuestionBudget asking(Duration time) {
    return new QuestionBudget(System::nanoTime, time, 0);
  }

  private static QuestionBudget givingWay(Duration time) {
    return QuestionBudget.givingWay(System::nanoTime, time);
  }

  @Test
  @SuppressWarnings("try") // the registration only ends when closed
  void acquire_slotOfOneThatGivesWay_isTakenFromIt() {
    QuestionBudget exam = givingWay(LONG);
    QuestionBudget call = exam.withTime(LONG);
    assertThat(slots.acquire(1, call)).isTrue();
    try (QuestionBudget.Registration registration = exam.interruptible(() -> slots.release(call))) {
      assertThat(slots.acquire(1, asking(LONG))).isTrue();
    }
    assertThat(exam.isCancelled()).isTrue();
  }

  @Test
  void acquire_slotIsFree_leavesOthersAlone() {
    QuestionBudget exam = givingWay(LONG);
    assertThat(slots.acquire(2, exam)).isTrue();
    assertThat(slots.acquire(2, asking(LONG))).isTrue();
    assertThat(exam.isCancelled()).isFalse();
  }

  @Test
  void acquire_twoThatGiveWay_waitForOneAnother() {
    QuestionBudget exam = givingWay(LONG);
    assertThat(slots.acquire(1, exam)).isTrue();
    assertThat(slots.acquire(1, givingWay(SHORT))).isFalse();
    assertThat(exam.isCancelled()).isFalse();
  }

  @Test
  void acquire_callOfOneThatGivesWayIsOver_leavesItAlone() {
    QuestionBudget exam = givingWay(LONG);
    assertThat(slots.acquire(1, exam)).isTrue();
    slots.release(exam);
    assertThat(slots.acquire(1, asking(LONG))).isTrue();
    assertThat(slots.acquire(1, asking(SHORT))).isFalse();
    assertThat(exam.isCancelled()).isFalse();
  }
}

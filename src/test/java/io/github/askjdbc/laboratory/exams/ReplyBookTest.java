package io.github.askjdbc.laboratory.exams;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.exam.ExamQuestion;
import io.github.askjdbc.exam.QuestionKind;
import io.github.askjdbc.llm.ModelReply;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Writers made worse on purpose. */
class ReplyBookTest {

  private static final List<ExamQuestion> QUESTIONS =
      IntStream.range(0, 100)
          .mapToObj(
              number ->
                  new ExamQuestion(
                      QuestionKind.COUNT,
                      "question " + number,
                      // two questions in a row have the same answer
                      number % 10 == 9 ? Optional.empty() : Optional.of("SELECT " + number / 2),
                      Optional.empty()))
          .toList();

  private static final ReplyBook GOLD = ReplyBook.ofGold(QUESTIONS);

  private static long changed(ReplyBook book) {
    return QUESTIONS.stream()
        .filter(question -> !text(book, question).equals(text(GOLD, question)))
        .count();
  }

  private static String text(ReplyBook book, ExamQuestion question) {
    ModelReply reply = book.replies().get(question.text());
    return reply.text();
  }

  @Test
  void ofGold_question_isItsAnswerOrNone() {
    assertThat(text(GOLD, QUESTIONS.get(4))).contains("SELECT 2");
    assertThat(text(GOLD, QUESTIONS.get(9))).contains("null");
  }

  @Test
  void spoilt_share_thatManyHaveAnothersSql() {
    assertThat(changed(GOLD.spoilt(QUESTIONS, 0, new Random(1)))).isZero();
    assertThat(changed(GOLD.spoilt(QUESTIONS, 0.3, new Random(1)))).isEqualTo(30);
    assertThat(changed(GOLD.spoilt(QUESTIONS, 1, new Random(1)))).isEqualTo(100);
  }

  @Test
  void spoilt_sameSeed_isTheSame() {
    assertThat(GOLD.spoilt(QUESTIONS, 0.5, new Random(7)))
        .isEqualTo(GOLD.spoilt(QUESTIONS, 0.5, new Random(7)));
  }
}

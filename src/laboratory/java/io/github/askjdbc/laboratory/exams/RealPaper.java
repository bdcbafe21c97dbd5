package io.github.askjdbc.laboratory.exams;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.exam.ExamPaper;
import io.github.askjdbc.exam.ExamQuestion;
import io.github.askjdbc.exam.QuestionKind;
import java.util.List;
import java.util.Optional;

/** People's questions as a paper, so that they are asked and graded as those of an exam. */
final class RealPaper {

  private RealPaper() {}

  /** Those that need neither evidence nor another schema. Their kinds say nothing. */
  static ExamPaper of(List<EvaluationQuestion> questions) {
    List<ExamQuestion> asked =
        questions.stream()
            .filter(question -> question.evidence().isEmpty() && question.hidden().isEmpty())
            .map(
                question ->
                    new ExamQuestion(
                        question.gold().isPresent() ? QuestionKind.LIST : QuestionKind.NOT_SQL,
                        question.question(),
                        question.gold(),
                        Optional.empty()))
            .toList();
    return new ExamPaper(asked, asked.size());
  }
}

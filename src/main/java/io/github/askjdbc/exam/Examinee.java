package io.github.askjdbc.exam;

import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.memory.ExamRecords;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.QuestionBudget;
import java.util.function.UnaryOperator;

/**
 * A language model that sits an exam by itself.
 *
 * @param pipeline as an exam asks it
 * @param asked the same where the questions of the exam go
 * @param records where its answers are kept
 * @param limits what one question may cost, out of a budget that nothing bounds
 */
public record Examinee(
    QuestionPipeline pipeline,
    QuestionAnswering asked,
    ModelSettings model,
    ExamRecords records,
    UnaryOperator<QuestionBudget> limits) {

  /** A name for logs. */
  String name() {
    return model.endpoint().name().toString();
  }
}

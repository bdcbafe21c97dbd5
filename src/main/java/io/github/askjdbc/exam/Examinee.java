package io.github.askjdbc.exam;

import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.memory.ExamRecords;
import io.github.askjdbc.pipeline.QuestionPipeline;
import java.time.Duration;

/**
 * A language model that sits an exam by itself.
 *
 * @param pipeline as an exam asks it
 * @param records where its answers are kept
 * @param time for each question, that of the model apart
 * @param probes for each question
 */
public record Examinee(
    QuestionPipeline pipeline,
    ModelSettings model,
    ExamRecords records,
    Duration time,
    int probes) {

  /** A name for logs. */
  String name() {
    return model.endpoint().name().toString();
  }
}

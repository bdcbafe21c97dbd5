package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.WriterRecord;
import io.github.askjdbc.llm.ModelSettings;
import java.util.Optional;

/**
 * What is known of a language model on the databases that it is asked about: how it did in an exam,
 * and what people said of its SQL.
 *
 * @param model as it is asked
 */
record ModelRecords(ModelSettings model, PipelineMemory memory) {

  /** On the database of a question; empty where nothing is known. */
  Optional<WriterRecord> of(AskedQuestion linked) {
    ExamGround ground =
        ExamGround.of(
            linked.knowledge(), linked.queries()::mayRead, Optional.of(model), memory.scale());
    return memory.record(ground.key(), linked.database());
  }
}

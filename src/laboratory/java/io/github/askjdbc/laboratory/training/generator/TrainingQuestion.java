package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.roles.QuestionFeatures;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.List;
import java.util.Optional;

/**
 * A question with all that is learned from it.
 *
 * @param gold actions of the gold SQL, where they can express it
 * @param sketch of the gold, where it has one
 * @param reworded whether it is another wording of the question before it
 */
record TrainingQuestion(
    EvaluationQuestion question,
    DatabaseKnowledge knowledge,
    Dialect dialect,
    QuestionFeatures features,
    Optional<List<Action>> gold,
    Optional<Sketch> sketch,
    Optional<GoldSlots> slots,
    boolean reworded) {

  String db() {
    return question.db();
  }

  SchemaIndex schema() {
    return features.mentions().schema();
  }
}

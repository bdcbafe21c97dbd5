package io.github.askjdbc.inspection;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.inspection.constraints.Constraint;
import io.github.askjdbc.llm.prompt.PromptedModel;
import io.github.askjdbc.question.QuestionBudget;
import java.util.List;
import java.util.Optional;

/**
 * What a query is inspected against.
 *
 * @param database that the query runs on
 * @param model the language model to ask, where there is one
 * @param constraints rules that the query must keep
 * @param budget of the question, probes among it
 * @param shared what all queries of one question share
 */
public record InspectedDatabase(
    DatabaseKnowledge knowledge,
    ReadOnlyDatabase database,
    Optional<PromptedModel> model,
    List<Constraint> constraints,
    QuestionBudget budget,
    SharedNotes shared) {

  public InspectedDatabase {
    constraints = List.copyOf(constraints);
  }

  /** For the only query of a question. */
  public InspectedDatabase(
      DatabaseKnowledge knowledge,
      ReadOnlyDatabase database,
      Optional<PromptedModel> model,
      List<Constraint> constraints,
      QuestionBudget budget) {
    this(knowledge, database, model, constraints, budget, new SharedNotes());
  }

  /** Without a model and without rules. */
  public static InspectedDatabase of(
      DatabaseKnowledge knowledge, ReadOnlyDatabase database, QuestionBudget budget) {
    return new InspectedDatabase(knowledge, database, Optional.empty(), List.of(), budget);
  }
}

package io.github.askjdbc.generation;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.QuestionBudget;

/** What a generator may look at. */
public record GenerationRequest(
    LinkedQuestion question,
    DatabaseKnowledge knowledge,
    Dialect dialect,
    int maxCandidates,
    QuestionBudget budget) {}

package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.QuestionBudget;

/**
 * A question, the database that it is asked of, what is remembered of both, and what may be spent.
 * For one thread.
 *
 * @param queries all SQL that the question leads to
 */
record AskedQuestion(
    LinkedQuestion question,
    DatabaseKnowledge knowledge,
    ReadOnlyDatabase database,
    AskedQueries queries,
    Recalled recalled,
    QuestionBudget budget) {}

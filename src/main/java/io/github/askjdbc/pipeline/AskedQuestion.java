package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.QuestionBudget;

/**
 * A question, the database that it is asked of, what is remembered of both, and what may be spent.
 * For one thread.
 *
 * @param guard of all SQL that the question leads to
 */
record AskedQuestion(
    LinkedQuestion question,
    DatabaseKnowledge knowledge,
    AskedDatabase database,
    AskedGuard guard,
    Recalled recalled,
    QuestionBudget budget) {}

package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.inspection.SharedNotes;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.QuestionBudget;

/**
 * A question, the database that it is asked of, what is remembered of both, and what may be spent.
 * For one thread.
 *
 * @param queries all SQL that the question leads to
 * @param notes what is found out about it for all of that SQL
 */
record AskedQuestion(
    LinkedQuestion question,
    DatabaseKnowledge knowledge,
    ReadOnlyDatabase database,
    AskedQueries queries,
    SharedNotes notes,
    Recalled recalled,
    QuestionBudget budget) {}

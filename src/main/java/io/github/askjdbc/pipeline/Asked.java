package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;

/**
 * A question as it comes: the database that it is asked of, what is remembered of both, and what
 * may be spent.
 */
record Asked(
    Question question, Recalled recalled, ReadOnlyDatabase database, QuestionBudget budget) {}

package io.github.askjdbc.evaluation.recording;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.Approach;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Which question a client of a model is asked for: prompts do not hold its id. A question is worked
 * on by one thread, its requests to a model included.
 */
final class CurrentQuestion {

  private record Turn(String id, AtomicInteger requests) {}

  private final Map<Thread, Turn> turns = new ConcurrentHashMap<>();

  /** The approach with its questions known here. */
  Approach during(Approach approach) {
    return (EvaluationQuestion question,
        Connection connection,
        ReadOnlyDatabase database,
        QuestionBudget budget) -> decided(approach, question, connection, database, budget);
  }

  private Approach.Decided decided(
      Approach approach,
      EvaluationQuestion question,
      Connection connection,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException {
    return during(question.id(), () -> approach.decide(question, connection, database, budget));
  }

  /** What this thread does for the question of that id. */
  <T> T during(String id, QuestionWork<T> work) throws SQLException {
    turns.put(Thread.currentThread(), new Turn(id, new AtomicInteger()));
    try {
      return work.done();
    } finally {
      turns.remove(Thread.currentThread());
    }
  }

  /**
   * @throws IllegalStateException if this thread works on none
   */
  String id() {
    return current().id();
  }

  /** How many requests this question made before this one. */
  int requestsBefore() {
    return current().requests().getAndIncrement();
  }

  private Turn current() {
    Turn current = turns.get(Thread.currentThread());
    if (current == null) {
      throw new IllegalStateException("a model was asked for no question of the run");
    }
    return current;
  }
}

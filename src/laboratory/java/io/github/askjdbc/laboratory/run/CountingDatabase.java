package io.github.askjdbc.laboratory.run;

import io.github.askjdbc.database.ForwardingDatabase;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;

/** A database that counts the probes sent to it. For one thread. */
final class CountingDatabase extends ForwardingDatabase {
  private int probes;

  CountingDatabase(ReadOnlyDatabase database) {
    super(database);
  }

  int probes() {
    return probes;
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    probes++;
    return super.query(query, budget);
  }
}

package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ForwardingDatabase;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.HashMap;
import java.util.Map;

/**
 * The database as one question sees it: what it answered once is not sent again, so that detectors
 * that ask the same of several candidates send one probe. For one thread.
 */
final class AskedDatabase extends ForwardingDatabase {

  private final Map<ProbeQuery, ProbeOutcome> answered = new HashMap<>();

  AskedDatabase(ReadOnlyDatabase database) {
    super(database);
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    ProbeOutcome known = answered.get(query);
    if (known != null) {
      budget.check();
      return known;
    }
    ProbeOutcome outcome = super.query(query, budget);
    if (outcome instanceof ProbeOutcome.Rows) {
      answered.put(query, outcome);
    }
    return outcome;
  }
}

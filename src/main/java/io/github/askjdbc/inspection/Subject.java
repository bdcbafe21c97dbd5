package io.github.askjdbc.inspection;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.linking.LinkedQuestion;

/** What a detector may look at: the question, the query, and what is known of the database. */
public interface Subject {
  LinkedQuestion question();

  /** The inspected SQL, as findings' spans count it. */
  String sql();

  DatabaseKnowledge knowledge();
}

package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;

/** A database for a pipeline that looks at none. */
public final class UnseenDatabase implements AskedDatabases.Use, ReadOnlyDatabase {

  @Override
  public ReadOnlyDatabase database(QuestionBudget budget) {
    return this;
  }

  @Override
  public void close() {}

  @Override
  public DatabaseIdentity identity() {
    throw unseen();
  }

  @Override
  public Dialect dialect() {
    throw unseen();
  }

  @Override
  public boolean cacheable() {
    throw unseen();
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    throw unseen();
  }

  @Override
  public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) {
    throw unseen();
  }

  private static UnsupportedOperationException unseen() {
    return new UnsupportedOperationException("the script looks at no database");
  }
}

package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.database.ReadOnlyDatabase;
import java.sql.Connection;

/** Opens a database as the pipeline sees it. */
@FunctionalInterface
public interface AskedDatabases {

  /** A database in use, until it is closed. */
  interface Use extends AutoCloseable {
    ReadOnlyDatabase database();

    @Override
    void close();
  }

  /**
   * @param url of the target, without a prefix of ours
   * @param connection to the target, closed by the caller after the use
   */
  Use open(String url, Connection connection);
}

package io.github.askjdbc.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;

/** Opens connections to a target. How its driver is found is the owner's concern. */
@FunctionalInterface
public interface ConnectionSource {

  /**
   * @param url the target's own URL
   * @param properties the target's own, a copy that may be kept
   */
  Connection open(String url, Properties properties) throws SQLException;
}

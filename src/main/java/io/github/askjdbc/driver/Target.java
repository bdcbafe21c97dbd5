package io.github.askjdbc.driver;

import java.sql.Connection;
import java.sql.Driver;
import java.util.Properties;

/**
 * A connection to the target, and how to make another like it.
 *
 * @param connection the caller's own, of the target's driver
 * @param driver the target's
 * @param url the target's, without our prefix and settings; may hold secrets
 * @param properties what the target was connected with; may hold secrets
 */
public record Target(Connection connection, Driver driver, String url, Properties properties) {

  @Override
  public String toString() {
    return "target of " + driver.getClass().getName();
  }
}

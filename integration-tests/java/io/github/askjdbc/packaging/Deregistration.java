package io.github.askjdbc.packaging;

import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Collections;
import java.util.concurrent.Callable;

/** Takes every driver that this class can see out of {@code DriverManager}. */
public final class Deregistration implements Callable<Object> {

  @Override
  public Object call() throws SQLException {
    int count = 0;
    for (Driver driver : Collections.list(DriverManager.getDrivers())) {
      DriverManager.deregisterDriver(driver);
      count++;
    }
    return count;
  }
}

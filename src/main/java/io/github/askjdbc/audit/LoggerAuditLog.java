package io.github.askjdbc.audit;

import java.lang.System.Logger;

/**
 * Logs each line at the level INFO: through {@link System.Logger}, which an application leads to
 * the logging that it uses.
 */
final class LoggerAuditLog implements AuditLog {

  private final Logger logger;

  LoggerAuditLog(String name) {
    this.logger = System.getLogger(name);
  }

  @Override
  public void check() {
    // whether a logger keeps what it is given is the business of the application
  }

  @Override
  public void append(String line) {
    logger.log(Logger.Level.INFO, line);
  }
}

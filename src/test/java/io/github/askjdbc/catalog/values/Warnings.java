package io.github.askjdbc.catalog.values;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What a class logs while this is open. */
public final class Warnings implements AutoCloseable {
  private final Logger logger;
  private final List<String> texts = Collections.synchronizedList(new ArrayList<>());
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord logged) {
          texts.add(
              new SimpleFormatter().formatMessage(logged)
                  + (logged.getThrown() == null ? "" : logged.getThrown()));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  private Warnings(Logger logger) {
    this.logger = logger;
    logger.setUseParentHandlers(false);
    logger.setLevel(Level.ALL);
    logger.addHandler(handler);
  }

  public static Warnings of(Class<?> type) {
    return new Warnings(Logger.getLogger(type.getName()));
  }

  /** Of every class of the product. */
  public static Warnings ofAll() {
    return new Warnings(Logger.getLogger("io.github.askjdbc"));
  }

  public List<String> texts() {
    return texts;
  }

  @Override
  public void close() {
    logger.removeHandler(handler);
    logger.setLevel(null);
    logger.setUseParentHandlers(true);
  }
}

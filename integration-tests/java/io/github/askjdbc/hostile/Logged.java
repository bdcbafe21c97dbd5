package io.github.askjdbc.hostile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What the driver logs at any level while this is open, with the traces of exceptions. */
public final class Logged implements AutoCloseable {
  private final Logger logger = Logger.getLogger("io.github.askjdbc");
  private final List<String> texts = Collections.synchronizedList(new ArrayList<>());
  private final Handler handler =
      new Handler() {
        private final SimpleFormatter formatter = new SimpleFormatter();

        @Override
        public void publish(LogRecord logged) {
          texts.add(formatter.format(logged));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  public Logged() {
    logger.setLevel(Level.ALL);
    handler.setLevel(Level.ALL);
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
  }

  public String text() {
    return String.join("\n", texts);
  }

  @Override
  public void close() {
    logger.removeHandler(handler);
    logger.setLevel(null);
    logger.setUseParentHandlers(true);
  }
}

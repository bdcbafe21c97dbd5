package io.github.askjdbc.database;

import java.util.concurrent.ThreadFactory;

/** Makes threads that do not keep the program alive. */
final class DaemonThreads {

  private DaemonThreads() {}

  static ThreadFactory named(String name) {
    return task -> {
      Thread thread = new Thread(task, name);
      thread.setDaemon(true);
      return thread;
    };
  }
}

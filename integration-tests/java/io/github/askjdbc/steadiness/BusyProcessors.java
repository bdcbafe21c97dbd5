package io.github.askjdbc.steadiness;

import java.util.ArrayList;
import java.util.List;

/** Keeps every processor busy with something else until it is closed. */
final class BusyProcessors implements AutoCloseable {

  private final List<Thread> threads = new ArrayList<>();
  private volatile boolean stopped;

  /**
   * @param each how many threads for each processor, 0 for an idle machine
   */
  BusyProcessors(int each) {
    for (int i = 0; i < each * Runtime.getRuntime().availableProcessors(); i++) {
      Thread thread = new Thread(this::spin, "busy");
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
  }

  private void spin() {
    while (!stopped) {
      Thread.onSpinWait();
    }
  }

  @Override
  public void close() throws InterruptedException {
    stopped = true;
    for (Thread thread : threads) {
      thread.join();
    }
  }
}

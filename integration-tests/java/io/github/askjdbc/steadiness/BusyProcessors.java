package io.github.askjdbc.steadiness;

/** Keeps every processor busy with something else until it is stopped. */
final class BusyProcessors {

  private volatile boolean stopped;

  /**
   * @param each how many threads for each processor, 0 for an idle machine
   */
  BusyProcessors(int each) {
    for (int i = 0; i < each * Runtime.getRuntime().availableProcessors(); i++) {
      Thread thread = new Thread(this::spin, "busy");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void spin() {
    while (!stopped) {
      Thread.onSpinWait();
    }
  }

  void stop() {
    stopped = true;
  }
}

package io.github.askjdbc.database;

import java.util.concurrent.CountDownLatch;

/** A function for H2, which waits for its end whatever is cancelled. */
public final class HeldFunction {
  private static final CountDownLatch CALLED = new CountDownLatch(1);
  private static final CountDownLatch RELEASED = new CountDownLatch(1);

  private HeldFunction() {}

  /** Comes back when it is released. */
  public static int hold() throws InterruptedException {
    CALLED.countDown();
    RELEASED.await();
    return 1;
  }

  static void awaitCall() throws InterruptedException {
    CALLED.await();
  }

  static void release() {
    RELEASED.countDown();
  }
}

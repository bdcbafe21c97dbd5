package io.github.askjdbc.cli.shell;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;

/**
 * A line that says that a language model is waited for, and since when; written again every second
 * and gone once the model has replied.
 */
final class WaitingLine implements AutoCloseable {

  private static final long LOOK_MILLIS = 100;

  /** A line that comes and goes at once only flickers. */
  private static final long FIRST_SECONDS = 1;

  private final PrintWriter out;
  private final ModelWait wait;
  private final Thread thread = new Thread(this::watch, "ask-waiting");

  private Optional<Long> since = Optional.empty();
  private String shown = "";

  private WaitingLine(PrintWriter out, ModelWait wait) {
    this.out = out;
    this.wait = wait;
  }

  /**
   * Watches until it is closed; nothing else may write meanwhile.
   *
   * @param out of a terminal
   */
  static WaitingLine begin(PrintWriter out, ModelWait wait) {
    WaitingLine line = new WaitingLine(out, wait);
    line.thread.setDaemon(true);
    line.thread.start();
    return line;
  }

  /** Once it returns, the line is gone. */
  @Override
  public void close() {
    thread.interrupt();
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException asked) {
        interrupted = true; // it ends within a moment, and only then is the terminal free
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void watch() {
    try {
      while (true) {
        look();
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (InterruptedException ended) {
      show("");
    }
  }

  private void look() {
    if (!wait.isNow().getAsBoolean()) {
      since = Optional.empty();
      show("");
      return;
    }
    long now = wait.nanoTime().getAsLong();
    long start = since.orElse(now);
    since = Optional.of(start);
    long seconds = Duration.ofNanos(now - start).toSeconds();
    if (seconds >= FIRST_SECONDS) {
      show("  waiting for the language model, " + seconds + " s (Ctrl-C stops)");
    }
  }

  private void show(String line) {
    if (!line.equals(shown)) {
      // blanks over what stood there, since not every terminal can erase a line
      out.print("\r" + line + " ".repeat(Math.max(0, shown.length() - line.length())));
      out.print(line.isEmpty() ? "\r" : "");
      out.flush();
      shown = line;
    }
  }
}

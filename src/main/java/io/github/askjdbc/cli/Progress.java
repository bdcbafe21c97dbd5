package io.github.askjdbc.cli;

import java.io.PrintStream;
import java.util.function.Supplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** How far a long run is; drawn on a terminal alone, since in a file a bar is noise. */
interface Progress extends AutoCloseable {

  /** One more is done. May be called by several threads. */
  void step();

  @Override
  void close();

  /**
   * @param total how many steps there will be
   * @param terminal whether the standard error stream is one
   */
  static Progress of(String task, long total, boolean terminal) {
    return terminal ? Bar.drawn(task, total, () -> "") : new Silent();
  }

  /** A bar. */
  final class Bar implements Progress {
    private final ProgressBar bar;
    private final Supplier<String> beside;

    private Bar(ProgressBarBuilder bar, String task, long total, Supplier<String> beside) {
      this.bar = bar.setTaskName(task).setInitialMax(total).build();
      this.beside = beside;
    }

    /**
     * On the standard error stream, as wide as it is.
     *
     * @param beside what is told after each step
     */
    static Bar drawn(String task, long total, Supplier<String> beside) {
      return new Bar(new ProgressBarBuilder(), task, total, beside);
    }

    /**
     * @param width in characters
     */
    static Bar drawn(String task, long total, Supplier<String> beside, PrintStream to, int width) {
      return new Bar(
          new ProgressBarBuilder().setConsumer(new ConsoleProgressBarConsumer(to, width)),
          task,
          total,
          beside);
    }

    @Override
    public void step() {
      bar.setExtraMessage(beside.get());
      bar.step();
    }

    @Override
    public void close() {
      bar.close();
    }
  }

  /** Shows nothing. */
  final class Silent implements Progress {
    @Override
    public void step() {}

    @Override
    public void close() {}
  }
}

package io.github.askjdbc.cli;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/** How far a long run is; shown on a terminal alone, since in a file it is noise. */
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
    return terminal ? new Bar(task, total) : new Silent();
  }

  /** Drawn on the standard error stream. */
  final class Bar implements Progress {
    private final ProgressBar bar;

    private Bar(String task, long total) {
      bar = new ProgressBarBuilder().setTaskName(task).setInitialMax(total).build();
    }

    @Override
    public void step() {
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

package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.recording.ModelSource;
import io.github.askjdbc.llm.ModelPrice;
import io.github.askjdbc.llm.TokenCount;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How far a run with a model is, and what it cost, where the standard error stream is no terminal:
 * such a run can take hours, so that a file is told too, in a line now and then.
 */
final class ModelProgress implements Progress {

  private static final int LINES = 20;

  private final long total;
  private final Cost cost;
  private final PrintWriter out;
  private final AtomicLong done = new AtomicLong();

  /** What a run cost so far. */
  record Cost(ModelSource model, Optional<ModelPrice> price) {

    /** For a person. */
    String text() {
      TokenCount tokens = model.tokens();
      String said = tokens.in() + " tokens in and " + tokens.out() + " out";
      return price
          .map(one -> said + String.format(Locale.ROOT, ", cost %.5f", one.of(tokens)))
          .orElse(said);
    }
  }

  private ModelProgress(long total, Cost cost, PrintWriter out) {
    this.total = total;
    this.cost = cost;
    this.out = out;
  }

  /**
   * @param total how many questions there are
   * @param terminal whether the standard error stream is one
   * @param lines where it is told if it is none
   */
  static Progress of(long total, Cost cost, boolean terminal, PrintWriter lines) {
    return terminal
        ? Bar.drawn("questions", total, cost::text)
        : new ModelProgress(total, cost, lines);
  }

  @Override
  public void step() {
    long now = done.incrementAndGet();
    if (now == total || now % Math.max(1, total / LINES) == 0) {
      out.println(now + "/" + total + " questions, asked for " + cost.text());
      out.flush();
    }
  }

  @Override
  public void close() {}
}

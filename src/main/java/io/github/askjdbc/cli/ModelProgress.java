package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.recording.ModelSource;
import io.github.askjdbc.llm.ModelPrice;
import io.github.askjdbc.llm.TokenCount;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How far a run with a model is, and what it cost: that can take hours, so that it is told where
 * the standard error stream is no terminal too, in a line now and then.
 */
final class ModelProgress implements Progress {

  private static final int LINES = 20;

  private final long total;
  private final ModelSource model;
  private final Optional<ModelPrice> price;
  private final PrintWriter out;
  private final AtomicLong done = new AtomicLong();

  /**
   * @param total how many questions there are
   */
  ModelProgress(long total, ModelSource model, Optional<ModelPrice> price, PrintWriter out) {
    this.total = total;
    this.model = model;
    this.price = price;
    this.out = out;
  }

  @Override
  public void step() {
    long now = done.incrementAndGet();
    if (now == total || now % Math.max(1, total / LINES) == 0) {
      out.println(now + "/" + total + " questions, " + cost());
      out.flush();
    }
  }

  private String cost() {
    TokenCount tokens = model.tokens();
    String said = "asked for " + tokens.in() + " tokens in and " + tokens.out() + " out";
    return price
        .map(one -> said + String.format(Locale.ROOT, ", cost %.5f", one.of(tokens)))
        .orElse(said);
  }

  @Override
  public void close() {}
}

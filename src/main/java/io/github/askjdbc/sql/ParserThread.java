package io.github.askjdbc.sql;

import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Where a text is parsed. A short and shallow one can neither take long nor exhaust the stack, and
 * is parsed by the calling thread; any other by a thread of its own, with a deep stack, which can
 * be given up.
 */
final class ParserThread {

  private static final int FEW_TOKENS = 300;
  private static final int SHALLOW = 5;
  private static final long STACK_BYTES = 8L << 20;

  private ParserThread() {}

  static ExecutorService of(List<Token> tokens) {
    return tokens.size() <= FEW_TOKENS && depth(tokens) <= SHALLOW
        ? new CallingThread()
        : Executors.newSingleThreadExecutor(
            work -> {
              Thread thread = new Thread(null, work, "ask-jdbc-parser", STACK_BYTES);
              thread.setDaemon(true);
              return thread;
            });
  }

  private static int depth(List<Token> tokens) {
    int depth = 0;
    int deepest = 0;
    for (Token token : tokens) {
      depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
      deepest = Math.max(deepest, depth);
    }
    return deepest;
  }

  /** Runs what it is given at once. */
  private static final class CallingThread extends AbstractExecutorService {
    private boolean shut;

    @Override
    public void execute(Runnable work) {
      work.run();
    }

    @Override
    public void shutdown() {
      shut = true;
    }

    @Override
    public List<Runnable> shutdownNow() {
      shut = true;
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return shut;
    }

    @Override
    public boolean isTerminated() {
      return shut;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
      return shut;
    }
  }
}

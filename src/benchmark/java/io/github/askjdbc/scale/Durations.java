package io.github.askjdbc.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How long the same thing took again and again, in milliseconds of wall-clock time. */
final class Durations {

  /** Something to be timed. */
  @FunctionalInterface
  interface Timed<E extends Exception> {
    void run() throws E;
  }

  private final List<Double> milliseconds = new ArrayList<>();

  static <E extends Exception> double of(Timed<E> action) throws E {
    long start = System.nanoTime();
    action.run();
    return (System.nanoTime() - start) / 1e6;
  }

  <E extends Exception> Durations time(int times, Timed<E> action) throws E {
    for (int i = 0; i < times; i++) {
      add(of(action));
    }
    return this;
  }

  void add(double time) {
    milliseconds.add(time);
  }

  double median() {
    return quantile(0.5);
  }

  double quantile(double share) {
    List<Double> sorted = milliseconds.stream().sorted().toList();
    return sorted.get((int) Math.round(share * (sorted.size() - 1)));
  }

  /** Median and 95th percentile. */
  String spread(String format) {
    return String.format(Locale.ROOT, format + ", " + format, median(), quantile(0.95));
  }
}

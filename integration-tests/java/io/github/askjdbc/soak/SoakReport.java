package io.github.askjdbc.soak;

import java.util.List;
import java.util.Locale;

/**
 * What was left after a soak, and how long plain reads took.
 *
 * @param answered questions
 * @param activeConnections lent and not given back
 * @param heldStatements closed with their connection, and still held by something
 * @param heapGrowth in bytes, since a quarter of the statements had run
 * @param addedThreads names of threads that live on after the pools are closed
 * @param p99Alone of plain reads on the target alone, in nanoseconds
 * @param p99Asked of plain reads through ask-jdbc, in nanoseconds
 */
record SoakReport(
    long answered,
    int activeConnections,
    long heldStatements,
    long heapGrowth,
    List<String> addedThreads,
    long p99Alone,
    long p99Asked) {

  SoakReport withThreads(List<String> names) {
    return new SoakReport(
        answered, activeConnections, heldStatements, heapGrowth, names, p99Alone, p99Asked);
  }

  String text() {
    return String.format(
        Locale.ROOT,
        "%d questions answered; left: %d connections, %d statements, threads %s, heap %+d kB; "
            + "p99 of plain reads %.0f us alone, %.0f us through ask-jdbc: %.2f times",
        answered,
        activeConnections,
        heldStatements,
        addedThreads,
        heapGrowth / 1024,
        p99Alone / 1e3,
        p99Asked / 1e3,
        (double) p99Asked / p99Alone);
  }
}

package io.github.askjdbc.laboratory.generator;

import java.lang.management.ManagementFactory;

/**
 * What stays on the heap, in bytes after a collection.
 *
 * @param before the first database was connected to
 * @param after all questions
 */
public record HeapGrowth(long before, long after) {

  /** One collection may leave what a second one finds: caches let go of dead keys in between. */
  private static final int COLLECTIONS = 3;

  private static final double BYTES_A_MEGABYTE = 1e6;

  /** Bytes in use now, after a collection. */
  public static long used() {
    for (int i = 0; i < COLLECTIONS; i++) {
      ManagementFactory.getMemoryMXBean().gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /** In megabytes of a million bytes. */
  public double megabytes() {
    return (after - before) / BYTES_A_MEGABYTE;
  }
}

package io.github.askjdbc.catalog;

import java.util.List;

/**
 * What a column was seen to hold.
 *
 * @param samples a few different short values, in no order
 */
public record ColumnStatistics(List<String> samples) {

  public ColumnStatistics {
    samples = List.copyOf(samples);
  }
}

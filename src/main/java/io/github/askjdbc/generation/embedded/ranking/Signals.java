package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.learning.Columns;

/** Numbers with the names of a list: each of them once, in any order. */
final class Signals {

  private final Columns columns;
  private final float[] values;
  private final boolean[] put;
  private int next;

  Signals(Columns columns) {
    this.columns = columns;
    this.values = new float[columns.size()];
    this.put = new boolean[columns.size()];
  }

  void put(String name, double value) {
    int place = place(name);
    if (place < 0 || put[place]) {
      throw new IllegalArgumentException(
          "the feature '%s' is %s"
              .formatted(
                  name,
                  place < 0 ? "on no list; add it there" : "put twice; give it another name"));
    }
    values[place] = (float) value;
    put[place] = true;
    next = place + 1;
  }

  void put(String name, long value) {
    put(name, (double) value);
  }

  void put(String name, boolean value) {
    put(name, value ? 1 : 0);
  }

  /** Looks behind the last one first: most are put in the order of the list. */
  private int place(String name) {
    return next < values.length && columns.names().get(next).equals(name)
        ? next
        : columns.names().indexOf(name);
  }

  /**
   * @param place on the list, of a name that is put
   */
  float value(int place) {
    return values[place];
  }

  /** All in the order of the list. */
  float[] row() {
    for (int place = 0; place < put.length; place++) {
      if (!put[place]) {
        throw new IllegalStateException(
            "the feature '" + columns.names().get(place) + "' is listed and was not put");
      }
    }
    return values;
  }
}

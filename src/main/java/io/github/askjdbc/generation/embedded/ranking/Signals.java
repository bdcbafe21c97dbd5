package io.github.askjdbc.generation.embedded.ranking;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Numbers with names, always the same names in the same order. */
final class Signals {

  private final List<String> names = new ArrayList<>();
  private float[] values = new float[128];

  void put(String name, double value) {
    if (names.size() == values.length) {
      values = Arrays.copyOf(values, 2 * values.length);
    }
    values[names.size()] = (float) value;
    names.add(name);
  }

  void put(String name, long value) {
    put(name, (double) value);
  }

  void put(String name, boolean value) {
    put(name, value ? 1 : 0);
  }

  List<String> names() {
    return names;
  }

  float value(int at) {
    return values[at];
  }

  int size() {
    return names.size();
  }
}

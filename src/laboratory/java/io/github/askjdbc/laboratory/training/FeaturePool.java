package io.github.askjdbc.laboratory.training;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Keeps the features of many examples in little room: those with the same names share them. */
final class FeaturePool {

  private final Map<List<String>, String[]> known = new HashMap<>();

  /** An unchangeable copy. */
  Map<String, Float> pooled(Map<String, Float> features) {
    Map<String, Float> sorted = new TreeMap<>(features);
    String[] names =
        known.computeIfAbsent(List.copyOf(sorted.keySet()), keys -> keys.toArray(String[]::new));
    float[] values = new float[names.length];
    for (int i = 0; i < names.length; i++) {
      values[i] = sorted.get(names[i]);
    }
    return new Row(names, values);
  }

  /** Values by names in ascending order. */
  private static final class Row extends AbstractMap<String, Float> {
    private final String[] names;
    private final float[] values;

    Row(String[] names, float[] values) {
      this.names = names;
      this.values = values;
    }

    @Override
    public Float get(Object name) {
      int at = name instanceof String text ? Arrays.binarySearch(names, text) : -1;
      return at < 0 ? null : values[at];
    }

    @Override
    public boolean containsKey(Object name) {
      return get(name) != null;
    }

    @Override
    public Set<Entry<String, Float>> entrySet() {
      return new AbstractSet<>() {
        @Override
        public Iterator<Entry<String, Float>> iterator() {
          return IntStream.range(0, names.length)
              .mapToObj(i -> Map.entry(names[i], values[i]))
              .iterator();
        }

        @Override
        public int size() {
          return names.length;
        }
      };
    }
  }
}

package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.ModelOutput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The features that a model knows, by name, in the order in which it takes them. */
record Columns(List<String> names) {

  Columns {
    names = List.copyOf(names);
  }

  static Columns of(List<Map<String, Float>> rows) {
    Set<String> names = new HashSet<>();
    rows.forEach(row -> names.addAll(row.keySet()));
    return new Columns(names.stream().sorted().toList());
  }

  /** In order; {@code NaN} where a feature is unknown. */
  float[] row(Map<String, Float> features) {
    float[] row = new float[names.size()];
    for (int i = 0; i < row.length; i++) {
      Float value = features.get(names.get(i));
      row[i] = value == null ? Float.NaN : value;
    }
    return row;
  }

  float[][] rows(List<Map<String, Float>> features) {
    return features.stream().map(this::row).toArray(float[][]::new);
  }

  void write(ModelOutput out) {
    out.count(names.size());
    names.forEach(out::text);
  }

  static Columns read(ModelInput in) throws DamagedModelException {
    int count = in.items(1);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      names.add(in.text());
    }
    return new Columns(names);
  }
}

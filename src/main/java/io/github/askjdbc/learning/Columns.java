package io.github.askjdbc.learning;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Names of features, in the order in which a row holds their values.
 *
 * @param names each once
 */
public record Columns(List<String> names) {

  public Columns {
    names = List.copyOf(names);
    if (new HashSet<>(names).size() < names.size()) {
      throw new IllegalArgumentException("a feature is named twice in " + names);
    }
  }

  /** All that any of the rows has, in alphabetical order. */
  public static Columns of(List<Map<String, Float>> rows) {
    Set<String> names = new HashSet<>();
    rows.forEach(row -> names.addAll(row.keySet()));
    return new Columns(names.stream().sorted().toList());
  }

  /**
   * Those of a resource: one a line, but for empty lines and those that start with {@code #}.
   *
   * @param owner class beside which the resource stands
   */
  public static Columns listed(Class<?> owner, String resource) {
    try (InputStream stream = owner.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("the list " + resource + " is missing from the jar");
      }
      return new Columns(
          new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException("the list " + resource + " cannot be read", e);
    }
  }

  public int size() {
    return names.size();
  }

  /** These, then others. */
  public Columns and(Columns others) {
    List<String> all = new ArrayList<>(names);
    all.addAll(others.names);
    return new Columns(all);
  }

  /** These under names that begin with a text. */
  public Columns under(String prefix) {
    return new Columns(names.stream().map(name -> prefix + name).toList());
  }

  /** In order; {@code NaN} where a feature is unknown. */
  public float[] row(Map<String, Float> features) {
    float[] row = new float[names.size()];
    for (int i = 0; i < row.length; i++) {
      Float value = features.get(names.get(i));
      row[i] = value == null ? Float.NaN : value;
    }
    return row;
  }

  public float[][] rows(List<Map<String, Float>> features) {
    return features.stream().map(this::row).toArray(float[][]::new);
  }

  /** Those that are none of what is given. */
  public List<String> missingFrom(Collection<String> given) {
    Set<String> known = new HashSet<>(given);
    return names.stream().filter(name -> !known.contains(name)).toList();
  }

  public void write(ModelOutput out) {
    out.texts(names);
  }

  public static Columns read(ModelInput in) throws DamagedModelException {
    return new Columns(in.names());
  }
}

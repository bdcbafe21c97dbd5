package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Values of small columns by the nearness of their meaning: statuses, countries, categories.
 * Compares with each one, so that it takes only columns of few values and only so many of these.
 */
final class NearMeanings {
  static final int VALUES_OF_COLUMN = 1_000;

  private static final int MOST_VALUES = 10_000;
  private static final int AT_ONCE = 4;
  private static final double NEAR = 0.6;
  private static final double SCORE = 0.7;

  private static final class Meant {
    private final ColumnName column;
    private final String stored;
    private final float[] vector;

    Meant(ColumnName column, String stored, float[] vector) {
      this.column = column;
      this.stored = stored;
      this.vector = vector;
    }
  }

  /** What is known of one column; no texts where there are too many. */
  private record Texts(int count, List<String> kept) {
    static final Texts NONE = new Texts(0, List.of());

    Texts with(List<String> more) {
      int all = count + more.size();
      if (all > VALUES_OF_COLUMN) {
        return new Texts(all, List.of());
      }
      List<String> texts = new ArrayList<>(kept);
      texts.addAll(more);
      return new Texts(all, texts);
    }
  }

  private final TextVectors vectors;
  private final Map<ColumnName, Texts> columns = new LinkedHashMap<>();

  /** Made by the first search after a change. */
  private Optional<List<Meant>> compared = Optional.empty();

  NearMeanings(TextVectors vectors) {
    this.vectors = vectors;
  }

  synchronized void add(ColumnName column, List<String> texts) {
    Texts before = columns.getOrDefault(column, Texts.NONE);
    Texts after = before.with(texts);
    columns.put(column, after);
    if (!after.kept().equals(before.kept())) {
      compared = Optional.empty();
    }
  }

  List<ValueMatch> find(String text, Optional<ColumnName> only) {
    Optional<float[]> sought = vectors.of(text);
    if (sought.isEmpty()) {
      return List.of();
    }
    List<Meant> values = compared();
    if (only.isPresent()) {
      values = values.stream().filter(value -> only.get().equals(value.column)).toList();
    }
    List<ValueMatch> matches = new ArrayList<>();
    float[] cosines = new float[AT_ONCE];
    for (int first = 0; first < values.size(); first += AT_ONCE) {
      int count = Math.min(AT_ONCE, values.size() - first);
      compare(sought.get(), values, first, count, cosines);
      for (int i = 0; i < count; i++) {
        double cosine = cosines[i];
        if (cosine >= NEAR) {
          Meant value = values.get(first + i);
          matches.add(
              new ValueMatch(
                  value.column, value.stored, MatchKind.MEANING, SCORE * Math.min(1, cosine)));
        }
      }
    }
    return matches;
  }

  /** Several values side by side, since a sum waits for each of its additions. */
  private static void compare(
      float[] sought, List<Meant> values, int first, int count, float[] cosines) {
    if (count < AT_ONCE) {
      for (int i = 0; i < count; i++) {
        cosines[i] = dotProduct(sought, values.get(first + i).vector);
      }
      return;
    }
    float[] a = values.get(first).vector;
    float[] b = values.get(first + 1).vector;
    float[] c = values.get(first + 2).vector;
    float[] d = values.get(first + 3).vector;
    float ofA = 0;
    float ofB = 0;
    float ofC = 0;
    float ofD = 0;
    for (int i = 0; i < sought.length; i++) {
      ofA += sought[i] * a[i];
      ofB += sought[i] * b[i];
      ofC += sought[i] * c[i];
      ofD += sought[i] * d[i];
    }
    cosines[0] = ofA;
    cosines[1] = ofB;
    cosines[2] = ofC;
    cosines[3] = ofD;
  }

  /** In the order of the components, so that every Java comes to the same last digit. */
  private static float dotProduct(float[] a, float[] b) {
    float sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private synchronized List<Meant> compared() {
    if (compared.isEmpty()) {
      List<Meant> all = new ArrayList<>();
      columns.forEach(
          (column, texts) -> {
            // a part of a column would hang on the order in which it was read
            if (all.size() + texts.kept().size() <= MOST_VALUES) {
              for (String text : texts.kept()) {
                vectors.of(text).ifPresent(vector -> all.add(new Meant(column, text, vector)));
              }
            }
          });
      compared = Optional.of(List.copyOf(all));
    }
    return compared.get();
  }

  /** What was found otherwise, and what is near in meaning beside it, the best first. */
  List<ValueMatch> addedTo(List<ValueMatch> found, ValueQuery query) {
    List<ValueMatch> all = new ArrayList<>(found);
    for (ValueMatch near : find(query.text(), query.column())) {
      if (found.stream()
          .noneMatch(
              match ->
                  match.column().equals(near.column()) && match.stored().equals(near.stored()))) {
        all.add(near);
      }
    }
    return all.stream().sorted(Finders.BEST_FIRST).limit(query.limit()).toList();
  }
}

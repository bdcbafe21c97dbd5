package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.util.VectorUtil;

/**
 * Values of small columns by the nearness of their meaning: statuses, genders, categories. Compares
 * with each one, so that it takes only columns of few values and only so many of these.
 */
final class NearMeanings {
  static final int VALUES_OF_COLUMN = 200;

  private static final int MOST_VALUES = 20_000;
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

  private final TextVectors vectors;
  private final List<Meant> values = new ArrayList<>();

  NearMeanings(TextVectors vectors) {
    this.vectors = vectors;
  }

  synchronized void add(ColumnName column, List<String> texts) {
    for (String text : texts) {
      if (values.size() < MOST_VALUES) {
        vectors.of(text).ifPresent(vector -> values.add(new Meant(column, text, vector)));
      }
    }
  }

  synchronized List<ValueMatch> find(String text, Optional<ColumnName> only) {
    Optional<float[]> sought = vectors.of(text);
    if (sought.isEmpty()) {
      return List.of();
    }
    List<ValueMatch> matches = new ArrayList<>();
    for (Meant value : values) {
      double cosine = VectorUtil.dotProduct(sought.get(), value.vector);
      if (cosine >= NEAR && only.map(value.column::equals).orElse(true)) {
        matches.add(
            new ValueMatch(
                value.column, value.stored, MatchKind.MEANING, SCORE * Math.min(1, cosine)));
      }
    }
    return matches;
  }
}

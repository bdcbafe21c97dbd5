package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.IdentifierWords;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How far the question is from what this database can be asked, whatever the query (the distances
 * of TrustSQL, section 4.2.1, with the names of the database in the place of earlier questions).
 */
final class SchemaFeatures {

  private static final int MOST_NAMES = 4000;

  private final FeatureRow features = new FeatureRow();

  SchemaFeatures(InspectedQuestion question, WordVectors vectors) {
    Map<String, Meaning> names = new HashMap<>();
    List<String> tables = new ArrayList<>();
    for (Table table : question.catalog().tables()) {
      List<String> words = new ArrayList<>(IdentifierWords.parts(table.name().name()));
      for (Column column : table.columns()) {
        words.addAll(IdentifierWords.parts(column.name().column()));
      }
      tables.add(String.join(" ", words));
      for (String word : words) {
        if (names.size() < MOST_NAMES && !names.containsKey(word)) {
          vectors.of(word).ifPresent(meaning -> names.put(word, meaning));
        }
      }
    }
    List<Double> nearest = nearest(question, vectors, names);
    for (int i = 0; i < Math.min(3, nearest.size()); i++) {
      features.put("schema:near-" + i, nearest.get(i));
    }
    if (!nearest.isEmpty()) {
      features.put(
          "schema:mean", nearest.stream().mapToDouble(Double::doubleValue).average().orElse(0));
    }
    Optional<Meaning> asked = vectors.ofText(question.question().question().text());
    if (asked.isPresent()) {
      features.put(
          "schema:table",
          tables.stream()
              .map(vectors::ofText)
              .flatMap(Optional::stream)
              .mapToDouble(asked.get()::similarity)
              .max()
              .orElse(0));
      vectors
          .ofText(String.join(" ", tables))
          .ifPresent(all -> features.put("schema:all", asked.get().similarity(all)));
    }
  }

  void add(FeatureRow row) {
    features.values().forEach(row::put);
  }

  /** Of each content word that is no value, ascending. */
  private static List<Double> nearest(
      InspectedQuestion question, WordVectors vectors, Map<String, Meaning> names) {
    Set<Integer> explained = new HashSet<>();
    for (Link link : question.question().links()) {
      if (!(link instanceof Link.ToTable || link instanceof Link.ToColumn)) {
        link.span().words().forEach(explained::add);
      }
    }
    List<Double> nearest = new ArrayList<>();
    List<Word> words = question.question().words();
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      if (word.content() && !word.quoted() && !explained.contains(i)) {
        vectors
            .of(word.folded())
            .ifPresent(
                meaning ->
                    nearest.add(
                        names.values().stream().mapToDouble(meaning::similarity).max().orElse(0)));
      }
    }
    nearest.sort(Comparator.naturalOrder());
    return nearest;
  }
}

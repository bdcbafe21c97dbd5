package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.meaning.Meaning;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How far the question is from what this database can be asked, whatever the query (the distances
 * of TrustSQL, section 4.2.1, with the names of the database in the place of earlier questions).
 */
final class SchemaFeatures {

  private final FeatureRow features = new FeatureRow();

  /**
   * @param asked what the question means, where any of its words is known
   */
  SchemaFeatures(InspectedQuestion question, Optional<Meaning> asked, SchemaMeanings names) {
    List<Double> nearest = nearest(question, names);
    for (int i = 0; i < Math.min(3, nearest.size()); i++) {
      features.put("schema:near-" + i, nearest.get(i));
    }
    if (!nearest.isEmpty()) {
      features.put(
          "schema:mean", nearest.stream().mapToDouble(Double::doubleValue).average().orElse(0));
    }
    if (asked.isPresent()) {
      features.put("schema:table", names.nearestTable(asked.get()));
      names.similarity(asked.get()).ifPresent(all -> features.put("schema:all", all));
    }
  }

  void add(FeatureRow row) {
    features.values().forEach(row::put);
  }

  /** Of each content word that is no value, ascending. */
  private static List<Double> nearest(InspectedQuestion question, SchemaMeanings names) {
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
        names.nearest(word.folded()).ifPresent(nearest::add);
      }
    }
    nearest.sort(Comparator.naturalOrder());
    return nearest;
  }
}

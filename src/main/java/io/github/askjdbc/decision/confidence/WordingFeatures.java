package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import io.github.askjdbc.sql.NamesRead;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import io.github.askjdbc.wording.QueryWording;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The question beside the query read back as English, by the meaning of their words: what is asked
 * and not said, and what is said and not asked.
 */
final class WordingFeatures {

  private static final double FAR = 0.4;

  private final WordVectors vectors;
  private final Optional<Meaning> asked;
  private final List<String> askedWords;
  private final Map<String, Optional<Meaning>> meanings = new HashMap<>();

  /**
   * @param asked what the question means, where any of its words is known
   */
  WordingFeatures(InspectedQuestion question, Optional<Meaning> asked, WordVectors vectors) {
    this.vectors = vectors;
    this.asked = asked;
    this.askedWords =
        question.question().words().stream()
            .filter(word -> word.content() && !word.quoted())
            .map(Word::folded)
            .toList();
  }

  void add(FeatureRow row, InspectedCandidate candidate) {
    String wording = QueryWording.of(candidate.query());
    Optional<Meaning> said = vectors.ofText(wording);
    if (asked.isPresent() && said.isPresent()) {
      row.put("wording:similarity", asked.get().similarity(said.get()));
    }
    List<String> saidWords = Runs.of(LetterCase.lower(wording), Character::isLetter);
    add(row, "wording:asked-", askedWords, saidWords);
    add(row, "wording:named-", named(candidate), askedWords);
  }

  private static Collection<String> named(InspectedCandidate candidate) {
    Set<String> words = new TreeSet<>();
    NamesRead names = candidate.query().facts().names();
    names.tables().forEach(table -> words.addAll(NameParts.of(table.name())));
    names.columnsWithStars().forEach(column -> words.addAll(NameParts.of(column.column())));
    return words;
  }

  /** How near each word comes to one of the others. */
  private void add(
      FeatureRow row, String prefix, Collection<String> words, Collection<String> others) {
    Map<String, Meaning> known = new HashMap<>();
    others.forEach(other -> meaning(other).ifPresent(meaning -> known.put(other, meaning)));
    List<Double> nearest = new ArrayList<>();
    for (String word : words) {
      if (others.contains(word)) {
        nearest.add(1.0);
        continue;
      }
      Optional<Meaning> meaning = meaning(word);
      if (meaning.isPresent()) {
        nearest.add(known.values().stream().mapToDouble(meaning.get()::similarity).max().orElse(0));
      }
    }
    if (!nearest.isEmpty()) {
      row.put(prefix + "least", nearest.stream().mapToDouble(d -> d).min().orElse(0));
      row.put(prefix + "mean", nearest.stream().mapToDouble(d -> d).average().orElse(0));
      row.put(prefix + "far", nearest.stream().filter(near -> near < FAR).count());
    }
  }

  private Optional<Meaning> meaning(String word) {
    return meanings.computeIfAbsent(word, vectors::of);
  }
}

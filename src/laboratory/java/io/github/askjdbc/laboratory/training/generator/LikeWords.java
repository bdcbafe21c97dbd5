package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Words that may stand for another: those nearest to it among the word vectors. */
final class LikeWords {

  private static final double LEAST_SIMILAR = 0.45;
  private static final double LEAST_SAME_SIGNS = 0.6;
  private static final int NEAREST = 6;
  private static final int SHORTEST = 3;

  /** Rarer words are mostly names and parts of words. */
  private static final int FREQUENT = 12_000;

  private record Known(String word, String stem, Meaning meaning) {}

  private record Near(String word, double similarity) {}

  private final WordVectors vectors = WordVectors.shipped();
  private final List<Known> words = new ArrayList<>();
  private final Map<String, List<String>> found = new HashMap<>();

  LikeWords() {
    vectors.words().stream()
        .limit(FREQUENT)
        .filter(word -> word.length() >= SHORTEST)
        .forEach(
            word ->
                vectors
                    .of(word)
                    .ifPresent(
                        meaning -> words.add(new Known(word, Stemming.stem(word), meaning))));
  }

  /** The nearest first; none is a form of the word itself. */
  List<String> of(String word) {
    return found.computeIfAbsent(word, this::nearest);
  }

  private List<String> nearest(String word) {
    Optional<Meaning> meaning = vectors.of(word);
    if (meaning.isEmpty()) {
      return List.of();
    }
    String stem = Stemming.stem(word);
    List<Near> near = new ArrayList<>();
    for (Known other : words) {
      boolean form = other.stem().startsWith(stem) || stem.startsWith(other.stem());
      if (!form && other.meaning().sameSigns(meaning.get()) >= LEAST_SAME_SIGNS) {
        double similarity = other.meaning().similarity(meaning.get());
        if (similarity >= LEAST_SIMILAR) {
          near.add(new Near(other.word(), similarity));
        }
      }
    }
    near.sort(Comparator.comparingDouble((Near other) -> -other.similarity()));
    return near.stream().limit(NEAREST).map(Near::word).toList();
  }
}

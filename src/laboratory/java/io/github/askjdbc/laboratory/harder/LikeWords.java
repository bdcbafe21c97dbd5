package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Words that may stand for another: those that a shipped list sets beside it, and those nearest to
 * it among the word vectors.
 */
public final class LikeWords {

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
  private final Map<String, Set<String>> listed = new HashMap<>();
  private final Map<String, List<String>> found = new HashMap<>();

  /** Of the shipped list and vectors. */
  public LikeWords() {
    for (String line : LexiconFile.list("related").lines()) {
      List<String> group = List.of(line.split(", *", -1));
      for (String word : group) {
        Set<String> others =
            listed.computeIfAbsent(Stemming.stem(word), stem -> new LinkedHashSet<>());
        group.stream().filter(other -> !other.equals(word)).forEach(others::add);
      }
    }
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

  /** None is a form of the word itself; in the plural where the word is. */
  public List<String> of(String word) {
    return found.computeIfAbsent(word, this::others);
  }

  /** Those of the list alone: the vectors set much beside a word that cannot stand for it. */
  List<String> listed(String word) {
    return numbered(word, listed.getOrDefault(Stemming.stem(word), Set.of()));
  }

  private List<String> others(String word) {
    Set<String> others = new LinkedHashSet<>(listed.getOrDefault(Stemming.stem(word), Set.of()));
    others.addAll(nearest(NounNumber.singular(word)));
    return numbered(word, others);
  }

  private static List<String> numbered(String word, Set<String> others) {
    boolean plural = NounNumber.isPlural(word);
    return others.stream().map(other -> plural ? NounNumber.plural(other) : other).toList();
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

package io.github.askjdbc.meaning;

import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A table of word vectors, distilled from a sentence model (all-MiniLM-L6-v2; made by {@code
 * src/vectors}). English, about 22,000 words in lower case. Immutable.
 *
 * <p>Similar vectors tell that words occur in like texts, not that they mean the same: antonyms,
 * and a thing and who makes it, are near too.
 */
public final class WordVectors {

  private static final String RESOURCE = "word-vectors.bin";

  /** Components are stored as 1 to 15 for -7 to 7. */
  private static final int ZERO = 8;

  /** SIF's parameter (Arora, Liang and Ma 2017, section 4.1.1). */
  private static final double SMOOTHING = 1e-3;

  private static final double EULER = 0.5772;

  private final Map<String, Integer> ranks;
  private final int dimensions;
  private final byte[] packed;

  private WordVectors(Map<String, Integer> ranks, int dimensions, byte[] packed) {
    this.ranks = ranks;
    this.dimensions = dimensions;
    this.packed = packed;
  }

  /** The table that is shipped, read at the first call: about 10 ms and 4 MB. */
  public static WordVectors shipped() {
    return Shipped.TABLE;
  }

  private static final class Shipped {
    private static final WordVectors TABLE = read();
  }

  private static WordVectors read() {
    try (InputStream resource = WordVectors.class.getResourceAsStream(RESOURCE)) {
      if (resource == null) {
        throw new IllegalStateException("the word vectors are missing from the jar");
      }
      DataInputStream stream = new DataInputStream(new BufferedInputStream(resource));
      stream.readUTF(); // origin and licence, for persons
      int size = stream.readInt();
      int dimensions = stream.readInt();
      Map<String, Integer> ranks = new HashMap<>(2 * size);
      for (int rank = 0; rank < size; rank++) {
        ranks.put(stream.readUTF(), rank);
      }
      return new WordVectors(ranks, dimensions, stream.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException("the word vectors cannot be read", e);
    }
  }

  /** Place by frequency in general English, 0 for the most frequent word. */
  public OptionalInt rank(String word) {
    Integer rank = ranks.get(word);
    return rank == null ? OptionalInt.empty() : OptionalInt.of(rank);
  }

  /** Every word, the most frequent first. */
  public List<String> words() {
    return ranks.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .toList();
  }

  public boolean knows(String word) {
    return ranks.containsKey(word);
  }

  /** Of one folded word. */
  public Optional<Meaning> of(String word) {
    return of(List.of(word));
  }

  /**
   * Of several words, frequent ones weighing less (SIF).
   *
   * @return empty where none of them is known
   */
  public Optional<Meaning> of(List<String> words) {
    float[] sum = new float[dimensions];
    boolean any = false;
    for (String word : words) {
      Integer rank = ranks.get(word);
      if (rank != null) {
        add(sum, rank, weight(rank));
        any = true;
      }
    }
    return any ? Optional.of(new Meaning(sum)) : Optional.empty();
  }

  /** Of a short text, by its words; what is not a letter parts them. */
  public Optional<Meaning> ofText(String text) {
    return of(Runs.of(LetterCase.lower(text), c -> c >= 'a' && c <= 'z'));
  }

  private void add(float[] sum, int rank, double weight) {
    int start = rank * dimensions / 2;
    double squares = 0;
    for (int i = 0; i < dimensions; i++) {
      squares += component(start, i) * component(start, i);
    }
    float factor = (float) (weight / Math.sqrt(squares));
    for (int i = 0; i < dimensions; i++) {
      sum[i] += factor * component(start, i);
    }
  }

  private int component(int start, int index) {
    byte pair = packed[start + index / 2];
    return (index % 2 == 0 ? pair & 0xF : (pair >> 4) & 0xF) - ZERO;
  }

  /** SIF's weight, with Zipf's law for the frequency. */
  private double weight(int rank) {
    double frequency = 1 / ((rank + 1) * (Math.log(ranks.size()) + EULER));
    return SMOOTHING / (SMOOTHING + frequency);
  }
}

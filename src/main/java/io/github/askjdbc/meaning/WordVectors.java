package io.github.askjdbc.meaning;

import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
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

  /** The whole file; what follows tells where things stand in it. */
  private final byte[] table;

  private final int size;
  private final int dimensions;

  /** Where each word begins, in the order of the alphabet, and at last where the words end. */
  private final int[] starts;

  /** Where the ranks stand, two bytes for each word in the order of the alphabet. */
  private final int ranks;

  /** Where the vectors stand, in the order of the ranks. */
  private final int vectors;

  private WordVectors(byte[] table, ByteBuffer head) {
    this.table = table;
    this.size = head.getInt();
    this.dimensions = head.getInt();
    int lengths = head.position();
    this.starts = new int[size + 1];
    starts[0] = lengths + size;
    for (int word = 0; word < size; word++) {
      starts[word + 1] = starts[word] + table[lengths + word];
    }
    this.ranks = starts[size];
    this.vectors = ranks + Short.BYTES * size;
  }

  /** The table that is shipped, read at the first call: some milliseconds and 2 MB. */
  public static WordVectors shipped() {
    return Shipped.TABLE;
  }

  private static final class Shipped {
    private static final WordVectors TABLE = read();
  }

  /**
   * Origin and licence for persons, as text after its length in two bytes; the numbers of words and
   * of dimensions, four bytes each; in the order of the alphabet the length of each word in a byte,
   * the words, and the rank of each in two bytes; the vectors in the order of the ranks.
   */
  private static WordVectors read() {
    try (InputStream resource = WordVectors.class.getResourceAsStream(RESOURCE)) {
      if (resource == null) {
        throw new IllegalStateException("the word vectors are missing from the jar");
      }
      byte[] table = resource.readAllBytes();
      ByteBuffer head = ByteBuffer.wrap(table);
      head.position(Short.BYTES + Short.toUnsignedInt(head.getShort(0)));
      return new WordVectors(table, head);
    } catch (IOException e) {
      throw new UncheckedIOException("the word vectors cannot be read", e);
    }
  }

  /** Place by frequency in general English, 0 for the most frequent word. */
  public OptionalInt rank(String word) {
    int rank = found(word);
    return rank < 0 ? OptionalInt.empty() : OptionalInt.of(rank);
  }

  /** The rank; -1 where the word is not in the table. */
  private int found(String word) {
    int from = 0;
    int to = size - 1;
    while (from <= to) {
      int middle = (from + to) >>> 1;
      int order = compared(middle, word);
      if (order == 0) {
        return rankOf(middle);
      }
      if (order < 0) {
        from = middle + 1;
      } else {
        to = middle - 1;
      }
    }
    return -1;
  }

  /** As {@link String#compareTo} of a word of the table. */
  private int compared(int number, String word) {
    int length = starts[number + 1] - starts[number];
    for (int i = 0; i < Math.min(length, word.length()); i++) {
      int order = table[starts[number] + i] - word.charAt(i);
      if (order != 0) {
        return order;
      }
    }
    return length - word.length();
  }

  /**
   * The ranks of the words that a text holds from a place on, by their length; -1 where there is no
   * word of that length.
   *
   * @param longest letters that are looked at
   */
  public int[] ranksFrom(String text, int place, int longest) {
    int[] ranked = new int[Math.min(longest, text.length() - place) + 1];
    Arrays.fill(ranked, -1);
    int from = 0;
    int to = size;
    for (int length = 1; length < ranked.length && from < to; length++) {
      int letter = length - 1;
      from = firstAtLeast(text.charAt(place + letter), letter, from, to);
      to = firstAtLeast(text.charAt(place + letter) + 1, letter, from, to);
      if (from < to && starts[from + 1] - starts[from] == length) {
        ranked[length] = rankOf(from);
      }
    }
    return ranked;
  }

  /** Of words that begin alike, the first whose letter at a place is no lower. */
  private int firstAtLeast(int wanted, int letter, int from, int to) {
    int low = from;
    int high = to;
    while (low < high) {
      int middle = (low + high) >>> 1;
      boolean ended = starts[middle + 1] - starts[middle] <= letter;
      if (ended || table[starts[middle] + letter] < wanted) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private int rankOf(int number) {
    int at = ranks + Short.BYTES * number;
    return ((table[at] & 0xFF) << Byte.SIZE) | (table[at + 1] & 0xFF);
  }

  /** Every word, the most frequent first. */
  public List<String> words() {
    String[] words = new String[size];
    for (int number = 0; number < size; number++) {
      words[rankOf(number)] =
          new String(
              table,
              starts[number],
              starts[number + 1] - starts[number],
              StandardCharsets.US_ASCII);
    }
    return List.of(words);
  }

  public boolean knows(String word) {
    return found(word) >= 0;
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
      int rank = found(word);
      if (rank >= 0) {
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
    int start = vectors + rank * dimensions / 2;
    int squares = 0;
    for (int i = 0; i < dimensions; i++) {
      int component = component(start, i);
      squares += component * component;
    }
    float factor = (float) (weight / Math.sqrt(squares));
    for (int i = 0; i < dimensions; i++) {
      sum[i] += factor * component(start, i);
    }
  }

  private int component(int start, int index) {
    byte pair = table[start + index / 2];
    return (index % 2 == 0 ? pair & 0xF : (pair >> 4) & 0xF) - ZERO;
  }

  /** SIF's weight, with Zipf's law for the frequency. */
  private double weight(int rank) {
    double frequency = 1 / ((rank + 1) * (Math.log(size) + EULER));
    return SMOOTHING / (SMOOTHING + frequency);
  }
}

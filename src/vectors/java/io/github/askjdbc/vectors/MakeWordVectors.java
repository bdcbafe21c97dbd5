package io.github.askjdbc.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.embedding.onnx.allminilml6v2q.AllMiniLmL6V2QuantizedEmbeddingModel;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.RealMatrix;

/**
 * Makes the table that {@code WordVectors} reads: one vector for each word of the vocabulary of
 * all-MiniLM-L6-v2, the model's embedding of the word as a text of its own, less the mean of all
 * words, in its first {@value #DIMENSIONS} principal components, in four bits each.
 *
 * <p>Words stand in the order of the model's vocabulary, which is that of their frequency in its
 * corpus; {@code more-words.txt} follows.
 */
public final class MakeWordVectors {

  static final int DIMENSIONS = 128;
  static final int LARGEST = 7;

  /** Larger components are cut, in standard deviations of the components of one word. */
  static final double CUT = 3;

  private static final int BATCH = 64;
  private static final Pattern WORD = Pattern.compile("[a-z]{2,}");
  private static final String HEADER =
      """
      Word vectors of ask-jdbc, version 1.
      Derived from the model all-MiniLM-L6-v2 (sentence-transformers/all-MiniLM-L6-v2, in the
      quantised form of Xenova/all-MiniLM-L6-v2), Apache License 2.0, by src/vectors.
      """;

  private MakeWordVectors() {}

  /**
   * @param arguments the file with more words, and the file to write
   */
  public static void main(String[] arguments) throws IOException {
    List<String> words = words(Path.of(arguments[0]));
    double[][] components = reduced(embeddings(words));
    Path out = Path.of(arguments[1]);
    Files.createDirectories(out.toAbsolutePath().getParent());
    try (DataOutputStream stream =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(out)))) {
      stream.writeUTF(HEADER);
      stream.writeInt(words.size());
      stream.writeInt(DIMENSIONS);
      List<String> sorted = words.stream().sorted().toList();
      for (String word : sorted) {
        stream.writeByte(word.length());
      }
      for (String word : sorted) {
        stream.writeBytes(word);
      }
      for (String word : sorted) {
        stream.writeShort(words.indexOf(word));
      }
      for (double[] vector : components) {
        stream.write(packed(vector));
      }
    }
  }

  private static List<String> words(Path more) throws IOException {
    Set<String> words = new LinkedHashSet<>();
    try (InputStream tokenizer =
        AllMiniLmL6V2QuantizedEmbeddingModel.class.getResourceAsStream(
            "/all-minilm-l6-v2-q-tokenizer.json")) {
      JsonNode vocabulary = new ObjectMapper().readTree(tokenizer).path("model").path("vocab");
      Map<Integer, String> ordered = new TreeMap<>();
      vocabulary
          .properties()
          .forEach(entry -> ordered.put(entry.getValue().asInt(), entry.getKey()));
      ordered.values().stream().filter(word -> WORD.matcher(word).matches()).forEach(words::add);
    }
    for (String line : Files.readAllLines(more)) {
      if (!line.startsWith("#")) {
        words.addAll(List.of(line.strip().split(" +")));
      }
    }
    return List.copyOf(words);
  }

  private static double[][] embeddings(List<String> words) {
    // one thread, so that sums are always in the same order
    ExecutorService executor = Executors.newSingleThreadExecutor();
    try {
      EmbeddingModel model = new AllMiniLmL6V2QuantizedEmbeddingModel(executor);
      List<double[]> vectors = new ArrayList<>();
      for (int from = 0; from < words.size(); from += BATCH) {
        List<TextSegment> batch =
            words.subList(from, Math.min(words.size(), from + BATCH)).stream()
                .map(TextSegment::from)
                .toList();
        for (Embedding embedding : model.embedAll(batch).content()) {
          vectors.add(unit(embedding.vector()));
        }
      }
      return vectors.toArray(double[][]::new);
    } finally {
      executor.shutdown();
    }
  }

  private static double[] unit(float[] vector) {
    double square = 0;
    for (float component : vector) {
      square += component * component;
    }
    double[] unit = new double[vector.length];
    for (int i = 0; i < unit.length; i++) {
      unit[i] = vector[i] / Math.sqrt(square);
    }
    return unit;
  }

  private static double[][] reduced(double[][] vectors) {
    int size = vectors[0].length;
    double[] mean = new double[size];
    for (double[] vector : vectors) {
      for (int i = 0; i < size; i++) {
        mean[i] += vector[i] / vectors.length;
      }
    }
    for (double[] vector : vectors) {
      for (int i = 0; i < size; i++) {
        vector[i] -= mean[i];
      }
    }
    RealMatrix centred = new Array2DRowRealMatrix(vectors, false);
    EigenDecompositionSymmetric principal =
        new EigenDecompositionSymmetric(centred.transposeMultiply(centred));
    // eigenvalues come in decreasing order
    return centred
        .multiply(principal.getV().getSubMatrix(0, size - 1, 0, DIMENSIONS - 1))
        .getData();
  }

  /** Two components a byte, the first in the low half, from 1 to 15 for -7 to 7. */
  private static byte[] packed(double[] vector) {
    double sum = 0;
    double squares = 0;
    for (double component : vector) {
      sum += component;
      squares += component * component;
    }
    double mean = sum / vector.length;
    double deviation = Math.sqrt(squares / vector.length - mean * mean);
    byte[] packed = new byte[vector.length / 2];
    for (int i = 0; i < vector.length; i++) {
      long level = Math.round(vector[i] / (CUT * deviation) * LARGEST);
      long kept = Math.max(-LARGEST, Math.min(LARGEST, level)) + LARGEST + 1;
      packed[i / 2] |= (byte) (i % 2 == 0 ? kept : kept << 4);
    }
    return packed;
  }
}

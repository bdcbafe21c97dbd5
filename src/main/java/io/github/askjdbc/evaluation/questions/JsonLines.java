package io.github.askjdbc.evaluation.questions;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Reads and writes files of one JSON object a line, in UTF-8.
 *
 * <p>A line that cannot be read, or whose id was there before, becomes a {@link Problem} with its
 * line number; the other lines are read. Unknown fields are passed over.
 */
public final class JsonLines {

  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /**
   * What a file held.
   *
   * @param rows in the order of the file
   * @param places of the rows, file and line, by id
   */
  public record Content<T>(List<T> rows, List<Problem> problems, Map<String, String> places) {
    public Content {
      rows = List.copyOf(rows);
      problems = List.copyOf(problems);
      places = Map.copyOf(places);
    }
  }

  private JsonLines() {}

  public static Content<EvaluationQuestion> questions(Path file) throws IOException {
    return read(file, EvaluationQuestion.class, EvaluationQuestion::id);
  }

  public static Content<Prediction> predictions(Path file) throws IOException {
    return read(file, Prediction.class, Prediction::id);
  }

  /**
   * Reads every line as a {@code type}.
   *
   * @throws IOException if the file cannot be read at all
   */
  public static <T> Content<T> read(Path file, Class<T> type, Function<T, String> id)
      throws IOException {
    List<T> rows = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    Map<String, String> places = new HashMap<>();
    // this decoder replaces malformed bytes, where Files.lines would give up on the whole file
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
      int number = 0;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        if (line.isBlank()) {
          continue;
        }
        String place = file.getFileName() + ":" + number;
        try {
          T row = MAPPER.readValue(line, type);
          if (row == null) {
            problems.add(new Problem(place, "the line is null; a JSON object is needed"));
            continue;
          }
          String first = places.putIfAbsent(id.apply(row), place);
          if (first == null) {
            rows.add(row);
          } else {
            problems.add(new Problem(place, "its id stands in " + first + " already"));
          }
        } catch (JsonProcessingException e) {
          problems.add(new Problem(place, reason(e)));
        }
      }
    }
    return new Content<>(rows, problems, places);
  }

  /** A file by itself, or those of a folder that end with {@code .jsonl}, in the order of names. */
  public static List<Path> files(Path place) throws IOException {
    if (!Files.isDirectory(place)) {
      return List.of(place);
    }
    try (Stream<Path> files = Files.list(place)) {
      return files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    }
  }

  public static void write(Path file, List<?> rows) throws IOException {
    if (file.toAbsolutePath().getParent() != null) {
      Files.createDirectories(file.toAbsolutePath().getParent());
    }
    try (BufferedWriter writer = Files.newBufferedWriter(file)) {
      for (Object row : rows) {
        writer.write(line(row));
        writer.write('\n');
      }
    }
  }

  /** One row as it stands in a file, without the line's end. */
  public static String line(Object row) {
    try {
      return MAPPER.writeValueAsString(row);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON can be made of " + row.getClass().getName(), e);
    }
  }

  /** The whole value as indented JSON. */
  public static void writeDocument(Path file, Object value) throws IOException {
    MAPPER.writerWithDefaultPrettyPrinter().writeValue(file.toFile(), value);
  }

  /**
   * A document of whole numbers by name.
   *
   * @throws IOException if it cannot be read or holds anything else
   */
  public static Map<String, Integer> readCounts(Path file) throws IOException {
    return MAPPER.readValue(file.toFile(), new TypeReference<Map<String, Integer>>() {});
  }

  private static String reason(JsonProcessingException e) {
    Throwable cause = e.getCause();
    if (cause instanceof IllegalArgumentException) {
      return cause.getMessage();
    }
    return "not a JSON object of the expected form: " + e.getOriginalMessage();
  }
}

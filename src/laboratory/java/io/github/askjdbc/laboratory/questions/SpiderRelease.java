package io.github.askjdbc.laboratory.questions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads Spider as it is published: {@code dev.json} or {@code train_spider.json}, an array of
 * {@code {db_id, question, query}}, beside {@code tables.json} and a folder {@code database}.
 * Spider variants such as Spider-Syn ({@code SpiderSynQuestion} for the question) and
 * Spider-Realistic have the same form.
 */
public final class SpiderRelease {

  private SpiderRelease() {}

  /**
   * The questions of one file, with {@code prefix-0}, {@code prefix-1} and so on as ids.
   *
   * @param file the array of questions
   * @throws IOException if the file cannot be read, or is no JSON array
   */
  public static JsonLines.Content<EvaluationQuestion> questions(Path file, String prefix)
      throws IOException {
    JsonNode array = new ObjectMapper().readTree(file.toFile());
    if (!array.isArray()) {
      throw new IOException(
          file + " holds no JSON array; Spider's dev.json or train_spider.json is wanted");
    }
    Set<String> known = databases(file);
    List<EvaluationQuestion> questions = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (int i = 0; i < array.size(); i++) {
      JsonNode row = array.get(i);
      String place = file.getFileName() + "[" + i + "]";
      String question = row.path("SpiderSynQuestion").asText(row.path("question").asText(""));
      String db = row.path("db_id").asText("");
      String gold = row.path("query").asText("");
      if (question.isBlank() || db.isBlank() || gold.isBlank()) {
        problems.add(new Problem(place, "db_id, question and query are needed"));
      } else if (!known.isEmpty() && !known.contains(db)) {
        problems.add(new Problem(place, "tables.json has no database '" + db + "'"));
      } else {
        questions.add(EvaluationQuestion.answerable(prefix + "-" + i, db, question, gold));
      }
    }
    return new JsonLines.Content<>(questions, problems, Map.of());
  }

  /** The databases that {@code tables.json} beside the questions names; empty without the file. */
  private static Set<String> databases(Path file) throws IOException {
    Path tables = file.resolveSibling("tables.json");
    Set<String> names = new HashSet<>();
    if (Files.exists(tables)) {
      for (JsonNode schema : new ObjectMapper().readTree(tables.toFile())) {
        names.add(schema.path("db_id").asText());
      }
    }
    return names;
  }
}

package io.github.askjdbc.laboratory.questions;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What the reading of an answer that counted as wrong came to: another SQL is right, and the gold
 * is not, or both are.
 *
 * @param id of the question
 * @param verdict who is right
 * @param sql that is right, written anew
 * @param reason in a few words
 */
public record Correction(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) Verdict verdict,
    @JsonProperty(required = true) String sql,
    @JsonProperty(required = true) String reason) {

  /** Who is right. */
  public enum Verdict {
    /** The gold answers another question than was asked. */
    @JsonProperty("gold-is-wrong")
    GOLD_IS_WRONG,
    /** The question can be read in both ways, or rows tie at the top. */
    @JsonProperty("both-are-right")
    BOTH_ARE_RIGHT
  }

  /**
   * The questions, with the corrections of those that have one.
   *
   * @throws IOException if the file cannot be read, or says something else
   */
  public static List<EvaluationQuestion> applied(List<EvaluationQuestion> questions, Path file)
      throws IOException {
    JsonLines.Content<Correction> read = JsonLines.read(file, Correction.class, Correction::id);
    if (!read.problems().isEmpty()) {
      throw new IOException(
          "lines of {id, verdict, sql, reason} are needed: " + read.problems().get(0));
    }
    Map<String, Correction> byId =
        read.rows().stream().collect(Collectors.toMap(Correction::id, Function.identity()));
    return questions.stream()
        .map(
            question ->
                Optional.ofNullable(byId.get(question.id()))
                    .map(correction -> correction.of(question))
                    .orElse(question))
        .toList();
  }

  private EvaluationQuestion of(EvaluationQuestion question) {
    return verdict == Verdict.GOLD_IS_WRONG ? question.withGold(sql) : question.accepting(sql);
  }
}

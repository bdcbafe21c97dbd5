package io.github.askjdbc.laboratory.training;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Sureness;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A question, and what a language model wrote for it.
 *
 * @param id unique in its file
 * @param gold empty where the database cannot answer
 * @param sql empty where the model said that the tables cannot answer
 * @param confidence the model's own, between 0 and 1
 * @param logprobs of the reply's tokens, in order
 */
record RepliedQuestion(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) String db,
    @JsonProperty(required = true) String question,
    Optional<String> evidence,
    Optional<String> gold,
    Optional<String> sql,
    Optional<Double> confidence,
    List<Double> logprobs,
    Optional<String> category) {

  RepliedQuestion {
    evidence = evidence == null ? Optional.empty() : evidence;
    gold = gold == null ? Optional.empty() : gold;
    sql = sql == null ? Optional.empty() : sql;
    confidence = confidence == null ? Optional.empty() : confidence;
    logprobs = logprobs == null ? List.of() : List.copyOf(logprobs);
    category = category == null ? Optional.empty() : category;
  }

  EvaluationQuestion asked() {
    return new EvaluationQuestion(id, db, question, gold, List.of(), evidence, category, List.of());
  }

  Optional<Candidate> candidate() {
    return sql.map(text -> Candidate.given(text, sure()));
  }

  private Sureness sure() {
    return new Sureness(
        confidence.map(OptionalDouble::of).orElse(OptionalDouble.empty()),
        logprobs.stream().mapToDouble(Math::exp).min(),
        logprobs.stream().mapToDouble(Math::exp).average(),
        OptionalDouble.empty());
  }
}

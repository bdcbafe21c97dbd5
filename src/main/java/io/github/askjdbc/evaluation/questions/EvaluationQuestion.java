package io.github.askjdbc.evaluation.questions;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A question with the answer that a person vouches for.
 *
 * @param id unique in its set
 * @param db names the database; a file name without its ending where a folder is evaluated
 * @param gold SQL that answers the question; empty where the database cannot answer it
 * @param accepted other SQL whose rows a person would be content with: a name for a code, one row
 *     of those that tie at the top
 * @param evidence outside knowledge given with the question
 * @param category what kind of question it is, for the breakdown
 * @param hidden columns ({@code table.column}) and tables that are taken out of a copy of the
 *     database before the question is asked, so that it cannot be answered
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record EvaluationQuestion(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) String db,
    @JsonProperty(required = true) String question,
    @JsonInclude Optional<String> gold,
    List<String> accepted,
    Optional<String> evidence,
    Optional<String> category,
    List<String> hidden) {

  public EvaluationQuestion {
    requireText("id", id);
    requireText("db", db);
    requireText("question", question);
    gold = gold == null ? Optional.empty() : gold;
    accepted = accepted == null ? List.of() : List.copyOf(accepted);
    evidence = evidence == null ? Optional.empty() : evidence;
    category = category == null ? Optional.empty() : category;
    hidden = hidden == null ? List.of() : List.copyOf(hidden);
  }

  public static EvaluationQuestion answerable(String id, String db, String question, String gold) {
    return new EvaluationQuestion(
        id,
        db,
        question,
        Optional.of(gold),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        List.of());
  }

  public static EvaluationQuestion unanswerable(
      String id, String db, String question, String category) {
    return new EvaluationQuestion(
        id,
        db,
        question,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.of(category),
        List.of());
  }

  /** Those with gold, by the name of their database, in the order of the names. */
  public static Map<String, List<EvaluationQuestion>> answerableByDatabase(
      List<EvaluationQuestion> questions) {
    return questions.stream()
        .filter(question -> question.gold().isPresent())
        .collect(Collectors.groupingBy(EvaluationQuestion::db, TreeMap::new, Collectors.toList()));
  }

  public EvaluationQuestion withHidden(List<String> names) {
    return new EvaluationQuestion(id, db, question, gold, accepted, evidence, category, names);
  }

  public EvaluationQuestion withCategory(String name) {
    return new EvaluationQuestion(
        id, db, question, gold, accepted, evidence, Optional.of(name), hidden);
  }

  /** With another gold, where the one that came was found wrong. */
  public EvaluationQuestion withGold(String sql) {
    return new EvaluationQuestion(
        id, db, question, Optional.of(sql), accepted, evidence, category, hidden);
  }

  /** With more SQL that is right. */
  public EvaluationQuestion accepting(String sql) {
    List<String> more = Stream.concat(accepted.stream(), Stream.of(sql)).toList();
    return new EvaluationQuestion(id, db, question, gold, more, evidence, category, hidden);
  }

  private static void requireText(String field, String value) {
    if (value == null || value.isBlank()) {
      throw new IllegalArgumentException("\"" + field + "\" is missing or blank; it needs a text");
    }
  }
}

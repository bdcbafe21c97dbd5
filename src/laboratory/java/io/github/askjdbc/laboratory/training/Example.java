package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.matching.MatchForm;
import io.github.askjdbc.generation.Sureness;
import io.github.askjdbc.laboratory.harder.MovedQuestion;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * One candidate for a question, as features, with what is known of it.
 *
 * @param id of the question
 * @param db of the question; folds are made by it
 * @param source the system that wrote the SQL
 * @param kind why the question cannot be answered, empty where it can
 * @param question its words
 * @param sql as written by the source
 * @param rank among the candidates of the question, from 0
 * @param benchmark whether it is right by {@link MatchForm#BENCHMARK}
 * @param strict whether it is right by {@link MatchForm#STRICT}
 * @param hidden what was taken out of the database before the question was asked
 * @param features by name; names that are not there are unknown
 */
public record Example(
    String id,
    String db,
    String source,
    String kind,
    String question,
    String sql,
    int rank,
    boolean benchmark,
    boolean strict,
    List<String> hidden,
    Map<String, Float> features) {

  public Example {
    hidden = List.copyOf(hidden);
  }

  public boolean answerable() {
    return kind.isEmpty();
  }

  /**
   * Whether its question was made by moving a literal: to learn from, and not to be measured on.
   */
  public boolean moved() {
    return MovedQuestion.made(id);
  }

  /** Of its writer, between 0 and 1; empty where it does not say. */
  OptionalDouble sureness() {
    return new Sureness(
            feature("sure:confidence"),
            feature("sure:least-token"),
            OptionalDouble.empty(),
            OptionalDouble.empty())
        .overall();
  }

  private OptionalDouble feature(String name) {
    Float value = features.get(name);
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** The same for all candidates of a question. */
  String asked() {
    return source + " " + id + " " + kind;
  }

  /** The same example with other features. */
  Example with(Map<String, Float> others) {
    return new Example(
        id, db, source, kind, question, sql, rank, benchmark, strict, hidden, others);
  }

  /** The same example, wrong where it is not right by this too. */
  Example rightOnlyIf(Judgement other) {
    return new Example(
        id,
        db,
        source,
        kind,
        question,
        sql,
        rank,
        benchmark && other.benchmark(),
        strict && other.strict(),
        hidden,
        features);
  }

  /** Whether there is a SQL that the guard let pass. */
  public boolean candidate() {
    return !features.isEmpty();
  }

  public boolean right(MatchForm form) {
    return form == MatchForm.BENCHMARK ? benchmark : strict;
  }
}

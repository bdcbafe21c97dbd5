package io.github.askjdbc.laboratory.training;

import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.laboratory.harder.MovedQuestion;
import io.github.askjdbc.laboratory.harder.MovedQuestions;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Examples of the questions that were made of a question by moving its literal: what the writer
 * wrote for the original with its literal moved likewise, and what the pipeline writes when it is
 * asked.
 *
 * <p>Where the right answer is empty, nearly every SQL that finds nothing has the right rows. So an
 * example is right only if its SQL with the literal moved back is right for the original, too.
 */
public final class MovedCollector implements ExampleMaker {

  private final ExampleMaker collector;
  private final MovedQuestions questions;
  private final EvaluatedDatabases databases;
  private final GoldComparison judge;

  /**
   * @param collector of the examples of a question as it is
   */
  public MovedCollector(
      ExampleMaker collector,
      MovedQuestions questions,
      EvaluatedDatabases databases,
      GoldComparison judge) {
    this.collector = collector;
    this.questions = questions;
    this.databases = databases;
    this.judge = judge;
  }

  /**
   * Examples of the made questions alone, with their ids. None of given SQL that does not hold the
   * literal; SQL of the pipeline whose rightness nobody can tell is left out.
   */
  @Override
  public List<Example> collect(
      EvaluationQuestion question, String source, Optional<Candidate> given) {
    List<Example> examples = new ArrayList<>();
    for (MovedQuestion moved : questions.of(question)) {
      Optional<Candidate> other =
          given.flatMap(written -> moved.move().inSql(written.sql()).map(written::with));
      if (given.isEmpty() || other.isPresent()) {
        examples.addAll(
            checked(
                moved, collector.collect(moved.asked(), source, other), given.map(Candidate::sql)));
      }
    }
    return examples;
  }

  private List<Example> checked(
      MovedQuestion moved, List<Example> examples, Optional<String> given) {
    List<Example> checked = new ArrayList<>();
    try (Connection connection = databases.connect(moved.original().db())) {
      for (Example example : examples) {
        Optional<String> unmoved = given.or(() -> moved.move().back().inSql(example.sql()));
        if (unmoved.isPresent()) {
          judgement(moved, unmoved.get(), connection)
              .map(example::rightOnlyIf)
              .ifPresent(checked::add);
        } else if (!example.benchmark() && !example.strict()) {
          checked.add(example);
        }
      }
    } catch (SQLException e) {
      return List.of();
    }
    return checked;
  }

  private Optional<Judgement> judgement(MovedQuestion moved, String sql, Connection connection) {
    return judge.judge(connection, sql, moved.original().gold().orElseThrow()).judgement();
  }
}

package io.github.askjdbc.laboratory.generator;

import io.github.askjdbc.evaluation.matching.QueryShape;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.List;
import java.util.Optional;

/**
 * A question with what its readers would answer if they had to.
 *
 * @param firsts the first SQL of each reader that wrote any
 */
public record WrittenQuestion(EvaluationQuestion question, List<First> firsts) {

  /**
   * The first SQL of a reader.
   *
   * @param score the reader's own
   * @param benchmark whether it gives the rows of the gold, as benchmarks count
   * @param strict whether it does so with DISTINCT where the gold has it
   */
  public record First(String reader, double score, boolean benchmark, boolean strict) {}

  public WrittenQuestion {
    firsts = List.copyOf(firsts);
  }

  /** By the name that candidates carry. */
  public Optional<First> by(String reader) {
    return firsts.stream().filter(first -> first.reader().equals(reader)).findFirst();
  }

  /** Of the gold. */
  public QueryShape shape() {
    return QueryShape.of(question.gold().orElse(""));
  }
}

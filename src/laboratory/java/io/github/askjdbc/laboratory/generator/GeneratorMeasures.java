package io.github.askjdbc.laboratory.generator;

import io.github.askjdbc.evaluation.matching.QueryShape;
import io.github.askjdbc.evaluation.measures.Count;
import io.github.askjdbc.evaluation.measures.Outcome;
import io.github.askjdbc.evaluation.measures.RiskCoverage;
import io.github.askjdbc.evaluation.measures.Times;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.pipeline.Stage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What was measured on one set of questions.
 *
 * @param name of the set
 * @param written by the generators
 * @param costs of the same questions, asked of the whole pipeline; empty if none were
 */
public record GeneratorMeasures(
    String name, List<WrittenQuestion> written, List<QuestionCost> costs) {

  /** All shapes together. */
  public static final String ALL = "all";

  /** The reader that is measured; most of what the other one writes leaves words unread. */
  private static final String READER = EmbeddedGenerator.TRAINED.id();

  /**
   * How often the first SQL is right, were it given for every question.
   *
   * @param group a shape of the gold, or {@link #ALL}
   * @param generator of the trained reader's first SQL, as benchmarks count
   * @param strict of the same
   * @param whole of what the pipeline decided upon, given or withheld, as benchmarks count
   */
  public record Accuracy(String group, Count generator, Count strict, Count whole) {}

  /**
   * What answering from a score on comes to.
   *
   * @param answered of all questions
   * @param right of the answered
   */
  public record Answers(Count answered, Count right) {}

  public GeneratorMeasures {
    written = List.copyOf(written);
    costs = List.copyOf(costs);
  }

  /** All questions first, then those of each shape that occurs. */
  public List<Accuracy> accuracies() {
    List<Accuracy> rows = new ArrayList<>(List.of(accuracy(ALL, shape -> true)));
    Arrays.stream(QueryShape.values())
        .map(shape -> accuracy(shape.label(), shape::equals))
        .filter(row -> row.generator().of() > 0)
        .forEach(rows::add);
    return rows;
  }

  private Accuracy accuracy(String group, Predicate<QueryShape> shapes) {
    Accuracy row = new Accuracy(group, new Count(), new Count(), new Count());
    for (WrittenQuestion question : written) {
      if (shapes.test(question.shape())) {
        row.generator()
            .add(question.by(READER).filter(WrittenQuestion.First::benchmark).isPresent());
        row.strict().add(question.by(READER).filter(WrittenQuestion.First::strict).isPresent());
      }
    }
    costs.stream()
        .filter(cost -> shapes.test(cost.shape()))
        .forEach(cost -> row.whole().add(cost.right()));
    return row;
  }

  /** The lowest score from which on answers are so often right; empty where there is none. */
  public OptionalDouble threshold(double precision) {
    List<Outcome> outcomes =
        written.stream()
            .map(question -> question.by(READER))
            .map(
                first ->
                    new Outcome(
                        true,
                        first.isPresent(),
                        first.isPresent(),
                        first.filter(WrittenQuestion.First::benchmark).isPresent(),
                        first
                            .map(one -> OptionalDouble.of(one.score()))
                            .orElse(OptionalDouble.empty())))
            .toList();
    return RiskCoverage.of(outcomes, 1).points().stream()
        .filter(point -> point.risk() <= 1 - precision)
        .mapToDouble(RiskCoverage.Point::threshold)
        .min();
  }

  public Answers answers(double threshold) {
    Answers answers = new Answers(new Count(), new Count());
    for (WrittenQuestion question : written) {
      boolean answered =
          question.by(READER).filter(first -> first.score() >= threshold).isPresent();
      answers.answered().add(answered);
      if (answered) {
        answers.right().add(question.by(READER).orElseThrow().benchmark());
      }
    }
    return answers;
  }

  /** How often the reader by rules reads a question at all, and how often it is then right. */
  public Answers grammar() {
    Answers answers = new Answers(new Count(), new Count());
    for (WrittenQuestion question : written) {
      answers.answered().add(question.by(EmbeddedGenerator.GRAMMAR.id()).isPresent());
      question
          .by(EmbeddedGenerator.GRAMMAR.id())
          .ifPresent(first -> answers.right().add(first.benchmark()));
    }
    return answers;
  }

  /** By stage, and of the whole question last. */
  public List<Times> times() {
    return Stream.concat(
            Arrays.stream(Stage.values()).map(Stage::label),
            Stream.of(QuestionCost.TOTAL, QuestionCost.PROCESSOR))
        .map(
            stage ->
                Times.of(
                    stage,
                    costs.stream()
                        .filter(cost -> cost.millis().containsKey(stage))
                        .map(cost -> cost.millis().get(stage))
                        .toList()))
        .filter(times -> times.count() > 0)
        .toList();
  }
}

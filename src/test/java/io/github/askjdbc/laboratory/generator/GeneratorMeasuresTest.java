package io.github.askjdbc.laboratory.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.evaluation.matching.QueryShape;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.laboratory.generator.WrittenQuestion.First;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GeneratorMeasuresTest {

  private static final String PLAIN = "SELECT name FROM doctor";
  private static final String GROUPED = "SELECT city, COUNT(*) FROM doctor GROUP BY city";

  private static WrittenQuestion trained(String gold, double score, boolean right) {
    return new WrittenQuestion(
        EvaluationQuestion.answerable("1", "clinic", "Who?", gold),
        List.of(new First(EmbeddedGenerator.TRAINED.id(), score, right, false)));
  }

  private static WrittenQuestion unwritten() {
    return new WrittenQuestion(
        EvaluationQuestion.answerable("1", "clinic", "Who?", PLAIN), List.of());
  }

  private static GeneratorMeasures of(WrittenQuestion... written) {
    return new GeneratorMeasures("some", List.of(written), List.of());
  }

  @Test
  void threshold_reachedAgainFurtherDown_isTheLowestThatGivesThePrecision() {
    GeneratorMeasures measures =
        of(
            trained(PLAIN, 0.9, true),
            trained(PLAIN, 0.8, false),
            trained(PLAIN, 0.7, true),
            trained(PLAIN, 0.6, true),
            trained(PLAIN, 0.5, false));

    assertThat(measures.threshold(0.75)).hasValue(0.6);
    assertThat(measures.threshold(0.9)).hasValue(0.9);
  }

  @Test
  void threshold_precisionThatNoScoreGives_isEmpty() {
    assertThat(of(trained(PLAIN, 0.9, false), unwritten()).threshold(0.5)).isEmpty();
  }

  @Test
  void answers_fromAScoreOn_countsThatScoreItself() {
    GeneratorMeasures.Answers answers =
        of(trained(PLAIN, 0.9, true), trained(PLAIN, 0.8, false), unwritten(), unwritten())
            .answers(0.8);

    assertThat(answers.answered().share()).isEqualTo(0.5);
    assertThat(answers.right().share()).isEqualTo(0.5);
  }

  @Test
  void accuracies_questionWithoutSql_countsAsWrong() {
    List<GeneratorMeasures.Accuracy> rows =
        of(trained(PLAIN, 0.9, true), unwritten(), trained(GROUPED, 0.1, false)).accuracies();

    assertThat(rows)
        .extracting(GeneratorMeasures.Accuracy::group)
        .containsExactly(
            GeneratorMeasures.ALL,
            QueryShape.ONE_TABLE.label(),
            QueryShape.ONE_TABLE_GROUPED.label());
    assertThat(rows.get(0).generator().share()).isCloseTo(1 / 3.0, within(1e-9));
    assertThat(rows.get(1).generator().share()).isEqualTo(0.5);
    assertThat(rows.get(0).strict().share()).isZero();
  }

  @Test
  void databaseCosts_questionsOfTwoDatabases_areOnePointEach() {
    List<DatabaseCost> costs =
        DatabaseCost.of(
            List.of(cost("shop", 3, 9, 10), cost("bank", 5, 20, 7), cost("shop", 3, 9, 30)));

    assertThat(costs)
        .extracting(DatabaseCost::db, DatabaseCost::tables, DatabaseCost::columns)
        .containsExactly(tuple("bank", 5, 20), tuple("shop", 3, 9));
    assertThat(costs.get(1).total().median()).isEqualTo(20);
  }

  private static QuestionCost cost(String db, int tables, int columns, double millis) {
    return new QuestionCost(
        db, tables, columns, Map.of(QuestionCost.TOTAL, millis), QueryShape.ONE_TABLE, true);
  }
}

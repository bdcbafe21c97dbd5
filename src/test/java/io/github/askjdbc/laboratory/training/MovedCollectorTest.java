package io.github.askjdbc.laboratory.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.askjdbc.evaluation.SampleDatabases;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Sureness;
import io.github.askjdbc.laboratory.harder.MovedQuestions;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MovedCollectorTest {

  private static final String VISITED =
      "SELECT patient FROM visit v JOIN doctor d ON d.doctor_id = v.doctor_id WHERE d.name = '%s'";
  private static final EvaluationQuestion QUESTION =
      EvaluationQuestion.answerable(
          "1", "clinic", "Whom does Ada Lind visit?", VISITED.formatted("Ada Lind"));

  @TempDir private Path folder;

  private final QueryRunner runner = new QueryRunner(System::nanoTime, Duration.ofSeconds(5), 100);
  private final GoldComparison judge = new GoldComparison(runner, 0);
  private SqliteFolder databases;
  private MovedQuestions questions;

  @BeforeEach
  void make() throws SQLException {
    SampleDatabases.make(folder);
    databases = new SqliteFolder(folder, folder);
    List<EvaluationQuestion> some = new ArrayList<>(List.of(QUESTION));
    for (int i = 2; i <= 10; i++) {
      some.add(EvaluationQuestion.answerable("" + i, "clinic", "Who?", "SELECT 1"));
    }
    questions = MovedQuestions.make(some, databases, runner, 1);
  }

  @AfterEach
  void close() {
    runner.close();
  }

  /** Examples without features, of the given SQL or of the pipeline's. */
  private MovedCollector collector(String own) {
    return new MovedCollector(
        (question, source, given) ->
            List.of(example(question, source, given.map(Candidate::sql).orElse(own))),
        questions,
        databases,
        judge);
  }

  private Example example(EvaluationQuestion question, String source, String sql) {
    try (Connection connection = databases.connect(question.db())) {
      Judgement judgement =
          judge.judge(connection, sql, question.gold().orElseThrow()).judgement().orElseThrow();
      return new Example(
          question.id(),
          question.db(),
          source,
          "",
          question.question(),
          sql,
          0,
          judgement.benchmark(),
          judgement.strict(),
          List.of(),
          Map.of());
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<Example> given(String sql) {
    return collector("")
        .collect(QUESTION, "somebody", Optional.of(Candidate.given(sql, Sureness.UNKNOWN)));
  }

  @Test
  void collect_rightSql_staysRight() {
    assertThat(given(VISITED.formatted("Ada Lind")))
        .extracting(Example::id, Example::source, Example::sql, Example::strict)
        .containsExactly(
            tuple("1~moved-empty", "somebody", VISITED.formatted("Cy Holm"), true),
            tuple("1~moved-held", "somebody", VISITED.formatted("Bo Berg"), true));
  }

  @Test
  void collect_wrongSqlThatFindsNothingEither_staysWrong() {
    String wrong = "SELECT patient FROM visit WHERE patient = 'Ada Lind'";

    assertThat(given(wrong))
        .extracting(Example::sql, Example::benchmark, Example::strict)
        .containsExactly(
            tuple(wrong.replace("Ada Lind", "Cy Holm"), false, false),
            tuple(wrong.replace("Ada Lind", "Bo Berg"), false, false));
  }

  @Test
  void collect_rightByChance_isWrongWhereTheRowsDiffer() {
    String chance = "SELECT 'Dan' FROM doctor WHERE name = 'Ada Lind'";

    assertThat(given(chance)).hasSize(2).noneMatch(Example::strict);
  }

  @Test
  void collect_sqlWithoutTheLiteral_isLeftOut() {
    assertThat(given("SELECT patient FROM visit WHERE doctor_id = 1")).isEmpty();
  }

  @Test
  void collect_ownSql_isJudgedWithItsLiteralMovedBack() {
    assertThat(collector(VISITED.formatted("Cy Holm")).collect(QUESTION, "train", Optional.empty()))
        .extracting(Example::id, Example::strict)
        .containsExactly(tuple("1~moved-empty", true), tuple("1~moved-held", false));
    assertThat(
            collector("SELECT patient FROM visit WHERE patient = 'Cy Holm'")
                .collect(QUESTION, "train", Optional.empty()))
        .noneMatch(Example::strict);
  }

  @Test
  void collect_ownSqlThatIsRightWithoutTheLiteral_isLeftOut() {
    assertThat(
            collector("SELECT patient FROM visit WHERE doctor_id = 3")
                .collect(QUESTION, "train", Optional.empty()))
        .extracting(Example::id)
        .containsExactly("1~moved-held");
  }

  @Test
  void collect_questionThatIsNotMoved_hasNone() {
    EvaluationQuestion other = EvaluationQuestion.answerable("2", "clinic", "Who?", "SELECT 1");

    assertThat(collector("SELECT 1").collect(other, "train", Optional.empty())).isEmpty();
  }
}

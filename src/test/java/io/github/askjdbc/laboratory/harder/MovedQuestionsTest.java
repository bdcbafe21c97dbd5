package io.github.askjdbc.laboratory.harder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import io.github.askjdbc.laboratory.harder.MovedQuestion.Answer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MovedQuestionsTest {

  @TempDir static Path folder;

  private static final String OPEN_IN_LYON =
      "SELECT o.id FROM customer AS c JOIN orders o ON o.customer_id = c.id"
          + " WHERE c.city = 'Lyon' AND o.state = 'open'";

  @BeforeAll
  static void makeDatabase() throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("shop.sqlite"));
        Statement statement = connection.createStatement()) {
      for (String sql :
          List.of(
              "CREATE TABLE customer (id INTEGER PRIMARY KEY, first TEXT, last TEXT, city TEXT)",
              "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER, state TEXT,"
                  + " discount INTEGER)",
              "INSERT INTO customer VALUES (1, 'Ann', 'Ash', 'Lyon'), (2, 'Bob', 'Birch', 'Nice'),"
                  + " (3, 'Ann', 'Cedar', 'Brest'), (4, 'Dan', 'Ash', 'Lyon')",
              "INSERT INTO orders VALUES (1, 1, 'open', 0), (2, 2, 'open', 5),"
                  + " (3, 3, 'closed', 0)")) {
        statement.executeUpdate(sql);
      }
    }
  }

  private static MovedQuestions made(List<EvaluationQuestion> questions) {
    try (QueryRunner runner = new QueryRunner(System::nanoTime, Duration.ofSeconds(5), 100)) {
      return MovedQuestions.make(questions, new SqliteFolder(folder, folder), runner, 1);
    }
  }

  /** So many that one pair may be made, the others without a literal. */
  private static List<MovedQuestion> madeOf(String question, String gold) {
    List<EvaluationQuestion> questions = new ArrayList<>();
    questions.add(EvaluationQuestion.answerable("x", "shop", question, gold));
    for (int i = 1; i < 10; i++) {
      questions.add(EvaluationQuestion.answerable("p" + i, "shop", "Who?", "SELECT 1"));
    }
    return made(questions).all();
  }

  @Test
  void make_valuesThatExistButNotTogether_givesAnEmptyAnswerAndAControl() {
    List<MovedQuestion> made = madeOf("Which orders from Lyon are open?", OPEN_IN_LYON);

    assertThat(made)
        .extracting(MovedQuestion::asked)
        .containsExactly(
            EvaluationQuestion.answerable(
                "x~moved-empty",
                "shop",
                "Which orders from Brest are open?",
                OPEN_IN_LYON.replace("Lyon", "Brest")),
            EvaluationQuestion.answerable(
                "x~moved-held",
                "shop",
                "Which orders from Nice are open?",
                OPEN_IN_LYON.replace("Lyon", "Nice")));
    assertThat(made).extracting(one -> one.asked().id()).allMatch(MovedQuestion::made);
  }

  @Test
  void make_countOfNone_isEmpty() {
    assertThat(
            madeOf(
                "How many open orders are from Lyon?",
                OPEN_IN_LYON.replace("SELECT o.id", "SELECT COUNT(*)")))
        .extracting(MovedQuestion::answer)
        .containsExactly(Answer.EMPTY, Answer.HELD);
  }

  @Test
  void make_storedZero_isNoEmptyAnswer() {
    assertThat(
            madeOf("What is the discount of order 2?", "SELECT discount FROM orders WHERE id = 2"))
        .isEmpty();
  }

  @Test
  void make_partOfAName_isNotMoved() {
    assertThat(
            madeOf(
                "Where does Ann Ash live?",
                "SELECT city FROM customer WHERE first = 'Ann' AND last = 'Ash'"))
        .isEmpty();
  }

  @Test
  void make_literalSaidTwice_isNotMoved() {
    assertThat(madeOf("Which orders from Lyon, France's Lyon, are open?", OPEN_IN_LYON)).isEmpty();
  }

  @Test
  void make_fewQuestions_makesAtMostAFifth() {
    List<EvaluationQuestion> questions = new ArrayList<>();
    for (int i = 0; i < 29; i++) {
      questions.add(
          EvaluationQuestion.answerable(
              "x" + i, "shop", "Which orders from Lyon are open?", OPEN_IN_LYON));
    }

    assertThat(made(questions).all()).hasSize(4);
    assertThat(made(questions).all()).isEqualTo(made(questions).all());
  }

  @Test
  void of_otherQuestionWithTheId_isNone() {
    EvaluationQuestion question =
        EvaluationQuestion.answerable("x", "shop", "Orders from Lyon", OPEN_IN_LYON);
    List<EvaluationQuestion> questions = new ArrayList<>(List.of(question));
    for (int i = 1; i < 10; i++) {
      questions.add(EvaluationQuestion.answerable("p" + i, "shop", "Who?", "SELECT 1"));
    }
    MovedQuestions made = made(questions);

    assertThat(made.of(question)).hasSize(2);
    assertThat(made.of(EvaluationQuestion.answerable("x", "shop", "Who?", "SELECT 1"))).isEmpty();
  }

  @Test
  void make_missingDatabase_isAProblem() {
    MovedQuestions made =
        made(List.of(EvaluationQuestion.answerable("x", "nowhere", "Who?", "SELECT 1")));

    assertThat(made.problems()).extracting(Problem::place).containsExactly("nowhere");
    assertThat(made.all()).isEmpty();
  }
}

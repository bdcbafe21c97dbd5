package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.laboratory.harder.MovedQuestion.Answer;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hipparchus.random.RandomGenerator;
import org.hipparchus.random.Well19937c;

/**
 * Questions whose right answer is empty, and as many of the same making whose answer is not: a
 * literal is moved to a value that its column holds, so that every value exists, but with the
 * question's other conditions only sometimes a row has it. Each original makes one of both.
 */
public final class MovedQuestions {

  /** Of the questions of a database, one in so many is made at the most. */
  private static final int ONE_IN = 5;

  private static final int MOST = 40;

  /** Values that are tried for a literal. */
  private static final int TRIES = 40;

  private static final int PAIR = Answer.values().length;

  private final Map<String, List<MovedQuestion>> byOriginal;

  private final List<Problem> problems;

  private MovedQuestions(Map<String, List<MovedQuestion>> byOriginal, List<Problem> problems) {
    this.byOriginal = byOriginal;
    this.problems = List.copyOf(problems);
  }

  /**
   * @param questions those with gold and without evidence are used; several with the same id are
   *     one
   * @param runner of the moved golds
   * @param seed the same seed makes the same questions of the same input
   */
  public static MovedQuestions make(
      List<EvaluationQuestion> questions,
      EvaluatedDatabases databases,
      QueryRunner runner,
      long seed) {
    Map<String, EvaluationQuestion> byId = new LinkedHashMap<>();
    questions.forEach(question -> byId.putIfAbsent(question.id(), question));
    Map<String, List<MovedQuestion>> made = new LinkedHashMap<>();
    List<Problem> problems = new ArrayList<>();
    EvaluationQuestion.answerableByDatabase(List.copyOf(byId.values()))
        .forEach(
            (db, some) -> {
              try (Connection connection = databases.connect(db)) {
                made.putAll(new Maker(connection, runner, seed).make(some));
              } catch (SQLException | EvaluatedDatabases.MissingDatabaseException e) {
                problems.add(new Problem(db, e.getMessage()));
              }
            });
    return new MovedQuestions(made, problems);
  }

  /** Those made of a question; none where another question has its id. */
  public List<MovedQuestion> of(EvaluationQuestion original) {
    return byOriginal.getOrDefault(original.id(), List.of()).stream()
        .filter(
            moved ->
                moved.original().db().equals(original.db())
                    && moved.original().question().equals(original.question()))
        .toList();
  }

  /** All, by their originals in the order of databases. */
  public List<MovedQuestion> all() {
    return byOriginal.values().stream().flatMap(List::stream).toList();
  }

  /** Databases that could not be used. */
  public List<Problem> problems() {
    return problems;
  }

  /** A question that may be moved. */
  private record Movable(EvaluationQuestion question, List<ComparedLiteral> literals) {}

  /** Makes those of one database. */
  private record Maker(Connection connection, QueryRunner runner, long seed) {

    Map<String, List<MovedQuestion>> make(List<EvaluationQuestion> questions) throws SQLException {
      int pairs = Math.min(MOST, questions.size() / ONE_IN) / PAIR;
      Map<String, List<MovedQuestion>> made = new LinkedHashMap<>();
      for (Movable movable : movable(questions)) {
        if (made.size() == pairs) {
          break;
        }
        List<MovedQuestion> pair = pair(movable);
        if (!pair.isEmpty()) {
          made.put(movable.question().id(), pair);
        }
      }
      return made;
    }

    /** Those with two conditions first, the others of a kind by lot. */
    private List<Movable> movable(List<EvaluationQuestion> questions) throws SQLException {
      Schema schema = Schema.of(connection);
      List<Movable> movable = new ArrayList<>();
      for (EvaluationQuestion question : questions) {
        if (question.evidence().isEmpty() && question.hidden().isEmpty()) {
          List<ComparedLiteral> literals =
              JointName.without(
                      ComparedLiteral.of(question.gold().orElseThrow(), schema), connection)
                  .stream()
                  .filter(literal -> literal.saidOnce(question))
                  .toList();
          if (!literals.isEmpty()) {
            movable.add(new Movable(question, literals));
          }
        }
      }
      movable.sort(
          Comparator.<Movable, Boolean>comparing(one -> one.literals().size() < PAIR)
              .thenComparing(one -> random(one.question()).nextLong())
              .thenComparing(one -> one.question().id()));
      return movable;
    }

    /** Of its own for each question, so that another question does not change it. */
    private RandomGenerator random(EvaluationQuestion question) {
      return new Well19937c(seed * 31 + question.id().hashCode());
    }

    private List<MovedQuestion> pair(Movable movable) throws SQLException {
      EvaluationQuestion question = movable.question();
      if (!answer(question.gold().orElseThrow()).equals(Optional.of(Answer.HELD))) {
        return List.of();
      }
      RandomGenerator random = random(question);
      for (ComparedLiteral literal : movable.literals()) {
        Map<Answer, MovedQuestion> pair = new EnumMap<>(Answer.class);
        for (LiteralMove move : moves(question, literal, random)) {
          String gold = question.gold().flatMap(move::inSql).orElseThrow();
          answer(gold)
              .ifPresent(
                  answer -> pair.putIfAbsent(answer, new MovedQuestion(question, move, answer)));
          if (pair.size() == PAIR) {
            return List.copyOf(pair.values());
          }
        }
      }
      return List.of();
    }

    private List<LiteralMove> moves(
        EvaluationQuestion question, ComparedLiteral literal, RandomGenerator random)
        throws SQLException {
      List<String> values = ColumnValues.otherThan(literal, connection);
      List<LiteralMove> moves = new ArrayList<>();
      while (!values.isEmpty() && moves.size() < TRIES) {
        LiteralMove move =
            new LiteralMove(literal.value(), values.remove(random.nextInt(values.size())));
        if (move.inQuestion(question.question()).isPresent()
            && question.gold().flatMap(move::inSql).isPresent()) {
          moves.add(move);
        }
      }
      return moves;
    }

    private Optional<Answer> answer(String gold) {
      return runner.run(connection, gold) instanceof QueryResult.Rows result
          ? Answer.of(result.rows(), gold)
          : Optional.empty();
    }
  }
}

package io.github.askjdbc.steadiness;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskDriver;
import io.github.askjdbc.AskStatement;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.report.ReportRows;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;

/**
 * Asks questions in a JVM of its own, in an order of its own, and prints what each got: the
 * decision with the confidence to the last digit, and everything that it rests on.
 */
final class FreshAnswers {

  /** What stands in the place of a decision that was not reached in time. */
  static final String OUT_OF_TIME = AbstentionReason.BUDGET_EXHAUSTED.sqlState();

  private final SqliteFolder databases;
  private final Map<String, Connection> connections = new HashMap<>();
  private final AskDriver driver = new AskDriver();

  private FreshAnswers(Path folder) {
    this.databases = new SqliteFolder(folder, folder);
  }

  /** The arguments are a folder of databases, a file of questions and a seed for their order. */
  public static void main(String[] arguments) throws Exception {
    List<EvaluationQuestion> questions =
        new ArrayList<>(JsonLines.questions(Path.of(arguments[1])).rows());
    Collections.shuffle(questions, new Random(Long.parseLong(arguments[2])));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    FreshAnswers answers = new FreshAnswers(Path.of(arguments[0]));
    for (EvaluationQuestion question : questions) {
      out.println(question.id() + "\t" + answers.to(question));
    }
    for (Connection connection : answers.connections.values()) {
      connection.close();
    }
  }

  private String to(EvaluationQuestion question) throws SQLException {
    try (Statement statement = connection(question.db()).createStatement()) {
      statement.executeQuery("ASK SQL '" + question.question().replace("'", "''") + "'").close();
      return written(statement.unwrap(AskStatement.class).lastReport().orElseThrow());
    } catch (AbstentionException early) {
      return early.reason() == AbstentionReason.BUDGET_EXHAUSTED
          ? OUT_OF_TIME
          : early.getSQLState() + " " + early.getMessage();
    }
  }

  private static String written(QuestionReport report) {
    return report.decision() instanceof Decision.Abstention abstention
            && abstention.reason() == AbstentionReason.BUDGET_EXHAUSTED
        ? OUT_OF_TIME
        : (report.decision() + "\t" + ReportRows.of(report)).replaceAll("\\R", " ");
  }

  private Connection connection(String database) throws SQLException {
    Connection open = connections.get(database);
    if (open == null) {
      String target = databases.url(database).substring("jdbc:".length());
      open = driver.connect("jdbc:ask:" + target, new Properties());
      connections.put(database, open);
    }
    return open;
  }
}

package io.github.askjdbc.exam;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.driver.Target;
import io.github.askjdbc.driver.TargetDrivers;
import io.github.askjdbc.driver.TargetView;
import io.github.askjdbc.pipeline.ExamGround;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** A database that exams are sat on, as the driver sees it. */
final class ExamHall implements AutoCloseable {

  /** Three tables with keys, an association, gaps, and names that two tables share. */
  static final List<String> CLINIC =
      List.of(
          "CREATE TABLE ward (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, floor INTEGER,"
              + " colour VARCHAR(20))",
          "CREATE TABLE nurse (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, salary"
              + " DECIMAL(10, 2), grade VARCHAR(20), phone VARCHAR(20), password VARCHAR(20),"
              + " hired DATE, ward_id INTEGER REFERENCES ward (id))",
          "CREATE TABLE patient (id INTEGER PRIMARY KEY, name VARCHAR(40) NOT NULL, city"
              + " VARCHAR(40), weight DECIMAL(10, 2), height DECIMAL(10, 2), nurse_id INTEGER"
              + " REFERENCES nurse (id))",
          "CREATE TABLE badge (id INTEGER PRIMARY KEY, remark VARCHAR(40))",
          "CREATE TABLE tbl_badge (id INTEGER PRIMARY KEY, remark VARCHAR(40))",
          "INSERT INTO badge VALUES (1, 'Zqcanary a'), (2, 'Zqcanary b'), (3, 'Zqcanary c')",
          "INSERT INTO tbl_badge VALUES (1, 'Zqcanary a'), (2, 'Zqcanary b'), (3, 'Zqcanary c')",
          "INSERT INTO ward VALUES (1, 'Zqcanary north', 918273, 'zqcanary red'), (2, 'Zqcanary"
              + " south', 918274, 'zqcanary red'), (3, 'Zqcanary east', 918275, 'zqcanary blue'),"
              + " (4, 'Zqcanary west', 918276, 'zqcanary blue')",
          "INSERT INTO nurse VALUES (1, 'Zqcanary Ann', 9182731, 'zqcanary a', NULL, 'x',"
              + " DATE '2001-01-01', 1), (2, 'Zqcanary Bo', 9182732, 'zqcanary a', '9182735', 'y',"
              + " DATE '2002-02-02', 1), (3, 'Zqcanary Cy', 9182733, 'zqcanary a', '9182736', 'z',"
              + " DATE '2003-03-03', 2), (4, 'Zqcanary Di', 9182734, 'zqcanary b', NULL, 'u',"
              + " DATE '2004-04-04', 1), (5, 'Zqcanary Ed', 9182739, 'zqcanary b', NULL, 'v',"
              + " DATE '2005-05-05', 3)",
          "INSERT INTO patient VALUES (1, 'Zqcanary Fay', 'zqcanary york', 9182, 9181, 1), (2,"
              + " 'Zqcanary Gil', 'zqcanary york', 9183, 9185, 1), (3, 'Zqcanary Hal', 'zqcanary"
              + " york', 9184, 9182, 2), (4, 'Zqcanary Ida', 'zqcanary ely', 9186, 9183, 1), (5,"
              + " 'Zqcanary Jo', 'zqcanary ely', 9187, 9180, 3), (6, 'Zqcanary Kim', 'zqcanary"
              + " ely', 9188, 9189, 3)");

  private final StandardComponents components = new StandardComponents();
  private final Connection connection;
  private final TargetView view;
  private final QuestionPipeline pipeline;

  /**
   * @param url of the target
   * @param script run before anything is asked
   * @param settings of the driver, by name
   */
  ExamHall(String url, List<String> script, Map<String, String> settings) throws SQLException {
    Properties properties = new Properties();
    properties.putAll(settings);
    connection = TargetDrivers.find(url, Optional.empty()).connect(url, new Properties());
    try (Statement statement = connection.createStatement()) {
      for (String sql : script) {
        statement.execute(
            url.contains("sqlite") || url.contains("derby") ? sql.replace("DATE '", "'") : sql);
      }
    }
    pipeline = components.pipeline(Settings.of(properties)).examined();
    view =
        components.follow(
            new Target(
                connection, TargetDrivers.find(url, Optional.empty()), url, new Properties()),
            () -> false);
  }

  static ExamHall clinic(String url, String... settings) throws SQLException {
    return new ExamHall(url, CLINIC, settings(settings));
  }

  /** A model of which nothing is asked here, that may see no values. */
  static ExamHall withoutValues(String url) throws SQLException {
    return clinic(url, "ask.model=openai:stub", "ask.model.url=http://localhost:1/v1");
  }

  private static Map<String, String> settings(String... settings) {
    Map<String, String> read = new HashMap<>();
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      read.put(setting.substring(0, equals), setting.substring(equals + 1));
    }
    return read;
  }

  QuestionPipeline pipeline() {
    return pipeline;
  }

  ReadOnlyDatabase database(QuestionBudget budget) throws SQLException {
    return view.database(budget);
  }

  ExamGround ground() throws SQLException {
    QuestionBudget budget = budget();
    return pipeline.examGround(view.database(budget), budget);
  }

  ExamPaper paper(long seed) throws SQLException {
    return paper(seed, ExamPaperMaker.QUESTIONS);
  }

  ExamPaper paper(long seed, int wanted) throws SQLException {
    QuestionBudget budget = budget();
    return ExamPaperMaker.make(ground(), view.database(budget), budget, seed, wanted);
  }

  static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofMinutes(2), 20_000);
  }

  @Override
  public void close() throws SQLException {
    view.close();
    connection.close();
    components.close();
  }
}

package io.github.askjdbc.targets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.AskDriver;
import io.github.askjdbc.AskStatement;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.pipeline.QuestionReport;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same things asked in many ways; see {@code ways-of-asking.txt}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WaysOfAskingIT {
  private static final double SAME = 0.02;

  @TempDir private static Path folder;

  private Connection connection;

  /**
   * @param same texts that differ in politeness, verb, case and marks alone
   * @param others in other words
   */
  private record Thing(String name, List<String> same, List<String> others) {
    @Override
    public String toString() {
      return name;
    }
  }

  /** What became of a question: its SQL, and how sure the driver is of it. */
  private record Decided(String text, String sql, double confidence, boolean answered) {}

  @BeforeEach
  void connect() throws SQLException {
    if (connection == null) {
      connection =
          new AskDriver().connect("jdbc:ask:sqlite:" + folder.resolve("c.db"), new Properties());
      ClinicScript.recreate(connection);
    }
  }

  @Test
  void questions_sixtyWays_tenThings() throws IOException {
    List<Thing> things = things();

    assertThat(things).hasSize(10);
    assertThat(things.stream().mapToInt(thing -> thing.same().size() + thing.others().size()).sum())
        .isEqualTo(60);
  }

  @ParameterizedTest
  @MethodSource("things")
  void ask_anyWay_isTakenForAQuestion(Thing thing) {
    assertThat(Stream.concat(thing.same().stream(), thing.others().stream()))
        .allSatisfy(text -> assertThat(decided(text)).as(text).isPresent());
  }

  @ParameterizedTest
  @MethodSource("things")
  void ask_sameWords_decidesTheSame(Thing thing) {
    List<Decided> ways = thing.same().stream().map(text -> decided(text).orElseThrow()).toList();

    assertThat(ways)
        .as(ways.toString())
        .allSatisfy(
            way -> {
              assertThat(way.sql()).isEqualTo(ways.get(0).sql());
              assertThat(way.answered()).isEqualTo(ways.get(0).answered());
              assertThat(way.confidence()).isCloseTo(ways.get(0).confidence(), within(SAME));
            });
  }

  /** Empty where the text reaches the database as SQL. */
  private Optional<Decided> decided(String text) {
    try (Statement statement = connection.createStatement()) {
      Optional<QuestionReport> report = reported(statement, text);
      return report.map(QuestionReport::decision).map(decision -> decided(text, decision));
    } catch (SQLException e) {
      return Optional.empty();
    }
  }

  private static Optional<QuestionReport> reported(Statement statement, String text)
      throws SQLException {
    try (ResultSet rows = statement.executeQuery(text)) {
      assertThat(rows.getMetaData().getColumnCount()).isPositive();
    } catch (AbstentionException abstention) {
      assertThat(abstention.getMessage()).isNotEmpty();
    }
    return statement.unwrap(AskStatement.class).lastReport();
  }

  private static Decided decided(String text, Decision decision) {
    if (decision instanceof Decision.Answer answer) {
      return new Decided(text, answer.sql(), answer.confidence().value(), true);
    }
    Decision.Abstention abstention = (Decision.Abstention) decision;
    return new Decided(
        text,
        abstention.candidate().orElse(""),
        abstention.confidence().map(Confidence::value).orElse(0.0),
        false);
  }

  private static List<Thing> things() throws IOException {
    List<Thing> things = new ArrayList<>();
    for (String line : lines()) {
      if (line.startsWith("=")) {
        things.add(new Thing(line.substring(2), new ArrayList<>(), new ArrayList<>()));
      } else if (line.startsWith("~")) {
        things.get(things.size() - 1).others().add(line.substring(2));
      } else if (!line.isBlank() && !line.startsWith("#")) {
        things.get(things.size() - 1).same().add(line);
      }
    }
    return things;
  }

  private static List<String> lines() throws IOException {
    String name = "/io/github/askjdbc/questions/ways-of-asking.txt";
    try (InputStream stream = WaysOfAskingIT.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}

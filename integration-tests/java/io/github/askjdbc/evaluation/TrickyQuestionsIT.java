package io.github.askjdbc.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.cli.AskCommand;
import io.github.askjdbc.evaluation.matching.Judgement;
import io.github.askjdbc.evaluation.run.QuestionResult;
import io.github.askjdbc.evaluation.run.ResultsFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Questions on a hospital, a shop and a bank. {@code plain.jsonl} holds what people ask every day;
 * {@code adversarial.jsonl} what invites a wrong answer: false premises, attributes of the wrong
 * owner, columns that nearly mean the same, exceptions, ties, years at the boundary, tables that
 * are gone. A question without gold must be abstained from; any other is answered rightly or not at
 * all.
 */
class TrickyQuestionsIT {

  private static final String RESOURCES = "/io/github/askjdbc/questions/";

  @TempDir private static Path folder;

  @TestFactory
  Stream<DynamicTest> ask_plainQuestion_isNotAnsweredWrongly() throws Exception {
    return outcomes("plain.jsonl");
  }

  @TestFactory
  Stream<DynamicTest> ask_questionThatInvitesAWrongAnswer_isNotAnsweredWrongly() throws Exception {
    return outcomes("adversarial.jsonl");
  }

  private static Stream<DynamicTest> outcomes(String questions) throws Exception {
    for (String name : List.of("hospital", "shop", "bank")) {
      create(name);
    }
    Path file = folder.resolve(questions);
    Files.writeString(file, resource(questions));
    Path out = folder.resolve(questions + "-run");
    int exit =
        AskCommand.commandLine()
            .execute(
                "evaluate",
                "--questions=" + file,
                "--databases=" + folder,
                "--out=" + out,
                "--timings=1");
    assertThat(exit).isZero();
    return ResultsFile.read(out).stream()
        .map(
            result ->
                DynamicTest.dynamicTest(
                    result.id() + ": " + result.question().question(), () -> check(result)));
  }

  private static void check(QuestionResult result) {
    assertThat(result.failure()).isEmpty();
    assertThat(result.problem()).isEmpty();
    if (result.answered()) {
      assertThat(result.judgement().map(Judgement::benchmark))
          .as("answered with %s", result.sql().orElse(""))
          .contains(true);
    } else {
      assertThat(result.reason().orElseThrow()).startsWith("NL00");
    }
  }

  private static void create(String name) throws IOException, SQLException {
    Path database = folder.resolve(name + ".sqlite");
    if (Files.exists(database)) {
      return;
    }
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (String sql : resource(name + ".sql").split(";\\R")) {
        if (!sql.isBlank()) {
          statement.execute(sql);
        }
      }
      connection.commit();
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = TrickyQuestionsIT.class.getResourceAsStream(RESOURCES + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}

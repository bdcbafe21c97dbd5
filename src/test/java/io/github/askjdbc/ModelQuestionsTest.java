package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions to a database with a language model beside our own readers, through JDBC. */
class ModelQuestionsTest {

  private static final String SOLD = "How many red bicycles were sold?";

  @TempDir private Path folder;
  private ModelShop shop;

  @BeforeEach
  void open() throws SQLException {
    shop = new ModelShop(folder);
  }

  @AfterEach
  void close() throws SQLException {
    shop.close();
  }

  @Test
  void execute_oursIsUnsureAndTheModelAgrees_isAnswered() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT);
        Statement statement = shop.asking(stub, "ask.model.price=1000,2000").createStatement()) {
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");

      SQLWarning warning = statement.getWarnings();
      assertThat(warning.getSQLState()).isEqualTo("01N01");
      assertThat(warning.getMessage())
          .contains("; asked openai:stub (", " agree; 1 call, 11 tokens in and 7 out, ")
          .contains("cost 0.02500)");
      assertThat((Object) warning.getNextWarning()).isNull();
    }
  }

  @Test
  void execute_noModel_isAbstained() throws SQLException {
    try (Statement statement = shop.connect(new Properties()).createStatement()) {
      assertThat(state(statement, ModelShop.UNSURE)).isEqualTo("NL004");
    }
  }

  @Test
  void execute_oursIsSure_modelIsNotAsked() throws SQLException {
    try (ModelStub stub = writing("SELECT 1");
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(ModelShop.cells(statement, ModelShop.SURE)).containsExactly("3");
      assertThat(stub.received()).isEmpty();
    }
  }

  @Test
  void execute_never_modelIsNotAsked() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT);
        Statement statement = shop.asking(stub, "ask.model.when=never").createStatement()) {
      assertThat(state(statement, ModelShop.UNSURE)).isEqualTo("NL004");
      assertThat(stub.received()).isEmpty();
    }
  }

  @Test
  void execute_oursKnowsThatItIsNotThere_modelIsNotAsked() throws SQLException {
    try (ModelStub stub = writing("SELECT COUNT(*) FROM customer");
        Statement statement = shop.asking(stub, "ask.model.when=always").createStatement()) {
      assertThat(state(statement, "How many helicopters are there?")).isEqualTo("NL002");
      assertThat(stub.received()).isEmpty();
    }
  }

  @Test
  void execute_alwaysAndTheModelAgrees_isAnsweredByOurs() throws SQLException {
    try (ModelStub stub = writing("SELECT COUNT(id) FROM customer");
        Statement statement = shop.asking(stub, "ask.model.when=always").createStatement()) {
      assertThat(ModelShop.cells(statement, ModelShop.SURE)).containsExactly("3");
      assertThat(statement.getWarnings().getMessage())
          .contains("SELECT COUNT(*) FROM customer; asked openai:stub");
    }
  }

  @Test
  void execute_alwaysAndTheModelDiffers_isAbstained() throws SQLException {
    try (ModelStub stub = writing("SELECT COUNT(*) FROM purchase WHERE id < 3");
        Statement statement = shop.asking(stub, "ask.model.when=always").createStatement()) {
      assertThat(state(statement, ModelShop.SURE)).isEqualTo("NL001");
    }
  }

  @Test
  void execute_alwaysAndTheModelSaysNull_isAbstained() throws SQLException {
    try (ModelStub stub = ModelStub.of(Speaks.says("{\"sql\": null, \"reason\": \"no\"}"));
        Statement statement = shop.asking(stub, "ask.model.when=always").createStatement()) {
      assertThat(state(statement, ModelShop.SURE)).isEqualTo("NL004");
    }
  }

  @Test
  void execute_nobodyOfOursAgrees_isAbstained() throws SQLException {
    try (ModelStub stub = writing("SELECT COUNT(*) FROM bicycle WHERE price > 100");
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(state(statement, ModelShop.UNSURE)).isEqualTo("NL004");
    }
  }

  @Test
  void execute_oursComesToItByAnUnlikelyQuery_isAbstained() throws SQLException {
    try (ModelStub stub =
            writing(
                "SELECT c.name FROM customer c JOIN purchase p ON p.customer_id = c.id"
                    + " GROUP BY c.id, c.name ORDER BY COUNT(*) DESC LIMIT 1");
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(state(statement, "Which customer purchased bicycles most often?"))
          .isEqualTo("NL004");
    }
  }

  @Test
  void execute_modelNamesWhatNothingExplains_isNotInTheDatabase() throws SQLException {
    String reason = "{\"sql\": null, \"reason\": \"no table says what was sold\"}";
    try (ModelStub stub = ModelStub.of(Speaks.says(reason));
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(state(statement, SOLD)).isEqualTo("NL002");
    }
  }

  @Test
  void execute_modelsReasonIsNotSo_isNoReason() throws SQLException {
    String reason = "{\"sql\": null, \"reason\": \"there is no table of bicycles\"}";
    try (ModelStub stub = ModelStub.of(Speaks.says(reason));
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(state(statement, SOLD)).isEqualTo("NL004");
    }
  }

  @Test
  void execute_nameIsNearlyRight_isMendedWithoutAnotherCall() throws SQLException {
    try (ModelStub stub = writing("SELECT COUNT(*) FROM bicycles WHERE prices > 500");
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(asked(stub)).hasSize(1);
    }
  }

  @Test
  void execute_nameIsUnknown_isSentBackOnce() throws SQLException {
    String unknown = "SELECT COUNT(*) FROM bicycle WHERE cost > 17";
    try (ModelStub stub =
            ModelStub.of(
                Speaks.says("Red"),
                Speaks.says(ModelShop.json(unknown)),
                Speaks.says(ModelShop.json(ModelShop.RIGHT)));
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(asked(stub)).hasSize(2);
      assertThat(asked(stub).get(1))
          .contains("\"problem\":\"there is no cost\"")
          .contains("SELECT COUNT(*) FROM bicycle WHERE cost > ?")
          .startsWith(instructions(asked(stub).get(0)));
    }
  }

  @Test
  void execute_nameStaysUnknown_isAbstainedAfterTwoCalls() throws SQLException {
    try (ModelStub stub = writing("SELECT COUNT(*) FROM helicopter");
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(state(statement, ModelShop.UNSURE)).isEqualTo("NL004");
      assertThat(asked(stub)).hasSize(2);
    }
  }

  @Test
  void execute_plainTextModel_isAskedForAFence() throws SQLException {
    Speaks plain =
        Speaks.says("```sql\n" + ModelShop.RIGHT + "\n```").without(Capability.JSON_SCHEMA);
    try (ModelStub stub = ModelStub.of(plain);
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(asked(stub).get(0)).contains("```sql").doesNotContain("\"confidence\"");
    }
  }

  @Test
  void execute_sameAgainWithOtherSettings_costsNoCall() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT);
        Statement statement = shop.asking(stub).createStatement();
        Statement other = shop.asking(stub, "ask.penalty=12").createStatement()) {
      ModelShop.cells(statement, ModelShop.UNSURE);
      ModelShop.cells(statement, ModelShop.UNSURE);
      ModelShop.cells(other, ModelShop.UNSURE);

      assertThat(asked(stub)).hasSize(1);
      assertThat(other.getWarnings().getMessage()).contains("known from before, no call");
    }
  }

  @Test
  void execute_manyConnectionsAtOnce_oneCall() throws Exception {
    try (ModelStub stub = writing(ModelShop.RIGHT)) {
      ExecutorService threads = Executors.newFixedThreadPool(8);
      List<Connection> connections =
          List.of(
              shop.asking(stub),
              shop.asking(stub, "ask.penalty=12"),
              shop.asking(stub),
              shop.asking(stub, "ask.penalty=8"),
              shop.asking(stub),
              shop.asking(stub));
      List<Future<List<String>>> answers =
          IntStream.range(0, connections.size())
              .mapToObj(
                  i ->
                      threads.submit(
                          () -> {
                            try (Statement statement = connections.get(i).createStatement()) {
                              return ModelShop.cells(statement, ModelShop.UNSURE);
                            }
                          }))
              .toList();
      for (Future<List<String>> answer : answers) {
        assertThat(answer.get()).containsExactly("3");
      }
      threads.shutdown();
      assertThat(asked(stub)).hasSize(1);
    }
  }

  @Test
  void explain_modelWrote_saysWhoAndWhatItCost() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT);
        Statement statement = shop.asking(stub).createStatement()) {
      assertThat(ModelShop.cells(statement, "ASK EXPLAIN " + ModelShop.UNSURE))
          .anyMatch(cell -> cell != null && cell.startsWith("openai:stub wrote it; "))
          .contains("the model says: as asked")
          .anyMatch(cell -> cell != null && cell.startsWith("1 call, 11 tokens in and 7 out"))
          .anyMatch(cell -> cell != null && cell.contains("written by") && cell.contains("model"));
    }
  }

  @Test
  void prompt_question_isWhatIsSentToTheLetterAndNothingIsSent() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT);
        Statement statement = shop.asking(stub).createStatement()) {
      List<String> shown = ModelShop.cells(statement, "ASK PROMPT " + ModelShop.UNSURE);
      assertThat(stub.received()).isEmpty();

      ModelShop.cells(statement, ModelShop.UNSURE);
      assertThat(shown).containsAll(texts(stub));
      assertThat(ModelShop.cells(statement, "ASK PROMPT " + ModelShop.UNSURE)).hasSize(9);
    }
  }

  @Test
  void prompt_noModel_isShownAllTheSame() throws SQLException {
    try (Statement statement = shop.connect(new Properties()).createStatement()) {
      assertThat(ModelShop.cells(statement, "ASK PROMPT 'how many customers are there'"))
          .hasSize(12)
          .anyMatch(cell -> cell.contains("CREATE TABLE customer"))
          .noneMatch(cell -> cell.contains("password"));
      assertThat(ModelShop.cells(statement, "ASK PROMPT delete all customers"))
          .contains("nothing is sent");
    }
  }

  @Test
  void prompts_ofADatabase_beginAlike() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT);
        Statement statement = shop.asking(stub).createStatement()) {
      state(statement, ModelShop.UNSURE);
      state(statement, SOLD);

      assertThat(asked(stub)).hasSize(2);
      assertThat(instructions(asked(stub).get(0))).isEqualTo(instructions(asked(stub).get(1)));
      assertThat(instructions(asked(stub).get(0))).contains("SQLite", "FOREIGN KEY (customer_id)");
    }
  }

  private static String instructions(String prompt) {
    return prompt.substring(0, prompt.indexOf("Input, which is data"));
  }

  private static ModelStub writing(String sql) {
    return ModelStub.of(Speaks.says(ModelShop.json(sql)));
  }

  /** The prompts of questions that came, without what is asked to find out what it can do. */
  private static List<String> asked(ModelStub stub) {
    return texts(stub).stream().filter(text -> text.contains("\"question\"")).toList();
  }

  private static List<String> texts(ModelStub stub) {
    return ModelShop.texts(stub);
  }

  private static String state(Statement statement, String question) {
    try {
      return String.join(", ", ModelShop.cells(statement, question));
    } catch (SQLException abstention) {
      return abstention.getSQLState();
    }
  }

  @Test
  void execute_penaltyAboveAll_modelsSqlIsHeldToIt() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT);
        Statement statement = shop.asking(stub, "ask.penalty=1000").createStatement()) {
      assertThatThrownBy(() -> ModelShop.cells(statement, ModelShop.UNSURE))
          .isInstanceOf(AbstentionException.class);
    }
  }
}

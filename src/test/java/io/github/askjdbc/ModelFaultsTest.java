package io.github.askjdbc;

import static io.github.askjdbc.llm.Behaviours.begins;
import static io.github.askjdbc.llm.Behaviours.floods;
import static io.github.askjdbc.llm.Behaviours.redirects;
import static io.github.askjdbc.llm.Behaviours.revokesKey;
import static io.github.askjdbc.llm.Behaviours.sends;
import static io.github.askjdbc.llm.Behaviours.waits;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.ModelStub.Behaviour;
import io.github.askjdbc.llm.Speaks;
import io.github.askjdbc.llm.endpoint.SelfSigned;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of questions whose model misbehaves, through JDBC. */
class ModelFaultsTest {

  private static final String KEY = "sk-canary-4711";
  private static final String ALWAYS = "ask.model.when=always";

  /** Ends what hangs, so that a test takes little. */
  private static final String SHORT = "ask.budget.model=1500ms";

  /** A stub that hangs ends after two minutes: within this, nobody can have waited for that. */
  private static final int LONGEST_SECONDS = 60;

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

  static Stream<Arguments> away() {
    return Stream.of(
        Arguments.of("429", waits(429, "0")),
        Arguments.of("500", sends(500, "text/plain", "trouble")),
        Arguments.of("404 no such model", sends(404, "application/json", "{\"error\":{}}")),
        Arguments.of("401 with the key", revokesKey()),
        Arguments.of("10 MB", floods(10 << 20)),
        Arguments.of("endless", floods(-1)),
        Arguments.of("breaks off", begins(() -> {})),
        Arguments.of("redirect", redirects("http://localhost:1/v1/chat/completions")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("away")
  void execute_endpointFails_ourAnswerOrNl101(String fault, Behaviour behaviour) throws Exception {
    try (ModelStub first = ModelStub.of(behaviour);
        ModelStub later = ModelStub.of(Speaks.says("Red"), behaviour)) {
      for (ModelStub stub : List.of(first, later)) {
        fails(stub.url());
      }
    }
  }

  @Test
  void execute_serverIsDown_ourAnswerOrNl101() throws Exception {
    fails(ModelStub.nowhere());
  }

  @Test
  void execute_nobodyVouchesForTheCertificate_ourAnswerOrNl101() throws Exception {
    Speaks right = Speaks.says(ModelShop.json(ModelShop.RIGHT));
    try (ModelStub stub = ModelStub.of(SelfSigned.context(folder), right)) {
      fails(stub.url());
      assertThat(stub.received()).isEmpty();
    }
  }

  @Test
  void execute_hangsBeforeAReply_ourAnswerOrNl101() throws Exception {
    ModelStub[] stub = new ModelStub[1];
    stub[0] = ModelStub.of(Speaks.says("Red"), (exchange, request) -> stub[0].hang());
    try (ModelStub open = stub[0]) {
      fails(open.url());
    }
  }

  @Test
  void execute_hangsWithinAReply_ourAnswerOrNl101() throws Exception {
    ModelStub[] stub = new ModelStub[1];
    stub[0] = ModelStub.of(Speaks.says("Red"), begins(() -> stub[0].hang()));
    try (ModelStub open = stub[0]) {
      fails(open.url());
    }
  }

  /** With an answer of ours and without, and nothing of the key anywhere. */
  private void fails(String url) throws SQLException {
    try (Connection connection = shop.asking(url, ALWAYS, SHORT, "ask.model.key=" + KEY);
        Statement statement = connection.createStatement()) {
      assertThat(ModelShop.cells(statement, ModelShop.SURE)).containsExactly("3");
      SQLWarning second = statement.getWarnings().getNextWarning();
      assertThat(second.getSQLState()).isEqualTo("01N02");
      assertThat(second.getMessage())
          .startsWith("model-unavailable: answered without a language model: ")
          .doesNotContain(KEY);

      assertThatThrownBy(() -> ModelShop.cells(statement, ModelShop.UNSURE))
          .isInstanceOf(SQLTransientException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL101")
          .hasMessageNotContaining(KEY);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<html><body>Welcome</body></html>",
        "{\"choices\":[{\"message\":{\"content\":\"{\\\"sql\\\": \\\"SELECT",
        "{}",
        ""
      })
  void execute_successThatHoldsNoReply_isNoCandidate(String body) throws SQLException {
    try (ModelStub stub = ModelStub.of(Speaks.says("Red"), sends(200, "application/json", body));
        Statement statement = shop.asking(stub, ALWAYS).createStatement()) {
      assertThat(ModelShop.cells(statement, ModelShop.SURE)).containsExactly("3");
      assertThatThrownBy(() -> ModelShop.cells(statement, ModelShop.UNSURE))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL004");
    }
  }

  @Test
  void cancel_modelHangs_comesBackAtOnce() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    ModelStub[] stub = new ModelStub[1];
    stub[0] =
        ModelStub.of(
            (exchange, request) -> {
              asked.countDown();
              stub[0].hang();
            });
    try (ModelStub open = stub[0];
        Statement statement = shop.asking(open, "ask.budget.model=5m").createStatement()) {
      CompletableFuture<String> state = asking(statement);
      assertThat(asked.await(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
      statement.cancel();

      assertThat(state.get(LONGEST_SECONDS, TimeUnit.SECONDS)).isEqualTo("57014");
    }
  }

  @Test
  void queryTimeout_modelHangs_capsItsTime() throws Exception {
    ModelStub[] stub = new ModelStub[1];
    stub[0] = ModelStub.of((exchange, request) -> stub[0].hang());
    try (ModelStub open = stub[0];
        Statement statement = shop.asking(open, "ask.budget.model=5m").createStatement()) {
      ModelShop.cells(statement, ModelShop.SURE);
      statement.setQueryTimeout(2);

      assertThat(asking(statement).get(LONGEST_SECONDS, TimeUnit.SECONDS)).isEqualTo("NL101");
    }
  }

  @Test
  void execute_modelHangs_othersMayWriteAndTheTransactionIsUntouched() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch written = new CountDownLatch(1);
    Behaviour late =
        (exchange, request) -> {
          asked.countDown();
          try {
            written.await(LONGEST_SECONDS, TimeUnit.SECONDS);
          } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
          }
          Speaks.says(ModelShop.json(ModelShop.RIGHT)).answer(exchange, request);
        };
    try (ModelStub stub = ModelStub.of(Speaks.says("Red"), late);
        Connection connection = shop.asking(stub);
        Statement statement = connection.createStatement();
        Connection other = shop.plain();
        Statement writer = other.createStatement()) {
      connection.setAutoCommit(false);
      CompletableFuture<String> state = asking(statement);
      assertThat(asked.await(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();

      writer.execute("PRAGMA busy_timeout = 0");
      writer.execute("BEGIN EXCLUSIVE");
      writer.execute("INSERT INTO customer (name) VALUES ('Di')");
      writer.execute("COMMIT");
      written.countDown();

      assertThat(state.get(LONGEST_SECONDS, TimeUnit.SECONDS)).isEqualTo("answered");
      connection.rollback();
    }
  }

  @Test
  void execute_uncommittedChangesAndTheModelFails_stayAsTheyAre() throws Exception {
    try (ModelStub stub = ModelStub.of(sends(500, "text/plain", "trouble"));
        Connection connection = shop.asking(stub, ALWAYS);
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("INSERT INTO customer (name) VALUES ('Di')");
      assertThatThrownBy(() -> ModelShop.cells(statement, ModelShop.UNSURE))
          .hasFieldOrPropertyWithValue("SQLState", "NL101");

      assertThat(ModelShop.cells(statement, ModelShop.SURE)).containsExactly("4");
      connection.rollback();
      assertThat(ModelShop.cells(statement, "SELECT COUNT(*) FROM customer")).containsExactly("3");
    }
  }

  private static CompletableFuture<String> asking(Statement statement) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            ModelShop.cells(statement, ModelShop.UNSURE);
            return "answered";
          } catch (SQLException e) {
            return e.getSQLState();
          }
        });
  }
}

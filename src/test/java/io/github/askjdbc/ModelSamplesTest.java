package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A model that wrote SQL is asked for it once more where the decision may change by it. */
class ModelSamplesTest {

  private static final String OTHER = "SELECT COUNT(*) FROM bicycle WHERE price > 750";

  /** Another text with the same rows. */
  private static final String SAME =
      "SELECT COUNT(id) FROM bicycle WHERE price > (SELECT AVG(price) FROM bicycle)";

  @TempDir private Path folder;
  private ModelShop shop;
  private double confidence;
  private long tokens;

  @BeforeEach
  void open() throws SQLException {
    shop = new ModelShop(folder);
    try (ModelStub stub = ModelStub.of(Speaks.says(ModelShop.json(ModelShop.RIGHT)));
        Statement statement = shop.asking(stub, "ask.penalty=1000").createStatement()) {
      confidence =
          catchThrowableOfType(
                  AbstentionException.class, () -> ModelShop.cells(statement, ModelShop.UNSURE))
              .confidence()
              .orElseThrow()
              .value();
      List<String> sent = ModelShop.texts(stub);
      tokens = sent.get(sent.size() - 1).length() / 3L + WritingPrompt.REPLY;
    }
  }

  @AfterEach
  void close() throws SQLException {
    shop.close();
  }

  /** The penalty at which this much confidence is needed. */
  private static String needing(double least) {
    return String.format(Locale.ROOT, "ask.penalty=%.6f", (2 * least - 1) / (1 - least));
  }

  /** First says what it can do, then writes, then once more. */
  private static ModelStub writing(String first, String second) {
    return ModelStub.of(
        Speaks.says("Red"),
        Speaks.says(ModelShop.json(first)),
        Speaks.says(ModelShop.json(second)));
  }

  /** Requests for a reply drawn at random. */
  private static long samples(ModelStub stub) {
    return stub.received().stream()
        .filter(request -> request.body().path("temperature").asDouble() > 0)
        .count();
  }

  private Statement asking(ModelStub stub, String... settings) throws SQLException {
    return shop.asking(stub, settings).createStatement();
  }

  @ParameterizedTest
  @ValueSource(strings = {"medium", "high"})
  void execute_littleAboveAndSampleAgrees_isAnswered(String effort) throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT, SAME);
        Statement statement =
            asking(stub, needing(confidence - 0.005), "ask.model.effort=" + effort)) {
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(samples(stub)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"medium", "high"})
  void execute_littleAboveAndSampleDiffers_isWithheld(String effort) throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT, OTHER);
        Statement statement =
            asking(stub, needing(confidence - 0.005), "ask.model.effort=" + effort)) {
      assertThatThrownBy(() -> ModelShop.cells(statement, ModelShop.UNSURE))
          .isInstanceOf(AbstentionException.class)
          .hasMessageContaining("Asked for the same once more");
      assertThat(samples(stub)).isEqualTo(1);
    }
  }

  @Test
  void execute_sampleWithoutSql_isWithheld() throws SQLException {
    try (ModelStub stub =
            ModelStub.of(
                Speaks.says("Red"),
                Speaks.says(ModelShop.json(ModelShop.RIGHT)),
                Speaks.says("{\"sql\": null}"));
        Statement statement =
            asking(stub, needing(confidence - 0.005), "ask.model.effort=medium")) {
      assertThatThrownBy(() -> ModelShop.cells(statement, ModelShop.UNSURE))
          .isInstanceOf(AbstentionException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.4, 0.9999})
  void execute_farFromWhatIsNeeded_noSampleIsAsked(double least) throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT, OTHER);
        Statement statement =
            asking(
                stub, least < 0.5 ? "ask.penalty=0.1" : needing(least), "ask.model.effort=high")) {
      try {
        assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      } catch (AbstentionException tooUnsure) {
        assertThat(least).isGreaterThan(confidence);
      }
      assertThat(samples(stub)).isZero();
    }
  }

  @Test
  void execute_lowEffort_noSampleIsAsked() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT, OTHER);
        Statement statement = asking(stub, needing(confidence - 0.005))) {
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(samples(stub)).isZero();
    }
  }

  @Test
  void execute_modelKnowsNoChance_noSampleIsAsked() throws SQLException {
    try (ModelStub stub =
            ModelStub.of(
                Speaks.says(ModelShop.json(ModelShop.RIGHT))
                    .refusing(400, Capability.TEMPERATURE));
        Statement statement =
            asking(stub, needing(confidence - 0.005), "ask.model.effort=medium")) {
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(stub.received()).filteredOn(request -> request.body().has("seed")).isEmpty();
    }
  }

  @Test
  void execute_noTokensAreLeft_isDecidedWithoutASample() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT, OTHER);
        Statement statement =
            asking(
                stub,
                needing(confidence - 0.005),
                "ask.model.effort=medium",
                "ask.model.tokens-per-day=" + tokens)) {
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(samples(stub)).isZero();
    }
  }

  @Test
  void cancel_sampleHangs_comesBackAtOnce() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    ModelStub[] stub = new ModelStub[1];
    stub[0] =
        ModelStub.of(
            Speaks.says("Red"),
            Speaks.says(ModelShop.json(ModelShop.RIGHT)),
            (exchange, request) -> {
              asked.countDown();
              stub[0].hang();
            });
    try (ModelStub open = stub[0];
        Statement statement =
            asking(open, needing(confidence - 0.005), "ask.model.effort=medium")) {
      CompletableFuture<String> state =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return String.join(", ", ModelShop.cells(statement, ModelShop.UNSURE));
                } catch (SQLException cancelled) {
                  return cancelled.getSQLState();
                }
              });
      assertThat(asked.await(30, TimeUnit.SECONDS)).isTrue();
      statement.cancel();

      assertThat(state.get(30, TimeUnit.SECONDS)).isEqualTo("57014");
    }
  }

  @Test
  void execute_sameAgainWithOtherSettings_sampleIsKnown() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT, SAME);
        Statement statement = asking(stub, needing(confidence - 0.005), "ask.model.effort=medium");
        Statement other = asking(stub, needing(confidence - 0.006), "ask.model.effort=medium")) {
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(ModelShop.cells(other, ModelShop.UNSURE)).containsExactly("3");

      assertThat(samples(stub)).isEqualTo(1);
      assertThat(other.getWarnings().getMessage()).contains("known from before, no call");
    }
  }

  @Test
  void explain_sampleWasAsked_saysHowAndWhatCameOfIt() throws SQLException {
    try (ModelStub stub = writing(ModelShop.RIGHT, SAME);
        Statement statement =
            asking(stub, needing(confidence - 0.005), "ask.model.effort=medium")) {
      assertThat(ModelShop.cells(statement, "ASK EXPLAIN " + ModelShop.UNSURE))
          .anyMatch(
              cell ->
                  cell != null
                      && cell.contains(
                          "at temperature 0.7 with seed 0, it came to the same answer"))
          .anyMatch(cell -> cell != null && cell.startsWith("2 calls, "));
      assertThat(List.copyOf(stub.received()).get(2).body().path("seed").asInt(-1)).isZero();
    }
  }
}

package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code ask.audit} records of a language model, through JDBC. */
class ModelAuditTest {

  private static final String KEY = "sk-canary-4711";

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
  void audit_modelWrites_tellsWriterEndpointTokensAndDigests() throws Exception {
    try (ModelStub stub = writing(ModelShop.RIGHT);
        Statement statement = recording(stub).createStatement()) {
      ModelShop.cells(statement, ModelShop.UNSURE);
      ModelShop.cells(statement, ModelShop.UNSURE);
      ModelShop.cells(statement, ModelShop.SURE);

      List<String> sent = ModelShop.texts(stub);
      JsonNode first = lines().get(0);
      assertThat(first.path("decision").asText()).isEqualTo("answer");
      assertThat(first.path("writer").asText()).isEqualTo("model");
      assertThat(first.path("model").asText()).isEqualTo("openai:stub");
      assertThat(first.path("endpoint").asText()).isEqualTo(stub.url());
      assertThat(first.path("tokens_in").asInt()).isEqualTo(11);
      assertThat(first.path("tokens_out").asInt()).isEqualTo(7);
      assertThat(first.path("sent_sha256").asText()).isEqualTo(digest(sent.get(sent.size() - 1)));
      assertThat(lines().get(1).path("model").asText()).isEqualTo("openai:stub");
      assertThat(lines().get(1).path("sent_sha256").asText()).isEmpty();
      assertThat(lines().get(1).path("tokens_in").asInt()).isZero();
      assertThat(lines().get(2).has("model")).isFalse();
      assertThat(text()).doesNotContain(KEY, "bicycles cost more");
    }
  }

  @Test
  void audit_translationIsVoid_tellsWhatItCost() throws Exception {
    String reply =
        "{\"sql\": \"SELECT 1\", \"english\": \"How many of 9 customers?\", \"names\": []}";
    try (ModelStub stub = ModelStub.of(Speaks.says("Red"), Speaks.says(reply));
        Statement statement = recording(stub).createStatement()) {
      ModelShop.cells(statement, "ASK SQL 'Wie viele Kunden gibt es?'");

      JsonNode line = lines().get(0);
      assertThat(line.path("sqlstate").asText()).isEqualTo("NL004");
      assertThat(line.path("tokens_in").asInt()).isEqualTo(11);
      assertThat(text()).doesNotContain("Kunden", "customers");
    }
  }

  private Connection recording(ModelStub stub) throws SQLException {
    return shop.asking(
        stub,
        "ask.budget.time=60s",
        "ask.model.key=" + KEY,
        "ask.audit=file:" + folder.resolve("audit.jsonl"));
  }

  private static ModelStub writing(String sql) {
    return ModelStub.of(Speaks.says("Red"), Speaks.says(ModelShop.json(sql)));
  }

  private String text() throws Exception {
    return Files.readString(folder.resolve("audit.jsonl"));
  }

  private List<JsonNode> lines() throws Exception {
    List<JsonNode> lines = new ArrayList<>();
    for (String line : text().lines().toList()) {
      lines.add(new ObjectMapper().readTree(line));
    }
    return lines;
  }

  private static String digest(String text) throws Exception {
    return HexFormat.of()
        .formatHex(
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
  }
}

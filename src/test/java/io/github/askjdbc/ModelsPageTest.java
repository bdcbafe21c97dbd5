package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.llm.ApiKey;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lines that the pages tell people to set, set. */
class ModelsPageTest {

  private static final String POOL = "spring.datasource.hikari.data-source-properties.";
  private static final String VARIABLE = "of-a-variable";

  @TempDir private Path folder;

  /** Each block of lines with a model in it, as a person copies it; a README's block holds more. */
  static List<String> snippets() {
    return Stream.of("README.md", "src/site/models.md")
        .flatMap(page -> blocks(page).stream())
        .flatMap(block -> Stream.of(block.split("\n\n")))
        .filter(lines -> lines.contains("ask.model="))
        .toList();
  }

  /** Those of a model with an address. */
  static List<String> served() {
    return snippets().stream().filter(lines -> !lines.contains("ask.model=gguf:")).toList();
  }

  @Test
  void pages_everyProvider_hasASnippet() throws SQLException {
    Set<String> providers =
        snippets().stream()
            .map(ModelsPageTest::model)
            .map(model -> model.endpoint().name().provider().id())
            .collect(Collectors.toSet());
    assertThat(providers)
        .containsExactlyInAnyOrder("openai", "anthropic", "ollama", "llama", "gguf");
  }

  /** What stands in DBeaver's and in Spring's lines is the same but for the key. */
  @Test
  void page_snippets_comeInPairs() {
    List<String> ofThePage =
        blocks("src/site/models.md").stream()
            .map(block -> properties(block, "key"))
            .peek(properties -> properties.remove("ask.model.key"))
            .map(Properties::toString)
            .toList();
    assertThat(ofThePage).hasSize(14);
    for (int i = 0; i < ofThePage.size(); i += 2) {
      assertThat(ofThePage.get(i + 1)).isEqualTo(ofThePage.get(i));
    }
  }

  @ParameterizedTest
  @MethodSource("served")
  void snippet_atTheStub_modelIsAskedWithTheKey(String lines) throws SQLException {
    ModelSettings model = model(lines);
    Properties properties = properties(lines, VARIABLE);
    properties.setProperty("ask.model.when", "always");
    try (ModelStub stub = ModelStub.of(Speaks.says(ModelShop.json(ModelShop.RIGHT)));
        ModelShop shop = new ModelShop(folder)) {
      properties.setProperty("ask.model.url", stub.url());
      try (Statement statement = shop.connect(properties).createStatement()) {
        assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      }

      String key = model.endpoint().key().map(ApiKey::reveal).orElse("");
      assertThat(stub.received())
          .isNotEmpty()
          .allSatisfy(
              request -> {
                assertThat(request.body().path("model").asText())
                    .isEqualTo(model.endpoint().name().model());
                assertThat(request.headers().getOrDefault("x-api-key", ""))
                    .isIn("", key)
                    .isEqualTo(request.path().endsWith("/messages") ? key : "");
                assertThat(request.headers().getOrDefault("Authorization", ""))
                    .isEqualTo(
                        key.isEmpty() || request.path().endsWith("/messages")
                            ? ""
                            : "Bearer " + key);
              });
    }
  }

  private static ModelSettings model(String lines) {
    try {
      return Settings.of(properties(lines, VARIABLE)).model().orElseThrow();
    } catch (SQLException refused) {
      throw new AssertionError(lines + "\nis refused", refused);
    }
  }

  /**
   * @param variable what the environment's variables hold
   */
  private static Properties properties(String lines, String variable) {
    Properties read = new Properties();
    try {
      read.load(new StringReader(lines.replaceAll("\\$\\{[A-Z_]+}", variable)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Properties properties = new Properties();
    read.stringPropertyNames()
        .forEach(
            name ->
                properties.setProperty(
                    name.startsWith(POOL) ? name.substring(POOL.length()) : name,
                    read.getProperty(name)));
    return properties;
  }

  private static List<String> blocks(String page) {
    try {
      return Pattern.compile("```properties\n(.*?)```", Pattern.DOTALL)
          .matcher(Files.readString(Path.of(page)))
          .results()
          .map(match -> match.group(1))
          .filter(block -> block.contains("ask.model="))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(page + " cannot be read", e);
    }
  }
}

package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Questions that people verified, as a language model is shown them beside another question. */
class ModelDemonstrationsTest {

  private static final String DEAR =
      "ASK CORRECT 'How many bicycles cost more than 750 in Leeds?' AS"
          + " SELECT COUNT(*) FROM bicycle WHERE price > 750";

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
  void execute_otherQuestionIsVerified_isShownWithoutItsValues() throws SQLException {
    try (ModelStub stub = writing();
        Statement statement = shop.asking(stub, memory()).createStatement()) {
      ModelShop.cells(statement, DEAR);

      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(examples(last(stub)))
          .isEqualTo(
              "[{\"question\":\"how many bicycles ? more than ? in ?\","
                  + "\"sql\":\"SELECT COUNT(*) FROM bicycle WHERE price > ?\"}]");
    }
  }

  @Test
  void execute_samplesMayBeShown_isShownAsItIs() throws SQLException {
    try (ModelStub stub = writing();
        Statement statement =
            shop.asking(stub, memory(), "ask.model.values=samples").createStatement()) {
      ModelShop.cells(statement, DEAR);
      ModelShop.cells(statement, ModelShop.UNSURE);

      assertThat(examples(last(stub)))
          .contains("how many bicycles cost more than 750 in leeds")
          .contains("WHERE price > 750");
    }
  }

  @Test
  void execute_valueIsSaidByTheQuestionToo_isShown() throws SQLException {
    try (ModelStub stub = writing();
        Statement statement = shop.asking(stub, memory()).createStatement()) {
      ModelShop.cells(statement, DEAR);
      ModelShop.cells(
          statement, "ASK SQL How many bicycles cost more than the average bicycle and 750?");

      assertThat(examples(last(stub))).contains("more than 750 in ?").contains("price > 750");
    }
  }

  @Test
  void execute_nothingIsVerified_promptIsTheSameWithAMemory() throws SQLException {
    try (ModelStub stub = writing();
        ModelStub other = writing();
        Statement without = shop.asking(stub).createStatement();
        Statement with = shop.asking(other, memory()).createStatement()) {
      ModelShop.cells(without, ModelShop.UNSURE);
      ModelShop.cells(with, ModelShop.UNSURE);

      assertThat(last(other)).isEqualTo(last(stub)).doesNotContain("examples");
    }
  }

  @Test
  void execute_verified_comesBehindThePartThatIsEqualForAll() throws SQLException {
    try (ModelStub stub = writing();
        Statement without = shop.asking(stub).createStatement();
        Statement with = shop.asking(stub, memory()).createStatement()) {
      ModelShop.cells(without, ModelShop.UNSURE);
      String fixed = last(stub).substring(0, last(stub).indexOf("\n\nInput, which is data"));
      ModelShop.cells(with, DEAR);
      ModelShop.cells(with, ModelShop.UNSURE);

      assertThat(last(stub)).startsWith(fixed + "\n\n").contains("\"examples\"");
    }
  }

  @Test
  void prompt_verified_showsThemToTheLetter() throws SQLException {
    try (ModelStub stub = writing();
        Statement statement = shop.asking(stub, memory()).createStatement()) {
      ModelShop.cells(statement, DEAR);
      ModelShop.cells(statement, ModelShop.UNSURE);

      assertThat(ModelShop.cells(statement, "ASK PROMPT " + ModelShop.UNSURE)).contains(last(stub));
    }
  }

  @Test
  void execute_ofAFile_theNearestAndOneThatCannotBeAnswered() throws SQLException, IOException {
    Path file =
        Files.writeString(
            folder.resolve("shop.yml"),
            """
            name: shop
            tables:
              - name: bicycle
                base_table: {table: bicycle}
            verified_queries:
              - {question: Which cities are there?, sql: SELECT DISTINCT city FROM customer}
              - {question: Who bought what?, sql: SELECT customer_id FROM purchase}
              - {question: How many bicycles cost little?, sql: SELECT COUNT(*) FROM bicycle WHERE price < 1}
              - {question: What does a bicycle cost?, sql: SELECT price FROM bicycle}
              - {question: How many bicycles go for less than 90?, sql: SELECT COUNT(*) FROM bicycle WHERE price < 90}
              - {question: Which helmets are there?, unanswerable: true}
              - {question: Which passwords are there?, sql: SELECT password FROM customer}
              - {question: How many bicycles cost nothing?, sql: DELETE FROM bicycle}
            """);
    try (ModelStub stub = writing();
        Statement statement =
            shop.asking(stub, "ask.semantics=" + file, "ask.model.values=samples")
                .createStatement()) {
      ModelShop.cells(statement, ModelShop.UNSURE);

      assertThat(examples(last(stub)))
          .contains("{\"question\":\"Which helmets are there?\",\"sql\":null}")
          .contains("cost little", "go for less", "What does a bicycle cost")
          .doesNotContain("password", "DELETE", "cities", "Who bought");
    }
  }

  private ModelStub writing() {
    return ModelStub.of(Speaks.says("Red"), Speaks.says(ModelShop.json(ModelShop.RIGHT)));
  }

  private String memory() {
    return "ask.memory=" + folder.resolve("memory.sqlite");
  }

  private static String last(ModelStub stub) {
    List<String> texts = ModelShop.texts(stub);
    return texts.get(texts.size() - 1);
  }

  private static String examples(String prompt) {
    int start = prompt.lastIndexOf("\"examples\":") + "\"examples\":".length();
    return prompt.substring(start, prompt.lastIndexOf(",\"question\":"));
  }
}

package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people's word on a language model's SQL does to what it writes later, through JDBC. */
class ModelRecordTest {

  /** Our own readers write something else for it, and are unsure. */
  private static final String ASKED = "Which bicycles cost more than the bicycle %s?";

  private static final String ALONE =
      "SELECT model FROM bicycle WHERE price > (SELECT price FROM bicycle WHERE model = '%s')";

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

  private Statement asking(ModelStub stub) throws SQLException {
    return shop.asking(stub, "ask.memory=" + folder.resolve("memory.db"), "ask.penalty=4")
        .createStatement();
  }

  private static ModelStub writing(String sql) {
    return ModelStub.of(Speaks.says(ModelShop.json(sql)));
  }

  /** By its word alone, without probabilities of tokens. */
  private static ModelStub writing(String sql, double sureness) {
    String json = ModelShop.json(sql);
    String saying = json.substring(0, json.length() - 1) + ", \"confidence\": " + sureness + "}";
    return ModelStub.of(Speaks.says(saying).without(Capability.LOG_PROBABILITIES));
  }

  /** A person says whether SQL of the model is right, for this many questions. */
  private void judge(int questions, boolean right) throws SQLException {
    judge(questions, right, writing(ALONE.formatted("Otter")));
  }

  private void judge(int questions, boolean right, ModelStub writer) throws SQLException {
    String written = ALONE.formatted("Otter");
    try (ModelStub stub = writer;
        Statement statement = asking(stub)) {
      ModelShop.cells(statement, "ASK CORRECT '" + ASKED.formatted("Otter") + "' AS " + written);
    }
    try (Connection memory =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("memory.db"));
        PreparedStatement more =
            memory.prepareStatement(
                "INSERT INTO verified (target, question, evidence, sql, verdict, at, changed,"
                    + " own_sql, own_confidence, own_scale, own_signals, own_right,"
                    + " own_sureness) SELECT target, ?, evidence, sql, verdict, at, changed + 1,"
                    + " own_sql, 0.7, own_scale, own_signals, ?, own_sureness FROM verified WHERE question NOT LIKE 'like %'")) {
      for (int i = 0; i < questions; i++) {
        more.setString(1, "like " + i);
        more.setBoolean(2, right);
        assertThat(more.executeUpdate()).isEqualTo(1);
      }
    }
  }

  private void assertWithheld() throws SQLException {
    try (ModelStub stub = writing(ALONE.formatted("Comet"));
        Statement statement = asking(stub)) {
      assertThatThrownBy(() -> ModelShop.cells(statement, ASKED.formatted("Comet")))
          .isInstanceOf(AbstentionException.class);
    }
  }

  @Test
  void execute_modelAloneWithFewVerdicts_isWithheld() throws SQLException {
    judge(5, true);
    assertWithheld();
  }

  @Test
  void execute_modelAloneThatWasRightBefore_isAnswered() throws SQLException {
    judge(40, true);
    try (ModelStub stub = writing(ALONE.formatted("Comet"));
        Statement statement = asking(stub)) {
      assertThat(ModelShop.cells(statement, ASKED.formatted("Comet"))).containsExactly("Swift");
      assertThat(ModelShop.cells(statement, "ASK EXPLAIN ALL '" + ASKED.formatted("Comet") + "'"))
          .anyMatch(cell -> cell != null && cell.startsWith("right in 41 of 41 that are known"));
    }
  }

  @Test
  void execute_modelThatWasRightWhenItWasSure_isAnsweredOnlyWhereItIs() throws SQLException {
    judge(40, true, writing(ALONE.formatted("Otter"), 0.95));
    try (ModelStub sure = writing(ALONE.formatted("Comet"), 0.95);
        Statement statement = asking(sure)) {
      assertThat(ModelShop.cells(statement, ASKED.formatted("Comet"))).containsExactly("Swift");
    }
    try (ModelStub unsure = writing(ALONE.formatted("Comet"), 0.2);
        Statement statement = asking(unsure)) {
      assertThatThrownBy(() -> ModelShop.cells(statement, ASKED.formatted("Comet")))
          .isInstanceOf(AbstentionException.class);
    }
  }

  @Test
  void execute_nullOfAModelThatWasRightBefore_isTheReason() throws SQLException {
    judge(40, true);
    try (ModelStub stub = ModelStub.of(Speaks.says("{\"sql\": null, \"reason\": \"no\"}"));
        Statement statement = asking(stub)) {
      assertThatThrownBy(() -> ModelShop.cells(statement, ASKED.formatted("Comet")))
          .isInstanceOf(AbstentionException.class)
          .hasMessageContaining("says that the tables do not hold what is asked");
    }
  }

  @Test
  void execute_nullOfAModelOfWhichLittleIsKnown_isNoReason() throws SQLException {
    judge(5, true);
    try (ModelStub stub = ModelStub.of(Speaks.says("{\"sql\": null, \"reason\": \"no\"}"));
        Statement statement = asking(stub)) {
      assertThatThrownBy(() -> ModelShop.cells(statement, ASKED.formatted("Comet")))
          .isInstanceOf(AbstentionException.class)
          .hasMessageNotContaining("says that the tables do not hold what is asked");
    }
  }

  @Test
  void execute_verdictsWhileTheConnectionIsOpen_countFromTheNext() throws SQLException {
    String asked = ASKED.formatted("Comet");
    try (ModelStub stub = writing(ALONE.formatted("Comet"));
        Statement statement = asking(stub)) {
      List<String> before = ModelShop.cells(statement, "ASK EXPLAIN ALL '" + asked + "'");
      judge(40, true);
      assertThat(ModelShop.cells(statement, "ASK EXPLAIN ALL '" + asked + "'"))
          .last()
          .isEqualTo(before.get(before.size() - 1));
      assertThatThrownBy(() -> ModelShop.cells(statement, asked))
          .isInstanceOf(AbstentionException.class);
      try (Statement next = asking(stub)) {
        assertThat(ModelShop.cells(next, asked)).containsExactly("Swift");
      }
    }
  }

  @Test
  void execute_modelAloneThatWasWrongBefore_isWithheld() throws SQLException {
    judge(40, false);
    assertWithheld();
  }
}

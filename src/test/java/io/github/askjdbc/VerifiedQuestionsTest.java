package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.decision.AbstentionReason;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people say of answers, through the driver, on real databases. */
class VerifiedQuestionsTest {

  private static final List<String> SHOP =
      List.of(
          "CREATE TABLE customer (id INTEGER PRIMARY KEY, name VARCHAR(20), city VARCHAR(20),"
              + " spent VARCHAR(9), password VARCHAR(20))",
          "INSERT INTO customer VALUES (1, 'Ada', 'Lyon', '120', 'x'), (2, 'Ben', 'Paris', '40',"
              + " 'y'), (3, 'Cleo', 'Lyon', '300', 'z')");

  private static final String COUNT = "How many customers are there?";
  private static final String VIPS = "Who are our VIPs?";
  private static final String VIP_SQL = "SELECT name FROM customer WHERE id <> 2";
  private static final String CORRECT_VIPS = "ASK CORRECT '" + VIPS + "' AS " + VIP_SQL;

  private static final AskDriver DRIVER = new AskDriver();

  @TempDir private Path folder;
  private final Properties settings = new Properties();

  @BeforeEach
  void start() {
    unhurried();
    remember();
  }

  private void remember() {
    settings.setProperty("ask.memory", folder.resolve("memory.db").toString());
  }

  /** Whatever else the machine does, no question is to run out of time. */
  private void unhurried() {
    settings.clear();
    settings.setProperty("ask.budget.time", "10m");
  }

  private Connection shop(String kind, String name) throws SQLException {
    boolean fresh = !Files.exists(folder.resolve(name + ".mv.db")) && !Files.exists(path(name));
    Connection connection =
        DRIVER.connect(
            "jdbc:ask:"
                + (kind.equals("h2") ? "h2:file:" + folder.resolve(name) : "sqlite:" + path(name)),
            settings);
    if (fresh) {
      for (String sql : SHOP) {
        run(connection, sql);
      }
    }
    return connection;
  }

  private Path path(String name) {
    return folder.resolve(name + ".db");
  }

  private Connection shop() throws SQLException {
    return shop("sqlite", "shop");
  }

  private static void run(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** The rows, cells apart by a bar. */
  private static List<String> rows(Connection connection, String text) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(text)) {
      return rows(rows);
    }
  }

  private static List<String> rows(ResultSet rows) throws SQLException {
    List<String> found = new ArrayList<>();
    while (rows.next()) {
      List<String> cells = new ArrayList<>();
      for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
        cells.add(rows.getString(i));
      }
      found.add(String.join(" | ", cells.stream().map(String::valueOf).toList()));
    }
    return found;
  }

  private static void assertAbstains(Connection connection, String text, AbstentionReason reason) {
    assertThatThrownBy(() -> rows(connection, text))
        .isInstanceOfSatisfying(
            AbstentionException.class,
            abstention ->
                assertThat(abstention.reason()).as(abstention.getMessage()).isEqualTo(reason));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2"})
  void correct_questionThatWasNotUnderstood_isAnsweredFromThenOn(String kind) throws SQLException {
    try (Connection connection = shop(kind, "shop")) {
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
      assertThat(rows(connection, CORRECT_VIPS))
          .containsExactly("corrected | answer | " + VIP_SQL + " | 1.0 | null");
      assertThat(rows(connection, "ASK " + VIPS)).containsExactly("Ada", "Cleo");
    }
    try (Connection later = shop(kind, "shop");
        Statement statement = later.createStatement()) {
      try (ResultSet rows = statement.executeQuery("ASK please, who are our  vips")) {
        assertThat(rows(rows)).containsExactly("Ada", "Cleo");
      }
      assertThat(statement.getWarnings().getMessage()).contains("1.00", VIP_SQL);
      assertThat(rows(later, "SELECT * FROM ASK('" + VIPS + "') v WHERE v.name = 'Ada'"))
          .containsExactly("Ada");
    }
    try (Connection other = shop(kind, "other")) {
      assertAbstains(other, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2"})
  void confirm_answer_isShownAsVerified(String kind) throws SQLException {
    try (Connection connection = shop(kind, "shop")) {
      assertThat(last(connection, COUNT)).startsWith("decision | calibrated | answer");
      assertThat(rows(connection, "ASK CONFIRM '" + COUNT + "'"))
          .singleElement()
          .asString()
          .isEqualToIgnoringCase("confirmed | answer | SELECT COUNT(*) FROM customer | 1.0 | null");
      assertThat(last(connection, COUNT)).startsWith("decision | verified | answer");
      assertThat(rows(connection, COUNT)).containsExactly("3");
    }
  }

  /** The last row of the report. */
  private static String last(Connection connection, String question) throws SQLException {
    List<String> steps = rows(connection, "ASK EXPLAIN '" + question + "'");
    return steps.get(steps.size() - 1);
  }

  @Test
  void confirm_questionThatWasNotAskedBefore_isAnsweredAnew() throws SQLException {
    try (Connection connection = shop()) {
      assertThat(rows(connection, "ASK CONFIRM '" + COUNT + "'").get(0)).startsWith("confirmed");
      assertThatThrownBy(() -> rows(connection, "ASK CONFIRM '" + VIPS + "'"))
          .isInstanceOf(AbstentionException.class)
          .hasMessageContainingAll("no answer to confirm", "ASK CORRECT", "'VIPs'");
    }
  }

  @Test
  void confirm_candidateThatWasShown_isAnsweredAtAnyPenalty() throws SQLException {
    settings.setProperty("ask.penalty", "100000");
    try (Connection connection = shop()) {
      assertAbstains(connection, COUNT, AbstentionReason.LOW_CONFIDENCE);
      assertAbstains(connection, "ASK CONFIRM '" + COUNT + "'", AbstentionReason.LOW_CONFIDENCE);
      assertThat(rows(connection, "ASK SQL '" + COUNT + "'").get(0))
          .startsWith("abstain | SELECT COUNT(*) FROM customer");
      assertThat(rows(connection, "ASK CONFIRM '" + COUNT + "'").get(0)).startsWith("confirmed");
      assertThat(rows(connection, COUNT)).containsExactly("3");
    }
  }

  @Test
  void confirm_afterACorrection_keepsTheCorrection() throws SQLException {
    try (Connection connection = shop()) {
      assertThat(rows(connection, COUNT)).containsExactly("3");
      rows(connection, "ASK CORRECT '" + COUNT + "' AS SELECT COUNT(DISTINCT city) FROM customer");
      rows(connection, "ASK CONFIRM '" + COUNT + "'");
      assertThat(rows(connection, COUNT)).containsExactly("2");
    }
  }

  @Test
  void verdict_withoutMemory_saysWhatToSet() throws SQLException {
    unhurried();
    try (Connection connection = shop()) {
      for (String text : List.of("ASK CONFIRM '" + COUNT + "'", CORRECT_VIPS)) {
        assertThatThrownBy(() -> rows(connection, text))
            .isInstanceOf(AbstentionException.class)
            .hasFieldOrPropertyWithValue("SQLState", "NL005")
            .hasMessageContainingAll("ask.memory is not set", "absolute path");
      }
    }
    assertThat(folder.resolve("memory.db")).doesNotExist();
  }

  @Test
  void connect_memoryInTheUrlOrRelative_isRefused() {
    assertThatThrownBy(
            () ->
                new AskDriver()
                    .connect("jdbc:ask:sqlite::memory:?ask.memory=/tmp/m.db", new Properties()))
        .hasMessageContaining("ask.memory may not stand in the URL");
    settings.setProperty("ask.memory", "memory.db");
    assertThatThrownBy(this::shop).hasMessageContaining("the absolute path of a file");
  }

  @Test
  void connect_fileThatIsNoMemory_isRefused() throws Exception {
    Path notes = Files.writeString(folder.resolve("notes.txt"), "no database ".repeat(100));
    settings.setProperty("ask.memory", notes.toString());
    assertThatThrownBy(this::shop)
        .isInstanceOf(SQLException.class)
        .hasFieldOrPropertyWithValue("SQLState", "08001")
        .hasMessageContainingAll("ask.memory names", "notes.txt", "cannot be used");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DROP TABLE customer",
        "SELECT 1 FROM customer; DROP TABLE customer",
        "DELETE FROM customer",
        "SELECT password FROM customer",
        "SELECT name FROM customer WHERE password = 'x'",
        "SELECT nothing FROM customer",
        "SELECT load_extension('x') FROM customer",
        "how many"
      })
  void correct_sqlThatMayNotRun_isRefused(String sql) throws SQLException {
    try (Connection connection = shop()) {
      assertAbstains(connection, "ASK CORRECT '" + VIPS + "' AS " + sql, AbstentionReason.REFUSED);
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
      assertThat(rows(connection, "SELECT COUNT(*) FROM customer")).containsExactly("3");
    }
  }

  @Test
  void correct_sqlThatFails_isRefusedWithoutSayingAnyValue() throws SQLException {
    try (Connection connection = shop("h2", "shop")) {
      assertThatThrownBy(
              () ->
                  rows(
                      connection,
                      "ASK CORRECT '" + VIPS + "' AS SELECT CAST(name AS INTEGER) FROM customer"))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL005")
          .hasMessageContaining("does not run on this database")
          .hasMessageNotContaining("Ada")
          .hasCauseInstanceOf(SQLException.class);
    }
  }

  @Test
  void ask_verifiedSqlOfAColumnThatBecamePrivate_isRefused() throws SQLException {
    try (Connection connection = shop()) {
      rows(connection, "ASK CORRECT '" + VIPS + "' AS SELECT spent FROM customer");
    }
    settings.setProperty("ask.private", "customer.spent");
    try (Connection connection = shop()) {
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.REFUSED);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "h2"})
  void ask_verifiedSqlOfATableThatIsGone_abstains(String kind) throws SQLException {
    try (Connection connection = shop(kind, "shop")) {
      run(connection, "CREATE TABLE vip (name VARCHAR(20))");
      rows(connection, "ASK CORRECT '" + COUNT + "' AS SELECT COUNT(*) FROM vip");
      assertThat(rows(connection, COUNT)).containsExactly("0");
      run(connection, "DROP TABLE vip");
      assertAbstains(connection, COUNT, AbstentionReason.REFUSED);
      run(connection, "CREATE TABLE vip (name VARCHAR(20))");
      assertThat(rows(connection, COUNT)).containsExactly("0");
    }
  }

  @Test
  void ask_verifiedSqlThatNowFails_abstainsAndSuggestsNothingElse() throws SQLException {
    String sql = "SELECT SUM(CAST(spent AS INTEGER)) FROM customer";
    try (Connection connection = shop("h2", "shop")) {
      rows(connection, "ASK CORRECT '" + VIPS + "' AS " + sql);
      assertThat(rows(connection, "ASK " + VIPS)).containsExactly("460");
      run(connection, "UPDATE customer SET spent = 'a lot' WHERE id = 3");
      assertThatThrownBy(() -> rows(connection, "ASK " + VIPS))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL004")
          .hasMessageContaining("execution-error")
          .hasMessageNotContaining("a lot");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"Draw a chart of sales per city", "Why are there so few customers?"})
  void correct_questionThatNoQueryAnswers_isAnsweredAllTheSame(String question)
      throws SQLException {
    try (Connection connection = shop()) {
      assertAbstains(connection, "ASK " + question, AbstentionReason.NOT_A_QUERY);
      rows(connection, "ASK CORRECT '" + question + "' AS " + VIP_SQL);
      assertThat(rows(connection, "ASK " + question)).containsExactly("Ada", "Cleo");
    }
  }

  @Test
  void correct_questionWithEvidence_isVerifiedForThatEvidenceAlone() throws SQLException {
    try (Connection connection = shop()) {
      String asked = "'" + VIPS + "' USING 'a VIP spent a lot'";
      rows(connection, "ASK CORRECT " + asked + " AS " + VIP_SQL);
      assertThat(rows(connection, "ASK " + asked)).containsExactly("Ada", "Cleo");
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"DELETE FROM customer", "SELECT password FROM customer", "", "\u0000"})
  void ask_sqlThatSomebodyPutIntoTheFile_isRefused(String sql) throws SQLException {
    try (Connection connection = shop()) {
      rows(connection, CORRECT_VIPS);
      try (Connection file =
              DriverManager.getConnection("jdbc:sqlite:" + settings.getProperty("ask.memory"));
          PreparedStatement change = file.prepareStatement("UPDATE verified SET sql = ?")) {
        change.setString(1, sql);
        change.executeUpdate();
      }
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.REFUSED);
      assertThat(rows(connection, "SELECT COUNT(*) FROM customer")).containsExactly("3");
    }
  }

  @Test
  void ask_verifiedSqlThatBreaksARule_abstains() throws Exception {
    String rules =
        """
        constraints:
          - {kind: forbidden-column, column: customer.spent, message: Nobody may see this}
        """;
    settings.setProperty(
        "ask.constraints", Files.writeString(folder.resolve("rules.yaml"), rules).toString());
    try (Connection connection = shop()) {
      assertThat(rows(connection, CORRECT_VIPS).get(0)).startsWith("corrected | answer");
      assertThat(
              rows(connection, "ASK CORRECT '" + VIPS + "' AS SELECT spent FROM customer").get(0))
          .startsWith("corrected | abstain | SELECT spent FROM customer | 0.0 | NL004")
          .contains("user-constraint");
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.LOW_CONFIDENCE);
    }
  }

  @Test
  void ask_memoryThatIsGone_isAnErrorAndNoOtherAnswer() throws Exception {
    try (Connection connection = shop()) {
      assertThat(rows(connection, COUNT)).containsExactly("3");
      Files.delete(folder.resolve("memory.db"));
      assertThatThrownBy(() -> rows(connection, COUNT))
          .isExactlyInstanceOf(SQLException.class)
          .hasMessageContainingAll("ask.memory names", "cannot be used");
    }
  }

  @Test
  void prepare_verdict_isRememberedWhenItIsRun() throws SQLException {
    try (Connection connection = shop();
        PreparedStatement prepared = connection.prepareStatement(CORRECT_VIPS)) {
      assertAbstains(connection, "ASK " + VIPS, AbstentionReason.NOT_IN_DATABASE);
      try (ResultSet rows = prepared.executeQuery()) {
        assertThat(rows(rows).get(0)).startsWith("corrected");
      }
      assertThat(rows(connection, "ASK " + VIPS)).hasSize(2);
    }
  }

  @Test
  void executeUpdate_verdict_isRefusedAsAQuestion() throws SQLException {
    try (Connection connection = shop();
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeUpdate(CORRECT_VIPS))
          .hasFieldOrPropertyWithValue("SQLState", "NL007");
    }
  }

  @Test
  void verdict_anyOutcome_leavesTheTargetAsItWas() throws Exception {
    shop().close();
    byte[] before = Files.readAllBytes(path("shop"));
    try (Connection connection = shop()) {
      connection.setAutoCommit(false);
      rows(connection, "ASK CONFIRM '" + COUNT + "'");
      rows(connection, CORRECT_VIPS);
      assertAbstains(
          connection,
          "ASK CORRECT 'Who left?' AS DELETE FROM customer RETURNING name",
          AbstentionReason.REFUSED);
      connection.rollback();
      assertThat(rows(connection, "ASK " + VIPS)).hasSize(2);
      connection.commit();
    }
    assertThat(Files.readAllBytes(path("shop"))).isEqualTo(before);
  }

  @Test
  void correct_hostileQuestion_isTextOnly() throws SQLException {
    String question = "Who is ''\"); DROP TABLE verified; --''?";
    try (Connection connection = shop()) {
      rows(connection, CORRECT_VIPS);
      rows(connection, "ASK CORRECT '" + question + "' AS SELECT name FROM customer WHERE id = 2");
      assertThat(rows(connection, "ASK '" + question + "'")).containsExactly("Ben");
      assertThat(rows(connection, "ASK " + VIPS)).hasSize(2);
      String invisible = "ASK CORRECT 'Who\u0007 is\u202e there?' AS " + VIP_SQL;
      assertThat(rows(connection, invisible).get(0))
          .startsWith("corrected | abstain")
          .contains("NL003");
    }
  }

  private static final String CORTEX =
      """
      tables:
        - name: clients
          base_table: {table: customer}
      verified_queries:
        - {name: vips, question: "Who are our VIPs?", sql: "SELECT name FROM customer WHERE id = 3"}
        - {name: all, question: "How many customers are there?", sql: "SELECT COUNT(*) FROM __clients"}
        - {name: two, question: "Who is best?", sql: "SELECT name FROM customer WHERE id = 1"}
        - {name: too, question: "who is best", sql: "SELECT name FROM customer WHERE id = 2"}
      """;

  @ParameterizedTest
  @CsvSource({"sqlite", "h2"})
  void ask_verifiedInASemanticFile_isAnsweredWithoutMemory(String kind) throws Exception {
    unhurried();
    settings.setProperty(
        "ask.semantics", Files.writeString(folder.resolve("shop.yaml"), CORTEX).toString());
    try (Connection connection = shop(kind, "shop")) {
      assertThat(rows(connection, "ASK who are our VIPs, please")).containsExactly("Cleo");
      assertThat(last(connection, VIPS)).startsWith("decision | verified | answer");
      // in logical names, of which this database has none
      assertThat(rows(connection, COUNT)).containsExactly("3");
      assertAbstains(connection, "ASK who is best?", AbstentionReason.AMBIGUOUS);
    }
    remember();
    try (Connection connection = shop(kind, "shop")) {
      rows(connection, CORRECT_VIPS);
      assertThat(rows(connection, "ASK " + VIPS)).containsExactly("Ada", "Cleo");
    }
  }
}

package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.values.Warnings;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A model that sits its exam by itself, through JDBC. */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UnattendedExamTest {

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final String EXPLAIN = "ASK EXPLAIN ALL '" + ModelShop.UNSURE + "'";

  @TempDir private Path folder;
  private ModelShop shop;

  @BeforeEach
  void open() throws SQLException {
    shop = new ModelShop(folder);
  }

  @AfterEach
  void close() throws SQLException {
    until(() -> !isAtWork());
    shop.close();
  }

  /** Whether an exam that was stopped still writes what it keeps into the folder. */
  private static boolean isAtWork() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> thread.getKey().getName().equals("ask-jdbc-background"))
        .flatMap(thread -> Stream.of(thread.getValue()))
        .anyMatch(
            frame -> frame.getClassName().startsWith("io.github.askjdbc.database.Background"));
  }

  /** What happens once somebody has looked often enough. */
  @FunctionalInterface
  private interface Look {
    boolean there() throws SQLException;
  }

  private static void until(Look look) throws SQLException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!look.there()) {
      assertThat(System.nanoTime()).as("time is over").isLessThan(end);
      try {
        Thread.sleep(50);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }

  private static ModelStub.Behaviour right() {
    return Speaks.says(ModelShop.json(ModelShop.RIGHT));
  }

  private static boolean isOfTheExam(ModelStub.Received request) {
    String body = request.body().toString();
    return body.contains("\\\"question\\\"") && !body.contains(ModelShop.UNSURE);
  }

  private static int examined(ModelStub stub) {
    return (int) stub.received().stream().filter(UnattendedExamTest::isOfTheExam).count();
  }

  private Connection asking(ModelStub stub, String... more) throws SQLException {
    List<String> settings = new ArrayList<>(List.of("ask.model.exam=on", "ask.budget.time=2m"));
    settings.addAll(List.of(more));
    return shop.asking(stub, settings.toArray(String[]::new));
  }

  private static List<String> records(Statement statement) throws SQLException {
    return ModelShop.cells(statement, EXPLAIN).stream()
        .filter(cell -> cell != null && cell.contains(" of its exam"))
        .toList();
  }

  private String memory() {
    return "ask.memory=" + folder.resolve("memory.db");
  }

  private int kept() throws SQLException {
    try (Connection memory =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("memory.db"));
        Statement statement = memory.createStatement();
        ResultSet row = statement.executeQuery("SELECT COUNT(*) FROM exam")) {
      return row.getInt(1);
    }
  }

  private void untilNothingMore(ModelStub stub) throws SQLException {
    int[] before = {-1};
    until(
        () -> {
          int now = stub.received().size();
          boolean same = now == before[0];
          before[0] = now;
          if (!same) {
            pause(Duration.ofSeconds(2));
          }
          return same;
        });
  }

  private static void pause(Duration time) {
    try {
      Thread.sleep(time.toMillis());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void exam_on_countsFromTheNextConnectionAndIsSatOnce() throws SQLException {
    try (ModelStub stub = ModelStub.of(right());
        Warnings log = Warnings.ofAll();
        Connection connection = asking(stub);
        Statement statement = connection.createStatement()) {
      assertThat(records(statement)).isEmpty();
      until(
          () -> {
            try (Connection next = asking(stub);
                Statement later = next.createStatement()) {
              return !records(later).isEmpty();
            }
          });
      assertThat(records(statement)).isEmpty();

      untilNothingMore(stub);
      int asked = examined(stub);
      try (Connection next = asking(stub);
          Statement later = next.createStatement()) {
        assertThat(records(later)).singleElement().asString().contains("known on this database (");
      }
      untilNothingMore(stub);
      assertThat(examined(stub)).isEqualTo(asked).isBetween(20, 120);
      assertThat(List.copyOf(log.texts()))
          .filteredOn(line -> line.contains("sits an exam"))
          .singleElement()
          .asString()
          .contains("openai:stub sits an exam of ", "At most ", " calls and ", " tokens in and ");
      assertThat(List.copyOf(log.texts()))
          .noneMatch(line -> line.toLowerCase(Locale.ROOT).contains("bicycle"))
          .noneMatch(line -> line.contains("SELECT"));
    }
  }

  @Test
  void exam_off_isNotSat() throws SQLException {
    try (ModelStub stub = ModelStub.of(right());
        Connection connection = shop.asking(stub);
        Statement statement = connection.createStatement()) {
      ModelShop.cells(statement, EXPLAIN);
      untilNothingMore(stub);
      assertThat(examined(stub)).isZero();
    }
  }

  /** A model that is never to be asked is not examined either. */
  @Test
  void exam_modelNeverAsked_isNotSat() throws SQLException {
    try (ModelStub stub = ModelStub.of(right());
        Connection connection = asking(stub, "ask.model.when=never");
        Statement statement = connection.createStatement()) {
      ModelShop.cells(statement, EXPLAIN);
      untilNothingMore(stub);
      assertThat(stub.received()).isEmpty();
    }
  }

  /** Plain SQL is no reason to examine anybody. */
  @Test
  void exam_onWithoutAQuestion_isNotSat() throws SQLException {
    try (ModelStub stub = ModelStub.of(right());
        Connection connection = asking(stub);
        Statement statement = connection.createStatement()) {
      ModelShop.cells(statement, "SELECT 1");
      untilNothingMore(stub);
      assertThat(stub.received()).isEmpty();
    }
  }

  @Test
  void exam_inTheWayOfAQuestion_givesWayAndGoesOn() throws SQLException {
    AtomicBoolean hangs = new AtomicBoolean(true);
    AtomicReference<ModelStub> self = new AtomicReference<>();
    ModelStub.Behaviour hanging =
        (exchange, request) -> {
          if (isOfTheExam(request) && hangs.get()) {
            self.get().hang();
          } else {
            right().answer(exchange, request);
          }
        };
    try (ModelStub stub = ModelStub.of(hanging);
        Connection connection =
            asking(stub, "ask.model.parallel=1", memory(), "ask.budget.model=5m");
        Statement statement = connection.createStatement()) {
      self.set(stub);
      ModelShop.cells(statement, ModelShop.SURE);
      until(() -> examined(stub) > 0);

      hangs.set(false);
      long start = System.nanoTime();
      assertThat(ModelShop.cells(statement, ModelShop.UNSURE)).containsExactly("3");
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(60));
      until(() -> kept() > 3);
    }
  }

  @Test
  void exam_connectionClosed_stopsAndIsGoneOnWith() throws SQLException {
    ModelStub.Behaviour slow =
        (exchange, request) -> {
          pause(Duration.ofMillis(100));
          right().answer(exchange, request);
        };
    try (ModelStub stub = ModelStub.of(slow)) {
      try (Connection connection = asking(stub, memory());
          Statement statement = connection.createStatement()) {
        ModelShop.cells(statement, EXPLAIN);
        until(() -> kept() > 3);
      }
      untilNothingMore(stub);
      int before = kept();
      assertThat(before).isLessThan(40);

      until(
          () -> {
            try (Connection next = asking(stub, memory());
                Statement later = next.createStatement()) {
              boolean there = !records(later).isEmpty();
              if (!there) {
                untilNothingMore(stub);
              }
              return there;
            }
          });
      assertThat(examined(stub)).isLessThanOrEqualTo(2 * kept() + 2);
    }
  }

  /** An operator who records what goes to a model records this too. */
  @Test
  void exam_audited_isRecordedAsQuestionsAre() throws Exception {
    Path audit = folder.resolve("audit.jsonl");
    try (ModelStub stub = ModelStub.of(right());
        Connection connection = asking(stub, "ask.audit=file:" + audit, memory());
        Statement statement = connection.createStatement()) {
      ModelShop.cells(statement, EXPLAIN);
      until(() -> kept() > 3);
    }
    assertThat(Files.readAllLines(audit))
        .filteredOn(line -> line.contains("\"form\":\"exam\""))
        .hasSizeGreaterThan(3)
        .allMatch(line -> line.contains("question_sha256"))
        .anyMatch(line -> line.contains("\"model\":\"openai:stub\""))
        .anyMatch(line -> line.contains("sent_sha256"));
  }

  @Test
  void exam_moreThanHalfOfADaysTokens_isNotSat() throws SQLException {
    try (ModelStub stub = ModelStub.of(right());
        Warnings log = Warnings.ofAll();
        Connection connection = asking(stub, "ask.model.tokens-per-day=9000");
        Statement statement = connection.createStatement()) {
      ModelShop.cells(statement, EXPLAIN);
      until(
          () ->
              List.copyOf(log.texts()).stream()
                  .anyMatch(line -> line.contains("sits no exam by itself")));
      assertThat(examined(stub)).isZero();
    }
  }

  /** The caller's own transaction is none that an exam may use. */
  @Test
  void exam_transactionOfTheCaller_isLeftAlone() throws SQLException {
    try (ModelStub stub = ModelStub.of(right());
        Connection connection = asking(stub);
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.execute("INSERT INTO customer VALUES (9, 'Zed Open', 'Hull', 'x9')");
      ModelShop.cells(statement, EXPLAIN);
      untilNothingMore(stub);
      assertThat(examined(stub)).isZero();
      connection.rollback();

      ModelShop.cells(statement, EXPLAIN);
      until(() -> examined(stub) > 0);
    }
  }
}

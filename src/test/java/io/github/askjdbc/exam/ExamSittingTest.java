package io.github.askjdbc.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.Speaks;
import io.github.askjdbc.memory.ExamAnswer;
import io.github.askjdbc.memory.ExamAnswer.Outcome;
import io.github.askjdbc.memory.ExamRecord;
import io.github.askjdbc.memory.ProcessExams;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Exams that our own readers and models sit, on a database with rows. */
class ExamSittingTest {

  private static final int FEW = 15;

  @TempDir private Path folder;

  private String url() {
    return "jdbc:sqlite:" + folder.resolve("clinic.db");
  }

  private static ExamSitting sitting(ExamHall hall, boolean ofModel) {
    return new ExamSitting(
        hall.pipeline(), ofModel, hall::database, ExamHall::budget, System::nanoTime);
  }

  private static Exam exam(ExamHall hall, ProcessExams records) throws SQLException {
    DatabaseIdentity identity = hall.database(ExamHall.budget()).identity();
    return new Exam(hall.paper(1, FEW), identity, hall.ground().key(), records);
  }

  private ExamHall asking(ModelStub stub) throws SQLException {
    return ExamHall.clinic(url(), "ask.model=openai:stub", "ask.model.url=" + stub.url());
  }

  @Test
  void sit_ownReaders_areRightAndRefuse() throws SQLException {
    try (ExamHall hall = ExamHall.clinic(url())) {
      ExamRecord record = exam(hall, new ProcessExams()).sit(sitting(hall, false), () -> {});

      assertThat(record.answers()).hasSize(FEW);
      assertThat(record.answers().stream().filter(ExamAnswer::right)).hasSizeGreaterThan(5);
      assertThat(record.answers())
          .filteredOn(answer -> !answer.answerable())
          .hasSize(FEW / 3)
          .allMatch(ExamAnswer::refused)
          .noneMatch(ExamAnswer::right);
      assertThat(record.scored()).anyMatch(ScoredSql::right);
      assertThat(new ExamResult(record, ExamShift.OWN_READERS, Optional.empty()).lines())
          .anyMatch(line -> line.startsWith("right of those that can be answered"))
          .anyMatch(line -> line.startsWith("to be expected of what people ask"))
          .anyMatch(line -> line.contains("of   5  100.0 % (56.6 to 100.0)"))
          .anyMatch(line -> line.startsWith("0 calls, 0 tokens in and 0 out"));
    }
  }

  /** Whatever our own readers come to, the model is asked; it is graded by its own SQL. */
  @Test
  void sit_modelThatAnswersAnotherQuestion_isWrongEachTime() throws SQLException {
    String other = "{\"sql\": \"SELECT remark FROM badge WHERE id = 2\", \"reason\": \"\"}";
    try (ModelStub stub = ModelStub.of(Speaks.says(other).without(Capability.JSON_SCHEMA));
        ExamHall hall = asking(stub)) {
      ExamRecord record = exam(hall, new ProcessExams()).sit(sitting(hall, true), () -> {});

      assertThat(record.answers()).noneMatch(ExamAnswer::right);
      assertThat(record.answers())
          .filteredOn(ExamAnswer::answerable)
          .extracting(ExamAnswer::outcome)
          .containsOnly(Outcome.WRONG);
      assertThat(record.scored()).hasSizeGreaterThanOrEqualTo(FEW - FEW / 3);
      assertThat(record.answers())
          .filteredOn(ExamAnswer::answerable)
          .allMatch(answer -> answer.cost().calls() >= 1)
          .allMatch(answer -> answer.cost().in() > 0);
    }
  }

  @Test
  void sit_modelThatSaysNone_refusesAll() throws SQLException {
    try (ModelStub stub = ModelStub.of(Speaks.says("{\"sql\": null, \"reason\": \"no\"}"));
        ExamHall hall = asking(stub)) {
      ExamRecord record = exam(hall, new ProcessExams()).sit(sitting(hall, true), () -> {});

      assertThat(record.answers()).allMatch(ExamAnswer::refused);
      assertThat(record.answers())
          .filteredOn(ExamAnswer::answerable)
          .extracting(ExamAnswer::outcome)
          .containsOnly(Outcome.NONE);
      assertThat(record.scored()).isEmpty();
    }
  }

  /** A model that may see no values is sent none of them by an exam either. */
  @Test
  void sit_valuesNone_nothingOfTheDataIsSent() throws SQLException {
    try (ModelStub stub = ModelStub.of(Speaks.says("{\"sql\": null, \"reason\": \"no\"}"));
        ExamHall hall = asking(stub)) {
      exam(hall, new ProcessExams()).sit(sitting(hall, true), () -> {});

      assertThat(stub.received())
          .hasSizeGreaterThan(FEW / 2)
          .noneMatch(
              request -> request.body().toString().toLowerCase(Locale.ROOT).contains("zqcanary"))
          .noneMatch(request -> request.body().toString().contains("91827"));
    }
  }

  /** What our own readers answer meanwhile is no answer of the model. */
  @Test
  void answer_modelAway_saysNothingOfTheModel() throws SQLException {
    try (ExamHall hall = ExamHall.withoutValues(url())) {
      ExamSitting sitting = sitting(hall, true);
      for (ExamQuestion question : hall.paper(1, FEW).questions()) {
        if (question.gold().isPresent()) {
          assertThatThrownBy(() -> sitting.answer(0, question))
              .as(question.text())
              .isInstanceOf(ModelUnavailableException.class);
        }
      }
    }
  }

  @Test
  void sit_stoppedAndGoneOnWith_asksNothingTwice() throws SQLException {
    ProcessExams records = new ProcessExams();
    try (ModelStub stub = ModelStub.of(Speaks.says("{\"sql\": null, \"reason\": \"no\"}"));
        ExamHall hall = asking(stub)) {
      Exam exam = exam(hall, records);
      AtomicInteger steps = new AtomicInteger();
      assertThatThrownBy(
              () ->
                  exam.sit(
                      sitting(hall, true),
                      () -> {
                        if (steps.incrementAndGet() == 7) {
                          throw new IllegalStateException("stopped");
                        }
                      }))
          .hasMessage("stopped");
      assertThat(exam.answered()).isEqualTo(7);
      assertThat(records.latest(exam.database(), exam.key())).isEmpty();
      int before = asked(stub);

      ExamRecord record = exam.sit(sitting(hall, true), () -> {});
      int early =
          (int)
              record.answers().stream().filter(answer -> answer.outcome() == Outcome.EARLY).count();

      assertThat(asked(stub)).isEqualTo(FEW - early).isGreaterThan(before);
      assertThat(records.latest(exam.database(), exam.key())).contains(record);

      assertThat(exam.sit(sitting(hall, true), () -> {})).isEqualTo(record);
      assertThat(asked(stub)).isEqualTo(FEW - early);
    }
  }

  private static int asked(ModelStub stub) {
    return (int)
        stub.received().stream()
            .filter(request -> request.body().toString().contains("\\\"question\\\""))
            .count();
  }

  @Test
  void ground_otherModelValuesOrSchema_isAnotherKey() throws SQLException {
    try (ExamHall own = ExamHall.clinic(url());
        ExamHall model = new ExamHall(url(), List.of(), models());
        ExamHall samples =
            new ExamHall(url(), List.of("CREATE TABLE more (id INTEGER PRIMARY KEY)"), models())) {
      assertThat(own.ground().key().model()).isEqualTo("none");
      assertThat(model.ground().key().model()).isEqualTo("openai:stub");
      assertThat(model.ground().key().prompt()).isEqualTo(samples.ground().key().prompt());
      assertThat(own.ground().key().prompt()).isNotEqualTo(model.ground().key().prompt());
    }
  }

  private static Map<String, String> models() {
    return Map.of("ask.model", "openai:stub", "ask.model.url", "http://localhost:1/v1");
  }
}

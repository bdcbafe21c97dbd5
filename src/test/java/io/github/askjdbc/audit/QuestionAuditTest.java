package io.github.askjdbc.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.Fingerprint;
import io.github.askjdbc.question.Question;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionAuditTest {

  private static final long TIME = Instant.parse("2026-03-04T05:06:07.089Z").toEpochMilli();
  private static final Question QUESTION =
      new Question("Who lives in \"Ghent\"\n\u2028\ud83d?", Optional.of("Ghent is a city"));

  private final List<String> lines = new ArrayList<>();

  private final AuditLog log =
      new AuditLog() {
        @Override
        public void check() {}

        @Override
        public void append(String line) {
          lines.add(line);
        }
      };

  private static AuditedDecision decision(String sql) {
    return new AuditedDecision(
        "answer",
        Optional.of(QUESTION),
        "answer",
        Optional.empty(),
        Optional.of(sql),
        OptionalDouble.of(0.97),
        Optional.of("embedded"),
        Optional.empty());
  }

  private static Optional<QuestionAudit.Asked> asked(Dialect dialect) {
    return Optional.of(
        new QuestionAudit.Asked(
            new DatabaseIdentity("jdbc:x:secret", "ann", "shop", "public"), dialect));
  }

  @Test
  void record_asText_oneLineOfJsonWithTheQuestion() {
    new QuestionAudit(log, true, () -> TIME)
        .record(decision("SELECT name FROM p WHERE city = 'Ghent'"), asked(Dialect.SQLITE));

    assertThat(lines)
        .containsExactly(
            "{\"time\":\"2026-03-04T05:06:07.089Z\",\"user\":\"ann\",\"catalog\":\"shop\","
                + "\"schema\":\"public\",\"form\":\"answer\","
                + "\"question\":\"Who lives in \\\"Ghent\\\"\\n\\u2028\\uD83D?\","
                + "\"evidence\":\"Ghent is a city\",\"decision\":\"answer\",\"p\":0.97,"
                + "\"writer\":\"embedded\",\"sql\":\"SELECT name FROM p WHERE city = 'Ghent'\"}");
  }

  @Test
  void record_asHash_noWordOfTheQuestionAndNoLiteral() {
    new QuestionAudit(log, false, () -> TIME)
        .record(
            decision(
                "SELECT name FROM p WHERE city = 'Ghent' AND born > DATE '2001-02-03'"
                    + " AND age < 47 LIMIT 3"),
            asked(Dialect.SQLITE));

    assertThat(lines).hasSize(1);
    assertThat(lines.get(0))
        .contains("\"question_sha256\":\"" + Fingerprint.of(QUESTION.text()) + "\"")
        .contains(
            "\"sql\":\"SELECT name FROM p WHERE city = ? AND born > DATE ? AND age < ? LIMIT ?\"")
        .doesNotContain("Ghent", "2001", "47", "secret");
  }

  @Test
  void record_asHashOfSqlThatMayBeReadInTwoWays_sqlIsLeftOut() {
    new QuestionAudit(log, false, () -> TIME)
        .record(decision("SELECT 'a\\' , 'Ghent'"), asked(Dialect.MYSQL));
    new QuestionAudit(log, false, () -> TIME).record(decision("SELECT 'Ghent'"), Optional.empty());

    assertThat(lines).hasSize(2).noneMatch(line -> line.contains("\"sql\""));
  }

  @Test
  void record_logThatFails_nothingIsThrown() {
    AuditLog broken =
        new AuditLog() {
          @Override
          public void check() {}

          @Override
          public void append(String line) throws IOException {
            throw new IOException("no room");
          }
        };

    QuestionAudit audit = new QuestionAudit(broken, true, () -> TIME);
    audit.record(decision("SELECT 1"), Optional.empty());
    audit.record(decision("SELECT 1"), Optional.empty());

    assertThat(lines).isEmpty();
  }

  @Test
  void place_written_isRead() {
    assertThat(AuditPlace.of("file:/var/log/ask.jsonl"))
        .hasValue(new AuditPlace.File(Path.of("/var/log/ask.jsonl")));
    assertThat(AuditPlace.of("logger:ask.audit-1")).hasValue(new AuditPlace.Logger("ask.audit-1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ask.jsonl",
        "/var/log/ask.jsonl",
        "file:",
        "file:ask",
        "logger:",
        "logger:a b"
      })
  void place_writtenInAnotherWay_isNone(String written) {
    assertThat(AuditPlace.of(written)).isEmpty();
  }
}

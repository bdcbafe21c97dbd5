package io.github.askjdbc.audit;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.Fingerprint;
import io.github.askjdbc.sql.MaskedSql;
import java.io.IOException;
import java.lang.System.Logger;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;

/**
 * Records decisions as lines of JSON. What cannot be recorded never keeps an answer from being
 * given: it is logged, once until a line is kept again. Safe for use by several threads.
 */
public final class QuestionAudit {

  private static final Logger LOG = System.getLogger(QuestionAudit.class.getName());

  private final AuditLog log;
  private final boolean withText;
  private final LongSupplier millis;
  private final AtomicBoolean failing = new AtomicBoolean();

  /**
   * @param withText whether questions, and the literals of their SQL, are recorded as they are; if
   *     not, a question is its SHA-256 and a literal is {@code ?}
   * @param millis since the epoch
   */
  public QuestionAudit(AuditPlace place, boolean withText, LongSupplier millis) {
    this(log(place), withText, millis);
  }

  QuestionAudit(AuditLog log, boolean withText, LongSupplier millis) {
    this.log = log;
    this.withText = withText;
    this.millis = millis;
  }

  private static AuditLog log(AuditPlace place) {
    return place instanceof AuditPlace.File file
        ? new FileAuditLog(file.path())
        : new LoggerAuditLog(((AuditPlace.Logger) place).name());
  }

  /**
   * Whether decisions can be recorded.
   *
   * @throws IOException if not; the message says why and what to do, without the place
   */
  public void check() throws IOException {
    new AuditLine().ended(); // fails here where the library that writes JSON is missing
    log.check();
  }

  /** The database that a question was asked of. */
  public record Asked(DatabaseIdentity identity, Dialect dialect) {}

  /**
   * Records one decision; throws nothing.
   *
   * @param asked empty where the question did not get as far
   */
  public void record(AuditedDecision decision, Optional<Asked> asked) {
    try {
      log.append(line(decision, asked));
      failing.set(false);
    } catch (IOException | RuntimeException failure) {
      if (!failing.getAndSet(true)) {
        LOG.log(
            Logger.Level.WARNING,
            "questions are not recorded in the audit for now, because of a {0}",
            failure.getClass().getName());
      }
    }
  }

  private String line(AuditedDecision decision, Optional<Asked> asked) {
    AuditLine line = new AuditLine();
    line.text("time", Instant.ofEpochMilli(millis.getAsLong()).toString());
    asked.ifPresent(
        of -> {
          line.text("user", of.identity().user());
          line.text("catalog", of.identity().catalog());
          line.text("schema", of.identity().schema());
        });
    line.text("form", decision.form());
    decision.question().ifPresent(question -> said(line, "question", question.text()));
    decision
        .question()
        .flatMap(question -> question.evidence())
        .ifPresent(evidence -> said(line, "evidence", evidence));
    line.text("decision", decision.outcome());
    line.text("sqlstate", decision.sqlState());
    decision.p().ifPresent(p -> line.number("p", p));
    line.text("writer", decision.writer());
    decision.model().ifPresent(model -> asked(line, model));
    line.text("sql", decision.sql().flatMap(sql -> shown(sql, asked)));
    return line.ended();
  }

  /** What was sent is told by its SHA-256: it holds the question, and the schema. */
  private static void asked(AuditLine line, AuditedModel model) {
    line.text("model", model.name());
    line.text("endpoint", model.endpoint());
    line.text("sent_sha256", String.join(" ", model.sent()));
    line.count("tokens_in", model.tokensIn());
    line.count("tokens_out", model.tokensOut());
  }

  private void said(AuditLine line, String name, String text) {
    if (withText) {
      line.text(name, text);
    } else {
      line.text(name + "_sha256", Fingerprint.of(text));
    }
  }

  private Optional<String> shown(String sql, Optional<Asked> asked) {
    return withText ? Optional.of(sql) : asked.flatMap(of -> MaskedSql.of(sql, of.dialect()));
  }
}

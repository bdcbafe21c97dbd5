package io.github.askjdbc.driver;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.audit.AuditedDecision;
import io.github.askjdbc.audit.AuditedModel;
import io.github.askjdbc.audit.QuestionAudit;
import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.pipeline.ModelReport;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/**
 * The questions of one text on their way to be recorded: each once, with what came of it in the
 * end. An answer that was not handed out, since something else stopped the text, is recorded as
 * that. For one thread.
 */
final class AuditedQuestions {

  private static final String FAILED = "failed";

  private record Entry(String form, Optional<Question> question, Optional<QuestionReport> report) {}

  private final Optional<QuestionAudit> audit;
  private final Supplier<Optional<ReadOnlyDatabase>> database;
  private final List<Entry> entries = new ArrayList<>();
  private Optional<Throwable> stopped = Optional.empty();

  /**
   * @param database what the questions are asked of, once it is opened
   */
  AuditedQuestions(Optional<QuestionAudit> audit, Supplier<Optional<ReadOnlyDatabase>> database) {
    this.audit = audit;
    this.database = database;
  }

  /** Notes a question and works it out. */
  QuestionReport ask(String form, Question question, ConnectionTurns.Work<QuestionReport> work)
      throws SQLException {
    int at = entries.size();
    entries.add(new Entry(form, Optional.of(question), Optional.empty()));
    QuestionReport report = work.run();
    entries.set(at, new Entry(form, Optional.of(question), Optional.of(report)));
    return report;
  }

  /** The text is worked out anew: what came of it does not count. */
  void again() {
    entries.clear();
  }

  void stopped(Throwable cause) {
    stopped = Optional.of(cause);
    if (entries.isEmpty() && cause instanceof AbstentionException) {
      entries.add(new Entry("unread", Optional.empty(), Optional.empty()));
    }
  }

  /** Nothing more comes of the text; throws nothing. */
  void record() {
    if (audit.isPresent()) {
      Optional<QuestionAudit.Asked> asked =
          database
              .get()
              .map(opened -> new QuestionAudit.Asked(opened.identity(), opened.dialect()));
      entries.forEach(entry -> audit.get().record(decision(entry), asked));
    }
  }

  private AuditedDecision decision(Entry entry) {
    Optional<Decision> decided = entry.report().map(QuestionReport::decision);
    if (decided.isPresent() && decided.get() instanceof Decision.Abstention abstention) {
      return decision(
          entry,
          "abstain",
          Optional.of(abstention.reason().sqlState()),
          abstention.candidate(),
          abstention.confidence());
    }
    Optional<Decision.Answer> answer = decided.map(Decision.Answer.class::cast);
    return decision(
        entry,
        stopped.map(AuditedQuestions::outcome).orElse(answer.isPresent() ? "answer" : FAILED),
        stopped.map(AuditedQuestions::state),
        answer.map(Decision.Answer::sql),
        answer.map(Decision.Answer::confidence));
  }

  private static AuditedDecision decision(
      Entry entry,
      String outcome,
      Optional<String> state,
      Optional<String> sql,
      Optional<Confidence> confidence) {
    return new AuditedDecision(
        entry.form(),
        entry.question(),
        outcome,
        state,
        sql,
        confidence.map(sure -> OptionalDouble.of(sure.value())).orElse(OptionalDouble.empty()),
        entry.report().flatMap(QuestionReport::writer),
        entry
            .report()
            .flatMap(report -> report.sql().written().model())
            .map(AuditedQuestions::asked));
  }

  private static AuditedModel asked(ModelReport report) {
    return new AuditedModel(
        report.model(),
        report.spent().endpoint().toString(),
        report.spent().sent(),
        report.spent().tokens().in(),
        report.spent().tokens().out());
  }

  private static String outcome(Throwable cause) {
    if (cause instanceof AbstentionException || cause instanceof BudgetExhaustedException) {
      return "abstain";
    }
    if (cause instanceof QuestionCancelledException) {
      return "cancelled";
    }
    return cause instanceof ModelUnavailableException ? "unavailable" : FAILED;
  }

  private static String state(Throwable cause) {
    if (cause instanceof BudgetExhaustedException) {
      return AbstentionReason.BUDGET_EXHAUSTED.sqlState();
    }
    if (cause instanceof QuestionCancelledException) {
      return QuestionRun.STOPPED;
    }
    if (cause instanceof ModelUnavailableException) {
      return QuestionRun.UNAVAILABLE;
    }
    return cause instanceof SQLException failure && failure.getSQLState() != null
        ? failure.getSQLState()
        : "HY000";
  }
}

package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.RowsKey;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.memory.Feedback;
import io.github.askjdbc.memory.Memory;
import io.github.askjdbc.memory.VerifiedQuestion;
import io.github.askjdbc.memory.VerifiedQuestion.Verdict;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardOutcome;
import java.sql.SQLException;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Keeps verified SQL in the memory, and with it what the person's word says of SQL of ours: right
 * if it is confirmed or written again, wrong if the correction gives other rows. Rows that are the
 * same say nothing of SQL that differs.
 */
public final class QuestionVerifier {

  /** What became of it. */
  public sealed interface Outcome {

    /**
     * @param report what the question gets from now on
     */
    record Remembered(QuestionReport report) implements Outcome {}

    /** Nothing is remembered. */
    record Refused(Decision.Abstention why) implements Outcome {}
  }

  private static final int MOST_ROWS = 1_000;
  private static final String OF_THE_CATALOG =
      "There is nothing to confirm, since this is answered from the catalog as it is at the time.";

  private static final String OF_TODAY =
      "This SQL holds days that were reckoned from today, so that it would be wrong tomorrow; say"
          + " which SQL is right on any day, with CURRENT_DATE or the like, by ASK CORRECT"
          + " 'question' AS SELECT ...";

  private final QuestionPipeline pipeline;
  private final Memory memory;
  private final Function<Writer, String> scales;

  /**
   * @param scales names what gives the pipeline's confidences of a writer's SQL
   */
  QuestionVerifier(QuestionPipeline pipeline, Memory memory, Function<Writer, String> scales) {
    this.pipeline = pipeline;
    this.memory = memory;
    this.scales = scales;
  }

  /**
   * The answer to the question is right. Throws as {@link QuestionAnswering#ask} does, and if the
   * memory cannot be used.
   *
   * @param shown what was shown for it last; if there is nothing, it is answered anew
   */
  public Outcome confirm(
      Question question, Optional<Chosen> shown, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    Optional<Chosen> confirmed = shown;
    if (shown.isEmpty()) {
      QuestionReport report = pipeline.ask(question, database, budget);
      if (report.decision() instanceof Decision.Abstention abstention) {
        return nothingToConfirm(abstention);
      }
      confirmed = report.chosen();
      if (confirmed.isEmpty()) {
        return refused(AbstentionReason.REFUSED, OF_THE_CATALOG);
      }
    }
    Chosen right = confirmed.orElseThrow();
    Optional<Feedback> own =
        right.verified()
            ? memory.find(database.identity(), question).flatMap(VerifiedQuestion::own)
            : Optional.of(judged(right, true));
    return keep(
        question, new VerifiedQuestion(right.sql(), Verdict.CONFIRMED, own), database, budget);
  }

  private static Outcome nothingToConfirm(Decision.Abstention abstention) {
    String message =
        "There is no answer to confirm; say which SQL is right with ASK CORRECT 'question' AS"
            + " SELECT ... ("
            + abstention.message()
            + ")";
    return new Outcome.Refused(
        new Decision.Abstention(
            abstention.reason(), message, abstention.best(), abstention.suggestions()));
  }

  /**
   * Another SQL is right. Throws as {@link #confirm} does.
   *
   * @param sql nothing of it reaches the database unless the guard lets it pass
   * @param shown what was shown for the question last
   */
  public Outcome correct(
      Question question,
      String sql,
      Optional<Chosen> shown,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException {
    GuardOutcome outcome = pipeline.guardedSql().outcome(sql, database, budget);
    if (outcome instanceof GuardOutcome.Refused refused) {
      return refused(
          AbstentionReason.REFUSED, "The SQL after AS is refused: " + refused.message() + ".");
    }
    String right = ((GuardOutcome.Allowed) outcome).sql();
    ProbeOutcome rows = database.query(ProbeQuery.of(right, MOST_ROWS), budget);
    if (rows instanceof ProbeOutcome.Failed failed) {
      return refused(
          AbstentionReason.REFUSED,
          "The SQL after AS does not run on this database ("
              + failed.reason()
              + "); run it by itself to see why.");
    }
    if (rows instanceof ProbeOutcome.OutOfBudget stopped) {
      return refused(
          AbstentionReason.BUDGET_EXHAUSTED,
          "The SQL after AS was not run to its end, since " + stopped.reason() + ".");
    }
    Optional<Feedback> before = own(question, shown, database, budget);
    Optional<Feedback> own =
        before.isEmpty()
            ? before
            : judgedBy(right, (ProbeOutcome.Rows) rows, before.get(), database, budget);
    return keep(question, new VerifiedQuestion(right, Verdict.CORRECTED, own), database, budget);
  }

  /**
   * What was remembered of a question is forgotten, and with it what the person's word said of SQL
   * of ours. Throws as {@link #confirm} does. Refused if nothing was remembered.
   */
  public Outcome forget(Question question, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return memory.forget(database.identity(), question)
        ? new Outcome.Remembered(pipeline.ask(question, database, budget))
        : refused(
            AbstentionReason.REFUSED,
            "Nothing is remembered of this question on this database; write it, and its evidence,"
                + " as they were confirmed or corrected.");
  }

  /** What a correction says of ours, if anything. */
  private Optional<Feedback> judgedBy(
      String right,
      ProbeOutcome.Rows rows,
      Feedback own,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException {
    return own.sql().equals(right)
        ? Optional.of(own.as(true))
        : sameRows(own.sql(), rows, database, budget).filter(same -> !same).map(own::as);
  }

  private static Outcome refused(AbstentionReason reason, String message) {
    return new Outcome.Refused(Decision.Abstention.early(reason, message));
  }

  /** What we wrote for the question ourselves, now or when it was verified before. */
  private Optional<Feedback> own(
      Question question, Optional<Chosen> shown, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    Optional<VerifiedQuestion> before = memory.find(database.identity(), question);
    if (before.isPresent()) {
      return before.get().own();
    }
    Optional<Chosen> written =
        shown.isPresent() ? shown : pipeline.ask(question, database, budget).chosen();
    return written.filter(chosen -> !chosen.verified()).map(chosen -> judged(chosen, true));
  }

  private Feedback judged(Chosen chosen, boolean right) {
    return new Feedback(
        chosen.sql(),
        chosen.confidence().value(),
        chosen.sureness(),
        scales.apply(chosen.writer()),
        chosen.signals(),
        right);
  }

  /** Empty where that cannot be said. */
  private Optional<Boolean> sameRows(
      String ownSql, ProbeOutcome.Rows right, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    if (!(pipeline.guardedSql().outcome(ownSql, database, budget)
        instanceof GuardOutcome.Allowed allowed)) {
      return Optional.empty();
    }
    ProbeOutcome own = database.query(ProbeQuery.of(allowed.sql(), MOST_ROWS), budget);
    if (own instanceof ProbeOutcome.Failed) {
      return Optional.of(false);
    }
    return own instanceof ProbeOutcome.Rows rows && !rows.truncated() && !right.truncated()
        ? Optional.of(RowsKey.inColumnOrder(rows).sameRepeats(RowsKey.inColumnOrder(right)))
        : Optional.empty();
  }

  /** The days that times in a question begin and end with today, as SQL writes them. */
  private static Stream<String> reckonedDays(LinkedQuestion question) {
    return question.links().stream()
        .filter(link -> link instanceof Link.ToPeriod time && time.today().isPresent())
        .map(link -> ((Link.ToPeriod) link).period())
        .flatMap(period -> Stream.of(period.first(), period.last(), period.dayAfter()))
        .flatMap(day -> Stream.of(TimeForm.values()).map(form -> form.written(day)));
  }

  private Outcome keep(
      Question question,
      VerifiedQuestion verified,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException {
    if (reckonedDays(pipeline.linked(question, database, budget))
        .anyMatch(verified.sql()::contains)) {
      return refused(AbstentionReason.REFUSED, OF_TODAY);
    }
    memory.keep(database.identity(), question, verified);
    return new Outcome.Remembered(pipeline.ask(question, database, budget));
  }
}

package io.github.askjdbc.driver;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.QuestionVerifying;
import io.github.askjdbc.pipeline.QuestionVerifying.Outcome;
import io.github.askjdbc.question.Recognition.Confirm;
import io.github.askjdbc.question.Recognition.Correct;
import io.github.askjdbc.question.Recognition.Forget;
import java.sql.SQLException;

/** {@code ASK CONFIRM}, {@code ASK CORRECT} and {@code ASK FORGET} on one connection. */
final class Verdicts {

  private static final String NO_MEMORY =
      "Nothing is remembered, since "
          + Setting.MEMORY.key()
          + " is not set; set it to the absolute path of a file, in the connection properties or"
          + " the operator's file";

  private final Settings settings;
  private final QuestionComponents components;
  private final RecentDecisions recent = new RecentDecisions();

  Verdicts(Settings settings, QuestionComponents components) {
    this.settings = settings;
    this.components = components;
  }

  /** Notes what a verdict may be on. */
  void shown(QuestionReport report, QuestionRun run) throws SQLException {
    if (settings.memory().isPresent()) {
      recent.shown(run.database().identity(), report);
    }
  }

  /**
   * @return what the question gets from now on
   * @throws AbstentionException if there is no answer to confirm
   */
  QuestionReport confirm(Confirm confirm, QuestionRun run) throws SQLException {
    QuestionVerifying verifying = verifying();
    DatabaseIdentity database = run.database().identity();
    return remembered(
        verifying.confirm(
            confirm.question(),
            recent.of(database, confirm.question()),
            run.database(),
            run.budget()),
        run);
  }

  /**
   * @return what the question gets from now on
   * @throws AbstentionException if the SQL is refused or does not run
   */
  QuestionReport correct(Correct correct, QuestionRun run) throws SQLException {
    QuestionVerifying verifying = verifying();
    DatabaseIdentity database = run.database().identity();
    return remembered(
        verifying.correct(
            correct.question(),
            correct.sql(),
            recent.of(database, correct.question()),
            run.database(),
            run.budget()),
        run);
  }

  /**
   * @return what the question gets from now on
   * @throws AbstentionException if nothing is remembered of it
   */
  QuestionReport forget(Forget forget, QuestionRun run) throws SQLException {
    return remembered(verifying().forget(forget.question(), run.database(), run.budget()), run);
  }

  private QuestionVerifying verifying() throws SQLException {
    return components
        .verifying(settings)
        .orElseThrow(
            () ->
                new AbstentionException(
                    NO_MEMORY, Decision.Abstention.early(AbstentionReason.REFUSED, NO_MEMORY)));
  }

  private QuestionReport remembered(Outcome outcome, QuestionRun run) throws SQLException {
    if (outcome instanceof Outcome.Refused refused) {
      throw new AbstentionException(
          Messages.of(refused.why(), settings.fullMessages()), refused.why());
    }
    QuestionReport report = ((Outcome.Remembered) outcome).report();
    shown(report, run);
    return report;
  }
}

package io.github.askjdbc.driver;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.pipeline.Chosen;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.QuestionVerifier;
import io.github.askjdbc.pipeline.QuestionVerifier.Outcome;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.Recognition.Confirm;
import io.github.askjdbc.question.Recognition.Correct;
import io.github.askjdbc.question.Recognition.Forget;
import java.sql.SQLException;
import java.util.Optional;

/** {@code ASK CONFIRM}, {@code ASK CORRECT} and {@code ASK FORGET} on one connection. */
final class FeedbackForms {

  private static final String NO_MEMORY =
      "Nothing is remembered, since "
          + Setting.MEMORY.key()
          + " is not set; set it to the absolute path of a file, in the connection properties or"
          + " the operator's file";

  private final Settings settings;
  private final Terms terms;
  private final QuestionComponents components;
  private final RecentDecisions recent = new RecentDecisions();

  FeedbackForms(Terms terms, QuestionComponents components) {
    this.terms = terms;
    this.settings = terms.settings();
    this.components = components;
  }

  /** Notes what feedback may be on. */
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
    Question question = confirm.question();
    return remembered(
        verifier().confirm(question, recent(question, run), run.database(), run.budget()), run);
  }

  /**
   * @return what the question gets from now on
   * @throws AbstentionException if the SQL is refused or does not run
   */
  QuestionReport correct(Correct correct, QuestionRun run) throws SQLException {
    Question question = correct.question();
    return remembered(
        verifier()
            .correct(question, correct.sql(), recent(question, run), run.database(), run.budget()),
        run);
  }

  /**
   * @return what the question gets from now on
   * @throws AbstentionException if nothing is remembered of it
   */
  QuestionReport forget(Forget forget, QuestionRun run) throws SQLException {
    return remembered(verifier().forget(forget.question(), run.database(), run.budget()), run);
  }

  private Optional<Chosen> recent(Question question, QuestionRun run) throws SQLException {
    return recent.of(run.database().identity(), question);
  }

  private QuestionVerifier verifier() throws SQLException {
    return components
        .verifying(terms)
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

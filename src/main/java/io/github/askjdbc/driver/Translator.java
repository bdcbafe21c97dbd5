package io.github.askjdbc.driver;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.AskVerb;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.Recognition;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Turns a recognised question into SQL for the caller's statement, or into rows of ours. */
final class Translator {

  private static final String EMPTY =
      "The question of ASK('') is empty; write it between the quotes, or bind it";

  /** Once more where the tables changed meanwhile. */
  private static final int MOST_TIMES = 2;

  private static final String CHANGED =
      "There is no answer, since tables that it reads changed again while it was worked out anew;"
          + " ask once more when they stay as they are.";

  private final Settings settings;
  private final Terms terms;
  private final QuestionComponents components;
  private final FeedbackForms feedback;

  /** Whether the exam of the model needs no more thought on this connection. */
  private final AtomicBoolean examined = new AtomicBoolean();

  Translator(Terms terms, QuestionComponents components) {
    this.terms = terms;
    this.settings = terms.settings();
    this.components = components;
    this.feedback = new FeedbackForms(terms, components);
  }

  /**
   * @param text the whole text that was recognised
   * @param seen is told of each report as it comes, also before an abstention
   * @throws AbstentionException if a question gets no answer
   */
  Translation translate(
      Recognition recognition,
      String text,
      Bindings bindings,
      QuestionRun run,
      Consumer<QuestionReport> seen)
      throws SQLException {
    if (!(recognition instanceof Recognition.PlainSql
        || recognition instanceof Recognition.Misused)) {
      components.ready(settings, run.budget());
    }
    AuditedQuestions audited = new AuditedQuestions(components.audit(settings), run::opened);
    try {
      return stable(recognition, text, bindings, new Call(run, seen, audited));
    } catch (SQLException | RuntimeException | Error e) {
      audited.stopped(e);
      throw e;
    } finally {
      audited.record();
    }
  }

  /**
   * One text under way.
   *
   * @param seen is told of each report as it comes
   */
  private record Call(QuestionRun run, Consumer<QuestionReport> seen, AuditedQuestions audited) {

    /** Works out one question, however it is asked. */
    QuestionReport ask(String form, Question question, ConnectionTurns.Work<QuestionReport> work)
        throws SQLException {
      return audited.ask(
          form,
          question,
          () -> {
            QuestionReport report = work.run();
            seen.accept(report);
            return report;
          });
    }
  }

  private Translation stable(Recognition recognition, String text, Bindings bindings, Call call)
      throws SQLException {
    for (int i = 0; i < MOST_TIMES; i++) {
      if (i > 0) {
        call.audited().again();
      }
      Translation made = workOut(recognition, text, bindings, call);
      if (stillHolds(made, call.run())) {
        return made;
      }
    }
    throw new AbstentionException(
        CHANGED, Decision.Abstention.early(AbstentionReason.REFUSED, CHANGED));
  }

  /** To be asked right before SQL of ours runs, however long ago it was worked out. */
  boolean stillHolds(Translation made, QuestionRun run) throws SQLException {
    if (made instanceof Translation.Runs runs) {
      for (Decision.Answer answer : runs.answers()) {
        if (!answering().stillHolds(answer.sql(), run.database(), run.budget())) {
          return false;
        }
      }
    }
    return true;
  }

  private Translation workOut(Recognition recognition, String text, Bindings bindings, Call call)
      throws SQLException {
    QuestionRun run = call.run();
    if (recognition instanceof Recognition.Asked asked) {
      return asked(asked, call);
    }
    if (recognition instanceof Recognition.Check check) {
      return new Translation.Shows(
          ReportTable.ofSteps(
              call.ask(
                  "check",
                  check.question(),
                  () ->
                      answering()
                          .check(check.question(), check.sql(), run.database(), run.budget()))));
    }
    if (recognition instanceof Recognition.Confirm confirm) {
      return feedback(
          "confirmed",
          call.ask("confirm", confirm.question(), () -> feedback.confirm(confirm, run)));
    }
    if (recognition instanceof Recognition.Correct correct) {
      return feedback(
          "corrected",
          call.ask("correct", correct.question(), () -> feedback.correct(correct, run)));
    }
    if (recognition instanceof Recognition.Forget forget) {
      return feedback(
          "forgotten", call.ask("forget", forget.question(), () -> feedback.forget(forget, run)));
    }
    if (recognition instanceof Recognition.Wrapped wrapped) {
      return expand(wrapped, text, bindings, call);
    }
    if (recognition instanceof Recognition.Misused misused) {
      throw Messages.of(misused);
    }
    return new Translation.Runs(text, List.of());
  }

  private Translation asked(Recognition.Asked asked, Call call) throws SQLException {
    if (asked.verb() == AskVerb.PROMPT) {
      // not audited: nothing is asked of anybody
      return new Translation.Shows(
          ReportTable.ofPrompts(
              answering().prompts(asked.question(), call.run().database(), call.run().budget())));
    }
    String form = asked.verb().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    QuestionReport report = ask(form, asked.question(), call);
    if (asked.verb() != AskVerb.ANSWER) {
      feedback.shown(report, call.run());
    }
    return switch (asked.verb()) {
      case ANSWER -> {
        Decision.Answer answer = accepted(report, call.run());
        yield new Translation.Runs(answer.sql(), List.of(answer));
      }
      case SQL -> new Translation.Shows(ReportTable.ofSql(report));
      case EXPLAIN -> new Translation.Shows(ReportTable.ofSpeakingSteps(report));
      case EXPLAIN_ALL, PROMPT -> new Translation.Shows(ReportTable.ofSteps(report));
    };
  }

  /** The SQL of these answers failed where it was to give rows. */
  void failed(List<Decision.Answer> answers) {
    try {
      QuestionAnswering answering = answering();
      answers.forEach(answering::failed);
    } catch (SQLException unusable) {
      // a file of the settings has changed, and what it was read into answers no question any more
      System.getLogger(Translator.class.getName())
          .log(System.Logger.Level.DEBUG, "the settings' files cannot be used now");
    }
  }

  private static Translation feedback(String status, QuestionReport report) {
    return new Translation.Shows(ReportTable.ofFeedback(status, report));
  }

  private Translation expand(Recognition.Wrapped wrapped, String text, Bindings bindings, Call call)
      throws SQLException {
    QuestionRun run = call.run();
    List<Question> questions = new ArrayList<>();
    for (Recognition.AskCall asked : wrapped.calls()) {
      Optional<String> evidence = bindings.text(asked.evidence());
      Question question = new Question(said(bindings.text(asked.question()).orElse("")), evidence);
      if (question.excess().isPresent()) {
        throw Messages.of(
            new Recognition.Misused(Recognition.Problem.NOT_ALLOWED, question.excess().get()));
      }
      questions.add(question);
    }
    List<Decision.Answer> answers = new ArrayList<>();
    List<String> derived = new ArrayList<>();
    for (Question question : questions) {
      Decision.Answer answer = accepted(ask("call", question, call), run);
      answers.add(answer);
      derived.add(DerivedTable.of(answer.sql(), run.database(), run.budget()));
    }
    return new Translation.Runs(new Expansion(text, wrapped.calls()).with(derived), answers);
  }

  private static String said(String question) throws SQLException {
    if (question.isBlank()) {
      throw Messages.of(new Recognition.Misused(Recognition.Problem.NOT_ALLOWED, EMPTY));
    }
    return question;
  }

  private QuestionReport ask(String form, Question question, Call call) throws SQLException {
    QuestionRun run = call.run();
    QuestionReport report =
        call.ask(form, question, () -> answering().ask(question, run.database(), run.budget()));
    run.budget().check();
    examine(run);
    return report;
  }

  /** Once a connection, and not before a question: whoever runs SQL alone is spared it. */
  private void examine(QuestionRun run) throws SQLException {
    if (!examined.get()) {
      examined.set(components.examine(terms, run.database()));
    }
  }

  private QuestionAnswering answering() throws SQLException {
    return components.answering(terms);
  }

  private Decision.Answer accepted(QuestionReport report, QuestionRun run) throws SQLException {
    if (report.decision() instanceof Decision.Answer answer) {
      feedback.shown(report, run);
      return answer;
    }
    Decision.Abstention abstention = (Decision.Abstention) report.decision();
    throw new AbstentionException(
        Messages.of(abstention, settings.fullMessages()), abstention, report.errors());
  }
}

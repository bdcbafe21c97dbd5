package io.github.askjdbc.driver;

import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionMode;
import io.github.askjdbc.question.Recognition;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** What the wrappers of one connection share. */
final class Session {
  private final String url;
  private final Settings settings;
  private final LongSupplier nanoTime;
  private final Function<String, Recognition> recognizer;
  private final TargetView view;
  private final ConnectionTurns turns;
  private final Translator translator;
  private final Set<QuestionBudget> running = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean released = new AtomicBoolean();

  private final PlainTexts plainTexts = new PlainTexts();
  private boolean transactionOpen;

  Session(
      String url,
      Target target,
      Terms terms,
      QuestionComponents components,
      LongSupplier nanoTime) {
    this.url = url;
    this.settings = terms.settings();
    this.nanoTime = nanoTime;
    this.recognizer = components.recognizer(settings.questions());
    this.view = components.follow(target, () -> transactionOpen);
    this.turns = view.turns();
    this.translator = new Translator(terms, components);
  }

  /** The URL connected with; may hold secrets. */
  String url() {
    return url;
  }

  Settings settings() {
    return settings;
  }

  Translator translator() {
    return translator;
  }

  /** Whether a cursor type that the target refuses is kept until it is known what is run. */
  boolean defersCursors() {
    return settings.questions() != QuestionMode.OFF || settings.lowersCursors();
  }

  /**
   * Whether the text is the target's, told from the text alone. Called before each run: what is
   * plain counts as run.
   */
  boolean isPlain(String text) {
    if (text == null || plainTexts.contains(text)) {
      transactionOpen = true;
      return true;
    }
    if (!(recognizer.apply(text) instanceof Recognition.PlainSql)) {
      return false;
    }
    if (!passes(text)) {
      plainTexts.add(text);
    }
    return true;
  }

  /**
   * The text is about to run on the target as it is.
   *
   * @return whether this must be told each time
   */
  boolean passes(String text) {
    transactionOpen = true;
    return view.ran(text);
  }

  /** Runs what is the target's: at no time inside of what a question does on the connection. */
  <R> R run(ConnectionTurns.Work<R> work) throws SQLException {
    return turns.shared(work);
  }

  /** Something that {@link #passes} told of runs again. */
  void runs() {
    transactionOpen = true;
  }

  void transactionEnded() {
    transactionOpen = false;
    view.transactionEnded();
  }

  /**
   * What a text is that is not plain by itself: still plain if it calls a routine of the target
   * that is named as our form is.
   */
  Recognition recognize(String text, QuestionRun run) throws SQLException {
    Recognition recognition = recognizer.apply(text);
    boolean callsAsk =
        (recognition instanceof Recognition.Wrapped wrapped
                && wrapped.calls().stream().anyMatch(call -> call.form() == Recognition.Form.CALL))
            || (recognition instanceof Recognition.Misused misused
                && misused.problem() == Recognition.Problem.NOT_ALLOWED);
    if (callsAsk && TargetRoutines.hasAsk(run)) {
      passes(text);
      return new Recognition.PlainSql();
    }
    return recognition;
  }

  /**
   * @param method takes no question
   * @throws SQLException if the text, which is not plain by itself, is one
   */
  void throwIfQuestion(String method, String text) throws SQLException {
    QuestionRun run = begin(0);
    Recognition recognition = run.call(() -> recognize(text, run));
    if (recognition instanceof Recognition.Misused misused) {
      throw Messages.of(misused);
    }
    if (!(recognition instanceof Recognition.PlainSql)) {
      throw Messages.notHere(method);
    }
  }

  /**
   * @param timeout the statement's, in seconds, 0 for none
   */
  QuestionRun begin(int timeout) {
    Duration limit = settings.budgetTime();
    if (timeout > 0 && Duration.ofSeconds(timeout).compareTo(limit) < 0) {
      limit = Duration.ofSeconds(timeout);
    }
    Optional<Duration> atMost =
        timeout > 0 ? Optional.of(Duration.ofSeconds(timeout)) : Optional.empty();
    QuestionBudget budget = new QuestionBudget(nanoTime, limit, atMost, settings.budgetProbes());
    return new QuestionRun(view, budget, timeout, running);
  }

  /** The connection is about to close: questions under way are cancelled. */
  void cancelQuestions() {
    running.forEach(QuestionBudget::cancel);
  }

  /** The connection is closed. */
  void release() {
    if (released.compareAndSet(false, true)) {
      view.close();
    }
  }
}

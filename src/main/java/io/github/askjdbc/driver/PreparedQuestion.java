package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.RecordingPreparedStatement;
import io.github.askjdbc.driver.forwarding.Setter;
import io.github.askjdbc.question.Recognition;
import java.sql.ParameterMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A prepared text that holds a question. Without placeholders in the question it is translated at
 * once, a verdict excepted; with them, when it is run, and again when they are bound to something
 * else. Until then the delegate is a statement of the target that keeps the settings made on this
 * one.
 */
final class PreparedQuestion extends RecordingPreparedStatement {

  /** What was bound to a placeholder. */
  private record Bound(Object value, Setter setter) {}

  /** Runs the target's prepared statement. */
  @FunctionalInterface
  private interface PreparedWork<R> {
    R run(PreparedStatement prepared) throws SQLException;
  }

  private final AskingConnection connection;
  private final String text;
  private final Recognition recognition;
  private final Preparation preparation;
  private final QuestionPlaceholders placeholders;
  private final Map<Integer, Bound> bound = new TreeMap<>();
  private Map<Integer, String> translated = Map.of();
  private Optional<Translation> translation = Optional.empty();
  private Optional<PreparedStatement> prepared = Optional.empty();

  private PreparedQuestion(
      AskingConnection connection,
      Statement delegate,
      String text,
      Recognition recognition,
      Preparation preparation) {
    super(connection, delegate);
    this.connection = connection;
    this.text = text;
    this.recognition = recognition;
    this.preparation = preparation;
    this.placeholders = QuestionPlaceholders.of(recognition);
  }

  /**
   * @param run what translating at once may cost
   * @throws io.github.askjdbc.AbstentionException if the question is in the text and gets no answer
   */
  static PreparedQuestion open(
      AskingConnection connection,
      String text,
      Recognition recognition,
      Preparation preparation,
      QuestionRun run)
      throws SQLException {
    PreparedQuestion question =
        new PreparedQuestion(
            connection, connection.delegate().createStatement(), text, recognition, preparation);
    if (question.placeholders.isEmpty() && !isVerdict(recognition)) {
      try {
        question.asked().during(run, () -> question.translate(run, Map.of()));
      } catch (SQLException e) {
        question.close();
        throw e;
      }
    }
    return question;
  }

  /** What is to be remembered or forgotten is so when it is run, not when it is prepared. */
  private static boolean isVerdict(Recognition recognition) {
    return recognition instanceof Recognition.Confirm
        || recognition instanceof Recognition.Correct
        || recognition instanceof Recognition.Forget;
  }

  private Translation translate(QuestionRun run, Map<Integer, String> texts) throws SQLException {
    Translation made =
        session().translator().translate(recognition, text, texts::get, run, asked()::saw);
    if (made instanceof Translation.Runs runs) {
      Preparation.Prepared fresh =
          QuestionRun.onTarget(
              () -> preparation.prepareLowering(connection.delegate(), runs.sql()));
      StatementProperties.copy(delegate(), fresh.statement());
      delegate().close();
      redirect(fresh.statement());
      asked().lowered(fresh.lowered());
      prepared = Optional.of(fresh.statement());
    }
    translation = Optional.of(made);
    translated = texts;
    return made;
  }

  private <R> R run(PreparedWork<R> onTarget, AskedStatement.RowsWork<R> onRows)
      throws SQLException {
    runsAgain();
    throwIfClosed();
    Map<Integer, String> texts = questions();
    QuestionRun run = session().begin(AskedStatement.timeout(delegate()));
    return asked()
        .during(
            run,
            () -> {
              boolean known =
                  translation.isPresent()
                      && texts.equals(translated)
                      && session().translator().stillHolds(translation.get(), run);
              Translation made = known ? translation.get() : translate(run, texts);
              return perform(made, run, onTarget, onRows);
            });
  }

  private <R> R perform(
      Translation made,
      QuestionRun run,
      PreparedWork<R> onTarget,
      AskedStatement.RowsWork<R> onRows)
      throws SQLException {
    if (made instanceof Translation.Shows shows) {
      return onRows.run(asked().show(this, shows.table()));
    }
    PreparedStatement target = prepared.orElseThrow();
    for (Map.Entry<Integer, Bound> entry : bound.entrySet()) {
      if (!placeholders.contains(entry.getKey())) {
        entry.getValue().setter().set(target, placeholders.shifted(entry.getKey()));
      }
    }
    return asked().answer((Translation.Runs) made, run, target, () -> onTarget.run(target));
  }

  /** Whether SQL that says {@code ASK(...)} stands around the question. */
  private boolean isCall() {
    return recognition instanceof Recognition.Wrapped wrapped
        && wrapped.calls().stream().anyMatch(call -> call.form() == Recognition.Form.CALL);
  }

  /** The texts bound to the placeholders in questions. */
  private Map<Integer, String> questions() throws SQLException {
    Map<Integer, String> texts = new TreeMap<>();
    for (int ordinal : placeholders.ordinals()) {
      Bound question = bound.get(ordinal);
      if (question == null || question.value() == null) {
        throw new SQLException(
            "Placeholder %d, a question, is %s; bind a text to it"
                .formatted(ordinal, question == null ? "not bound" : "null"),
            "07001");
      }
      if (!(question.value() instanceof CharSequence)) {
        throw new SQLException(
            "Placeholder %d, a question, is a %s; bind it with setString"
                .formatted(ordinal, question.value().getClass().getSimpleName()),
            "07006");
      }
      texts.put(ordinal, question.value().toString());
    }
    return texts;
  }

  @Override
  protected void keep(int ordinal, Object value, Setter setter) throws SQLException {
    throwIfClosed();
    if (placeholders.inText() == 0 && !isCall()) {
      throw new SQLException(
          "The question has no placeholder, since a ? in it is punctuation; write the value into the"
              + " question, or bind the whole question with SELECT * FROM ASK(?)",
          "07001");
    }
    if (ordinal < 1 || ordinal > placeholders.inText()) {
      throw new SQLException(
          "There is no placeholder %d; the text has %d".formatted(ordinal, placeholders.inText()),
          "07009");
    }
    bound.put(ordinal, new Bound(value, setter));
  }

  @Override
  public void clearParameters() throws SQLException {
    throwIfClosed();
    bound.clear();
  }

  /** As the target does, where it does. */
  private void throwIfClosed() throws SQLException {
    if (delegate().isClosed()) {
      delegate().getMaxRows();
      throw new SQLException("The prepared statement is closed", "HY010");
    }
  }

  @Override
  public ResultSet executeQuery() throws SQLException {
    return run(target -> wrapAnswer(target.executeQuery()), rows -> rows);
  }

  @Override
  public boolean execute() throws SQLException {
    return run(PreparedStatement::execute, rows -> true);
  }

  @Override
  public int executeUpdate() throws SQLException {
    throw Messages.notHere("executeUpdate");
  }

  @Override
  public long executeLargeUpdate() throws SQLException {
    throw Messages.notHere("executeLargeUpdate");
  }

  @Override
  public void addBatch() throws SQLException {
    throw Messages.notHere("addBatch");
  }

  /** Null while the SQL is not known. */
  @Override
  public ResultSetMetaData getMetaData() throws SQLException {
    throwIfClosed();
    if (translation.isPresent() && translation.get() instanceof Translation.Shows shows) {
      return ReportResultSet.metadata(shows.table());
    }
    return prepared.isPresent() ? QuestionRun.onTarget(() -> prepared.get().getMetaData()) : null;
  }

  @Override
  public ParameterMetaData getParameterMetaData() throws SQLException {
    return placeholders.isEmpty() && prepared.isPresent()
        ? QuestionRun.onTarget(() -> prepared.get().getParameterMetaData())
        : new TextParameters(placeholders.inText());
  }
}

package io.github.askjdbc.laboratory.run;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.report.ReportRow;
import io.github.askjdbc.report.ReportRows;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Has SQL inspected for a question and keeps what every signal said, so that systems that wrote the
 * same SQL cost one inspection. For one thread; databases stay open until it is closed.
 */
public final class SignalVotes implements AutoCloseable {

  /** The guard's place among the signals: SQL that it refuses is not inspected. */
  public static final String REFUSED = "refused-by-guard";

  private static final Set<String> SIGNALS =
      Detectors.installed(SignalVotes.class.getClassLoader()).stream()
          .map(detector -> Detectors.signal(detector).id())
          .collect(Collectors.toSet());

  /**
   * What was said of one SQL.
   *
   * @param verdicts clean, flagged or abstained, by signal
   * @param findings one line each, signal first
   * @param millis of the inspection alone
   * @param probes sent to the database, reading values for the first time included
   */
  public record Votes(
      Map<String, String> verdicts, List<String> findings, double millis, int probes) {
    public Votes {
      verdicts = Map.copyOf(verdicts);
      findings = List.copyOf(findings);
    }

    public boolean flagged(String signal) {
      return "flagged".equals(verdicts.get(signal));
    }

    public boolean refused() {
      return flagged(REFUSED);
    }
  }

  private record Asked(String question, String sql) {}

  private final QuestionAnswering pipeline;
  private final DatabaseAccess databases;
  private final Supplier<QuestionBudget> budgets;
  private final Map<String, DatabaseAccess.Opened> opened = new HashMap<>();
  private final Map<Asked, Votes> known = new HashMap<>();

  /**
   * @param budgets a fresh budget for each inspection
   */
  public SignalVotes(
      QuestionAnswering pipeline, DatabaseAccess databases, Supplier<QuestionBudget> budgets) {
    this.pipeline = pipeline;
    this.databases = databases;
    this.budgets = budgets;
  }

  /**
   * @throws SQLException if the database cannot be used
   */
  public Votes of(EvaluationQuestion question, String sql) throws SQLException {
    Asked key = new Asked(question.id(), sql.strip());
    Votes votes = known.get(key);
    if (votes == null) {
      votes = inspected(question, sql);
      known.put(key, votes);
    }
    return votes;
  }

  private Votes inspected(EvaluationQuestion question, String sql) throws SQLException {
    QuestionBudget budget = budgets.get();
    CountingDatabase database = new CountingDatabase(open(question.db()).database(budget));
    QuestionReport report =
        pipeline.check(
            new Question(question.question(), question.evidence()), sql, database, budget);
    Map<String, String> verdicts = new HashMap<>();
    List<String> findings = new ArrayList<>();
    for (ReportRow step : ReportRows.ofStages(report)) {
      String signal = step.signal().equals("guard") ? REFUSED : step.signal();
      if (step.stage() == Stage.INSPECT && (SIGNALS.contains(signal) || signal.equals(REFUSED))) {
        verdicts.put(signal, step.verdict());
        if (step.flagged()) {
          findings.add(signal + " [" + step.fragment().orElse("") + "] " + step.message());
        }
      }
    }
    double millis =
        report.times().containsKey(Stage.INSPECT)
            ? report.times().get(Stage.INSPECT).toNanos() / 1e6
            : 0;
    return new Votes(verdicts, findings, millis, database.probes());
  }

  private DatabaseAccess.Opened open(String db) throws SQLException {
    DatabaseAccess.Opened known = opened.get(db);
    if (known == null) {
      known = databases.open(db);
      opened.put(db, known);
    }
    return known;
  }

  @Override
  public void close() throws SQLException {
    for (DatabaseAccess.Opened one : opened.values()) {
      one.close();
    }
    opened.clear();
  }
}

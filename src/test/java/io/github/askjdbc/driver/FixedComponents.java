package io.github.askjdbc.driver;

import io.github.askjdbc.audit.QuestionAudit;
import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Signal;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.pipeline.DecisionReport;
import io.github.askjdbc.pipeline.InspectedSql;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.pipeline.SqlReport;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionMode;
import io.github.askjdbc.question.QuestionRecognizer;
import io.github.askjdbc.question.Recognition;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/** Rooms that know the SQL of some questions and abstain from all others. */
final class FixedComponents implements QuestionComponents, QuestionAnswering {
  private static final Signal ODD =
      new Signal("some-signal", Effect.WEIGHS, false, MessageContent.MAY_HOLD_VALUES, "");

  final List<Question> asked = new CopyOnWriteArrayList<>();
  final List<String> ran = new CopyOnWriteArrayList<>();
  final List<Settings> settings = new CopyOnWriteArrayList<>();
  final List<String> loading = new CopyOnWriteArrayList<>();
  final AtomicInteger followed = new AtomicInteger();
  private final AtomicInteger changes = new AtomicInteger();
  private final Map<String, String> sqlByQuestion = new HashMap<>();
  private volatile Consumer<QuestionBudget> thinking = budget -> {};
  private volatile Runnable checking = () -> {};
  private volatile Optional<QuestionAudit> audit = Optional.empty();

  /** A question and the SQL that answers it. */
  FixedComponents knowing(String question, String sql) {
    sqlByQuestion.put(question, sql);
    return this;
  }

  /** What is done with each question before it is decided. */
  FixedComponents thinking(Consumer<QuestionBudget> work) {
    thinking = work;
    return this;
  }

  /** The tables change before the next answers run, so many times. */
  FixedComponents changing(int times) {
    changes.set(times);
    return this;
  }

  /** What is done when settings are checked. */
  FixedComponents checking(Runnable work) {
    checking = work;
    return this;
  }

  @Override
  public void check(Settings given) {
    checking.run();
  }

  /** Where it is recorded what is asked. */
  FixedComponents auditing(QuestionAudit given) {
    audit = Optional.of(given);
    return this;
  }

  @Override
  public Optional<QuestionAudit> audit(Settings given) {
    return audit;
  }

  Connection connect(String url) throws SQLException {
    return connect(url, new Properties());
  }

  Connection connect(String url, Properties properties) throws SQLException {
    OperatorFile none = new OperatorFile(name -> null, name -> null);
    return new Connector(this, none, System::nanoTime).connect(url, properties);
  }

  @Override
  public Function<String, Recognition> recognizer(QuestionMode mode) {
    return new QuestionRecognizer(mode)::recognize;
  }

  @Override
  public void prepare(Settings given) {
    loading.add("prepare");
  }

  @Override
  public void ready(Settings given, QuestionBudget budget) {
    loading.add("ready");
  }

  @Override
  public QuestionAnswering answering(Terms given) {
    settings.add(given.settings());
    return this;
  }

  @Override
  public QuestionReport ask(Question question, ReadOnlyDatabase database, QuestionBudget budget) {
    asked.add(question);
    thinking.accept(budget);
    budget.check();
    String sql = sqlByQuestion.get(question.text());
    return sql == null ? abstained(question) : answered(question, sql);
  }

  @Override
  public boolean stillHolds(String sql, ReadOnlyDatabase database, QuestionBudget budget) {
    return changes.getAndUpdate(left -> Math.max(0, left - 1)) == 0;
  }

  @Override
  public QuestionReport check(
      Question question, String sql, ReadOnlyDatabase database, QuestionBudget budget) {
    asked.add(question);
    return answered(question, sql);
  }

  private static QuestionReport abstained(Question question) {
    Decision.Abstention abstention =
        new Decision.Abstention(
            AbstentionReason.NOT_IN_DATABASE,
            "nothing is known of it",
            Optional.of(
                new BestSql("SELECT 'secret'", new Confidence(0.25, false), List.of(), List.of())),
            List.of("Ask of something else"));
    return QuestionReport.of(question, abstention);
  }

  private static QuestionReport answered(Question question, String sql) {
    Finding finding = new Finding(ODD.id(), Clause.WHERE, new Span(0, 1), "looks odd");
    Inspection inspection = new Inspection(ODD, new Verdict.Flagged(List.of(finding)));
    Decision answer =
        new Decision.Answer(
            new BestSql(sql, new Confidence(0.75, false), List.of(finding), List.of()));
    return new QuestionReport(
        question,
        Optional.empty(),
        new SqlReport(
            SqlReport.NONE.written(),
            List.of(),
            Optional.of(new InspectedSql(sql, List.of(inspection), Optional.empty())),
            SqlReport.NONE.repair(),
            List.of()),
        DecisionReport.of(answer),
        Map.of());
  }

  @Override
  public TargetView follow(Target target, BooleanSupplier transactionOpen) {
    followed.incrementAndGet();
    ConnectionTurns turns = new ConnectionTurns();
    return new TargetView() {
      @Override
      public ReadOnlyDatabase database(QuestionBudget budget) {
        return new OnCallersConnection(target.connection());
      }

      @Override
      public boolean ran(String sql) {
        ran.add(sql);
        return sql.startsWith("SET SCHEMA");
      }

      @Override
      public void transactionEnded() {}

      @Override
      public ConnectionTurns turns() {
        return turns;
      }

      @Override
      public void close() {
        followed.decrementAndGet();
      }
    };
  }

  @Override
  public void close() {}

  /** Probes without any bound but the number of rows. */
  private record OnCallersConnection(Connection connection) implements ReadOnlyDatabase {
    @Override
    public DatabaseIdentity identity() {
      return new DatabaseIdentity("jdbc:test", "", "", "");
    }

    @Override
    public Dialect dialect() {
      return Dialect.STANDARD;
    }

    @Override
    public boolean cacheable() {
      return false;
    }

    @Override
    public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
      try (PreparedStatement statement = connection.prepareStatement(query.sql())) {
        statement.setMaxRows(query.maxRows());
        List<String> columns = new ArrayList<>();
        List<List<Object>> rows = new ArrayList<>();
        try (ResultSet results = statement.executeQuery()) {
          for (int i = 1; i <= results.getMetaData().getColumnCount(); i++) {
            columns.add(results.getMetaData().getColumnLabel(i));
          }
        }
        return new ProbeOutcome.Rows(columns, rows, true);
      } catch (SQLException e) {
        return ProbeOutcome.Failed.of(e);
      }
    }

    @Override
    public <R> R metadata(MetadataReader<R> reader, QuestionBudget budget) throws SQLException {
      return reader.read(connection.getMetaData());
    }
  }
}

package io.github.askjdbc.repair;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.decision.UncalibratedConfidence;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.InspectedDatabase;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** A question on a real database, and a judge that goes by the confidence alone. */
final class RepairFixture implements RepairCriterion, AutoCloseable {
  final AtomicLong clock = new AtomicLong();
  private final QuestionBudget budget =
      new QuestionBudget(clock::get, Duration.ofSeconds(10), 1_000);
  private final Inspector inspector =
      new Inspector(Detectors.installed(RepairFixture.class.getClassLoader()));
  private final Target target;
  private final Dialect dialect;
  private final DatabaseKnowledge knowledge;
  private final LinkedQuestion question;

  RepairFixture(String ddl, Dialect dialect, String question) throws SQLException {
    this.target = new Target(dialect == Dialect.H2 ? "jdbc:h2:mem:" : "jdbc:sqlite::memory:");
    for (String statement : ddl.split(";")) {
      target.run(statement);
    }
    this.dialect = dialect;
    this.knowledge =
        new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
            .of(target.database(), budget);
    this.question =
        new SchemaLinker().link(Question.of(question), knowledge, Dialect.SQLITE, budget);
  }

  QuestionBudget budget() {
    return budget;
  }

  Optional<Inspected> inspect(String sql) {
    return inspect(new Candidate(sql, 1, Writer.of("fixed"), Optional.empty()));
  }

  @Override
  public Optional<Inspected> inspect(Candidate mended) {
    GuardOutcome outcome =
        new SelectGuard(AllowList.of(dialect)).check(mended.sql(), knowledge.catalog());
    if (!(outcome instanceof GuardOutcome.Allowed passed)) {
      return Optional.empty();
    }
    try {
      Subject subject =
          new Subject(
              question,
              new TriedQuery(passed),
              mended.explained(),
              InspectedDatabase.of(knowledge, target.database(), budget));
      return Optional.of(
          new Inspected(mended, subject, inspector.inspect(subject, budget), List.of()));
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public boolean improves(Inspected mended, Inspected original) {
    return confidence(mended) > confidence(original);
  }

  private double confidence(Inspected one) {
    one.subject().result();
    InspectedCandidate candidate =
        new InspectedCandidate(
            one.candidate(), one.subject().tried(), one.inspections(), one.notes());
    return new UncalibratedConfidence()
        .of(
            new InspectedQuestion(
                question, knowledge.catalog(), List.of(), List.of(candidate), List.of()))
        .confidences()
        .get(0)
        .value();
  }

  @Override
  public void close() throws SQLException {
    target.close();
  }
}

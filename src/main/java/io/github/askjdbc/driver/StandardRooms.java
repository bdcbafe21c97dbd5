package io.github.askjdbc.driver;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.database.ProbeLimits;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.SessionState;
import io.github.askjdbc.database.SessionWatch;
import io.github.askjdbc.database.TargetDatabases;
import io.github.askjdbc.database.TargetSession;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionMode;
import io.github.askjdbc.question.QuestionRecognizer;
import io.github.askjdbc.question.Recognition;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** The rooms as they are outside tests: the one place where the driver is wired to them. */
public final class StandardRooms implements QuestionRooms {

  /** The drivers of open connections by the target's URL, so that probes use the same. */
  private final Cache<String, Driver> drivers = Caffeine.newBuilder().weakValues().build();

  private final TargetDatabases databases =
      new TargetDatabases(this::open, ProbeLimits.DEFAULT, System::nanoTime);

  @Override
  public Function<String, Recognition> recognizer(QuestionMode mode) {
    return new QuestionRecognizer(mode)::recognize;
  }

  @Override
  public QuestionAnswering answering(Settings settings) throws SQLException {
    throw new SQLException("This build of ask-jdbc answers no questions; write SQL", "HY000");
  }

  @Override
  public TargetView follow(Target target, BooleanSupplier transactionOpen) {
    drivers.put(target.url(), target.driver());
    return new Followed(target, transactionOpen);
  }

  @Override
  public void close() {
    databases.close();
  }

  private Connection open(String url, Properties properties) throws SQLException {
    Driver known = drivers.getIfPresent(url);
    Driver driver = known != null ? known : TargetDrivers.find(url, Optional.empty());
    return driver.connect(url, properties);
  }

  /** One connection as the room of databases follows it. */
  private final class Followed implements TargetView, SessionState {
    private final BooleanSupplier transactionOpen;
    private final SessionWatch watch = new SessionWatch();
    private final TargetSession session;

    Followed(Target target, BooleanSupplier transactionOpen) {
      this.transactionOpen = transactionOpen;
      this.session = databases.open(target.url(), target.properties(), target.connection(), this);
    }

    @Override
    public ReadOnlyDatabase database(QuestionBudget budget) throws SQLException {
      return session.forQuestion(budget);
    }

    @Override
    public void ran(String sql) {
      watch.ran(sql);
    }

    @Override
    public boolean altered() {
      return watch.altered();
    }

    @Override
    public boolean transactionOpen() {
      return transactionOpen.getAsBoolean();
    }

    @Override
    public void close() {
      session.close();
    }
  }
}

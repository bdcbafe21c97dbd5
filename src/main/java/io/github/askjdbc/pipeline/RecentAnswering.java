package io.github.askjdbc.pipeline;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Gives a decision of the last minute again where the same question is asked of the same database,
 * and lets those who ask it at once wait for one of them.
 *
 * <p>As long as it stands on the same: schema, settings and records of writers (there is one
 * instance for each), and verdicts; and only where every connection sees the same. Not given again:
 * one that was reckoned from the day of asking, since the day may be over, and a decision that
 * time, a cancel or a failure made or kept from being made, since it says nothing of the question.
 * Who waits does so within the own budget, and takes over from one that comes to such an end.
 */
public final class RecentAnswering implements QuestionAnswering {
  private static final Duration AGE = Duration.ofSeconds(60);
  private static final int MOST = 256;

  private record Key(DatabaseIdentity database, Question question) {}

  private record Decided(DecisionBasis basis, QuestionReport report) {}

  private final QuestionAnswering answering;
  private final Grounds grounds;
  private final Cache<Key, Decided> decided;
  private final Map<Key, CompletableFuture<Void>> underWay = new ConcurrentHashMap<>();

  /**
   * @param ticker {@code System::nanoTime} outside tests
   */
  public RecentAnswering(QuestionPipeline pipeline, Ticker ticker) {
    this(pipeline, pipeline, ticker);
  }

  RecentAnswering(QuestionAnswering answering, Grounds grounds, Ticker ticker) {
    this.answering = answering;
    this.grounds = grounds;
    this.decided =
        Caffeine.newBuilder()
            .expireAfterWrite(AGE)
            .maximumSize(MOST)
            .ticker(ticker)
            .executor(Runnable::run)
            .build();
  }

  @Override
  public QuestionReport ask(Question question, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    if (!database.cacheable()) {
      return answering.ask(question, database, budget);
    }
    Key key = new Key(database.identity(), question);
    while (true) {
      Decided known = decided.getIfPresent(key);
      if (known != null && stands(known, grounds.basis(database, budget))) {
        return known.report().again();
      }
      CompletableFuture<Void> turn = new CompletableFuture<>();
      CompletableFuture<Void> other = underWay.putIfAbsent(key, turn);
      if (other == null) {
        try {
          return decide(key, database, budget);
        } finally {
          underWay.remove(key);
          turn.complete(null);
        }
      }
      boolean unused = budget.await(other, budget.remaining());
      budget.check();
    }
  }

  private static boolean stands(Decided known, Optional<DecisionBasis> now) {
    return now.filter(known.basis()::equals).isPresent();
  }

  private QuestionReport decide(Key key, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    if (grounds.refusesEarly(key.question(), database)) {
      return answering.ask(key.question(), database, budget);
    }
    Optional<DecisionBasis> basis = grounds.basis(database, budget);
    Decided known = decided.getIfPresent(key);
    if (known != null && stands(known, basis)) {
      return known.report().again();
    }
    QuestionReport report = answering.ask(key.question(), database, budget);
    if (basis.isPresent() && database.cacheable() && isOfTheQuestion(report)) {
      decided.put(key, new Decided(basis.get(), report));
    }
    return report;
  }

  /** Another time it would be the same. */
  private static boolean isOfTheQuestion(QuestionReport report) {
    if (report.linked().flatMap(LinkedQuestion::today).isPresent()) {
      return false;
    }
    Decision decision = report.decision();
    if (decision instanceof Decision.Answer answer) {
      return answer.notes().stream().noneMatch(note -> note.kind() == Note.Kind.MODEL_UNAVAILABLE);
    }
    return ((Decision.Abstention) decision).reason() != AbstentionReason.BUDGET_EXHAUSTED;
  }

  @Override
  public void failed(Decision.Answer answer) {
    decided.asMap().values().removeIf(one -> one.report().decision() == answer);
  }

  @Override
  public QuestionReport check(
      Question question, String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return answering.check(question, sql, database, budget);
  }

  @Override
  public List<ShownPrompt> prompts(
      Question question, ReadOnlyDatabase database, QuestionBudget budget) throws SQLException {
    return answering.prompts(question, database, budget);
  }

  @Override
  public boolean stillHolds(String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return answering.stillHolds(sql, database, budget);
  }
}

package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@SuppressWarnings("try") // a registration only ends something when closed
class RecentAnsweringTest {
  private static final Question QUESTION = Question.of("How many towns are there?");
  private static final CatalogSnapshot TOWNS = new CatalogSnapshot(List.of(), List.of());

  private final AtomicLong now = new AtomicLong();
  private final AtomicInteger asked = new AtomicInteger();
  private final Seen database = new Seen("town.db");
  private volatile Optional<DecisionBasis> basis = Optional.of(new DecisionBasis(TOWNS, "none"));
  private volatile Thinking thinking = budget -> answer();
  private final RecentAnswering recent =
      new RecentAnswering(new Thinker(), new FixedGrounds(), now::get);

  /** What comes to a decision. */
  private interface Thinking {
    Decision decide(QuestionBudget budget) throws SQLException;
  }

  private final class Thinker implements QuestionAnswering {
    @Override
    public QuestionReport ask(Question question, ReadOnlyDatabase seen, QuestionBudget budget)
        throws SQLException {
      asked.incrementAndGet();
      return QuestionReport.of(question, thinking.decide(budget));
    }

    @Override
    public QuestionReport check(
        Question question, String sql, ReadOnlyDatabase seen, QuestionBudget budget)
        throws SQLException {
      return ask(question, seen, budget);
    }

    @Override
    public boolean stillHolds(String sql, ReadOnlyDatabase seen, QuestionBudget budget) {
      return true;
    }
  }

  private final class FixedGrounds implements Grounds {
    @Override
    public boolean refusesEarly(Question question, ReadOnlyDatabase seen) {
      return question.text().startsWith("Predict");
    }

    @Override
    public Optional<DecisionBasis> basis(ReadOnlyDatabase seen, QuestionBudget budget) {
      return basis;
    }
  }

  private static Decision answer(Note... notes) {
    return new Decision.Answer(
        new BestSql("SELECT 1", new Confidence(0.9, true), List.of(), List.of(notes)));
  }

  private static Decision abstention(AbstentionReason reason) {
    return Decision.Abstention.early(reason, "no answer");
  }

  private QuestionReport ask() throws SQLException {
    return recent.ask(QUESTION, database, budget());
  }

  private static QuestionBudget budget() {
    return new QuestionBudget(System::nanoTime, Duration.ofMinutes(10), 10);
  }

  @Test
  void ask_again_givesTheSameReport() throws SQLException {
    assertThat(ask()).isSameAs(ask());
    assertThat(asked).hasValue(1);
  }

  @Test
  void ask_againAfterAMinute_isDecidedAnew() throws SQLException {
    ask();
    now.addAndGet(Duration.ofSeconds(59).toNanos());
    ask();
    assertThat(asked).hasValue(1);
    now.addAndGet(Duration.ofSeconds(1).toNanos());
    ask();
    assertThat(asked).hasValue(2);
  }

  @Test
  void ask_inOtherWordsOrOfAnotherDatabase_isDecidedForItself() throws SQLException {
    ask();
    recent.ask(Question.of("how many towns are there"), database, budget());
    recent.ask(
        new Question(QUESTION.text(), Optional.of("a town has a market")), database, budget());
    recent.ask(QUESTION, new Seen("other.db"), budget());
    assertThat(asked).hasValue(4);
  }

  @Test
  void ask_onTheCallersConnection_isDecidedEachTime() throws SQLException {
    database.cacheable = false;
    ask();
    ask();
    assertThat(asked).hasValue(2);
  }

  @Test
  void ask_callersConnectionHadToBeUsedMeanwhile_isDecidedAnew() throws SQLException {
    thinking =
        budget -> {
          database.cacheable = false;
          return answer();
        };
    ask();
    database.cacheable = true;
    ask();
    assertThat(asked).hasValue(2);
  }

  @Test
  void ask_schemaOrVerdictsChanged_isDecidedAnew() throws SQLException {
    ask();
    basis = Optional.of(new DecisionBasis(new CatalogSnapshot(List.of(), List.of()), "none"));
    ask();
    assertThat(asked).hasValue(2);
    basis = Optional.of(new DecisionBasis(basis.get().catalog(), "one"));
    ask();
    assertThat(asked).hasValue(3);
    ask();
    assertThat(asked).hasValue(3);
  }

  @Test
  void ask_schemaChangedMeanwhile_isDecidedAnew() throws SQLException {
    thinking =
        budget -> {
          basis = Optional.of(new DecisionBasis(TOWNS, "changed"));
          return answer();
        };
    ask();
    ask();
    assertThat(asked).hasValue(2);
  }

  @Test
  void ask_itCannotBeToldWhatADecisionStandsOn_isDecidedEachTime() throws SQLException {
    basis = Optional.empty();
    ask();
    ask();
    assertThat(asked).hasValue(2);
  }

  @ParameterizedTest
  @EnumSource(AbstentionReason.class)
  void ask_abstained_isGivenAgainUnlessTimeRanOut(AbstentionReason reason) throws SQLException {
    thinking = budget -> abstention(reason);
    ask();
    ask();
    assertThat(asked).hasValue(reason == AbstentionReason.BUDGET_EXHAUSTED ? 2 : 1);
  }

  @Test
  void ask_answeredForWantOfAModel_isDecidedAnew() throws SQLException {
    thinking = budget -> answer(new Note(Note.Kind.MODEL_UNAVAILABLE, "no model"));
    ask();
    ask();
    assertThat(asked).hasValue(2);
  }

  @Test
  void ask_failed_isDecidedAnew() throws SQLException {
    thinking =
        budget -> {
          throw new SQLException("no connection");
        };
    assertThatThrownBy(this::ask).isInstanceOf(SQLException.class);
    thinking = budget -> answer();
    assertThat(ask().decision()).isInstanceOf(Decision.Answer.class);
  }

  @Test
  void ask_answerFailedWhenItRan_isDecidedAnew() throws SQLException {
    recent.failed((Decision.Answer) ask().decision());
    ask();
    assertThat(asked).hasValue(2);
  }

  @Test
  void ask_refusedByItsWords_looksAtNothing() throws SQLException {
    basis = null;
    recent.ask(Question.of("Predict the number of towns"), database, budget());
    assertThat(asked).hasValue(1);
  }

  @Test
  void check_again_isDoneAnew() throws SQLException {
    recent.check(QUESTION, "SELECT 1", database, budget());
    recent.check(QUESTION, "SELECT 1", database, budget());
    assertThat(asked).hasValue(2);
  }

  /** Each decision waits for a word on how to end; the first of several at once is under way. */
  private final class Several {
    final BlockingQueue<Thinking> words = new LinkedBlockingQueue<>();
    final CountDownLatch begun = new CountDownLatch(1);
    final QuestionBudget first = budget();
    final List<CompletableFuture<Object>> outcomes = new ArrayList<>();

    Several() throws InterruptedException {
      thinking =
          budget -> {
            begun.countDown();
            try (QuestionBudget.Registration registration =
                budget.interruptible(
                    () ->
                        words.add(
                            stopped -> {
                              throw new QuestionCancelledException();
                            }))) {
              return words.take().decide(budget);
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
          };
      outcomes.add(ask(first));
      begun.await();
    }

    /** The report, or what is thrown. */
    CompletableFuture<Object> ask(QuestionBudget budget) {
      CompletableFuture<Object> outcome = new CompletableFuture<>();
      Thread thread =
          new Thread(
              () -> {
                QuestionReport[] report = new QuestionReport[1];
                Throwable thrown =
                    catchThrowable(() -> report[0] = recent.ask(QUESTION, database, budget));
                outcome.complete(thrown == null ? report[0] : thrown);
              });
      thread.setDaemon(true);
      thread.start();
      return outcome;
    }

    /** Waits until the budget is waited with. */
    CompletableFuture<Object> waiting(QuestionBudget budget) throws InterruptedException {
      int before = database.looked.get();
      CompletableFuture<Object> outcome = ask(budget);
      while (database.looked.get() == before) {
        TimeUnit.MILLISECONDS.sleep(1);
      }
      TimeUnit.MILLISECONDS.sleep(50);
      return outcome;
    }
  }

  @Test
  void ask_byManyAtOnce_isDecidedOnce() throws Exception {
    Several several = new Several();
    for (int i = 0; i < 20; i++) {
      several.outcomes.add(several.ask(budget()));
    }
    several.words.add(budget -> answer());

    Object report = several.outcomes.get(0).get();
    for (CompletableFuture<Object> outcome : several.outcomes) {
      assertThat(outcome.get()).isSameAs(report);
    }
    assertThat(asked).hasValue(1);
  }

  @Test
  void ask_whoDecidesIsCancelled_whoWaitsTakesOver() throws Exception {
    Several several = new Several();
    CompletableFuture<Object> other = several.waiting(budget());

    several.first.cancel();

    assertThat(several.outcomes.get(0).get()).isInstanceOf(QuestionCancelledException.class);
    several.words.add(budget -> answer());
    assertThat(other.get()).isInstanceOf(QuestionReport.class);
    assertThat(asked).hasValue(2);
  }

  @Test
  void ask_whoDecidesRunsOutOfTime_whoWaitsTakesOver() throws Exception {
    Several several = new Several();
    CompletableFuture<Object> other = several.waiting(budget());

    several.words.add(budget -> abstention(AbstentionReason.BUDGET_EXHAUSTED));
    several.words.add(budget -> answer());

    assertThat(((QuestionReport) several.outcomes.get(0).get()).decision())
        .isInstanceOf(Decision.Abstention.class);
    assertThat(((QuestionReport) other.get()).decision()).isInstanceOf(Decision.Answer.class);
  }

  @Test
  void ask_whoWaitsIsCancelled_endsAloneAndAtOnce() throws Exception {
    Several several = new Several();
    QuestionBudget mine = budget();
    CompletableFuture<Object> waiting = several.waiting(mine);

    mine.cancel();

    assertThat(waiting.get()).isInstanceOf(QuestionCancelledException.class);
    several.words.add(budget -> answer());
    assertThat(several.outcomes.get(0).get()).isInstanceOf(QuestionReport.class);
  }

  @Test
  void ask_whoWaitsRunsOutOfTime_endsAlone() throws Exception {
    Several several = new Several();
    CompletableFuture<Object> waiting =
        several.ask(new QuestionBudget(System::nanoTime, Duration.ofMillis(200), 10));

    assertThat(waiting.get()).isInstanceOf(BudgetExhaustedException.class);
    several.words.add(budget -> answer());
    assertThat(several.outcomes.get(0).get()).isInstanceOf(QuestionReport.class);
  }

  /** A database that is only told of. */
  private static final class Seen implements ReadOnlyDatabase {
    final AtomicInteger looked = new AtomicInteger();
    volatile boolean cacheable = true;
    private final String url;

    Seen(String url) {
      this.url = url;
    }

    @Override
    public DatabaseIdentity identity() {
      looked.incrementAndGet();
      return new DatabaseIdentity(url, "", "", "");
    }

    @Override
    public Dialect dialect() {
      return Dialect.STANDARD;
    }

    @Override
    public boolean cacheable() {
      return cacheable;
    }

    @Override
    public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
      throw new IllegalStateException("nothing is to be sent");
    }

    @Override
    public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) {
      throw new IllegalStateException("nothing is to be sent");
    }
  }
}

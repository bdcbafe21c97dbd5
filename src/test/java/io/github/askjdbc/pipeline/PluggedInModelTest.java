package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.decision.UncalibratedConfidence;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.ModelUse;
import io.github.askjdbc.llm.ModelUse.Effort;
import io.github.askjdbc.llm.ModelUse.Values;
import io.github.askjdbc.llm.ModelUse.When;
import io.github.askjdbc.llm.PluggedInUse;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A language model that somebody plugged in, as the settings let it be asked. */
class PluggedInModelTest extends PipelineFixture {

  private static final Question UNKNOWN = Question.of("How many purple doctors are there?");
  private static final int LONGEST_SECONDS = 60;

  /** Does one thing with every request. */
  private static final class Client implements ModelClient {
    private final List<String> prompts = new CopyOnWriteArrayList<>();
    private final Runnable first;
    private final CountDownLatch asked = new CountDownLatch(1);

    Client(Runnable first) {
      this.first = first;
    }

    /** Pays no heed to the question's budget. */
    static Client blocking(CountDownLatch interrupted) {
      return new Client(
          () -> {
            try {
              new CountDownLatch(1).await();
            } catch (InterruptedException e) {
              interrupted.countDown();
              throw new IllegalStateException("interrupted", e);
            }
          });
    }

    @Override
    public String id() {
      return "plugged";
    }

    @Override
    public ModelReply reply(ModelRequest request, QuestionBudget budget) {
      prompts.add(request.whole());
      asked.countDown();
      first.run();
      return new ModelReply("{}", List.of());
    }
  }

  private static QuestionPipeline pipeline(Client client, When when, Values values, Duration time) {
    PipelineOptions options = options(10);
    return new QuestionPipeline(
        knowledge(),
        new Plugins(
            List.of(new EmbeddedGenerator(Optional.empty())),
            new Inspector(Detectors.installed(PipelineFixture.class.getClassLoader())),
            Optional.of(client)),
        new UncalibratedConfidence(),
        new PipelineOptions(
            options.policy(),
            1,
            options.functions(),
            options.tables(),
            options.maxCandidates(),
            List.of(),
            Optional.empty(),
            new PluggedInUse(new ModelUse(when, values, Effort.MEDIUM), time)));
  }

  private static QuestionPipeline pipeline(Client client, When when) {
    return pipeline(client, when, Values.NONE, Duration.ofSeconds(LONGEST_SECONDS));
  }

  @Test
  void ask_when_saysWhichQuestionsReachIt() throws SQLException {
    Client never = new Client(() -> {});
    pipeline(never, When.NEVER).ask(COUNT, clinic.database(), budget());
    pipeline(never, When.NEVER).ask(UNKNOWN, clinic.database(), budget());
    Client unsure = new Client(() -> {});
    pipeline(unsure, When.UNSURE).ask(COUNT, clinic.database(), budget());
    assertThat(never.prompts).isEmpty();
    assertThat(unsure.prompts).isEmpty();

    pipeline(unsure, When.UNSURE).ask(UNKNOWN, clinic.database(), budget());
    Client always = new Client(() -> {});
    pipeline(always, When.ALWAYS).ask(COUNT, clinic.database(), budget());
    assertThat(unsure.prompts).isNotEmpty();
    assertThat(always.prompts).isNotEmpty();
  }

  @Test
  void ask_values_saysWhetherItSeesCells() throws SQLException {
    Question question = Question.of("How many patients are there in Ghent?");
    Client none = new Client(() -> {});
    pipeline(none, When.ALWAYS).ask(question, clinic.database(), budget());
    Client samples = new Client(() -> {});
    pipeline(samples, When.ALWAYS, Values.SAMPLES, Duration.ofSeconds(LONGEST_SECONDS))
        .ask(question, clinic.database(), budget());

    assertThat(none.prompts).isNotEmpty().noneMatch(prompt -> prompt.contains("Bruges"));
    assertThat(samples.prompts).anyMatch(prompt -> prompt.contains("Bruges"));
    assertThat(samples.prompts).noneMatch(prompt -> prompt.contains("password"));
  }

  @Test
  void ask_itFails_ourAnswerSaysSoOrThereIsNone() throws SQLException {
    for (RuntimeException failure :
        List.of(
            new ModelUnavailableException("the model plugged is away"),
            new IllegalStateException("with secret-4711"))) {
      Client client =
          new Client(
              () -> {
                throw failure;
              });
      QuestionReport report = pipeline(client, When.ALWAYS).ask(COUNT, clinic.database(), budget());
      assertThat(outcome(report)).isEqualTo("answer");
      assertThat(report.decision().notes())
          .singleElement()
          .satisfies(
              note ->
                  assertThat(note.message())
                      .startsWith("answered without a language model: the model plugged ")
                      .doesNotContain("secret"));
      assertThat(client.prompts).as("it is not asked again").hasSize(1);

      assertThatThrownBy(
              () -> pipeline(client, When.ALWAYS).ask(UNKNOWN, clinic.database(), budget()))
          .isInstanceOf(ModelUnavailableException.class)
          .hasMessageNotContaining("secret")
          .hasNoCause();
    }
  }

  @Test
  void cancel_itPaysNoHeed_isInterruptedAndTheQuestionEnds() throws Exception {
    CountDownLatch interrupted = new CountDownLatch(1);
    Client client = Client.blocking(interrupted);
    QuestionBudget budget = budget();
    CompletableFuture<Throwable> ended =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                pipeline(client, When.ALWAYS).ask(COUNT, clinic.database(), budget);
                return new AssertionError("it was answered");
              } catch (QuestionCancelledException | SQLException thrown) {
                return thrown;
              }
            });
    assertThat(client.asked.await(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
    budget.cancel();

    assertThat(ended.get(LONGEST_SECONDS, TimeUnit.SECONDS))
        .isInstanceOf(QuestionCancelledException.class);
    assertThat(interrupted.await(LONGEST_SECONDS, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void ask_itPaysNoHeedToItsTime_ourAnswerIsGivenWithoutIt() throws Exception {
    Client client = Client.blocking(new CountDownLatch(1));

    QuestionReport report =
        pipeline(client, When.ALWAYS, Values.NONE, Duration.ofMillis(200))
            .ask(COUNT, clinic.database(), budget());

    assertThat(outcome(report)).isEqualTo("answer");
    assertThat(report.decision().notes().get(0).message()).contains("was not done in 200 ms");
  }
}

package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.UncalibratedConfidence;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.inspection.Detectors;
import io.github.askjdbc.inspection.Inspector;
import io.github.askjdbc.llm.ConfiguredModel;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelLimits;
import io.github.askjdbc.llm.ModelName;
import io.github.askjdbc.llm.ModelProvider;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.ModelUse;
import io.github.askjdbc.llm.ModelUse.Effort;
import io.github.askjdbc.llm.ModelUse.Values;
import io.github.askjdbc.llm.ModelUse.When;
import io.github.askjdbc.llm.ReplyCache;
import io.github.askjdbc.llm.plugin.ModelPlugins;
import io.github.askjdbc.llm.plugin.PluggedInModels;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * A language model that somebody plugged in: a writer like any other, as the settings let it be.
 */
class PluggedInModelTest extends PipelineFixture {

  private static final int LONGEST_SECONDS = 60;
  private static final String RIGHT = "SELECT COUNT(*) FROM doctor";
  private static final String WRONG = "SELECT COUNT(*) FROM doctor WHERE id < 0";

  /** Does one thing with every request, then replies with SQL. */
  private static final class Client implements ModelClient {
    private final List<String> prompts = new CopyOnWriteArrayList<>();
    private final Runnable first;
    private final String sql;
    private final CountDownLatch asked = new CountDownLatch(1);

    Client(String sql, Runnable first) {
      this.sql = sql;
      this.first = first;
    }

    static Client writing(String sql) {
      return new Client(sql, () -> {});
    }

    /** Pays no heed to the question's budget. */
    static Client blocking(CountDownLatch interrupted) {
      return new Client(
          RIGHT,
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
      return "stub";
    }

    @Override
    public ModelReply reply(ModelRequest request, QuestionBudget budget) {
      prompts.add(request.whole());
      asked.countDown();
      first.run();
      return new ModelReply(sql, List.of());
    }
  }

  private static QuestionPipeline pipeline(Client client, When when, Values values, Duration time) {
    PipelineOptions options = options(10);
    ModelName name = new ModelName(ModelProvider.PLUGIN, client.id());
    ModelSettings settings =
        new ModelSettings(
            new ModelEndpoint(name, name.provider().url(), Optional.empty()),
            new ModelUse(when, values, Effort.LOW),
            new ModelLimits(time, Effort.LOW.tokens(), OptionalLong.empty(), 2),
            Optional.empty());
    PluggedInModels models =
        new PluggedInModels(new ModelPlugins(List.of(client), List.of()), System::nanoTime);
    return new QuestionPipeline(
        knowledge(),
        new Plugins(
            List.of(new EmbeddedGenerator(Optional.empty())),
            new Inspector(Detectors.installed(PipelineFixture.class.getClassLoader()))),
        new UncalibratedConfidence(),
        new PipelineOptions(
            options.policy(),
            1,
            options.functions(),
            options.tables(),
            options.maxCandidates(),
            List.of(),
            Optional.of(
                new ConfiguredModel(
                    settings,
                    () -> models.forQuestion(settings, UnaryOperator.identity()),
                    ReplyCache.keepingNone(System::nanoTime)))));
  }

  private static QuestionPipeline pipeline(Client client, When when) {
    return pipeline(client, when, Values.NONE, Duration.ofSeconds(LONGEST_SECONDS));
  }

  @Test
  void ask_when_saysWhichQuestionsReachIt() throws SQLException {
    Client never = Client.writing(RIGHT);
    pipeline(never, When.NEVER).ask(COUNT, clinic.database(), budget());
    Client unsure = Client.writing(RIGHT);
    pipeline(unsure, When.UNSURE).ask(COUNT, clinic.database(), budget());
    Client always = Client.writing(RIGHT);
    pipeline(always, When.ALWAYS).ask(COUNT, clinic.database(), budget());

    assertThat(never.prompts).isEmpty();
    assertThat(unsure.prompts).isEmpty();
    assertThat(always.prompts).hasSize(1);
  }

  @Test
  void ask_itWrites_itsSqlIsComparedWithOurs() throws SQLException {
    QuestionReport agreed =
        pipeline(Client.writing(RIGHT), When.ALWAYS).ask(COUNT, clinic.database(), budget());
    QuestionReport disputed =
        pipeline(Client.writing(WRONG), When.ALWAYS).ask(COUNT, clinic.database(), budget());

    assertThat(outcome(agreed)).isEqualTo("answer");
    assertThat(agreed.decision().notes())
        .anySatisfy(note -> assertThat(note.message()).startsWith("asked stub ("));
    assertThat(disputed.decision()).isInstanceOf(Decision.Abstention.class);
  }

  @Test
  void ask_values_saysWhetherItSeesCells() throws SQLException {
    Client none = Client.writing(RIGHT);
    pipeline(none, When.ALWAYS).ask(COUNT, clinic.database(), budget());
    Client samples = Client.writing(RIGHT);
    pipeline(samples, When.ALWAYS, Values.SAMPLES, Duration.ofSeconds(LONGEST_SECONDS))
        .ask(COUNT, clinic.database(), budget());

    assertThat(none.prompts).isNotEmpty().noneMatch(prompt -> prompt.contains("Bruges"));
    assertThat(samples.prompts).anyMatch(prompt -> prompt.contains("Bruges"));
    assertThat(samples.prompts).noneMatch(prompt -> prompt.contains("password"));
  }

  @Test
  void ask_itFails_ourAnswerSaysSoOrThereIsNone() throws SQLException {
    for (RuntimeException failure :
        List.of(
            new ModelUnavailableException("the model stub is away"),
            new IllegalStateException("with secret-4711"))) {
      Client client =
          new Client(
              RIGHT,
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
                      .startsWith("answered without a language model: the model stub ")
                      .doesNotContain("secret"));
      assertThat(client.prompts).as("it is not asked again").hasSize(1);
    }
  }

  @Test
  void ask_itFailsAndOursIsUnsure_isToldWithoutItsMessage() {
    Client client =
        new Client(
            RIGHT,
            () -> {
              throw new IllegalStateException("with secret-4711");
            });

    assertThatThrownBy(
            () ->
                pipeline(client, When.UNSURE)
                    .ask(
                        Question.of("Wie viele Patienten gibt es in Gent?"),
                        clinic.database(),
                        budget()))
        .isInstanceOf(ModelUnavailableException.class)
        .hasMessageContaining("the model stub failed with java.lang.IllegalStateException")
        .hasMessageNotContaining("secret")
        .hasNoCause();
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
    assertThat(report.decision().notes().get(0).message())
        .contains("was not done in the time that the question had for it");
  }
}

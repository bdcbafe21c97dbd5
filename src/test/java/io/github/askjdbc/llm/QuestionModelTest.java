package io.github.askjdbc.llm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.question.QuestionBudget;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What one question may cost a model. */
class QuestionModelTest {

  private static final ModelRequest REQUEST = new ModelRequest("How many?", 100);

  private final AtomicLong clock = new AtomicLong();
  private final List<Duration> given = new ArrayList<>();
  private final DailyTokens day = new DailyTokens(clock::get);

  @Test
  void reply_moreCallsThanTheEffortAllows_isUnavailable() {
    QuestionModel model = model(8_000, OptionalLong.empty());
    model.reply(REQUEST, budget());
    model.reply(REQUEST, budget());

    assertThatThrownBy(() -> model.reply(REQUEST, budget()))
        .isInstanceOf(ModelUnavailableException.class)
        .hasMessage("the model ollama:small may be asked 2 times a question; see ask.model.effort");
    assertThat(model.calls()).isEqualTo(2);
    assertThat(model.used()).isEqualTo(new TokenCount(20, 4));
  }

  @Test
  void reply_moreTokensThanAQuestionMayUse_isNotSent() {
    QuestionModel model = model(100, OptionalLong.empty());

    assertThatThrownBy(() -> model.reply(REQUEST, budget()))
        .hasMessageContaining("more than the 100 tokens that a question may use");
    assertThat(given).isEmpty();
  }

  @Test
  void reply_dayUsedUp_isUnavailableUntilItIsOver() {
    model(8_000, OptionalLong.of(110)).reply(REQUEST, budget());
    QuestionModel later = model(8_000, OptionalLong.of(110));

    assertThatThrownBy(() -> later.reply(REQUEST, budget()))
        .hasMessageContaining("ask.model.tokens-per-day");
    clock.addAndGet(Duration.ofDays(1).toNanos());
    assertThatCode(() -> later.reply(REQUEST, budget())).doesNotThrowAnyException();
  }

  @Test
  void reply_takesTime_questionsOwnTimeStandsStillAndTheModelsRuns() {
    QuestionModel model = model(8_000, OptionalLong.empty());
    QuestionBudget budget = budget();
    model.reply(REQUEST, budget);
    model.reply(REQUEST, budget);

    assertThat(budget.remaining()).isEqualTo(Duration.ofSeconds(10));
    assertThat(given).containsExactly(Duration.ofSeconds(30), Duration.ofSeconds(22));
    assertThat(model.waited()).isEqualTo(Duration.ofSeconds(16));
  }

  @Test
  void withTime_questionCancelled_isCancelledToo() {
    QuestionBudget budget = budget();
    QuestionBudget part = budget.withTime(Duration.ofSeconds(30));
    budget.cancel();
    assertThat(part.isCancelled()).isTrue();
  }

  private QuestionBudget budget() {
    return new QuestionBudget(clock::get, Duration.ofSeconds(10), 0);
  }

  /** A model that takes 8 s and 12 tokens for each reply. */
  private QuestionModel model(long tokens, OptionalLong perDay) {
    ModelName name = ModelName.of("ollama:small").orElseThrow();
    ModelClient client =
        new ModelClient() {
          @Override
          public String id() {
            return name.toString();
          }

          @Override
          public ModelReply reply(ModelRequest request, QuestionBudget budget) {
            given.add(budget.remaining());
            clock.addAndGet(Duration.ofSeconds(8).toNanos());
            return new ModelReply("NONE", List.of(), new TokenCount(10, 2), Optional.empty());
          }
        };
    ModelSettings settings =
        new ModelSettings(
            new ModelEndpoint(name, URI.create("http://localhost/v1"), Optional.empty()),
            new ModelUse(ModelUse.When.ALWAYS, ModelUse.Values.NONE, ModelUse.Effort.LOW),
            new ModelLimits(Duration.ofSeconds(30), tokens, perDay, 2),
            Optional.empty());
    return new QuestionModel(client, settings, day, clock::get);
  }
}

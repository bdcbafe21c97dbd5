package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.ApiKey;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelLimits;
import io.github.askjdbc.llm.ModelName;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelUse;
import io.github.askjdbc.question.QuestionBudget;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/** Clients of a stub. */
final class Endpoints {

  static final String KEY = "sk-canary-4711";

  private Endpoints() {}

  static ModelSettings settings(String model, String url, int parallel) {
    return new ModelSettings(
        new ModelEndpoint(
            ModelName.of(model).orElseThrow(),
            ModelEndpoint.url(url).orElseThrow(),
            Optional.of(new ApiKey(KEY))),
        new ModelUse(ModelUse.When.ALWAYS, ModelUse.Values.NONE, ModelUse.Effort.LOW),
        new ModelLimits(Duration.ofMinutes(1), 8_000, OptionalLong.empty(), parallel),
        Optional.empty());
  }

  static EndpointClient client(String model, String url) {
    return new ModelEndpoints(System::nanoTime).client(settings(model, url, 2));
  }

  static QuestionBudget budget(Duration time) {
    return new QuestionBudget(System::nanoTime, time, 0);
  }

  /** Ample for a reply of this machine. */
  static QuestionBudget budget() {
    return budget(Duration.ofMinutes(1));
  }
}

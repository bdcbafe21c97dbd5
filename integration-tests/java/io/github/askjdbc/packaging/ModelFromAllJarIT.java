package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.Speaks;
import java.net.URLClassLoader;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import java.util.function.LongSupplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The client of models under its names in the all-jar. */
class ModelFromAllJarIT {

  private static final String BASE = "io.github.askjdbc.";

  @ParameterizedTest
  @CsvSource({"openai:small, LOG_PROBABILITIES", "anthropic:large, JSON_SCHEMA"})
  void capabilities_isolatedAllJar_speaksWithAnEndpoint(String name, String capability)
      throws Exception {
    try (URLClassLoader loader = Jars.isolated(Jars.all());
        ModelStub stub = ModelStub.of(Speaks.says("Red"))) {
      Properties properties = new Properties();
      properties.setProperty("ask.model", name);
      properties.setProperty("ask.model.url", stub.url());
      Class<?> settings = loader.loadClass(BASE + "driver.Settings");
      Optional<?> model =
          (Optional<?>)
              settings
                  .getMethod("model")
                  .invoke(settings.getMethod("of", Properties.class).invoke(null, properties));
      LongSupplier clock = System::nanoTime;
      Object endpoints =
          loader
              .loadClass(BASE + "llm.endpoint.ModelEndpoints")
              .getConstructor(LongSupplier.class)
              .newInstance(clock);
      Object client =
          endpoints
              .getClass()
              .getMethod("client", model.orElseThrow().getClass())
              .invoke(endpoints, model.get());
      Class<?> budget = loader.loadClass(BASE + "question.QuestionBudget");
      Object found =
          client
              .getClass()
              .getMethod("capabilities", budget)
              .invoke(
                  client,
                  budget
                      .getConstructor(LongSupplier.class, Duration.class, int.class)
                      .newInstance(clock, Duration.ofMinutes(1), 0));

      assertThat(found).asString().contains(capability);
    }
  }
}

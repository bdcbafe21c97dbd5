package io.github.askjdbc.driver;

import io.github.askjdbc.llm.ApiKey;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelLimits;
import io.github.askjdbc.llm.ModelName;
import io.github.askjdbc.llm.ModelPrice;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelUse;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.WrittenNumber;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads the written values of settings that only models have. */
final class ModelSettingValues {

  private static final int MOST_DIGITS = 6;
  private static final int LONGEST_VARIABLE = 200;

  private ModelSettingValues() {}

  /** What a model is asked for, and what it may see. */
  private static ModelUse use(Settings settings) {
    return new ModelUse(
        choice(ModelUse.When.class, settings, Setting.MODEL_WHEN),
        choice(ModelUse.Values.class, settings, Setting.MODEL_VALUES),
        choice(ModelUse.Effort.class, settings, Setting.MODEL_EFFORT));
  }

  /** A model as the settings have it. */
  static ModelSettings of(ModelEndpoint endpoint, Settings settings) {
    ModelUse use = use(settings);
    return new ModelSettings(
        endpoint, use, limits(settings, use), price(settings.value(Setting.MODEL_PRICE)));
  }

  /** One that is plugged in, which no setting names. */
  static ModelSettings pluggedIn(ModelName name, Settings settings) {
    return of(new ModelEndpoint(name, name.provider().url(), Optional.empty()), settings);
  }

  private static ModelLimits limits(Settings settings, ModelUse use) {
    String tokens = settings.value(Setting.BUDGET_TOKENS);
    String day = settings.value(Setting.MODEL_TOKENS_PER_DAY);
    return new ModelLimits(
        SettingValues.duration(settings.value(Setting.BUDGET_MODEL)),
        tokens.isEmpty() ? use.effort().tokens() : Long.parseLong(tokens),
        day.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(day)),
        Integer.parseInt(settings.value(Setting.MODEL_PARALLEL)));
  }

  private static <E extends Enum<E>> E choice(Class<E> type, Settings settings, Setting setting) {
    return Enum.valueOf(type, settings.value(setting).toUpperCase(Locale.ROOT));
  }

  /** What is allowed, if the value is not. */
  static Optional<String> problem(SettingForm form, String value) {
    return switch (form) {
      case MODEL_NAME ->
          value.equals("none") || ModelName.of(value).isPresent()
              ? Optional.empty()
              : Optional.of(
                  "none, or a provider and what it calls the model, such as openai:gpt-5,"
                      + " anthropic:claude-sonnet-5, ollama:qwen2.5-coder, llama:local,"
                      + " gguf:/path/to/model.gguf or plugin:NAME");
      case ENDPOINT ->
          value.isEmpty() || ModelEndpoint.url(value).isPresent()
              ? Optional.empty()
              : Optional.of(ModelEndpoint.ALLOWED);
      case SECRET ->
          value.isEmpty() || ApiKey.isWellFormed(value)
              ? Optional.empty()
              : Optional.of(ApiKey.ALLOWED);
      case VARIABLE ->
          isVariable(value)
              ? Optional.empty()
              : Optional.of("the name of an environment variable, such as OPENAI_API_KEY");
      case PRICE ->
          value.isEmpty() || price(value).isPresent()
              ? Optional.empty()
              : Optional.of("two numbers, of a million tokens in and out, such as 0.25,1.25");
      default -> throw new IllegalArgumentException(form + " is no form of a model's settings");
    };
  }

  /** What tokens cost, if the value says it. */
  static Optional<ModelPrice> price(String value) {
    List<String> numbers = List.of(value.split(",", -1));
    return numbers.size() == 2
            && numbers.stream()
                .allMatch(
                    number -> WrittenNumber.isDecimal(number.strip(), MOST_DIGITS, MOST_DIGITS))
        ? Optional.of(
            new ModelPrice(Double.parseDouble(numbers.get(0)), Double.parseDouble(numbers.get(1))))
        : Optional.empty();
  }

  private static boolean isVariable(String value) {
    return value.length() <= LONGEST_VARIABLE
        && value.chars().allMatch(c -> Characters.isLetterOrNumber(c) || c == '_');
  }
}

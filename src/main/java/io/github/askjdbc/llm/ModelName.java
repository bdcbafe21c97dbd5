package io.github.askjdbc.llm;

import java.util.Optional;

/**
 * A model as {@code ask.model} names it, such as {@code openai:gpt-5} or {@code ollama:qwen2.5:7b}.
 *
 * @param model what its provider calls it
 */
public record ModelName(ModelProvider provider, String model) {

  private static final int LONGEST = 200;

  /** Reads what stands in a setting, if it is one. */
  public static Optional<ModelName> of(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      return Optional.empty();
    }
    String model = text.substring(colon + 1);
    boolean named =
        !model.isEmpty()
            && model.length() <= LONGEST
            && model.chars().allMatch(character -> character > ' ' && character < 0x7f);
    return named
        ? ModelProvider.named(text.substring(0, colon))
            .map(provider -> new ModelName(provider, model))
        : Optional.empty();
  }

  @Override
  public String toString() {
    return provider.id() + ":" + model;
  }
}

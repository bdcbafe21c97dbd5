package io.github.askjdbc.llm;

import java.util.Optional;

/**
 * A model as {@code ask.model} names it, such as {@code openai:gpt-5} or {@code ollama:qwen2.5:7b}.
 *
 * @param model what its provider calls it; of a GGUF its file, of a client that is plugged in its
 *     id
 */
public record ModelName(ModelProvider provider, String model) {

  private static final int LONGEST = 200;
  private static final int LONGEST_PATH = 1_000;

  /** Reads what stands in a setting, if it is one. */
  public static Optional<ModelName> of(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      return Optional.empty();
    }
    String model = text.substring(colon + 1);
    return ModelProvider.named(text.substring(0, colon))
        .filter(provider -> provider == ModelProvider.GGUF ? isPath(model) : isName(model))
        .map(provider -> new ModelName(provider, model));
  }

  private static boolean isName(String model) {
    return !model.isEmpty()
        && model.length() <= LONGEST
        && model.chars().allMatch(character -> character > ' ' && character < 0x7f);
  }

  private static boolean isPath(String model) {
    return !model.isBlank()
        && model.length() <= LONGEST_PATH
        && model.chars().noneMatch(Character::isISOControl);
  }

  @Override
  public String toString() {
    return provider.id() + ":" + model;
  }
}

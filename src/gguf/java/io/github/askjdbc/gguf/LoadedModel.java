package io.github.askjdbc.gguf;

import de.kherud.llama.InferenceParameters;
import de.kherud.llama.LlamaIterator;
import de.kherud.llama.LlamaModel;
import de.kherud.llama.ModelParameters;
import de.kherud.llama.Pair;
import io.github.askjdbc.gguf.Completion.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A model in this process, loaded by its first prompt. What it read of a prompt's start it keeps.
 */
final class LoadedModel {

  /** Holds a question's 8,000 tokens. */
  private static final int CONTEXT = 8192;

  /** Small, so that what was read stays where a reading is left. */
  private static final int BATCH = 256;

  /** As {@code Sampling} says to the questions that are told of it. */
  private static final float SOME_CHANCE = 0.7f;

  private final Path file;
  private Optional<LlamaModel> loaded = Optional.empty();

  LoadedModel(Path file) {
    this.file = file;
  }

  /**
   * @param left whether nobody waits any more
   */
  Completion complete(Prompt prompt, BooleanSupplier left) {
    try {
      LlamaModel model = model();
      String text = model.applyTemplate(messages(prompt));
      int tokens = model.encode(text).length;
      // beyond its context the library never comes to an end
      return tokens + prompt.maxTokens() > CONTEXT
          ? Completion.none(Outcome.TOO_LONG)
          : complete(model, parameters(text, prompt), tokens, left);
    } catch (RuntimeException | UnsatisfiedLinkError refused) {
      // the library's own exception, which cannot be named here
      return Completion.none(Outcome.FAILED);
    }
  }

  private static Completion complete(
      LlamaModel model, InferenceParameters parameters, int tokensIn, BooleanSupplier left) {
    StringBuilder text = new StringBuilder();
    int tokensOut = 0;
    LlamaIterator outputs = model.generate(parameters).iterator();
    while (outputs.hasNext()) {
      text.append(outputs.next().text);
      tokensOut++;
      if (left.getAsBoolean()) {
        outputs.cancel();
        return Completion.none(Outcome.CANCELLED);
      }
    }
    return new Completion(Outcome.DONE, text.toString(), tokensIn, tokensOut);
  }

  private static InferenceParameters messages(Prompt prompt) {
    return new InferenceParameters("")
        .setMessages(prompt.instructions(), List.of(new Pair<>("user", prompt.question())));
  }

  private static InferenceParameters parameters(String text, Prompt prompt) {
    InferenceParameters parameters =
        new InferenceParameters(text).setNPredict(prompt.maxTokens()).setCachePrompt(true);
    return prompt.seed() == Prompt.LIKELIEST
        ? parameters.setTemperature(0)
        : parameters.setTemperature(SOME_CHANCE).setSeed(prompt.seed());
  }

  private LlamaModel model() {
    if (loaded.isEmpty()) {
      loaded =
          Optional.of(
              new LlamaModel(
                  new ModelParameters()
                      .setModel(file.toString())
                      .setCtxSize(CONTEXT)
                      .setBatchSize(BATCH)
                      .setParallel(1)
                      .disableLog()));
    }
    return loaded.get();
  }
}

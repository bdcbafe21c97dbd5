package io.github.askjdbc.llm;

import java.util.function.Supplier;

/**
 * The language model that the settings of a connection name.
 *
 * @param questions makes a client for each question, within what the settings allow one
 * @param replies shared by all connections
 */
public record ConfiguredModel(
    ModelSettings settings, Supplier<QuestionModel> questions, ReplyCache replies) {

  /** The same, asked whatever others come to. */
  public ConfiguredModel examined() {
    ModelUse use = settings.use().reachedBy(ModelUse.When.EXAM);
    return new ConfiguredModel(
        new ModelSettings(settings.endpoint(), use, settings.limits(), settings.price()),
        questions,
        replies);
  }

  /** For one question; sends nothing before it is asked. */
  public AskedModel forQuestion() {
    return new AskedModel(settings, questions.get(), replies);
  }
}
